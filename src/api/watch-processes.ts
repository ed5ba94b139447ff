import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { Processes } from './processes.ts'

/** Receives every actor that starts, every event it gets, and its snapshot after it. */
type ProcessWatcher = (event: InspectionEvent) => void

interface Children {
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>
}

/** An actor and its descendants, parents first. */
function* family(actor: AnyActorRef): Iterable<AnyActorRef> {
  yield actor
  const { children = {} }: Children = Object(actor.getSnapshot())
  for (const child of Object.values(children)) if (child) yield* family(child)
}

/**
 * Watches all actors of a page. Running actors are reported first, as if they had just started in their current state.
 * Returns an unsubscribe function.
 */
export function watchProcesses(processes: Processes, watcher: ProcessWatcher): () => void {
  const heard = new Map<AnyActorRef, { unsubscribe(): void }>()
  const stop = processes.listen({
    onEnter: (root, isUnderWay) => {
      const rootId = root.sessionId
      for (const actorRef of family(root)) {
        watcher({ type: '@xstate.actor', rootId, actorRef })
        if (isUnderWay)
          watcher({ type: '@xstate.snapshot', rootId, actorRef, event: { type: 'xstate.init' }, snapshot: Object(actorRef.getSnapshot()) })
      }
      heard.set(root, root.system.inspect(watcher))
    },
    onLeave: (root) => {
      heard.get(root)?.unsubscribe()
      heard.delete(root)
    },
  })
  return () => {
    stop()
    for (const one of heard.values()) one.unsubscribe()
  }
}
