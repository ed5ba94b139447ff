import { button } from './parts.ts'

/** What says that a trace is recorded. */
export const recordingMark = { save: button('Save trace') }
