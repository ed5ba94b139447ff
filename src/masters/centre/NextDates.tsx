import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { nextDates, type NextDate } from '#machines/masters/next-dates.ts'
import { addDays } from '#machines/time/days.ts'
import { useServices } from '#src/api/services.tsx'
import { calendarEntriesQuery } from '#src/resources/calendar/calendar-entries.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { createRecordService } from '#src/resources/record-service.ts'
import type { LazyRelated } from '#src/resources/view/lazy-related.tsx'
import { ReadPart } from '#src/resources/view/overview/overview-parts.tsx'
import { relatedRecordsOf } from '#src/resources/view/related-records.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { masterTexts as texts } from '../texts.ts'
import { chosenIn } from './chosen-dates.ts'

/** How far the panel looks ahead, and how much it shows. */
const days = 183
const count = 5

const none: ReadonlyMap<string, ReadonlySet<number>> = new Map()

/** The sources of the calendar that concern a centre. */
const sources = ['examBlocks', 'testBlocks', 'academicDates', 'teachingDates', 'results', 'operations'].join(',')

/** What comes next for the centre: of the blocks and intakes that it has chosen, once it has chosen some; and the end of its contract. */
export function NextDates({ selections }: { readonly selections: LazyRelated }) {
  const { api, codec, clock, queryClient } = useServices()
  const { record, page } = useShownRecord()
  const today = clock.today()
  const until = addDays(today, days)
  const maySee = page.listTo('Event') !== null
  const read = useQuery({
    ...calendarEntriesQuery(api, codec, { from: today, to: until, sources, centreIds: record.id }),
    enabled: maySee,
  })
  const chosen = useQuery({
    queryKey: ['records', 'CentreSelection', 'list', { chosenBy: record.id }],
    queryFn: async () => {
      const { rules, by } = await selections.load()
      const service = createRecordService(rules, api, codec)
      // The same query as the tab of selections begins with, which the count of the tab has already sent.
      const first = await queryClient.fetchQuery(recordListQuery(rules, service, relatedRecordsOf(record.id, { by })))
      if (first.rows.length === first.total) return chosenIn(first.rows)
      const all = recordListQuery(rules, service, { ...allRecords, filters: { [by]: [record.id] } })
      return chosenIn((await queryClient.fetchQuery(all)).rows)
    },
    enabled: maySee && page.listTo('CentreSelection') !== null,
  })
  if (!maySee) return null
  // Until its selections are known the dates would be those of all centres.
  const isWaiting = chosen.isLoading
  const end = record.fields['contractEnd']
  const contract: readonly NextDate[] =
    typeof end === 'string' && end >= today && end <= until
      ? [{ key: 'contract', day: end, title: texts.contractEnds, edge: null, resource: '', recordId: '' }]
      : []
  return (
    <section className={css({ pt: '5', borderTopWidth: '1px', borderColor: 'border.default' })}>
      <h2 className={css({ textStyle: 'bodyStrong', mb: '2' })}>{texts.nextDates}</h2>
      {isWaiting ? (
        <SkeletonLines count={3} />
      ) : (
        <ReadPart read={read}>
          {(entries) => {
            const dates = [...nextDates(entries, { today, chosen: chosen.data ?? none, count }), ...contract]
              .toSorted((one, other) => one.day.localeCompare(other.day))
              .slice(0, count)
            if (dates.length === 0) return <p className={css({ color: 'fg.muted' })}>{texts.noNextDates}</p>
            return (
              <ul aria-label={texts.nextDates}>
                {dates.map((date) => (
                  <Day key={date.key} date={date} href={date.resource === '' ? null : page.linkTo(date.resource, date.recordId)} />
                ))}
              </ul>
            )
          }}
        </ReadPart>
      )}
    </section>
  )
}

const line = css({ display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', gap: '2', py: '1', overflowWrap: 'anywhere' })

function Day({ date: { day, title, edge }, href }: { readonly date: NextDate; readonly href: string | null }) {
  const words = edge === null ? title : `${title} ${edge}`
  return (
    <li className={line}>
      <time dateTime={day} className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
        {formatCivil(day)}
      </time>
      <span>{href === null ? words : <TextLink href={href}>{words}</TextLink>}</span>
    </li>
  )
}
