import { useSyncExternalStore } from 'react'
import { isRecording, onRecording } from './recording.ts'

/** Whether a trace is being recorded on this device. */
export const useRecording = (): boolean => useSyncExternalStore(onRecording, isRecording)
