import type { CivilDate } from '#machines/time/civil.ts'
import { occurrences, readingAt, wallAt } from '#machines/time/occurrences.ts'
import { startIn, type BlockClock } from './block-clock.ts'

/** Why Align skipped a time: on the reference date it would fall on another date, does not exist, occurs twice, or the clock is unknown. */
type LeftReason = 'otherDate' | 'none' | 'twice' | 'unknown'

/** A time that Align skipped; `slot` counts from 0. */
export interface LeftTime {
  readonly zone: BlockClock
  readonly slot: number
  readonly reason: LeftReason
}

/** Which zones Align sets: all of the block, or those of the anchor's group. */
export type AlignScope = 'block' | 'group'

/** The result of Align. */
export interface Alignment {
  /** The zone that the others follow, and the reference date. */
  readonly anchor: BlockClock
  readonly date: CivilDate
  /** The zones that were changed, with their new times. */
  readonly changed: readonly BlockClock[]
  readonly left: readonly LeftTime[]
  /** The dates of the block on which a set time does not start with the anchor. */
  readonly datesApart: readonly CivilDate[]
}

interface AlignOrder {
  readonly zones: readonly BlockClock[]
  /** All dates of the block. */
  readonly dates: readonly CivilDate[]
  /** One of the zones. */
  readonly anchor: BlockClock
  /** The reference date. */
  readonly date: CivilDate
  readonly scope: AlignScope
}

/** The local time of an instant in a zone on the reference date, or why there is none. */
function wallTime(instant: number, { clock }: BlockClock, date: CivilDate): { readonly time: string } | { readonly reason: LeftReason } {
  const reading = clock === null ? null : readingAt(instant, clock)
  if (clock === null || !reading) return { reason: 'unknown' }
  const wall = wallAt(instant, reading.offset)
  if (wall.date !== date) return { reason: 'otherDate' }
  return occurrences(date, wall.time, clock)?.kind === 'twice' ? { reason: 'twice' } : { time: wall.time }
}

/** Sets the slots of other zones to the local times of the instants at which the anchor starts them on the reference date, to the minute. */
export function align({ zones, dates, anchor, date, scope }: AlignOrder): Alignment {
  const left: LeftTime[] = []
  const before = zones.filter(({ zoneId, groupId }) => zoneId !== anchor.zoneId && (scope === 'block' || groupId === anchor.groupId))
  const others = before.map((zone) => {
    const slots = zone.slots.map((old, slot) => {
      const start = startIn(anchor, date, anchor.slots[slot] ?? '')
      const found =
        start === null
          ? { reason: 'unknown' as const }
          : start.kind === 'one'
            ? wallTime(start.at.instant, zone, date)
            : { reason: start.kind }
      if ('time' in found) return found.time
      left.push({ zone, slot, reason: found.reason })
      return old
    })
    return { ...zone, slots }
  })
  return {
    anchor,
    date,
    changed: others.filter(({ slots }, index) => slots.join() !== before[index]?.slots.join()),
    left,
    datesApart: datesApart(others, left, anchor, dates),
  }
}

/** The dates on which an aligned zone starts a slot at another instant than the anchor; skipped times do not count. */
function datesApart(
  others: readonly BlockClock[],
  left: readonly LeftTime[],
  anchor: BlockClock,
  dates: readonly CivilDate[],
): readonly CivilDate[] {
  const leftTimes = new Set(left.map(({ zone, slot }) => `${zone.zoneId} ${slot}`))
  const instantOf = (zone: BlockClock, date: CivilDate, slot: number) => {
    const found = startIn(zone, date, zone.slots[slot] ?? '')
    return found?.kind === 'one' ? found.at.instant : null
  }
  return dates.filter((date) =>
    others.some((zone) =>
      zone.slots.some(
        (_, slot) => !leftTimes.has(`${zone.zoneId} ${slot}`) && instantOf(zone, date, slot) !== instantOf(anchor, date, slot),
      ),
    ),
  )
}
