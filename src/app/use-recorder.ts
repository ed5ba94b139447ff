import { useProcesses } from '../api/use-watched.ts'
import { useSessionParts } from '../session/session-context.tsx'
import type { Recorder } from '../trace/recorder.ts'
import { recorderOf } from './portal-recorder.ts'

/** The recorder of this page. */
export function useRecorder(): Recorder {
  const processes = useProcesses()
  const { actor } = useSessionParts()
  return recorderOf({ processes, actor })
}
