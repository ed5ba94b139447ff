import {
  createActor,
  initialTransition,
  transition,
  type AnyActorScope,
  type AnyTransitionDefinition,
  type EventObject,
  type AnyMachineSnapshot,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Trace } from '#machines/trace-format.ts'
import { holesOf } from './chart-parts.ts'
import { movesNow, type Move } from './moves.ts'
import { startWalk, type Ground } from './walk.ts'

/** A way to somewhere new: from which input, by which events, and how many of them. */
interface Route {
  readonly input: string
  readonly moves: readonly Move[]
}

/** What came of walking a chart. */
export interface Outcome {
  readonly covered: ReadonlySet<unknown>
  readonly walks: number
  readonly places: number
  readonly troubles: readonly { readonly trouble: string; readonly trace: Trace }[]
}

const largest = 20_000

/** The shortest way to each place of a chart, by what can happen at each: no port answers that does not run. */
function placesOf({ entry, machine }: Ground, input: string): readonly (Route & { readonly at: AnyMachineSnapshot })[] {
  const moves = new Map<unknown, Move>()
  const names = new Map<unknown, string>()
  const paths = getShortestPaths(machine, {
    input: entry.inputs[input],
    limit: largest * 40,
    events: (snapshot) => {
      const now = movesNow(entry, snapshot)
      for (const move of now) {
        moves.set(move.event, move)
        if (!names.has(move.event)) names.set(move.event, String(names.size))
      }
      return now.map(({ event }) => event)
    },
    serializeState: (snapshot) => JSON.stringify(entry.project(snapshot)),
    serializeEvent: (event) => names.get(event) ?? event.type,
  })
  return paths.map(({ steps, state }) => ({
    input,
    at: state,
    moves: steps.flatMap(({ event }) => moves.get(event) ?? []),
  }))
}

/** Which transitions a machine would take at a place, those that are raised or follow at once among them; nothing is done. */
function createTaking({ entry, machine }: Ground) {
  let taken: AnyTransitionDefinition[] = []
  const [input] = Object.values(entry.inputs)
  const self = createActor(machine, {
    input,
    inspect: (seen) => {
      if (seen.type !== '@xstate.microstep') return
      const { _transitions: transitions } = seen
      taken.push(...transitions)
    },
  })
  const nothing = () => {}
  const scope: AnyActorScope = {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
  return (at: AnyMachineSnapshot, event: EventObject): readonly AnyTransitionDefinition[] => {
    taken = []
    machine.transition(at, event, scope)
    return taken
  }
}

/**
 * Walks a chart on the machine that runs until every state and every transition was reached, or nothing new can be:
 * the shortest way to each place, and from there whatever would be new.
 */
export function walkAll(ground: Ground): Outcome {
  const { entry, machine, parts } = ground
  const covered = new Set<unknown>()
  const troubles: { trouble: string; trace: Trace }[] = []
  const isDone = () => holesOf(parts, covered, entry.unreachable).length === 0
  // The first place, which is the nearest, tells enough of a trouble.
  const note = (trouble: string, trace: Trace) =>
    void (troubles.some((one) => one.trouble === trouble) || troubles.push({ trouble, trace }))
  let walks = 0
  const walk = ({ input, moves }: Route) => {
    walks += 1
    const run = startWalk(ground, input, covered)
    const check = (found: readonly string[]) => {
      for (const trouble of found) note(trouble, run.trace())
    }
    check(run.troubles())
    let [model] = initialTransition(machine, entry.inputs[input])
    for (const move of moves) {
      ;[model] = transition(machine, model, move.event)
      const isInTime = run.take(move)
      const differs = isInTime && JSON.stringify(entry.project(model)) !== JSON.stringify(entry.project(run.snapshot()))
      check([...run.troubles(), ...(differs ? ['It stands elsewhere than its chart.'] : [])])
      if (!isInTime || run.snapshot().status !== 'active') break
    }
    run.stop()
  }

  const places = Object.keys(entry.inputs)
    .flatMap((input) => placesOf(ground, input))
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
  // What no event takes by itself is raised, or follows at once.
  const taking = createTaking(ground)
  for (const { at, moves, input } of places) {
    if (isDone()) break
    for (const move of movesNow(entry, at))
      if (taking(at, move.event).some((one) => !covered.has(one))) walk({ input, moves: [...moves, move] })
  }
  return { covered, walks, places: places.length, troubles }
}
