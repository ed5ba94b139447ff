import { addDays, daysBetween } from '#machines/time/days.ts'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import { ok } from '../../contract.ts'
import type { ResourceRecord } from '../../models.ts'
import { standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { refuse } from '../engine/refusal.ts'
import { serveResource, type Writing } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { isSame, textOf } from '../engine/values.ts'
import { contactFields } from '../people/contacts.ts'
import { isMemberOf, type GroupFields } from '../people/contact-groups.ts'
import { entriesFor } from './entries.ts'
import { timeChecks, type EventFields } from './event-times.ts'
import { rangeOf, filtersOf } from './ranges.ts'
import { eventSeeds } from './seeds/events.ts'

export const eventStatus = { draft: 2, active: 1, cancelled: -1 } as const

/** Whom an event is for: a person by kind, and where it names centres, groups or countries, by these. */
interface Reached {
  readonly contactType: string
  readonly contactId: number
  readonly centreId: number | null
}

/** Whether an event is for a person. NCUK sees all. */
export function isFor(fields: EventFields, { contactType, contactId, centreId }: Reached, store: Store): boolean {
  if (contactType === 'NCUK') return true
  const { contactTypes, centreIds = [], contactGroupIds = [], countryIds = [] } = fields
  if (!contactTypes.some((one) => one === contactType)) return false
  if (countryIds.length > 0 && centreId !== null) {
    const country = store.records('Centre').find(centreId)?.fields['countryId']
    if (!countryIds.some((id) => id === country)) return false
  }
  // Universities belong to no centre.
  const isOfCentres = centreIds.length === 0 ? null : centreId === null || centreIds.includes(centreId)
  const contact = contactGroupIds.length === 0 ? null : store.records('Contact').find(contactId)
  const isOfGroups =
    contactGroupIds.length === 0
      ? null
      : contactGroupIds.some((id) => {
          const group = store.records('ContactGroup').find(id)
          return group !== null && contact !== null && isMemberOf(group.fields as GroupFields, contact, store)
        })
  return isOfCentres === true || isOfGroups === true || (isOfCentres === null && isOfGroups === null)
}

/** The people with an account whom an event is for. People of NCUK only count if the event names them. */
export function reachedBy(fields: EventFields, store: PersonalStore | (Store & Pick<PersonalStore, 'services'>)): ResourceRecord[] {
  const groups = (fields.contactGroupIds ?? []).flatMap((id) => store.records('ContactGroup').find(id) ?? [])
  return store.db.records('User').where((user) => {
    const type = store.records('Type').find(Number(user.fields['typeId']))?.fields['parentContactType']
    const contact = store.records('Contact').find(Number(user.fields['contactId']))
    if (user.status !== 1 || contact === null || typeof type !== 'string') return false
    if (type === 'NCUK')
      return (
        fields.contactTypes.includes('NCUK') &&
        (groups.length === 0 || groups.some((group) => isMemberOf(group.fields as GroupFields, contact, store)))
      )
    const centreId = type === 'STUDENT' ? (contactFields(contact).centreId ?? null) : Number(user.fields['centreId'] ?? 0) || null
    return isFor(fields, { contactType: type, contactId: contact.id, centreId }, store)
  })
}

const without = (fields: object, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** The days that a series leaves out, once it is moved; another rhythm has other days. */
function movedDays({ leftOut, recurrence, startDate }: EventFields, before: EventFields): EventFields['leftOut'] {
  if (recurrence !== before.recurrence) return undefined
  const days = daysBetween(before.startDate, startDate)
  return days === 0 ? leftOut : leftOut?.map((day) => addDays(day, days))
}

/** An event as it is stored: without what its kind has no use for, and with the count of its changes. */
function completed(given: EventFields, { id, status, db, today }: Writing<EventFields>): EventFields {
  const stored = id === null ? null : db.records('Event').find(id)
  const before = stored && (stored.fields as EventFields)
  const isWhole = given.isAllDay === 1
  const fields = tidied(
    {
      ...given,
      ...(isWhole && { startTime: undefined, endTime: undefined, timezoneId: undefined }),
      ...(given.recurrence === undefined && { recurUntil: undefined, leftOut: undefined }),
      ...(given.eventType !== 'Holiday' && { countryIds: undefined }),
      ...(before && { leftOut: movedDays(given, before) }),
      cancelledOn: status === eventStatus.cancelled ? (before?.cancelledOn ?? today) : undefined,
    },
    event.fields,
  )
  const isChanged = before !== null && (stored?.status !== status || !isSame(without(fields, 'sequence'), without(before, 'sequence')))
  return { ...fields, sequence: (before?.sequence ?? given.sequence ?? 0) + Number(isChanged) } as EventFields
}

/** The events of the calendar and public holidays, single or recurring. */
export const events = serveResource({
  rules: event,
  seeds: eventSeeds,
  scope: (user, store) => (fields, _id, status) =>
    user.contactType === 'NCUK' || (status !== eventStatus.draft && isFor(fields, user, store)),
  completed,
  checks: timeChecks,
  deleteRefusal: (_fields, { status }) => (status === eventStatus.active ? 'An active event is cancelled, not deleted.' : null),
  on: {
    // A range of days is answered with what the calendar shows of them, other areas included.
    list: (service, call) => {
      const { query, store } = call
      const range = rangeOf(textOf(query['from']), textOf(query['to']))
      if (range === null) return standardCalls.list(service, call)
      if ('refusal' in range) return refuse(range.refusal)
      const filters = filtersOf(query)
      const occurrences = entriesFor(store, range, filters)
      const statusCounts = { all: occurrences.length, ...Object.fromEntries(event.statuses.map(({ value }) => [String(value), 0])) }
      return ok({ list: [], totalCount: occurrences.length, statusCounts, occurrences })
    },
  },
})
