import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { movesNow, type Move } from './moves.ts'
import { createTaking } from './places.ts'
import type { Ground } from './walk.ts'

/** One thing that happens on a tour, and where the machine stands then. */
export interface Stop {
  readonly move: Move
  readonly at: AnyMachineSnapshot
  /** The transitions that it takes. */
  readonly taken: readonly AnyTransitionDefinition[]
}

/** A walk that goes on and on to what is new, for a page that takes long to open. */
export interface Tour {
  readonly input: string
  readonly start: AnyMachineSnapshot
  /** The transitions by which it comes to its start. */
  readonly taken: readonly AnyTransitionDefinition[]
  readonly stops: readonly Stop[]
}

/**
 * Tours that take every transition which can be taken by what `can` lets happen: each goes the shortest way to the next
 * new one, and ends where nothing new is ahead.
 */
export function toursOf(ground: Ground, inputs: readonly string[], can: (move: Move, at: AnyMachineSnapshot) => boolean): readonly Tour[] {
  const { entry } = ground
  const placeOf = (at: AnyMachineSnapshot) => JSON.stringify(entry.project(at))
  const { begin, take } = createTaking(ground)
  const covered = new Set<unknown>()
  const tours: Tour[] = []
  /** The shortest way to a move that takes something new; null where there is none. */
  const next = (from: AnyMachineSnapshot): readonly Stop[] | null => {
    const seen = new Set([placeOf(from)])
    const open: { readonly at: AnyMachineSnapshot; readonly way: readonly Stop[] }[] = [{ at: from, way: [] }]
    for (const { at, way } of open)
      for (const move of movesNow(entry, at).filter((one) => can(one, at))) {
        const step = take(at, move.event)
        const longer = [...way, { move, ...step }]
        if (step.taken.some((one) => !covered.has(one))) return longer
        if (!seen.has(placeOf(step.at))) open.push({ at: step.at, way: longer })
        seen.add(placeOf(step.at))
      }
    return null
  }
  for (const input of inputs) {
    let isNew = true
    while (isNew) {
      const { at: start, taken } = begin(input)
      isNew = taken.some((one) => !covered.has(one))
      for (const one of taken) covered.add(one)
      const stops: Stop[] = []
      let at = start
      for (let way = next(at); way; way = next(at))
        for (const stop of way) {
          for (const one of stop.taken) covered.add(one)
          at = stop.at
          stops.push(stop)
        }
      isNew ||= stops.length > 0
      if (isNew) tours.push({ input, start, taken, stops })
    }
  }
  return tours
}
