import { readingAt, wallAt } from '#machines/time/occurrences.ts'
import type { Account, ResourceRecord } from '../../models.ts'
import type { PersonalStore } from '../engine/store.ts'
import { dayInWords } from '../engine/words.ts'
import { notifyOnce } from '../people/notify.ts'
import { clockOf, eventDays, eventFields, instantAt } from './event-times.ts'
import { isFor, reachedBy, eventStatus } from './events.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** All-day events begin at midnight by this clock, the provider's. */
const providerClock = 'Europe/London'

type Reminding = Pick<PersonalStore, 'db' | 'clock' | 'records' | 'named' | 'words' | 'now' | 'today' | 'services'>

/** When the occurrences begin (ms) whose reminder became due within the last day. */
function dueStarts(record: ResourceRecord, store: Reminding): readonly number[] {
  const fields = eventFields(record)
  const { reminderMinutes, startTime = '00:00' } = fields
  if (record.status !== eventStatus.active || reminderMinutes === undefined) return []
  const clock = clockOf(fields, store) ?? providerClock
  const now = store.clock.now()
  return eventDays(fields).flatMap(({ startDate }) => {
    const start = instantAt(startDate, startTime, clock)
    const at = start === null ? null : start - reminderMinutes * minute
    // No reminder comes for an occurrence that began more than a day ago.
    return start !== null && at !== null && at <= now && at > now - day && start > now - day ? [start] : []
  })
}

/** "Exam desk, 29/03/2027 09:00 (UK Time)". */
function subjectOf(record: ResourceRecord, start: number, store: Reminding): string {
  const fields = eventFields(record)
  const zone = fields.timezoneId === undefined ? '' : store.named('Timezone', fields.timezoneId)
  const clock = clockOf(fields, store) ?? providerClock
  const { date, time } = wallAt(start, readingAt(start, clock)?.offset ?? 0)
  return fields.isAllDay === 1
    ? `Reminder: ${fields.eventName}, ${dayInWords(date)}`
    : `Reminder: ${fields.eventName}, ${dayInWords(date)} ${time} (${zone})`
}

/** Stores the reminders of a person that are due by the server's clock, each once. */
export function remind(user: Account, store: Reminding): void {
  const isNamed = (record: ResourceRecord) =>
    user.contactType === 'NCUK'
      ? reachedBy(eventFields(record), store).some(({ id }) => id === user.id)
      : isFor(eventFields(record), user, store)
  for (const record of store.db.records('Event').where()) {
    const starts = dueStarts(record, store)
    if (starts.length === 0 || !isNamed(record)) continue
    for (const start of starts) notifyOnce(user, subjectOf(record, start, store), eventFields(record).location ?? '', store)
  }
}
