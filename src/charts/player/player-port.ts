import { StateMachine, type ActorLogic, type AnyStateMachine, type EventObject, type Snapshot } from 'xstate'
import { chartModelOf } from '../chart-model.ts'
import type { Subject } from './subject.ts'

type PortSnapshot = Snapshot<unknown> & { readonly input: unknown }

type PortEvent =
  | EventObject
  | { readonly type: 'port.done'; readonly output: unknown }
  | { readonly type: 'port.fail'; readonly error: unknown }

/** A port that does nothing but wait for the player to answer in its place, and then answers at once. */
export const playerPort: ActorLogic<PortSnapshot, PortEvent> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (snapshot, event) => {
    if ('output' in event) return { ...snapshot, status: 'done', output: event.output, error: undefined }
    if ('error' in event) return { ...snapshot, status: 'error', output: undefined, error: event.error }
    return snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
}

const played = new WeakMap<Subject, AnyStateMachine>()

/** The machine with all its ports in the player's hand; machines within it, for which no answers are given, run. */
export function withPlayerPorts(subject: Subject): AnyStateMachine {
  const known = played.get(subject)
  if (known) return known
  const { machine, answers } = subject
  const answered = new Set(
    [...chartModelOf(machine).states.values()].flatMap(({ ports }) => ports.flatMap(({ id, src }) => (id in answers ? [src] : []))),
  )
  const names = Object.entries(machine.implementations.actors).flatMap(([src, logic]) =>
    src in answers || answered.has(src) || !(logic instanceof StateMachine) ? [src] : [],
  )
  const ready = machine.provide({ actors: Object.fromEntries(names.map((src) => [src, playerPort])) })
  played.set(subject, ready)
  return ready
}
