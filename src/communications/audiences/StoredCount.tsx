import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { CountPanel } from '../CountPanel.tsx'
import { recipientCountQuery } from '../recipient-count.ts'

/** On the page of an audience: whom it reaches now. */
export function StoredCount() {
  const { record } = useShownRecord()
  return <CountPanel counted={{ audienceId: Number(record.id) }} />
}

/** How many people the audience reaches. */
export const countPeople: TabCounter = async ({ id }, { api, queryClient }) =>
  (await queryClient.fetchQuery(recipientCountQuery(api, { audienceId: Number(id) }))).count
