import { Suspense, type ReactNode } from 'react'
import { hasNotice, type Notices } from '#src/session/notices/use-notices.ts'
import { useRecording } from '#src/devtools/trace/use-recording.ts'
import { latePart } from '../loading/late-part.ts'

const Recording = latePart(async () => (await import('./Recording.tsx')).Recording)

/** What tells that a trace is recorded, with the code that records it; nothing while none is. */
export function useRecordingMark(notices: Notices): ReactNode {
  const isRecording = useRecording()
  return (
    isRecording && (
      <Suspense>
        <Recording isTight={hasNotice(notices)} />
      </Suspense>
    )
  )
}
