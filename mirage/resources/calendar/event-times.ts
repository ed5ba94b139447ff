import { eventDays as daysOfEvent, eventTimeErrors, timeFields, type EventDay } from '#machines/time/event-times.ts'
import { countedReading, occurrences, zoneIdOf } from '#machines/time/occurrences.ts'
import type { Day } from '../../models.ts'
import type { Breach, FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'

export type { EventDay } from '#machines/time/event-times.ts'

/** An event as it is stored: what is sent, and what the server keeps beside it. */
export type EventFields = FieldsOf<'Event'> & {
  readonly seriesId?: number
  readonly firstOccurrence?: number
  readonly leftOut?: readonly Day[]
  readonly sequence?: number
  readonly cancelledOn?: Day
}

/** The fields of an event, which the contract has checked. */
export const eventFields = ({ fields }: { readonly fields: object }) => fields as EventFields

/** The days of an event that are not events of their own; their numbers count on from those of the series that it was taken from. */
export const eventDays = (fields: EventFields): readonly EventDay[] =>
  daysOfEvent(fields).map((day) => ({ ...day, index: day.index + (fields.firstOccurrence ?? 0) }))

const zoneName = ({ timezoneId }: EventFields, store: Pick<Store, 'named'>): string =>
  timezoneId === undefined ? '' : store.named('Timezone', timezoneId)

/** The clock (IANA identifier) of an event's zone; null for an event of whole days. */
export const clockOf = (fields: EventFields, store: Pick<Store, 'named'>): string | null =>
  fields.isAllDay === 1 ? null : zoneIdOf(zoneName(fields, store))

/** When a wall time of an event is; null for whole days, and where the clock is unknown. */
export const instantAt = (day: Day, time: string | undefined, clock: string | null): number | null => {
  const found = time === undefined || clock === null ? null : occurrences(day, time, clock)
  return found && countedReading(found).instant
}

/** The rules over the days and times of an event, one for each field that they speak of. */
export const timeChecks = timeFields.map((field) => (fields: EventFields, store: Pick<Store, 'named'>): Breach | null => {
  const text = eventTimeErrors(fields, zoneName(fields, store)).get(field)
  return text === undefined ? null : [field, text]
})
