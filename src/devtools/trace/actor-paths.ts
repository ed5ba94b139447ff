import { isMachineSnapshot, type ActorRefLike, type AnyActorRef } from 'xstate'

const isActorRef = (actor: ActorRefLike): actor is AnyActorRef => 'id' in actor && '_parent' in actor

function machineOf(actor: AnyActorRef): string {
  const snapshot: unknown = actor.getSnapshot()
  return isMachineSnapshot(snapshot) ? snapshot.machine.id : ''
}

/** Paths of actors: the ids from the root down. A root is named by its machine, and numbered when there are several. */
export function createPaths(): (actor: ActorRefLike) => string {
  const known = new WeakMap<ActorRefLike, string>()
  const roots = new Map<string, number>()
  const make = (actor: AnyActorRef): string => {
    const { _parent: parent } = actor
    if (parent) return `${pathOf(parent)}/${actor.id}`
    const machine = machineOf(actor)
    const number = (roots.get(machine) ?? 0) + 1
    roots.set(machine, number)
    return number === 1 ? machine : `${machine}:${number}`
  }
  function pathOf(actor: ActorRefLike): string {
    const path = known.get(actor) ?? (isActorRef(actor) ? make(actor) : actor.sessionId)
    known.set(actor, path)
    return path
  }
  return pathOf
}
