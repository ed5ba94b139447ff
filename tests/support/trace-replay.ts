import { createActor, SimulatedClock, type Actor, type AnyStateMachine, type StateValue } from 'xstate'
import type { TraceStep } from '#machines/trace-format.ts'
import type { ChartEntry } from './charts/chart-entry.ts'

/** Where a step led when it was replayed, and whether the event alone led there. */
export interface ReplayedStep {
  readonly value: StateValue
  readonly isByEvent: boolean
}

const sorted = (value: StateValue | undefined): unknown =>
  typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .map(([key, inner]) => [key, sorted(inner)] as const)
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value
const isSame = (one: StateValue, other: StateValue | undefined) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/**
 * Replays the steps of one actor on a machine of its own: each event is sent, and where what was left out of it makes the
 * machine end elsewhere, it goes on from where it stood in the recording.
 */
export function replay({ machine, inputs }: ChartEntry, steps: readonly TraceStep[]): ReplayedStep[] {
  const [input] = Object.values(inputs)
  const begin = (snapshot?: unknown): Actor<AnyStateMachine> => {
    const actor = createActor(machine, { clock: new SimulatedClock(), input, ...(snapshot ? { snapshot: Object(snapshot) } : {}) })
    actor.subscribe({ error: () => {} })
    return actor.start()
  }
  let actor = begin()
  return steps.map(({ event, value }) => {
    if (event.type !== 'xstate.init') actor.send(event)
    const isByEvent = isSame(actor.getSnapshot().value, value)
    if (!isByEvent && value !== undefined) {
      const { context } = actor.getSnapshot()
      actor.stop()
      actor = begin(machine.resolveState({ value, context }))
    }
    return { value: actor.getSnapshot().value, isByEvent }
  })
}
