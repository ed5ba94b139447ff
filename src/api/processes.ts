import type { AnyActorRef } from 'xstate'

/** Is told of the machines at work in a page. */
interface ProcessListener {
  /** `isUnderWay`: it has been at work for some time, else it is about to start. */
  onEnter(root: AnyActorRef, isUnderWay: boolean): void
  onLeave(root: AnyActorRef): void
}

/** The machines at work in this page, by their roots. Nobody pays for it while nobody listens. */
export interface Processes {
  /** Takes in a root actor; before its start, so that listeners hear all of it. */
  enter(root: AnyActorRef): void
  leave(root: AnyActorRef): void
  /** Tells of those that are there, and of those to come; gives the way to stop. */
  listen(listener: ProcessListener): () => void
}

/** Makes the roster of a page. */
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
