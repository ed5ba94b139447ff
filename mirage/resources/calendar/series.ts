import { addDays } from '#machines/time/days.ts'
import { daysOfSeries } from '#machines/time/recurrence.ts'
import type { OccurrenceRequest } from '#openapi/generated/schema.d.ts'
import type { ResourceRecord } from '../../models.ts'
import { checkedDraft } from '../engine/calls.ts'
import { refuse } from '../engine/refusal.ts'
import type { Fields } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { insertRecord, updateRecord } from '../engine/write.ts'
import { eventFields } from './event-times.ts'

/**
 * Makes an event of its own of one occurrence of a series, or of that one and all later ones. It keeps their numbers, so that a
 * calendar program changes what it has instead of adding to it.
 * @returns the id of the new event
 */
export function takeOut(
  series: ResourceRecord,
  { occurrence, appliesTo, event, requestId }: OccurrenceRequest,
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
  const remember = (recordId: number) =>
    store.db.createRequests.insert({ resource: 'Event', userId: store.user.id, requestId, recordId }).recordId
  // The first one and all later ones are the whole series.
  if (!isAlone && index === 0) {
    updateRecord(service, series, checkedDraft(service, body, 'requestId', series, store), { act: 'updated' }, store)
    return remember(series.id)
  }
  const draft = checkedDraft(service, body, 'requestId', null, store)
  const kept = {
    seriesId,
    firstOccurrence: firstOccurrence + index,
    sequence: sequence + 1,
    ...(!isAlone && { leftOut: leftOut.filter((day) => day > occurrence) }),
  }
  const rest = isAlone ? { leftOut: [...leftOut, occurrence].toSorted() } : { recurUntil: addDays(occurrence, -1) }
  const act = isAlone ? 'occurrence changed' : 'later occurrences changed'
  const record = insertRecord(service, { fields: { ...draft.fields, ...kept }, status: series.status, record: null }, { act }, store)
  updateRecord(service, series, { fields: { ...fields, ...rest }, status: series.status, record: series }, { act }, store)
  return remember(record.id)
}
