import { useProcesses } from '#src/api/use-watched.ts'
import { useSessionParts } from '#src/session/session-context.tsx'
import type { Recorder } from '#src/devtools/trace/recorder.ts'
import { recorderOf } from './portal-recorder.ts'

/** The recorder of this page. */
export function useRecorder(): Recorder {
  const processes = useProcesses()
  const { actor } = useSessionParts()
  return recorderOf({ processes, actor })
}
