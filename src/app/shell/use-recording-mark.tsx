import type { ReactNode } from 'react'
import { hasNotice, type Notices } from '#src/session/notices/use-notices.ts'
import { useRecording } from '#src/devtools/trace/use-recording.ts'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

const Recording = lazyComponent(async () => (await import('./Recording.tsx')).Recording, { isOptional: true })

/** The footer's mark while a trace is recorded, loaded with the recorder; otherwise nothing. */
export function useRecordingMark(notices: Notices): ReactNode {
  const isRecording = useRecording()
  return (
    isRecording && (
      <LazyBoundary>
        <Recording isTight={hasNotice(notices)} />
      </LazyBoundary>
    )
  )
}
