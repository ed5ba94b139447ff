import { createStoredValue, openStorage, plainWord } from '#src/storage/stored-value.ts'

const key = 'traceRecording'
const listeners = new Set<() => void>()

const stored = createStoredValue({
  storage: openStorage(() => localStorage),
  key,
  spelling: plainWord,
  parse: (word) => (word === 'on' ? word : null),
})

let known: boolean | null = null

/** Whether a trace is recorded on this device; it is off until the person switches it on here. */
export const isRecording = (): boolean => (known ??= stored.read() === 'on')

const tell = () => {
  for (const listener of listeners) listener()
}

/** Begins or ends the recording, in all tabs and for later visits. */
export function switchRecording(isOn: boolean): void {
  known = isOn
  if (isOn) stored.write('on')
  else stored.clear()
  tell()
}

const adopt = ({ key: changed }: StorageEvent) => {
  if (changed !== key && changed !== null) return
  known = null
  tell()
}

/** Calls back when the recording begins or ends, here or in another tab; returns an unsubscribe function. */
export function onRecording(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', adopt)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', adopt)
  }
}
