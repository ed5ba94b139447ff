import type { AnyActorRef } from 'xstate'

/** Is notified of the root actors that run in a page. */
interface ProcessListener {
  /** `isUnderWay`: the actor was running before the listener was added; otherwise it is about to start. */
  onEnter(root: AnyActorRef, isUnderWay: boolean): void
  onLeave(root: AnyActorRef): void
}

/** The root actors that run in this page. Costs nothing while there is no listener. */
export interface Processes {
  /** Registers a root actor before it starts, so that listeners miss nothing. */
  enter(root: AnyActorRef): void
  leave(root: AnyActorRef): void
  /** Reports the actors that run now and those that start later; returns an unsubscribe function. */
  listen(listener: ProcessListener): () => void
}

/** Creates the registry of a page. */
export function createProcesses(): Processes {
  const roots = new Set<AnyActorRef>()
  const listeners = new Set<ProcessListener>()
  return {
    enter: (root) => {
      if (roots.has(root)) return
      roots.add(root)
      for (const one of listeners) one.onEnter(root, false)
    },
    leave: (root) => {
      if (roots.delete(root)) for (const one of listeners) one.onLeave(root)
    },
    listen: (listener) => {
      listeners.add(listener)
      for (const root of roots) listener.onEnter(root, true)
      return () => void listeners.delete(listener)
    },
  }
}
