import { ianaIds } from '../../fixtures/time-zones.ts'
import { toDateTime } from '../../clock.ts'
import type { Day } from '../../models.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format
}

/** What the wall of a zone shows at an instant, as if it were UTC. */
const wallOf = (instant: number, timeZone: string): number => Date.parse(`${formatOf(timeZone).format(instant).replace(' ', 'T')}Z`)

/** The instant (ms) of a time on the wall of a zone of the provider's list; a time that the clocks jump over counts from before. */
export function instantOn(zoneId: number, day: Day, time: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const timeZone = ianaIds.get(zoneId) ?? 'UTC'
  const first = wanted - (wallOf(wanted, timeZone) - wanted)
  return wanted - (wallOf(first, timeZone) - first)
}

/** An instant as the wall of a zone shows it: "dd/MM/yyyy HH:mm". */
export function wallText(instant: number, zoneId: number): string {
  const [day = '', time = ''] = toDateTime(wallOf(instant, ianaIds.get(zoneId) ?? 'UTC')).split(' ')
  return `${day.split('-').toReversed().join('/')} ${time.slice(0, 5)}`
}

/** The instant (ms) of a date and time as it travels. */
export const instantOf = (at: string): number => Date.parse(`${at.slice(0, 23).replace(' ', 'T')}Z`)
