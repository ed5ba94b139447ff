import { isMachineSnapshot, type ActorRefLike, type AnyStateMachine, type InspectionEvent, type StateValue } from 'xstate'
import type { TraceEvent } from '#machines/trace-format.ts'
import { transitionName } from '#machines/transition-name.ts'
import type { Processes } from '#src/api/processes.ts'
import { watchProcesses } from '#src/api/watch-processes.ts'
import { createPaths } from '../trace/actor-paths.ts'
import { redactEvent } from '../trace/redact.ts'

/** An event that a machine received. */
export interface LiveEvent {
  readonly id: number
  /** Milliseconds since the inspector was opened. */
  readonly at: number
  readonly event: TraceEvent
  /** Names of the transitions taken; empty when the event was ignored. */
  readonly taken: readonly string[]
}

/** A running machine. */
export interface LiveActor {
  readonly path: string
  readonly machine: AnyStateMachine
  readonly value: StateValue
  /** The newest first. */
  readonly events: readonly LiveEvent[]
}

/** The running machines, by their paths. */
export interface LiveActors {
  /** The same list until something changes. */
  read(): readonly LiveActor[]
  subscribe(listener: () => void): () => void
  stop(): void
}

const mostEvents = 50

/** Follows all machines of a page; `now` is in ms, on a clock that never goes back. */
export function createLiveActors(processes: Processes, now: () => number): LiveActors {
  const pathOf = createPaths()
  const start = now()
  const taken = new WeakMap<ActorRefLike, readonly string[]>()
  const listeners = new Set<() => void>()
  const actors = new Map<ActorRefLike, LiveActor>()
  let list: readonly LiveActor[] = []
  let lastId = 0

  const follow = (inspected: InspectionEvent) => {
    const { actorRef } = inspected
    if (inspected.type === '@xstate.microstep') {
      const { _transitions: transitions } = inspected
      taken.set(actorRef, [...(taken.get(actorRef) ?? []), ...transitions.map(transitionName)])
    }
    if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return
    const { machine, value, status } = inspected.snapshot
    const entry: LiveEvent = {
      id: (lastId += 1),
      at: Math.round(now() - start),
      event: redactEvent(inspected.event).event,
      taken: taken.get(actorRef) ?? [],
    }
    taken.delete(actorRef)
    const events = [entry, ...(actors.get(actorRef)?.events ?? [])].slice(0, mostEvents)
    if (status === 'active') actors.set(actorRef, { path: pathOf(actorRef), machine, value, events })
    else actors.delete(actorRef)
    list = [...actors.values()]
    for (const listener of listeners) listener()
  }
  const stop = watchProcesses(processes, follow)
  return {
    read: () => list,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop,
  }
}
