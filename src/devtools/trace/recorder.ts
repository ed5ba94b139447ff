import { isMachineSnapshot, type ActorRefLike, type InspectionEvent } from 'xstate'
import type { Trace } from '#machines/trace-format.ts'
import { transitionName } from '#machines/transition-name.ts'
import type { Processes } from '#src/api/processes.ts'
import { watchProcesses } from '#src/api/watch-processes.ts'
import { createPaths } from './actor-paths.ts'
import { redactEvent } from './redact.ts'
import type { TraceStore } from './trace-store.ts'

/** Records the events of the page's machines and the states that follow, without personal data. */
export interface Recorder {
  start(): void
  /** Ends the recording and drops its steps. */
  stop(): void
  /** Drops all steps and keeps recording. */
  clear(): void
  read(): Trace
  count(): number
  /** Calls back after each step. */
  subscribe(listener: () => void): () => void
}

interface RecorderDeps {
  readonly processes: Processes
  readonly store: TraceStore
  /** Milliseconds since 1970. */
  now(): number
}

/** Creates the recorder of a page; it records from `start` on. */
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
  /** Time since the beginning on the wall clock, which a device may set back. */
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
