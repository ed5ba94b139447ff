import ICAL from 'ical.js'
import { zoneNamed } from '#mirage/fixtures/time-zones.ts'
import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import { requestOf, sendChecked, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

/** An aggregator, people at it, and what the calendar of each shows. */
export async function startCalendar() {
  const started = startAggregator({ tokenSeconds: 3_000_000 })
  const { handle, signIn } = started
  const admin = await recordsAs(handle)
  const as = (username: string) => recordsAs(handle, username)
  const shown = async (query: Readonly<Record<string, string | number>>, caller = admin): Promise<readonly CalendarEntry[]> => {
    const { occurrences = [] } = await caller.succeed<{ readonly occurrences?: readonly CalendarEntry[] }>('Event', 'list', { query })
    return occurrences
  }
  let requests = 0
  const body = (fields: object) => {
    requests += 1
    return { requestId: `r${requests}`, ...meeting, ...fields }
  }
  const create = async (fields: object): Promise<number> => {
    const { eventId } = await admin.succeed('Event', 'create', { body: body(fields) })
    return Number(eventId)
  }
  const created = async (fields: object): Promise<number> => {
    const id = await create(fields)
    await admin.succeed('Event', 'move', { id, body: { status: 1 } })
    return id
  }
  /** What an edit sends: the record as it was read, with other fields. */
  const changed = async (id: number, fields: object) => {
    const { data } = await admin.call('Event', 'details', { id })
    const sent = Object.fromEntries(Object.entries(data).filter(([name]) => !answered.includes(name)))
    return admin.succeed('Event', 'update', { id, body: { ...sent, ...fields, updatedAt: data['updatedAt'] } })
  }
  const feed = async (filters = {}, username = 'admin@ncuk.test') => {
    const { address } = await (await signIn(username)).succeed('createCalendarFeed', { body: { filters } })
    const token = /feed\/(\w+)\.ics$/.exec(address)?.[1] ?? ''
    return async () => {
      const response = await sendChecked(handle, requestOf('getCalendarFeed', { path: { token } }))
      return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
    }
  }
  return { ...started, admin, as, shown, body, create, created, changed, feed }
}

const answered = [
  'eventId',
  'names',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'status',
  'sequence',
  'leftOut',
  'seriesId',
  'firstOccurrence',
  'cancelledOn',
]

/** The zone of the provider. */
export const ukTime = zoneNamed('UK Time').id

/** A meeting of the morning, in UK time. */
export const meeting = {
  eventName: 'Desk',
  eventType: 'Meeting',
  isAllDay: 0,
  startDate: '2027-02-01',
  endDate: '2027-02-01',
  startTime: '09:00',
  endTime: '09:30',
  timezoneId: ukTime,
  contactTypes: ['NCUK', 'CENTER'],
}

/** The events of a calendar file by their identities, as a reader from outside the project sees them. */
export function eventsIn(text: string): ReadonlyMap<string, ICAL.Event> {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return new Map(
    calendar
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))
      .map((one) => [one.uid, one]),
  )
}
