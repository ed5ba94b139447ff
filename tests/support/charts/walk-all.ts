import { initialTransition, transition } from 'xstate'
import type { Trace } from '#machines/trace-format.ts'
import { holesOf } from './chart-parts.ts'
import { movesNow } from './moves.ts'
import { createTaking, placesOf, type Route } from './places.ts'
import { startWalk, type WalkableChart } from './walk.ts'

/** The result of walking a chart. */
export interface Outcome {
  readonly covered: ReadonlySet<unknown>
  readonly walks: number
  readonly places: number
  readonly failures: readonly { readonly failure: string; readonly trace: Trace }[]
}

/**
 * Walks a chart on the running machine until every state and transition was reached, or no new one can be: takes
 * the shortest route to each place, and from there every new move.
 */
export function walkAll(chart: WalkableChart): Outcome {
  const { entry, machine, parts } = chart
  const covered = new Set<unknown>()
  const failures: { failure: string; trace: Trace }[] = []
  const isDone = () => holesOf(parts, covered, entry.unreachable).length === 0
  // The nearest place is enough to show a failure.
  const note = (failure: string, trace: Trace) =>
    void (failures.some((one) => one.failure === failure) || failures.push({ failure, trace }))
  let walks = 0
  const walk = ({ input, moves }: Route) => {
    walks += 1
    const run = startWalk(chart, input, covered)
    const check = (found: readonly string[]) => {
      for (const failure of found) note(failure, run.trace())
    }
    check(run.failures())
    let [model] = initialTransition(machine, entry.inputs[input])
    for (const move of moves) {
      ;[model] = transition(machine, model, move.event)
      const isInTime = run.take(move)
      const differs = isInTime && JSON.stringify(entry.project(model)) !== JSON.stringify(entry.project(run.snapshot()))
      check([...run.failures(), ...(differs ? ['It stands elsewhere than its chart.'] : [])])
      if (!isInTime || run.snapshot().status !== 'active') break
    }
    run.stop()
  }

  const places = Object.keys(entry.inputs)
    .flatMap((input) => placesOf(chart, input))
    .toSorted((one, other) => one.moves.length - other.moves.length)
  for (const input of Object.keys(entry.inputs)) walk({ input, moves: [] })
  for (const { at, moves, input } of places) {
    const taken = moves.map(({ event }) => event)
    for (const [law, holds] of Object.entries(entry.laws))
      if (!holds(at, taken))
        note(`It does not hold that ${law}.`, {
          version: 1,
          machine: machine.id,
          input,
          steps: taken.map((event) => ({ event: { ...event } })),
        })
  }
  for (const { at, moves, input } of places)
    for (const move of movesNow(entry, at)) {
      const direct = machine.getTransitionData(at, move.event)
      if (direct.some((one) => !covered.has(one))) walk({ input, moves: [...moves, move] })
    }
  // These transitions are raised or eventless.
  const { take } = createTaking(chart)
  for (const { at, moves, input } of places) {
    if (isDone()) break
    for (const move of movesNow(entry, at))
      if (take(at, move.event).taken.some((one) => !covered.has(one))) walk({ input, moves: [...moves, move] })
  }
  return { covered, walks, places: places.length, failures }
}
