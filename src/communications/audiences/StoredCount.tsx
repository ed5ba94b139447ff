import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { CountPanel } from '../CountPanel.tsx'

/** On the page of an audience: whom it reaches now. */
export function StoredCount() {
  const { record } = useShownRecord()
  return <CountPanel counted={{ audienceId: Number(record.id) }} />
}
