import { findCard, hasSlot, insert, sameModule, type Slots } from '../schedule-rules.ts'
import type { ScheduledModule } from '../schedule.ts'
import type { CivilDate } from '#machines/time/civil.ts'

/** Undo and redo of a block's schedule: steps are kept as the cards that they changed, never as whole days. */

/** A card as it stood, and its place among those of its slot. */
export interface Cell {
  readonly module: ScheduledModule
  readonly index: number
}

/** What a step changed about a module in a slot of a date; null stands for "not in this slot". */
export interface CellChange {
  readonly dateId: string
  readonly date: CivilDate
  readonly slot: number
  readonly moduleId: string
  readonly before: Cell | null
  readonly after: Cell | null
}

/** What a step did, worded by the view. */
export type StepName =
  | {
      readonly kind: 'place' | 'remove' | 'putBack'
      readonly module: string
      readonly slot: number
    }
  /** `date` is null for a move within a date. */
  | {
      readonly kind: 'move'
      readonly module: string
      readonly date: CivilDate | null
      readonly slot: number
    }
  | {
      readonly kind: 'version'
      readonly module: string
      readonly submodule: string | null
      readonly version: string
      readonly isChosen: boolean
    }
  | { readonly kind: 'clear' | 'takeTheirs'; readonly date: CivilDate }
  | { readonly kind: 'restore'; readonly dates: number }
  | { readonly kind: 'acceptProposal'; readonly modules: number }

export interface HistoryStep {
  readonly id: number
  readonly name: StepName
  /** The instant (ms) of its last edit. */
  readonly at: number
  readonly changes: readonly CellChange[]
}

/** Steps in their order: `done` ends with the next to undo, `undone` with the next to redo. */
export interface ScheduleHistory {
  readonly done: readonly HistoryStep[]
  readonly undone: readonly HistoryStep[]
}

export type Direction = 'undo' | 'redo'

/** How far to go through the history. */
export interface Travel {
  readonly direction: Direction
  readonly count: number
}

export const maxSteps = 100
const maxCharacters = 200_000
const mergedWithinMs = 1000

const cellOf = (modules: readonly ScheduledModule[], moduleId: string): Cell | null => {
  const index = modules.findIndex((module) => module.moduleId === moduleId)
  const module = modules[index]
  return module ? { module, index } : null
}

const sameCard = (a: ScheduledModule | undefined, b: ScheduledModule | undefined): boolean => (a && b ? sameModule(a, b) : a === b)

/** The cards in which two states of a date differ. Another order alone is no difference. */
export function changesBetween(day: Pick<CellChange, 'dateId' | 'date'>, before: Slots, after: Slots): readonly CellChange[] {
  if (before === after) return []
  return [...new Set([...before, ...after].map((slot) => slot.number))].flatMap((slot) => {
    const was = before.find((each) => each.number === slot)?.modules ?? []
    const is = after.find((each) => each.number === slot)?.modules ?? []
    if (was === is) return []
    return [...new Set([...was, ...is].map((module) => module.moduleId))].flatMap((moduleId) => {
      const change = {
        dateId: day.dateId,
        date: day.date,
        slot,
        moduleId,
        before: cellOf(was, moduleId),
        after: cellOf(is, moduleId),
      }
      return isChanged(change) ? [change] : []
    })
  })
}

const isChanged = ({ before, after }: CellChange): boolean => !sameCard(before?.module, after?.module)

const sizes = new WeakMap<HistoryStep, number>()

/** Steps never change, so each is measured once. */
function sizeOf(step: HistoryStep): number {
  const known = sizes.get(step) ?? JSON.stringify(step).length
  sizes.set(step, known)
  return known
}

/** The newest steps that may be kept; the last one always is. */
function withinLimits(steps: readonly HistoryStep[]): readonly HistoryStep[] {
  let size = 0
  const tooOld = steps.findLastIndex((step, index) => {
    size += sizeOf(step)
    return index < steps.length - 1 && (size > maxCharacters || steps.length - index > maxSteps)
  })
  return steps.slice(tooOld + 1)
}

/** Two choices of versions on one card, shortly after each other, as one step; null where they stay two. */
function merged(last: HistoryStep | undefined, next: HistoryStep): HistoryStep | null {
  const [one, ...others] = last?.changes ?? []
  const [other, ...more] = next.changes
  if (!last || last.name.kind !== 'version' || next.name.kind !== 'version' || !one || !other || others.length + more.length > 0)
    return null
  const isSameCard = one.dateId === other.dateId && one.slot === other.slot && one.moduleId === other.moduleId
  const gap = next.at - last.at
  if (!isSameCard || gap < 0 || gap > mergedWithinMs) return null
  return {
    ...next,
    id: last.id,
    changes: [{ ...one, after: other.after }].filter(isChanged),
  }
}

