import { createContext, use, useEffect, useLayoutEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import type { Processes } from './processes.ts'

/** Used without a provider, as in a story of one page. */
const nobody: Processes = { enter: () => {}, leave: () => {}, listen: () => () => {} }

const Context = createContext<Processes>(nobody)

export const ProcessesProvider = Context.Provider

/** The root actors that run in this page. */
export const useProcesses = (): Processes => use(Context)

/**
 * Registers a root actor from before its start until after its stop: the hook that creates the actor starts it in an effect,
 * after this layout effect, and stops it before this effect's cleanup.
 */
export function useWatched<Root extends AnyActorRef>(actor: Root): Root {
  const processes = useProcesses()
  useLayoutEffect(() => processes.enter(actor), [processes, actor])
  useEffect(() => () => processes.leave(actor), [processes, actor])
  return actor
}
