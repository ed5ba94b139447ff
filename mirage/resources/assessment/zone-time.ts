import { readingAt, startOf, wallAt } from '#machines/time/occurrences.ts'
import { ianaIds } from '../../fixtures/time-zones.ts'
import type { Day } from '../../models.ts'

const zoneOf = (zoneId: number): string => ianaIds.get(zoneId) ?? ''

/** The instant (ms) of a time on the wall of a zone of the provider's list; null where the table of clocks does not know it. */
export const instantOn = (zoneId: number, day: Day, time: string): number | null => startOf(day, time, zoneOf(zoneId))

/** An instant as the wall of a zone shows it: "dd/MM/yyyy HH:mm"; empty where the table of clocks does not know it. */
export function wallText(instant: number, zoneId: number): string {
  const reading = readingAt(instant, zoneOf(zoneId))
  if (!reading) return ''
  const { date, time } = wallAt(instant, reading.offset)
  return `${date.split('-').toReversed().join('/')} ${time}`
}

/** The instant (ms) of a date and time as it travels. */
export const instantOf = (at: string): number => Date.parse(`${at.slice(0, 23).replace(' ', 'T')}Z`)
