import { createActor, type AnyActorScope, type AnyMachineSnapshot, type AnyTransitionDefinition, type EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { movesNow, type Move } from './moves.ts'
import type { WalkableChart } from './walk.ts'

/** A route through a machine: its input and its moves. */
export interface Route {
  readonly input: string
  readonly moves: readonly Move[]
}

/** A route with the snapshot at its end. */
export interface Place extends Route {
  readonly at: AnyMachineSnapshot
}

const mostSteps = 800_000

/** The shortest route to each place of a chart; only running ports answer. */
export function placesOf({ entry, machine }: WalkableChart, input: string): readonly Place[] {
  const moves = new Map<unknown, Move>()
  const names = new Map<unknown, string>()
  const paths = getShortestPaths(machine, {
    input: entry.inputs[input],
    limit: mostSteps,
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
  return paths.map(({ steps, state }) => ({ input, at: state, moves: steps.flatMap(({ event }) => moves.get(event) ?? []) }))
}

/** The next snapshot, and the transitions to it, with raised and eventless ones. */
interface Taken {
  readonly at: AnyMachineSnapshot
  readonly taken: readonly AnyTransitionDefinition[]
}

/** Computes what a machine would do, without effects. */
export function createTaking({ entry, machine }: WalkableChart): {
  begin(input: string): Taken
  take(at: AnyMachineSnapshot, event: EventObject): Taken
} {
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
  const seen = (work: () => AnyMachineSnapshot): Taken => {
    taken = []
    const at = work()
    return { at, taken }
  }
  return {
    begin: (name) => seen(() => machine.getInitialSnapshot(scope, entry.inputs[name])),
    take: (at, event) => seen(() => machine.transition(at, event, scope)),
  }
}