/** The history with one more step; what could be redone is gone. An edit that changes nothing is no step. */
export function record(history: ScheduleHistory, step: Omit<HistoryStep, 'id'>): ScheduleHistory {
  if (step.changes.length === 0) return history
  const { done, undone } = history
  const next = {
    ...step,
    id: 1 + Math.max(0, ...[...done, ...undone].map(({ id }) => id)),
  }
  const one = undone.length === 0 ? merged(done.at(-1), next) : null
  if (!one) return { done: withinLimits([...done, next]), undone: [] }
  const earlier = done.slice(0, -1)
  return {
    done: one.changes.length > 0 ? withinLimits([...earlier, one]) : earlier,
    undone: [],
  }
}

/** The steps that a travel goes through, in its order. */
export function stepsOf({ done, undone }: ScheduleHistory, { direction, count }: Travel): readonly HistoryStep[] {
  const steps = direction === 'undo' ? done : undone
  return count > 0 ? steps.slice(-count).toReversed() : []
}

/** The way to the state right after a step, or, by the id 0, to that before all steps; null where there is nothing to do. */
export function travelTo({ done, undone }: ScheduleHistory, id: number): Travel | null {
  const at = done.findIndex((step) => step.id === id)
  if (at >= 0 || id === 0) {
    const count = done.length - 1 - at
    return count > 0 ? { direction: 'undo', count } : null
  }
  const ahead = undone.findIndex((step) => step.id === id)
  return ahead >= 0 ? { direction: 'redo', count: undone.length - ahead } : null
}

/** A day after changes are undone or redone, and those that are skipped, because another person changed their card since. */
function turned(slots: Slots, changes: readonly CellChange[], to: 'before' | 'after'): { slots: Slots; skipped: readonly CellChange[] } {
  const from = to === 'before' ? 'after' : 'before'
  const isOurs = (change: CellChange) => {
    const card = findCard(slots, change)
    return hasSlot(slots, change.slot) && (sameCard(card, change[from]?.module) || sameCard(card, change[to]?.module))
  }
  const own = changes.filter(isOurs)
  const kept = slots.map((slot) => {
    const mine = own.filter((change) => change.slot === slot.number)
    if (mine.length === 0) return slot
    const modules = slot.modules.flatMap((module) => {
      const change = mine.find(({ moduleId }) => moduleId === module.moduleId)
      if (!change) return [module]
      // A card that comes into the slot is inserted below.
      return change[from] && change[to] ? [change[to].module] : []
    })
    return { ...slot, modules }
  })
  const coming = own.flatMap((change) => (change[to] && !change[from] ? [{ slot: change.slot, ...change[to] }] : []))
  // Changes are listed in the order of their cards, so each index is right once the cards before it are inserted.
  const filled = coming.reduce<Slots>((all, { slot, module, index }) => insert(all, module, slot, index), kept)
  return {
    slots: filled,
    skipped: changes.filter((change) => !own.includes(change)),
  }
}

/**
 * Undoes or redoes steps. `days` are the slots of all dates that the steps name, by date id; a change of a date that is
 * not among them is skipped.
 */
export function travelled(
  history: ScheduleHistory,
  days: Readonly<Record<string, Slots>>,
  travel: Travel,
): {
  readonly history: ScheduleHistory
  readonly days: Readonly<Record<string, Slots>>
  readonly skipped: readonly CellChange[]
} {
  const steps = stepsOf(history, travel)
  const after = { ...days }
  const skipped: CellChange[] = []
  for (const { changes } of steps)
    for (const dateId of new Set(changes.map((change) => change.dateId))) {
      const own = changes.filter((change) => change.dateId === dateId)
      const day = turned(after[dateId] ?? [], own, travel.direction === 'undo' ? 'before' : 'after')
      if (dateId in days) after[dateId] = day.slots
      skipped.push(...day.skipped)
    }
  const left = (own: readonly HistoryStep[]) => own.slice(0, own.length - steps.length)
  return {
    history:
      travel.direction === 'undo'
        ? { done: left(history.done), undone: [...history.undone, ...steps] }
        : { done: [...history.done, ...steps], undone: left(history.undone) },
    days: after,
    skipped,
  }
}
