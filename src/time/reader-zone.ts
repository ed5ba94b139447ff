import type { ReaderZone } from '#machines/calendar/shown-entries.ts'
import { clockRules, zoneIds } from '#machines/time/clock-table.ts'
import { readingAt, wallAt } from '#machines/time/occurrences.ts'
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

/** The zone of the machine: by the table where it has that clock, else as the machine's own clock shows it. */
export function machineZone(): ReaderZone {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return zoneOf(timeZone) ?? { name: timeZone, wallAt: (instant) => ({ date: dayOf(instant), time: timeOfDay(instant) }) }
}
