import { millisecondsInMinute } from 'date-fns/constants'
import { groupBy } from '#machines/access/route-pattern.ts'
import { startIn, type BlockClock } from '#machines/blocks/clocks/block-clock.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { addDays, daysBetween } from '#machines/time/days.ts'
import { changesBetween, countedReading, wallAt, type Occurrence } from '#machines/time/occurrences.ts'

/** One slot (counted from 0) of one date of a clone, with the date that it comes from. */
export interface ClonedCell {
  readonly source: CivilDate
  readonly date: CivilDate
  readonly slot: number
}

/** Cells in which a zone starts at another distance to the reference than in the source: minutes after it, below 0 before it. */
export interface ChangedRelation {
  readonly zone: BlockClock
  readonly before: number
  readonly after: number
  readonly cells: readonly [ClonedCell, ...ClonedCell[]]
}

/** A start of a clone that does not exist or comes twice, as it did not in the source. */
export interface ClockProblem {
  readonly zone: BlockClock
  readonly cell: ClonedCell
  readonly kind: 'none' | 'twice'
}

/** How the changes of clocks affect a clone. */
export interface ClockReview {
  /** The zone that the others are compared with; null without any whose clock is known. */
  readonly reference: BlockClock | null
  readonly changed: readonly ChangedRelation[]
  readonly problems: readonly ClockProblem[]
  /** Zones whose clock is not known in one of the two years. */
  readonly unknown: readonly BlockClock[]
}

interface ZoneStarts {
  readonly zone: BlockClock
  readonly before: readonly Occurrence[]
  readonly after: readonly Occurrence[]
  /** How far each start moved, as a text that is the same for zones that moved alike. */
  readonly drift: string
}

const instantOf = (found: Occurrence | undefined): number => (found ? countedReading(found).instant : 0)

/**
 * Compares the starts of a clone with those of its source, date by date and slot by slot. The reference is the first zone of the
 * largest group that moved alike, so that the fewest zones count as changed.
 * @param dates all dates of the source
 */
export function reviewClocks(zones: readonly BlockClock[], dates: readonly CivilDate[], shift: number): ClockReview {
  const moved = dates.map((date) => ({ source: date, date: addDays(date, shift) }))
  const cells = moved.flatMap((one) => (zones[0]?.slots ?? []).map((_, slot): ClonedCell => ({ ...one, slot })))
  const unknown: BlockClock[] = []
  const known: ZoneStarts[] = []
  for (const zone of zones) {
    const before: Occurrence[] = []
    const after: Occurrence[] = []
    for (const { source, date, slot } of cells) {
      const time = zone.slots[slot] ?? ''
      const [was, is] = [startIn(zone, source, time), startIn(zone, date, time)]
      if (!was || !is) break
      before.push(was)
      after.push(is)
    }
    if (after.length < cells.length) unknown.push(zone)
    else {
      const drift = after.map((is, index) => instantOf(is) - instantOf(before[index])).join()
      known.push({ zone, before, after, drift })
    }
  }
  const alike = groupBy(known, ({ drift }) => drift)
  const [reference] = [...alike.values()].reduce<readonly ZoneStarts[]>((most, one) => (one.length > most.length ? one : most), [])
  return {
    reference: reference?.zone ?? null,
    changed: reference ? known.flatMap((one) => relationsOf(one, reference, cells)) : [],
    problems: known.flatMap((one) => problemsOf(one, cells)),
    unknown,
  }
}

function relationsOf({ zone, before, after }: ZoneStarts, reference: ZoneStarts, cells: readonly ClonedCell[]): ChangedRelation[] {
  const relations = new Map<string, ChangedRelation>()
  for (const [index, cell] of cells.entries()) {
    const was = (instantOf(before[index]) - instantOf(reference.before[index])) / millisecondsInMinute
    const is = (instantOf(after[index]) - instantOf(reference.after[index])) / millisecondsInMinute
    if (was === is) continue
    const key = `${was} ${is}`
    const others = relations.get(key)?.cells
    relations.set(key, { zone, before: was, after: is, cells: others ? [...others, cell] : [cell] })
  }
  return [...relations.values()]
}

const problemsOf = ({ zone, before, after }: ZoneStarts, cells: readonly ClonedCell[]): ClockProblem[] =>
  cells.flatMap((cell, index) => {
    const kind = after[index]?.kind ?? 'one'
    return kind === 'one' || kind === before[index]?.kind ? [] : [{ zone, cell, kind }]
  })

/** The dates of the clone on which a zone starts at another distance than in the source. */
export const changedDates = ({ changed }: Pick<ClockReview, 'changed'>): readonly CivilDate[] =>
  [...new Set(changed.flatMap(({ cells }) => cells.map(({ date }) => date)))].toSorted()

/** A change of a zone's clock near a block. */
export interface NearChange {
  readonly date: CivilDate
  readonly place: 'before' | 'inside' | 'after'
}

/** How far from a block a change of the clock still explains its starts, in days. */
const near = 60

/** The change of a zone's clock inside a block, else the nearest one around it; null without any. `dates` are all of its dates. */
export function changeNear({ clock }: BlockClock, dates: readonly CivilDate[]): NearChange | null {
  const [first, last] = [dates[0], dates.at(-1)]
  if (clock === null || first === undefined || last === undefined) return null
  const from = Date.parse(`${addDays(first, -near)}T00:00:00Z`)
  const until = Date.parse(`${addDays(last, near)}T00:00:00Z`)
  const found = changesBetween(from, until, clock).map(({ instant, before }): NearChange & { readonly away: number } => {
    const { date } = wallAt(instant, before)
    if (date < first) return { date, place: 'before', away: daysBetween(date, first) }
    return date > last ? { date, place: 'after', away: daysBetween(last, date) } : { date, place: 'inside', away: 0 }
  })
  const [nearest] = found.toSorted((one, other) => one.away - other.away)
  return nearest ? { date: nearest.date, place: nearest.place } : null
}
