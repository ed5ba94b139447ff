import type { StateValue } from 'xstate'

/**
 * The file in which a run of machines is kept: by the player of a chart, by the portal's own recording, and by a failing
 * test. Whoever writes one decides what may be read in it; what a payload leaves out, `value` still tells.
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
  /** Name of the catalogue's answer that a port gave: what it answers with may be no JSON. */
  readonly answer?: string
  /** True where something was left out of the event: a replay that ends elsewhere, here or later, goes on from `value`. */
  readonly isRedacted?: boolean
  /** Where the machine stood after the event. */
  readonly value?: StateValue
  /** The transitions that it took for it, those of events that it raised for itself included, by `transitionName`. */
  readonly taken?: readonly string[]
  /** Milliseconds since the trace began, on a clock that never goes back. */
  readonly at?: number
  /** Id of the machine (`createMachine({ id })`); the trace's own where it is absent. */
  readonly machine?: string
  /** The actor among all of the program, by the ids from its root: `session`, `blockWizard:2/step`. */
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
