import { readingAt, startOf, wallAt } from '#machines/time/occurrences.ts'
import { ianaIds } from '../../fixtures/time-zones.ts'
import type { Day } from '../../models.ts'

const zoneOf = (zoneId: number): string => ianaIds.get(zoneId) ?? ''

/** The instant (ms) of a wall-clock time of a zone of the provider's list; null where the table of clocks does not know it. */
export const instantOn = (zoneId: number, day: Day, time: string): number | null => startOf(day, time, zoneOf(zoneId))

/** The wall-clock time of a zone at an instant: "dd/MM/yyyy HH:mm"; empty where the table of clocks does not know it. */
export function wallText(instant: number, zoneId: number): string {
  const reading = readingAt(instant, zoneOf(zoneId))
  if (!reading) return ''
  const { date, time } = wallAt(instant, reading.offset)
  return `${date.split('-').toReversed().join('/')} ${time}`
}

/** The instant (ms) of a date and time as on the wire. */
export const instantOf = (at: string): number => Date.parse(`${at.slice(0, 23).replace(' ', 'T')}Z`)
