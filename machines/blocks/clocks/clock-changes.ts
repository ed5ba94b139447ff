import { millisecondsInMinute } from 'date-fns/constants'
import type { CivilDate } from '#machines/time/civil.ts'
import { changesBetween, startOf, wallAt, type ClockChange } from '#machines/time/occurrences.ts'
import { startIn, type BlockClock } from './block-clock.ts'

/** How long after another zone a zone starts before and from a change on, in minutes; below 0 it starts earlier. */
interface Relation {
  readonly other: BlockClock
  readonly before: number
  readonly after: number
}

/** A change of a zone's clock inside a block, at this local time before the change. */
export interface ChangeInside extends ClockChange {
  readonly zone: BlockClock
  readonly date: CivilDate
  readonly time: string
  /** How it shifts the zone against another of the block; null if slots shift differently. */
  readonly relation: Relation | null
}

/** How many minutes after another zone a zone starts in every slot of a date; null if slots differ or one has no start. */
function lag(zone: BlockClock, other: BlockClock, date: CivilDate): number | null {
  const lags = new Set<number>()
  for (const [slot, time] of zone.slots.entries()) {
    const found = startIn(zone, date, time)
    const otherFound = startIn(other, date, other.slots[slot] ?? '')
    if (!found || !otherFound) return null
    // A local time that does not exist or occurs twice cannot be compared.
    if (found.kind === 'one' && otherFound.kind === 'one') lags.add((found.at.instant - otherFound.at.instant) / millisecondsInMinute)
  }
  const [only] = lags
  return lags.size === 1 ? (only ?? null) : null
}

/**
 * The changes of clocks between 00:00 local on the first of a block's dates and 24:00 on the last, earliest first. `dates`
 * are all dates of the block in their order.
 */
export function changesInside(zones: readonly BlockClock[], dates: readonly CivilDate[]): readonly ChangeInside[] {
  const first = dates[0]
  const last = dates.at(-1)
  if (first === undefined || last === undefined) return []
  const found = zones.flatMap((zone) => {
    const { clock } = zone
    if (clock === null) return []
    const from = startOf(first, '00:00', clock)
    const lastBegin = startOf(last, '00:00', clock)
    if (from === null || lastBegin === null) return []
    // The last day may have 23 or 25 hours: 24:00 is the first instant whose local date is a later one.
    return changesBetween(from, lastBegin + 26 * 60 * millisecondsInMinute, clock)
      .filter(({ instant, before }) => wallAt(instant, before).date <= last)
      .map((change) => ({ ...change, zone, ...wallAt(change.instant, change.before) }))
  })
  const changedAt = new Set(found.map(({ zone, instant }) => `${zone.zoneId} ${instant}`))
  return found
    .toSorted((a, b) => a.instant - b.instant)
    .map((change) => {
      const others = zones.filter(({ zoneId }) => zoneId !== change.zone.zoneId && !changedAt.has(`${zoneId} ${change.instant}`))
      return { ...change, relation: relationOf(change, others, dates) }
    })
}

/** The first other zone against which a change shifts all slots alike. */
function relationOf(
  { zone, instant, date: changed }: Pick<ChangeInside, 'zone' | 'instant' | 'date'>,
  others: readonly BlockClock[],
  dates: readonly CivilDate[],
): Relation | null {
  const { clock } = zone
  if (clock === null) return null
  // Earlier dates start before the change and later ones after it: only on its own date it lies between starts.
  const starts = zone.slots.flatMap((time) => startOf(changed, time, clock) ?? [])
  const before = dates.findLast((date) => date < changed || (date === changed && starts.every((start) => start < instant)))
  const after = dates.find((date) => date > changed || (date === changed && starts.every((start) => start >= instant)))
  if (before === undefined || after === undefined) return null
  for (const other of others) {
    const [was, is] = [lag(zone, other, before), lag(zone, other, after)]
    if (was !== null && is !== null && was !== is) return { other, before: was, after: is }
  }
  return null
}
