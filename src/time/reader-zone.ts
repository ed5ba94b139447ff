import type { ReaderZone } from '#machines/calendar/shown-entries.ts'
import { clockRules, zoneIds } from '#machines/time/clock-table.ts'
import { readingAt, wallAt } from '#machines/time/occurrences.ts'
import { offsetText } from '#machines/time/offset-text.ts'
import { dayOf, timeOfDay } from './clock.ts'

/** Zones of the list by their clocks (IANA identifiers). */
const namesByClock: ReadonlyMap<string, string> = new Map([...zoneIds].map(([name, clock]) => [clock, name]))

/** Every zone of the list, to be chosen from. */
export const listedZones: readonly { readonly value: string; readonly label: string }[] = [...zoneIds]
  .map(([label, value]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

/** A zone of the list by its clock; null for a clock that is not in the table. */
export const zoneOf = (clock: string): ReaderZone | null =>
  clockRules.has(clock)
    ? { name: namesByClock.get(clock) ?? clock, wallAt: (instant) => wallAt(instant, readingAt(instant, clock)?.offset ?? 0) }
    : null

/** The clocks of zones in which the provider's centres work, from west to east. */
export const centreClocks = [
  'America/Lima',
  'Europe/London',
  'Africa/Lagos',
  'Africa/Nairobi',
  'Asia/Dubai',
  'Asia/Tashkent',
  'Asia/Shanghai',
] as const

/** The distance to UTC of a clock (IANA identifier) at an instant (ms), as it is written; null for a clock that is not in the table. */
export function offsetAt(instant: number, clock: string): string | null {
  const reading = readingAt(instant, clock)
  return reading && offsetText(reading.offset)
}

/** The zone of the machine: by the table where it has that clock, else as the machine's own clock shows it. */
export function machineZone(): ReaderZone {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return zoneOf(timeZone) ?? { name: timeZone, wallAt: (instant) => ({ date: dayOf(instant), time: timeOfDay(instant) }) }
}
