import { groupBy } from '#machines/access/route-pattern.ts'
import type { BlockRecord } from '#machines/blocks/block.ts'
import { changedDetails, type DetailsField } from '#machines/blocks/details/details-rules.ts'
import type { DaySchedule, ScheduledModule, Slot } from '#machines/blocks/scheduling/schedule.ts'
import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import { daysBetween, mondayOf } from '#machines/time/days.ts'

/** The part of a block that a comparison reads. */
export interface ComparedBlock {
  readonly record: Pick<BlockRecord, DetailsField>
  readonly slotsPerDay: number
  readonly days: readonly Pick<DaySchedule, 'date' | 'slots'>[]
}

/** Which dates are compared: those of the same week and weekday, because the dates of two years differ, or the same. */
export type DatePairing = 'weekday' | 'date'

/** In the order of display. */
export const differenceKinds = ['added', 'removed', 'moved', 'time', 'content'] as const

/** `time`: in the same cell, a zone that both blocks have starts at another wall time. `content`: other versions or papers. */
export type DifferenceKind = (typeof differenceKinds)[number]

/** A module in a slot (from 1) of a date. `row` counts days from the Monday of the block's first week. */
export interface Standing {
  readonly row: number
  readonly date: CivilDate
  readonly slot: Slot
  readonly module: ScheduledModule
}

/** Another wall time of a zone that both blocks have. */
export interface TimeChange {
  readonly zoneName: string
  readonly before: SlotTime
  readonly after: SlotTime
}

/** A module that differs between the blocks; null for the block without it. */
export interface Difference {
  readonly kinds: readonly DifferenceKind[]
  readonly left: Standing | null
  readonly right: Standing | null
  readonly time: TimeChange | null
}

/** How the block on the right differs from the one on the left. */
export interface Comparison {
  readonly differences: readonly Difference[]
  readonly zones: { readonly added: readonly string[]; readonly removed: readonly string[] }
  readonly slots: { readonly before: number; readonly after: number }
  readonly details: readonly DetailsField[]
}

/** The Monday from which the rows of a block count; null for a block without dates. */
function firstMonday({ record, days }: ComparedBlock): CivilDate | null {
  const first = days[0]?.date ?? record.from
  return first === null ? null : mondayOf(first)
}

const standingsOf = ({ days }: ComparedBlock, monday: CivilDate | null): readonly Standing[] =>
  days.flatMap(({ date, slots }) =>
    slots.flatMap((slot) => slot.modules.map((module) => ({ row: daysBetween(monday ?? date, date), date, slot, module }))),
  )

const zoneNames = ({ days }: ComparedBlock): ReadonlySet<string> =>
  new Set(days.flatMap(({ slots }) => slots.flatMap(({ clocks }) => clocks.map(({ zoneName }) => zoneName))))

const isSameSlot = (one: Standing, other: Standing) => one.slot.number === other.slot.number
const isSameCell = (one: Standing, other: Standing) => one.row === other.row && isSameSlot(one, other)

type Pair = readonly [left: Standing | null, right: Standing | null]

/** Pairs the places of one module: those in the same cell first, then those in the same slot, then in order. */
function pairsOf(lefts: readonly Standing[], rights: readonly Standing[]): readonly Pair[] {
  const open = [...rights]
  const partners = new Map<Standing, Standing>()
  for (const fits of [isSameCell, isSameSlot, () => true])
    for (const left of lefts) {
      const index = partners.has(left) ? -1 : open.findIndex((right) => fits(left, right))
      const [right] = index === -1 ? [] : open.splice(index, 1)
      if (right) partners.set(left, right)
    }
  return [...lefts.map((left): Pair => [left, partners.get(left) ?? null]), ...open.map((right): Pair => [null, right])]
}

function timeChange({ slot: left }: Standing, { slot: right }: Standing): TimeChange | null {
  for (const { zoneName, time: before } of left.clocks) {
    const after = right.clocks.find((clock) => clock.zoneName === zoneName)?.time ?? before
    if (before !== after) return { zoneName, before, after }
  }
  return null
}

/** A key of the chosen versions and papers of a module. */
const contentOf = ({ versions, submodules }: ScheduledModule): string =>
  JSON.stringify([
    versions.toSorted(),
    submodules
      .filter((one) => one.versions.length > 0)
      .map(({ id, versions: own }) => [id, ...own.toSorted()].join(' '))
      .toSorted(),
  ])

function differenceOf([left, right]: Pair): Difference | null {
  if (!left || !right) return { kinds: [left ? 'removed' : 'added'], left, right, time: null }
  const isMoved = !isSameCell(left, right)
  const time = isMoved ? null : timeChange(left, right)
  const kinds: readonly DifferenceKind[] = [
    ...(isMoved ? ['moved' as const] : []),
    ...(time ? ['time' as const] : []),
    ...(contentOf(left.module) === contentOf(right.module) ? [] : ['content' as const]),
  ]
  return kinds.length === 0 ? null : { kinds, left, right, time }
}

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) => [...names].filter((name) => !others.has(name))

/** Compares two blocks of one kind, or two states of one. Modules pair by their ids. */
export function compareBlocks(left: ComparedBlock, right: ComparedBlock, pairing: DatePairing): Comparison {
  const monday = firstMonday(left)
  const lefts = standingsOf(left, monday)
  const rights = standingsOf(right, pairing === 'date' ? monday : firstMonday(right))
  const [leftOf, rightOf] = [lefts, rights].map((all) => groupBy(all, ({ module }) => module.moduleId))
  const ids = new Set([...lefts, ...rights].map(({ module }) => module.moduleId))
  const pairs = [...ids].flatMap((id) => pairsOf(leftOf?.get(id) ?? [], rightOf?.get(id) ?? []))
  const [before, after] = [zoneNames(left), zoneNames(right)]
  return {
    differences: pairs.map(differenceOf).filter((one) => one !== null),
    zones: { added: without(after, before), removed: without(before, after) },
    slots: { before: left.slotsPerDay, after: right.slotsPerDay },
    details: changedDetails(left.record, right.record),
  }
}

/** How many differences there are of a kind; a difference can be of several kinds. */
export const countOf = (differences: readonly Difference[], kind: DifferenceKind): number =>
  differences.filter(({ kinds }) => kinds.includes(kind)).length

/** The two sides of a row. */
export interface ComparedRow {
  readonly row: number
  readonly left: readonly Difference[]
  readonly right: readonly Difference[]
}

/** The rows on which something differs, in their order, each side by slot. A moved module stands in the rows of both of its places. */
export function comparedRows(differences: readonly Difference[]): readonly ComparedRow[] {
  const bySlot = (side: 'left' | 'right', row: number) =>
    differences.filter((one) => one[side]?.row === row).toSorted((a, b) => (a[side]?.slot.number ?? 0) - (b[side]?.slot.number ?? 0))
  const rows = new Set(differences.flatMap(({ left, right }) => [left, right].flatMap((one) => (one ? [one.row] : []))))
  return [...rows].sort((a, b) => a - b).map((row) => ({ row, left: bySlot('left', row), right: bySlot('right', row) }))
}
