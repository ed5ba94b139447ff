import '#src/ui/styles.css'
import { useSyncExternalStore } from 'react'
import { useServices } from '#src/api/services.tsx'
import { recordTrace, saveTrace } from '#src/devtools/trace/trace-acts.ts'
import { RecordingMark } from '#src/devtools/trace/RecordingMark.tsx'
import { useRecorder } from '../boot/use-recorder.ts'

/** The mark of a recorded trace; recording lasts while it is mounted. */
export function Recording({ isTight }: { readonly isTight: boolean }) {
  const { clock } = useServices()
  const recorder = useRecorder()
  const count = useSyncExternalStore(recorder.subscribe, recorder.count)
  return (
    <RecordingMark
      count={count}
      isTight={isTight}
      onSave={() => saveTrace(recorder, clock.today())}
      onStop={() => {
        recordTrace(false)
        // The focused button disappears.
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      }}
    />
  )
}
