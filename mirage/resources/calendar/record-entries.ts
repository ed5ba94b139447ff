import { addDays } from '#machines/time/days.ts'
import { readingAt, wallAt } from '#machines/time/occurrences.ts'
import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import { toDateTime } from '../../clock.ts'
import type { ResourceRecord } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'
import { textOf } from '../engine/values.ts'
import { audienceOf, audiences, type SetFields } from '../results/audiences.ts'
import { dayEntry, listed, touches, type EntryOrder } from './entry.ts'

const active = 1
const ukClock = 'Europe/London'
const halfHour = 30 * 60_000

/** Whether a filter by centre leaves a record that names one. */
const isOfCentre = (centreId: unknown, { filters: { centreIds } }: EntryOrder): boolean =>
  !centreIds || centreIds.some((id) => id === centreId)

/** The teaching dates of intakes. */
export const teachingEntries = ({ store, range, changesOf }: EntryOrder): CalendarEntry[] =>
  store
    .records('Intake')
    .where(({ status }) => status === active)
    .flatMap(({ id, fields }) => {
      const { intakeName, teachingDates } = fields as FieldsOf<'Intake'>
      return teachingDates
        .filter(({ startDate, endDate }) => touches(range, startDate, endDate))
        .map(({ teachingDateId = 0, teachingDateName, startDate, endDate }) =>
          dayEntry({
            source: 'teachingDates',
            key: `intake-${id}.${teachingDateId}`,
            title: teachingDateName,
            label: 'Teaching',
            detail: intakeName,
            startDate,
            endDate,
            sequence: changesOf('Intake', id),
            resource: 'Intake',
            recordId: id,
          }),
        )
    })

/** The half hour from an instant on (as on the wire), by the clock of the provider. */
function ukTimes(at: string) {
  const instant = Date.parse(`${at.slice(0, 19).replace(' ', 'T')}Z`)
  const start = wallAt(instant, readingAt(instant, ukClock)?.offset ?? 0)
  const end = wallAt(instant + halfHour, readingAt(instant + halfHour, ukClock)?.offset ?? 0)
  return {
    isAllDay: 0 as const,
    startDate: start.date,
    endDate: end.date,
    startTime: start.time,
    endTime: end.time,
    timezoneName: 'UK Time',
    startsAt: toDateTime(instant),
    endsAt: toDateTime(instant + halfHour),
  }
}

/** When each audience sees results; people see their own. */
export function releaseEntries({ store, range, filters, changesOf }: EntryOrder): CalendarEntry[] {
  // Where staff ask for centres, what centres see.
  const own = audienceOf(store.user.contactType) ?? (filters.centreIds && audienceOf('CENTER'))
  const { examBlockId, testBlockId } = filters
  return store.scoped('ResultSet').flatMap(({ id, fields, status }) => {
    const set = fields as SetFields
    if (examBlockId !== undefined && set.examBlockId !== examBlockId) return []
    if (testBlockId !== undefined && set.testBlockId !== testBlockId) return []
    return audiences.flatMap(([audience, time, flag]): CalendarEntry[] => {
      const at = set[time]
      if (at === undefined || (own !== undefined && (audience !== own || (set[flag] ?? 1) === 0))) return []
      const times = ukTimes(at)
      if (!touches(range, times.startDate, times.endDate)) return []
      return [
        {
          source: 'results',
          key: `results-${id}.${audience.toLowerCase()}`,
          title: `${set.resultSetName}: ${audience.toLowerCase()}`,
          label: 'Release of results',
          ...times,
          state: status === 2 ? 'Tentative' : 'Confirmed',
          sequence: changesOf('ResultSet', id),
          resource: 'ResultSet',
          recordId: id,
        },
      ]
    })
  })
}

const dueOn = (day: unknown, { range }: EntryOrder): string | null => {
  const due = textOf(day)
  return due !== '' && touches(range, due, due) ? due : null
}

/** An entry of the one day on which something about a record is due. */
const dueEntry = (
  record: ResourceRecord,
  day: string,
  entry: Pick<CalendarEntry, 'source' | 'key' | 'title' | 'label' | 'resource' | 'sequence'> & { readonly detail: string },
): CalendarEntry => {
  const { detail, ...rest } = entry
  return dayEntry({ ...rest, ...(detail !== '' && { detail }), startDate: day, endDate: day, recordId: record.id })
}

const closedLeads: readonly (number | string)[] = ['Converted', 'Lost']

/** The days on which staff follow leads up. */
export const followUpEntries = (order: EntryOrder): CalendarEntry[] =>
  listed('Lead', order.store).flatMap((record) => {
    const { followUpOn, fullName, firstName, centreId } = record.fields
    const day = dueOn(followUpOn, order)
    if (day === null || closedLeads.includes(record.status) || !isOfCentre(centreId, order)) return []
    return dueEntry(record, day, {
      source: 'followUps',
      key: `lead-${record.id}`,
      title: textOf(fullName ?? firstName),
      label: 'Follow-up',
      detail: centreId === undefined ? '' : order.store.named('Centre', Number(centreId)),
      resource: 'Lead',
      sequence: order.changesOf('Lead', record.id),
    })
  })

const withOffer: readonly (number | string)[] = ['Conditional', 'Unconditional']

/** The days until which students reply to offers. */
export const replyEntries = (order: EntryOrder): CalendarEntry[] =>
  listed('DirectPlacement', order.store).flatMap((record) => {
    const { replyBy, placementName, reply, centreId, studentId } = record.fields
    const day = dueOn(replyBy, order)
    const isOpen = withOffer.includes(record.status) && (reply === undefined || reply === 'None')
    if (day === null || !isOpen || !isOfCentre(centreId, order)) return []
    return dueEntry(record, day, {
      source: 'replyDates',
      key: `placement-${record.id}`,
      title: textOf(placementName),
      label: 'Reply to an offer',
      detail: order.store.named('Student', Number(studentId)),
      resource: 'DirectPlacement',
      sequence: order.changesOf('DirectPlacement', record.id),
    })
  })

/** The days on which operations of centres are due. */
export const operationEntries = (order: EntryOrder): CalendarEntry[] =>
  listed('CenterOperation', order.store).flatMap((record) => {
    const { dueOn: due, title, operationType, centreId } = record.fields
    const day = dueOn(due, order)
    if (day === null || record.status === 'Done' || !isOfCentre(centreId, order)) return []
    return dueEntry(record, day, {
      source: 'operations',
      key: `operation-${record.id}`,
      title: textOf(title),
      label: textOf(operationType),
      detail: order.store.named('Centre', Number(centreId)),
      resource: 'CenterOperation',
      sequence: order.changesOf('CenterOperation', record.id),
    })
  })

/** The messages that go out at a time. */
export const messageEntries = ({ store, range, changesOf }: EntryOrder): CalendarEntry[] =>
  listed('Communication', store).flatMap(({ id, fields, status }): CalendarEntry[] => {
    const at = textOf(fields['scheduledAt'])
    if (at === '' || status !== 'Scheduled') return []
    const times = ukTimes(at)
    if (!touches(range, times.startDate, times.endDate)) return []
    return [
      {
        source: 'messages',
        key: `message-${id}`,
        title: textOf(fields['communicationName']),
        label: 'Scheduled message',
        ...times,
        state: 'Confirmed',
        sequence: changesOf('Communication', id),
        resource: 'Communication',
        recordId: id,
      },
    ]
  })

/** A day more at each end. */
export const widened = ({ from, to }: EntryOrder['range']): EntryOrder['range'] => ({ from: addDays(from, -1), to: addDays(to, 1) })
