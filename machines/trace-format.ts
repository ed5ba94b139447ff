import type { StateValue } from 'xstate'

/**
 * The file in which a run of machines is kept: by the player of a chart, by the portal's own recording, and by a failing
 * test. Whoever writes one decides what it reveals of payloads; where one is left out, `value` still says where the machine stood.
 */
export interface Trace {
  readonly version: 1
  /** Id of the machine that all steps belong to; null where each step names its own. */
  readonly machine: string | null
  /** Name of the catalogue's input that the machine started with; null for its first one. */
  readonly input: string | null
  /** When it was recorded (ISO 8601), and by what, for people. */
  readonly recordedAt?: string
  readonly note?: string
  readonly steps: readonly TraceStep[]
}

export interface TraceStep {
  readonly event: TraceEvent
  /** Name in the catalogue of the answer that a port gave: the answer itself may not be JSON. */
  readonly answer?: string
  /** True where something was left out of the event: a replay that ends elsewhere, here or later, goes on from `value`. */
  readonly isRedacted?: boolean
  /** Where the machine stood after the event. */
  readonly value?: StateValue
  /** The transitions that the event caused, with those of events that the machine raised for itself, by `transitionName`. */
  readonly taken?: readonly string[]
  /** Milliseconds since the trace began, on a clock that never goes back. */
  readonly at?: number
  /** Id of the machine (`createMachine({ id })`); the trace's own where it is absent. */
  readonly machine?: string
  /** The actor, by the ids on the path to it from the root of the actor system: `session`, `blockWizard:2/step`. */
  readonly actor?: string
}

/**
 * What the machine took, as XState names it: an intent or a fact (`schedule.save`), the start (`xstate.init`), a port's
 * answer (`xstate.done.actor.<invoke id>` with `output`, `xstate.error.actor.<invoke id>` with `error`), or a delay that
 * has passed (`xstate.after.<delay>.<state id>`). An error stands in a file as `{ "$error": { name, message, … } }`.
 */
export interface TraceEvent {
  readonly type: string
  readonly [key: string]: unknown
}
