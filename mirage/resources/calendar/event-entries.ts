import { addDays } from '#machines/time/days.ts'
import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import { toDateTime } from '../../clock.ts'
import type { ResourceRecord } from '../../models.ts'
import { inWords } from '../engine/words.ts'
import { touches, type EntryOrder } from './entry.ts'
import { clockOf, eventDays, eventFields, instantAt, type EventDay } from './event-times.ts'

/** How long a cancelled event is still shown, struck through. */
const shownCancelled = 14
const states = { '2': 'Tentative', '1': 'Confirmed', '-1': 'Cancelled' } as const

const stateOf = (status: number | string): CalendarEntry['state'] => states[String(status) as keyof typeof states]

/** Identifies one occurrence for good: by the series that it came from, and its number in that. */
export const keyOf = (id: number, seriesId: number | undefined, { index }: EventDay): string => `event-${seriesId ?? id}.${index}`

/** Where an event takes place, and which countries a holiday is for. */
function detailOf(record: ResourceRecord, { store }: EntryOrder): string {
  const { location = '', countryIds = [] } = eventFields(record)
  const { countryIds: rules } = store.services.Event.rules.fields
  return [location, countryIds.length > 0 && rules ? inWords(rules, countryIds, store) : ''].filter(Boolean).join(', ')
}

function entriesOf(record: ResourceRecord, order: EntryOrder): CalendarEntry[] {
  const { store, range } = order
  const fields = eventFields(record)
  const { startTime, endTime, cancelledOn } = fields
  if (record.status === -1 && cancelledOn !== undefined && addDays(cancelledOn, shownCancelled) < store.today) return []
  const clock = clockOf(fields, store)
  const detail = detailOf(record, order)
  return eventDays(fields)
    .filter(({ startDate, endDate }) => touches(range, startDate, endDate))
    .map((day): CalendarEntry => {
      const [start, end] = [instantAt(day.startDate, startTime, clock), instantAt(day.endDate, endTime, clock)]
      return {
        source: fields.eventType === 'Holiday' ? 'holidays' : 'events',
        key: keyOf(record.id, fields.seriesId, day),
        title: fields.eventName,
        label: fields.eventType,
        ...(detail !== '' && { detail }),
        isAllDay: fields.isAllDay,
        startDate: day.startDate,
        endDate: day.endDate,
        ...(startTime !== undefined && { startTime }),
        ...(endTime !== undefined && { endTime }),
        ...(fields.timezoneId !== undefined && { timezoneName: store.named('Timezone', fields.timezoneId) }),
        ...(start !== null && { startsAt: toDateTime(start) }),
        ...(end !== null && { endsAt: toDateTime(end) }),
        state: stateOf(record.status),
        sequence: fields.sequence ?? 0,
        resource: 'Event',
        recordId: record.id,
        recurs: fields.recurrence === undefined ? 0 : 1,
      }
    })
}

/** The occurrences of events, and of holidays, that touch a range of days. */
export function eventEntries(order: EntryOrder): CalendarEntry[] {
  const { store, filters } = order
  const { eventTypes, centreIds, examBlockId, testBlockId } = filters
  if (examBlockId !== undefined || testBlockId !== undefined) return []
  return store.scoped('Event').flatMap((record) => {
    const { eventType, centreIds: own = [] } = eventFields(record)
    if (eventTypes && !eventTypes.includes(eventType)) return []
    // An event that names no centre is for all of them.
    if (centreIds && own.length > 0 && !own.some((id) => centreIds.includes(id))) return []
    return entriesOf(record, order)
  })
}
