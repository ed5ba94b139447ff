import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { paths } from '#machines/access/paths.ts'
import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { civilOf, formatCivil } from '#src/time/civil-date.ts'
import { LinkButton, TextLink } from '#src/ui/navigation/link.tsx'
import { newRequestPath } from '../../request-address.ts'
import { wizardTexts } from '../texts.ts'

const texts = wizardTexts.requests

interface SelectionRequestsProps {
  /** Null while there is no selection to ask for. */
  readonly selectionId: number | null
  readonly code: 233 | 235 | 236
  readonly mayList: boolean
  /** The address to which a new request leads back; null where none can be made. */
  readonly newFrom: string | null
}

const row = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: '3',
  rowGap: '1',
  px: '4',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  _first: { borderTopWidth: '0' },
})

/** The days of a teaching date that is asked for; empty where there are none. */
function daysOf(teachingDate: unknown): string {
  const { startDate, endDate } = Object(teachingDate)
  const [from, to] = [civilOf(startDate), civilOf(endDate)]
  return from !== null && to !== null ? `${formatCivil(from)} – ${formatCivil(to)}` : ''
}

/** What the centre has asked for beyond what it may choose, and the way to ask. */
export function SelectionRequests({ selectionId, code, mayList, newFrom }: SelectionRequestsProps) {
  const { service, codec } = useRecords(customRequest)
  const heading = useId()
  const key = codec.encrypt(String(selectionId))
  const filters = {
    centreSelectionId: [String(selectionId)],
    requestCode: [String(code)],
  }
  const read = useQuery({
    ...recordListQuery(customRequest, service, { ...allRecords, filters }),
    enabled: selectionId !== null && mayList,
  })
  if (selectionId === null || key === null) return <p className={css({ color: 'fg.muted' })}>{texts.notBegun}</p>
  return (
    <section aria-labelledby={heading} className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
      <h3 id={heading} className={css({ textStyle: 'h3' })}>
        {texts.title[code]}
      </h3>
      {!mayList && <p className={css({ color: 'fg.muted' })}>{texts.hidden}</p>}
      {mayList && (
        <ReadResult read={read}>
          {({ rows }) =>
            rows.length === 0 ? (
              <p className={css({ color: 'fg.muted' })}>{texts.none}</p>
            ) : (
              <ul
                className={css({
                  width: 'full',
                  borderWidth: '1px',
                  borderColor: 'border.default',
                  rounded: 'md',
                })}
              >
                {rows.map(({ id, name, status, fields }) => (
                  <li key={id} className={row}>
                    <TextLink href={`${paths.customRequests}/view/${codec.encrypt(id) ?? ''}`}>{name}</TextLink>
                    <RecordStatus rules={customRequest} status={status} />
                    <p
                      className={css({
                        gridColumn: '1 / -1',
                        color: 'fg.muted',
                        overflowWrap: 'anywhere',
                      })}
                    >
                      {String(fields['reason'])}
                    </p>
                    {code === 236 && (
                      <p className={css({ gridColumn: '1 / -1', fontVariantNumeric: 'tabular-nums' })}>{daysOf(fields['teachingDate'])}</p>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </ReadResult>
      )}
      {newFrom !== null && (
        <LinkButton href={newRequestPath(code, key, newFrom)} icon={<Plus size={16} aria-hidden />}>
          {texts.create[code]}
        </LinkButton>
      )}
    </section>
  )
}
