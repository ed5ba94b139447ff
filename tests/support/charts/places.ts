import { createActor, type AnyActorScope, type AnyMachineSnapshot, type AnyTransitionDefinition, type EventObject } from 'xstate'
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

/**
 * The shortest route to each place of a chart; only running ports answer. XState's own graph functions could find it too, but
 * name every step twice and shift one list of all steps, which takes a third of the time of the largest charts.
 */
export function placesOf(chart: WalkableChart, input: string): readonly Place[] {
  const { entry } = chart
  const { begin, take } = createTaking(chart)
  const nameOf = (at: AnyMachineSnapshot) => JSON.stringify(entry.project(at))
  const { at: start } = begin(input)
  const names = new Set([nameOf(start)])
  // What is found joins the end of the list while it is gone through, so the nearest is found first.
  const places: Place[] = [{ input, at: start, moves: [] }]
  let steps = 0
  for (const { at, moves } of places)
    for (const move of movesNow(entry, at)) {
      steps += 1
      if (steps > mostSteps) throw new Error(`${entry.title} takes more than ${mostSteps} steps.`)
      const { at: next } = take(at, move.event)
      const name = nameOf(next)
      if (names.has(name)) continue
      names.add(name)
      places.push({ input, at: next, moves: [...moves, move] })
    }
  return places
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
