import { css } from 'styled-system/css'
import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { SelectionRequests } from './wizard/steps/SelectionRequests.tsx'

const codes = [233, 235, 236] as const

/** What the centre asked for in its steps beyond what it could choose; for those who may see requests. */
export function SelectionAsked() {
  const { record, page } = useShownRecord()
  if (page.listTo(customRequest.name) === null) return null
  return (
    <div className={css({ display: 'grid', gap: '5', mt: '7' })}>
      {codes.map((code) => (
        <SelectionRequests key={code} selectionId={Number(record.id)} code={code} mayList newFrom={null} />
      ))}
    </div>
  )
}
