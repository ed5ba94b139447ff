import { announce } from '#src/ui/kit/announce.tsx'
import { saveFile } from '#src/ui/kit/save-file.ts'
import type { Recorder } from './recorder.ts'
import { switchRecording } from './recording.ts'
import { texts } from './texts.ts'

/** Saves the steps so far as a file; `today` is yyyy-MM-dd. */
export function saveTrace(recorder: Recorder, today: string): void {
  saveFile(`portal-trace-${today}.json`, 'application/json', JSON.stringify(recorder.read(), null, 1))
  announce(texts.saved)
}

/** Begins or ends the recording, and shows a message. */
export function recordTrace(isOn: boolean): void {
  switchRecording(isOn)
  announce(isOn ? texts.begun : texts.ended)
}
