import type { AnyStateMachine, EventObject } from 'xstate'
import type { TraceEvent } from '#machines/trace-format.ts'

/** What a port can answer. */
export type Answer =
  | { readonly name: string; readonly kind: 'done'; readonly output: unknown }
  | { readonly name: string; readonly kind: 'error'; readonly error: unknown }
  | { readonly name: string; readonly kind: 'event'; readonly event: EventObject }

/** A machine to play, with its inputs, events, and answers of its ports. */
export interface Subject {
  /** Unique, in kebab case: 'session', 'block-details'. */
  readonly id: string
  readonly title: string
  readonly machine: AnyStateMachine
  /** Named inputs; the first one is the default. */
  readonly inputs: Readonly<Record<string, unknown>>
  readonly events: readonly EventObject[]
  /** By the id of an invocation, or by the name of its port. */
  readonly answers: Readonly<Record<string, readonly Answer[]>>
}

/** The event that delivers an answer to the machine. */
export function answerEvent(port: string, answer: Answer): TraceEvent {
  if (answer.kind === 'done') return { type: `xstate.done.actor.${port}`, output: answer.output }
  if (answer.kind === 'error') return { type: `xstate.error.actor.${port}`, error: answer.error }
  return answer.event
}

/** The subject of a trace, by its own id or by its machine's. */
export const subjectOf = (subjects: readonly Subject[], machine: string): Subject | undefined =>
  subjects.find(({ id }) => id === machine) ?? subjects.find((subject) => subject.machine.id === machine)
