import { createContext, use, useEffect, useLayoutEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import type { Processes } from './processes.ts'

/** Where nobody has made a roster, as in a story of one page. */
const nobody: Processes = { enter: () => {}, leave: () => {}, listen: () => () => {} }

const Context = createContext<Processes>(nobody)

export const ProcessesProvider = Context.Provider

/** The machines at work in this page. */
export const useProcesses = (): Processes => use(Context)

/**
 * Lets a root actor be watched from its start to its stop. It goes around the hook that makes the actor, whose own effects
 * start it after the layout, and stop it before what follows them.
 */
export function useWatched<Root extends AnyActorRef>(actor: Root): Root {
  const processes = useProcesses()
  useLayoutEffect(() => processes.enter(actor), [processes, actor])
  useEffect(() => () => processes.leave(actor), [processes, actor])
  return actor
}
