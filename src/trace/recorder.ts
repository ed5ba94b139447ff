import { isMachineSnapshot, type ActorRefLike, type AnyActorRef, type InspectionEvent } from 'xstate'
import type { Trace } from '#machines/trace-format.ts'
import { transitionName } from '#machines/transition-name.ts'
import type { Processes } from '../api/processes.ts'
import { watchProcesses } from '../api/watch-processes.ts'
import { redactEvent } from './redact.ts'
import type { TraceStore } from './trace-store.ts'

/** Writes down what the machines of the page take and where they stand then, without anything of a person in it. */
export interface Recorder {
  start(): void
  /** Ends the recording; what there is of it is dropped. */
  stop(): void
  /** Drops all steps, and goes on with the recording. */
  clear(): void
  read(): Trace
  count(): number
  /** Calls back after each step. */
  subscribe(listener: () => void): () => void
}

export interface RecorderDeps {
  readonly processes: Processes
  readonly store: TraceStore
  /** Milliseconds since 1970. */
  now(): number
}

const isActorRef = (actor: ActorRefLike): actor is AnyActorRef => 'id' in actor && '_parent' in actor

function machineOf(actor: AnyActorRef): string {
  const snapshot: unknown = actor.getSnapshot()
  return isMachineSnapshot(snapshot) ? snapshot.machine.id : ''
}

/** Paths of actors by the ids from their root, which its machine names, numbered where there were more of them. */
function createPaths() {
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

/** Makes the recorder of a page. It records nothing before its start. */
export function createRecorder({ processes, store, now }: RecorderDeps): Recorder {
  const pathOf = createPaths()
  const taken = new WeakMap<ActorRefLike, readonly string[]>()
  const listeners = new Set<() => void>()
  let stopWatching: (() => void) | null = null
  let lastAt = store.steps().at(-1)?.at ?? 0

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const clear = () => {
    store.clear()
    lastAt = 0
    tell()
  }
  /** Wall-clock time since the beginning, which a device may set back. */
  const elapsed = () => {
    const start = store.startedAt()
    if (start === null) store.begin(now())
    lastAt = Math.max(lastAt, Math.round(now() - (start ?? now())))
    return lastAt
  }

  const watch = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.microstep') {
      const { actorRef, _transitions: transitions } = inspected
      taken.set(actorRef, [...(taken.get(actorRef) ?? []), ...transitions.map(transitionName)])
    }
    if (inspected.type !== '@xstate.snapshot') return
    const { actorRef, snapshot, event } = inspected
    if (!isMachineSnapshot(snapshot)) return
    const { event: shown, isRedacted } = redactEvent(event)
    store.add({
      at: elapsed(),
      machine: snapshot.machine.id,
      actor: pathOf(actorRef),
      event: shown,
      ...(isRedacted ? { isRedacted } : {}),
      value: snapshot.value,
      taken: taken.get(actorRef) ?? [],
    })
    taken.delete(actorRef)
    tell()
  }

  return {
    start: () => {
      stopWatching ??= watchProcesses(processes, watch)
    },
    stop: () => {
      stopWatching?.()
      stopWatching = null
      clear()
    },
    clear,
    read: () => ({
      version: 1,
      machine: null,
      input: null,
      recordedAt: new Date(store.startedAt() ?? now()).toISOString(),
      steps: store.steps(),
    }),
    count: store.count,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
