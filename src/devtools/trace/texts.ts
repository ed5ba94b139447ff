import { counted } from '#src/ui/text/counted.ts'

/** Every visible text of the trace for support. */
export const texts = {
  setting: 'Record a trace',
  off: 'Off',
  on: 'On',
  helper:
    'Writes down, step by step, what the portal does on this device, so that support can see what went wrong. It holds no names, texts, dates, numbers of records or passwords, stays in this tab until you save it, and is dropped when you sign out.',
  recording: 'Recording a trace',
  steps: (count: number) => (count === 1 ? '1 step' : `${counted(count)} steps`),
  save: 'Save trace',
  stop: 'Stop recording',
  begun: 'The recording has begun.',
  ended: 'The recording has ended.',
  saved: 'The trace was saved.',
} as const
