import { StateMachine, type ActorLogic, type AnyStateMachine, type EventObject, type Snapshot } from 'xstate'

type PortSnapshot = Snapshot<unknown> & { readonly input: unknown }

type PortEvent =
  | EventObject
  | { readonly type: 'port.done'; readonly output: unknown }
  | { readonly type: 'port.fail'; readonly error: unknown }

/** A port that waits until the player answers for it. */
export const playerPort: ActorLogic<PortSnapshot, PortEvent> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (snapshot, event) => {
    if ('output' in event) return { ...snapshot, status: 'done', output: event.output, error: undefined }
    if ('error' in event) return { ...snapshot, status: 'error', output: undefined, error: event.error }
    return snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
}

const played = new WeakMap<AnyStateMachine, AnyStateMachine>()

/** The machine with ports that the player answers. Invoked machines run; the events that they send come from the player. */
export function withPlayerPorts(machine: AnyStateMachine): AnyStateMachine {
  const known = played.get(machine)
  if (known) return known
  const ports = Object.entries(machine.implementations.actors).filter(([, logic]) => !(logic instanceof StateMachine))
  const ready = machine.provide({ actors: Object.fromEntries(ports.map(([src]) => [src, playerPort])) })
  played.set(machine, ready)
  return ready
}
