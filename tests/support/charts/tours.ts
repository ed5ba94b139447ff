import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import type { TraceStep } from '#machines/trace-format.ts'
import type { Subject } from '#src/devtools/player/subject.ts'
import { createRandom } from '#tests/support/seeded-random.ts'
import { movesNow, type Move } from './moves.ts'
import { createTaking } from './places.ts'
import type { WalkableChart } from './walk.ts'

/** A move of a tour with the snapshot after it. */
export interface Stop {
  readonly move: Move
  readonly at: AnyMachineSnapshot
  /** The transitions that it takes. */
  readonly taken: readonly AnyTransitionDefinition[]
}

/** A stop as a step of a trace. An answer of the catalogue is stored by its name, any other one whole. */
export function stepOf({ move, at: { value } }: Stop, { answers }: Pick<Subject, 'answers'>): TraceStep {
  if (move.by !== 'port') return { event: { ...move.event }, value }
  const { event, answer } = move
  if (!Object.values(answers).some((known) => known.includes(answer))) return { event: { ...event }, value }
  return { event: answer.kind === 'event' ? { ...event } : { type: event.type }, answer: answer.name, value }
}

/** The catalogue's input of a walk, or the general one of a case: "a block" for "a block, changed"; null for none. */
export const inputOf = (input: string, { inputs }: Pick<Subject, 'inputs'>): string | null =>
  Object.keys(inputs)
    .filter((name) => input.startsWith(name))
    .toSorted((one, other) => other.length - one.length)[0] ?? null

/** A walk that continues to new transitions as long as possible, because a page is slow to open. */
export interface Tour {
  readonly input: string
  readonly start: AnyMachineSnapshot
  /** The transitions to its start. */
  readonly taken: readonly AnyTransitionDefinition[]
  readonly stops: readonly Stop[]
}

/** Whether a move is possible in a state. */
type Can = (move: Move, at: AnyMachineSnapshot) => boolean

/**
 * Tours over every transition that `can` allows: each takes the shortest route to the next
 * new one, and ends when no new one can be reached.
 */
export function toursOf(chart: WalkableChart, inputs: readonly string[], can: Can): readonly Tour[] {
  const { entry, parts } = chart
  const all = [...parts.transitions.keys()]
  const placeOf = (at: AnyMachineSnapshot) => JSON.stringify(entry.project(at))
  const { begin, take } = createTaking(chart)
  const covered = new Set<unknown>()
  const tours: Tour[] = []
  /** The shortest route to a new transition; null if there is none. */
  const next = (from: AnyMachineSnapshot): readonly Stop[] | null => {
    if (all.every((one) => covered.has(one))) return null
    const seen = new Set([placeOf(from)])
    const open: { readonly at: AnyMachineSnapshot; readonly way: readonly Stop[] }[] = [{ at: from, way: [] }]
    for (const { at, way } of open)
      for (const move of movesNow(entry, at).filter((one) => can(one, at))) {
        const step = take(at, move.event)
        const longer = [...way, { move, ...step }]
        if (step.taken.some((one) => !covered.has(one))) return longer
        const place = placeOf(step.at)
        if (!seen.has(place)) open.push({ at: step.at, way: longer })
        seen.add(place)
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

/**
 * Random walks of `length` moves in all: one that has ended is followed by another. Only events with an effect are
 * sent, the rarest ones with the highest weight.
 */
export function randomTours(chart: WalkableChart, inputs: readonly string[], can: Can, seed: number, length: number): readonly Tour[] {
  const { begin, take } = createTaking(chart)
  const random = createRandom(seed)
  const made = new Map<unknown, number>()
  /** A random item, weighted by how rare it was so far. */
  const pick = <T>(among: readonly T[], named: (one: T) => unknown): T | undefined => {
    const weights = among.map((one) => 1 / (1 + (made.get(named(one)) ?? 0)) ** 2)
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
    const picked = among.find((_, at) => (left -= weights[at] ?? 0) < 0) ?? among.at(-1)
    if (picked !== undefined) made.set(named(picked), (made.get(named(picked)) ?? 0) + 1)
    return picked
  }
  /** The routes from a snapshot, with at most this many moves. */
  const wayFrom = (from: AnyMachineSnapshot, most: number): readonly Stop[] => {
    const stops: Stop[] = []
    for (let at = from; stops.length < most;) {
      const open = movesNow(chart.entry, at).flatMap((move) => (can(move, at) ? [{ move, ...take(at, move.event) }] : []))
      const taking = open.filter(({ taken }) => taken.length > 0)
      const stop = pick(taking, ({ move }) => move.event)
      if (!stop) break
      at = stop.at
      stops.push(stop)
    }
    return stops
  }
  const tours: Tour[] = []
  for (let left = length; left > 0;) {
    const input = pick(inputs, (one) => one) ?? ''
    const { at: start, taken } = begin(input)
    const stops = wayFrom(start, left)
    tours.push({ input, start, taken, stops })
    // A walk without moves counts as one: the loop would never end.
    left -= Math.max(stops.length, 1)
  }
  return tours
}
