import { calendarToday } from '../loading/first-calls.ts'
import { at, withOwnFront } from './entry.ts'

const list = '/calendar-management'
const entry = withOwnFront(
  at(list, 'Event', 'startDate:desc', async () => (await import('#src/calendar/events.tsx')).events),
  [calendarToday],
)

/** Where the calendar stands, with the pages of its events. */
export const calendar = {
  // The documents call the parameter so.
  Event: { ...entry, paths: { ...entry.paths, viewPattern: `${list}/view/:eventId` } },
} as const
