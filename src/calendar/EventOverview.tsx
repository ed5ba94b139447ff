import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Download, Pencil } from 'lucide-react'
import { css } from 'styled-system/css'
import { useSearch } from 'wouter'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import { addDays, daysBetween } from '#machines/time/days.ts'
import { entriesFile } from '#machines/time/entries-file.ts'
import { shownIn } from '#machines/calendar/shown-entries.ts'
import { useServices } from '#src/api/services.tsx'
import { definitionsOf } from '#src/resources/view/FieldParts.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { formatCivil, isCivil, namedDate } from '#src/time/civil-date.ts'
import { machineZone, zoneOf } from '#src/time/reader-zone.ts'
import { zoneIdOf } from '#machines/time/occurrences.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { saveFile } from '#src/ui/kit/save-file.ts'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { readCalendarAddress } from './calendar-address.ts'
import { calendarQuery } from './calendar-query.ts'
import { daysOfEvent } from './event-days.ts'
import { whenText } from './entry-look.tsx'
import { eventTexts as texts } from './event-texts.ts'

/** Fields that are shown if they have a value. */
const further = ['location', 'meetingUrl', 'description', 'contactTypes', 'centreIds', 'contactGroupIds', 'countryIds', 'reminderMinutes']

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** When an event is, in its zone and the reader's, where, and for whom; one of a series by the day that the address names. */
export function EventOverview() {
  const { record, page } = useShownRecord()
  const { api, codec, clock } = useServices()
  const said = new URLSearchParams(useSearch()).get('on') ?? ''
  const days = daysOfEvent(record)
  const on =
    isCivil(said) && days.includes(said)
      ? said
      : (days.find((day) => day >= clock.today()) ?? days.at(-1) ?? text(record.fields['startDate']))
  const length = daysBetween(text(record.fields['startDate']), text(record.fields['endDate']))
  const all = readCalendarAddress('', codec, on)
  const read = useQuery(calendarQuery(api, codec, { from: on, to: addDays(on, length) }, all, page.contactType === 'NCUK'))
  const rhythm = record.fields['recurrence']
  const shown = { rules: event, record, cells: {}, linkTo: page.linkTo }
  const editHref = `${page.paths.edit(page.pathId ?? '')}?on=${on}`
  return (
    <ReadResult read={read}>
      {(entries) => {
        const own = entries.filter(
          ({ resource, recordId, startDate }) => resource === 'Event' && String(recordId) === record.id && startDate === on,
        )
        const [entry] = own
        const ownZone = entry?.timezoneName === undefined ? null : zoneOf(zoneIdOf(entry.timezoneName) ?? '')
        const reader = machineZone()
        const when = (zone: typeof reader) => {
          const inZone = entry && shownIn(entry, zone)
          return inZone ? `${inZone.first === inZone.last ? `${namedDate(inZone.first)}, ` : ''}${whenText(inZone)}` : ''
        }
        const download = () =>
          saveFile(`${record.name}.ics`, 'text/calendar;charset=utf-8', entriesFile(own, { name: record.name, now: clock.now() }))
        return (
          <div className={css({ display: 'grid', gap: '5' })}>
            <DefinitionList
              look="columns"
              entries={[
                ...(ownZone === null
                  ? [{ id: 'when', label: texts.when, value: entry ? when(reader) : formatCivil(on) }]
                  : [
                      { id: 'own', label: texts.own(ownZone.name), value: when(ownZone) },
                      { id: 'yours', label: texts.yours(reader.name), value: when(reader) },
                    ]),
                ...(typeof rhythm === 'string'
                  ? [
                      {
                        id: 'rhythm',
                        label: event.fields.recurrence.label,
                        value: texts.repeats(rhythm, formatCivil(text(record.fields['recurUntil']))),
                      },
                    ]
                  : []),
                ...definitionsOf(
                  shown,
                  further.filter((name) => record.fields[name] !== undefined),
                ),
              ]}
            />
            <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
              <Button icon={<Download size={16} aria-hidden />} isSoftDisabled={own.length === 0} onClick={download}>
                {texts.download}
              </Button>
              <LinkButton href={`${page.paths.list}?day=${on}`} icon={<CalendarDays size={16} aria-hidden />}>
                {texts.calendar}
              </LinkButton>
              {typeof rhythm === 'string' && page.can('Modify') && record.status !== -1 && (
                <LinkButton href={editHref} icon={<Pencil size={16} aria-hidden />}>
                  {texts.change(formatCivil(on))}
                </LinkButton>
              )}
            </span>
          </div>
        )
      }}
    </ReadResult>
  )
}
