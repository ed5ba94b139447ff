import { Suspense, type ReactNode } from 'react'
import { hasNotice, type Notices } from '#src/session/notices/use-notices.ts'
import { useRecording } from '#src/devtools/trace/use-recording.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

const Recording = lazyComponent(async () => (await import('./Recording.tsx')).Recording, { isOptional: true })

/** The mark in the footer while a trace is recorded; it brings the code that records. Nothing otherwise. */
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
