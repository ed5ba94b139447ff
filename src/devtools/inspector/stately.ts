import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { isMachineSnapshot, type InspectionEvent } from 'xstate'
import type { Processes } from '#src/api/processes.ts'
import { watchProcesses } from '#src/api/watch-processes.ts'
import { redactEvent } from '../trace/redact.ts'

interface Shown {
  readonly status: 'active' | 'done' | 'error' | 'stopped'
  readonly value?: unknown
  readonly output: undefined
  readonly error: undefined
}

/** Only the state value of a snapshot: contexts, inputs, outputs and children hold what people type. */
function shownSnapshot(snapshot: unknown): Shown {
  const { status = 'active', value }: Partial<Shown> = Object(snapshot)
  return { status, ...(value === undefined ? {} : { value }), output: undefined, error: undefined }
}

/** The part of an event that may be sent to the inspector; it is copied field by field, so that nothing unknown passes. */
function redactInspection(event: StatelyInspectionEvent): StatelyInspectionEvent {
  const { sessionId, createdAt, id, _version: version } = event
  const base = { sessionId, createdAt, id, _version: version }
  if (event.type === '@xstate.actor') {
    const { name, definition, parentId, rootId } = event
    return { ...base, type: event.type, name, definition, parentId, rootId, snapshot: shownSnapshot(event.snapshot) }
  }
  const { rootId } = event
  const told = redactEvent(event.event).event
  if (event.type === '@xstate.event') return { ...base, type: event.type, rootId, sourceId: event.sourceId, event: told }
  return { ...base, type: event.type, rootId, event: told, snapshot: shownSnapshot(event.snapshot) }
}

/** Machines only: inputs and answers of ports are private. */
const isShown = ({ actorRef }: InspectionEvent): boolean => isMachineSnapshot(actorRef.getSnapshot())

/**
 * Opens the Stately inspector in a window of its own and sends it what the machines do; call it on a press, or the browser
 * opens no window. `url` is the inspector's page, Stately's own unless told. Returns an unsubscribe function.
 */
export function openStately(processes: Processes, options: { readonly url?: string; readonly window?: Window } = {}): () => void {
  const inspector = createBrowserInspector({ ...options, serialize: redactInspection })
  const stop = watchProcesses(processes, (event) => {
    if (isShown(event)) inspector.inspect.next?.(event)
  })
  return () => {
    stop()
    inspector.stop()
  }
}
