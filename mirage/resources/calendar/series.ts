import { addDays, daysBetween } from '#machines/time/days.ts'
import { daysOfSeries } from '#machines/time/recurrence.ts'
import type { OccurrenceRequest } from '#openapi/generated/schema.d.ts'
import type { Day, ResourceRecord } from '../../models.ts'
import { checkedDraft } from '../engine/calls.ts'
import { refuse } from '../engine/refusal.ts'
import type { Fields } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { insertRecord, updateRecord } from '../engine/write.ts'
import { eventFields, type EventFields } from './event-times.ts'
import { eventStatus } from './events.ts'

const { active, cancelled } = eventStatus

/** The unchanged fields of an occurrence of a series, or of it and those that follow. */
function asItStands(fields: EventFields, occurrence: Day, isAlone: boolean): { readonly fields: Fields } {
  const { recurrence, recurUntil, leftOut: _days, cancelledOn: _on, startDate, endDate, ...rest } = fields
  const days = { startDate: occurrence, endDate: addDays(occurrence, daysBetween(startDate, endDate)) }
  return { fields: { ...rest, ...days, ...(!isAlone && { recurrence, recurUntil }) } }
}

/**
 * Makes an event of its own of one occurrence of a series, or of that one and all later ones. It keeps their numbers, so that a
 * calendar program changes what it has instead of adding to it.
 * @returns the id of the new event
 */
export function takeOut(
  series: ResourceRecord,
  { occurrence, appliesTo, isCancelled = 0, event = {}, requestId }: OccurrenceRequest,
  store: PersonalStore,
): number {
  const service = store.services.Event
  const before = store.db.createRequests.findBy(
    (one) => one.resource === 'Event' && one.userId === store.user.id && one.requestId === requestId,
  )
  if (before) return before.recordId
  const fields = eventFields(series)
  const { recurrence, leftOut = [], seriesId = series.id, firstOccurrence = 0, sequence = 0 } = fields
  const index = recurrence === undefined || leftOut.includes(occurrence) ? -1 : daysOfSeries(fields).indexOf(occurrence)
  if (index < 0) return refuse('This day is no longer part of the series.')
  const isAlone = appliesTo === 'this'
  const { recurrence: _rhythm, recurUntil: _until, ...alone } = Object(event) as Fields
  const body = { requestId, ...(isAlone ? alone : (Object(event) as Fields)) }
  if (isCancelled === 1 && series.status !== active) return refuse('Only an active event is cancelled.')
  const remember = (recordId: number) =>
    store.db.createRequests.insert({ resource: 'Event', userId: store.user.id, requestId, recordId }).recordId
  // The first one and all later ones are the whole series.
  if (!isAlone && index === 0) {
    const draft =
      isCancelled === 1 ? { fields, status: cancelled, record: series } : checkedDraft(service, body, 'requestId', series, store)
    updateRecord(service, series, draft, { act: isCancelled === 1 ? 'cancelled' : 'updated' }, store)
    return remember(series.id)
  }
  const draft = isCancelled === 1 ? asItStands(fields, occurrence, isAlone) : checkedDraft(service, body, 'requestId', null, store)
  const kept = {
    seriesId,
    firstOccurrence: firstOccurrence + index,
    sequence: sequence + 1,
    ...(!isAlone && { leftOut: leftOut.filter((day) => day > occurrence) }),
  }
  const rest = isAlone ? { leftOut: [...leftOut, occurrence].toSorted() } : { recurUntil: addDays(occurrence, -1) }
  const act = `${isAlone ? 'occurrence' : 'later occurrences'} ${isCancelled === 1 ? 'cancelled' : 'changed'}`
  const status = isCancelled === 1 ? cancelled : series.status
  const record = insertRecord(service, { fields: { ...draft.fields, ...kept }, status, record: null }, { act }, store)
  updateRecord(service, series, { fields: { ...fields, ...rest }, status: series.status, record: series }, { act }, store)
  return remember(record.id)
}
