import type { Processes } from '#src/api/processes.ts'
import type { SessionActor } from '#machines/session/session.machine.ts'
import { openStorage } from '#src/storage/stored-value.ts'
import { createRecorder, type Recorder } from '#src/devtools/trace/recorder.ts'
import { isRecording, onRecording } from '#src/devtools/trace/recording.ts'
import { createTraceStore } from '#src/devtools/trace/trace-store.ts'

const capacity = 5000

/** The machines to record, and the session whose end drops the steps. */
interface RecorderOf {
  readonly processes: Processes
  readonly actor: SessionActor
}

const known = new WeakMap<SessionActor, Recorder>()

/** The recorder of this page; it records while the person has it switched on. */
export function recorderOf({ processes, actor }: RecorderOf): Recorder {
  const found = known.get(actor)
  if (found) return found
  const store = createTraceStore({ storage: openStorage(() => sessionStorage), capacity, defer: queueMicrotask })
  const recorder = createRecorder({ processes, store, now: () => performance.timeOrigin + performance.now() })
  known.set(actor, recorder)
  const follow = () => (isRecording() ? recorder.start() : recorder.stop())
  follow()
  onRecording(follow)
  let wasSignedIn = actor.getSnapshot().hasTag('signedIn')
  // Runs before the watchers do: the event that ends the session is the first step of the next trace.
  actor.subscribe((snapshot) => {
    const isSignedIn = snapshot.hasTag('signedIn')
    if (wasSignedIn && !isSignedIn) recorder.clear()
    wasSignedIn = isSignedIn
  })
  return recorder
}
