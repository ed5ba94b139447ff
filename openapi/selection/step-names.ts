/** The steps of a selection, as addresses and calls name them, in their order. */
export const stepNames = [
  'combo',
  'stream',
  'custom-stream',
  'module',
  'intake',
  'test-exam-block-dates',
  'custom-teaching-date',
  'delivery',
  'confirmation',
] as const

/** A step of a selection. */
export type SelectionStep = (typeof stepNames)[number]

/** What each step is called. */
export const stepTitles = {
  combo: 'Combo',
  stream: 'Stream',
  'custom-stream': 'Custom Stream',
  module: 'Module',
  intake: 'Intake',
  'test-exam-block-dates': 'Test Block and Exam Block Dates',
  'custom-teaching-date': 'Custom Teaching Date',
  delivery: 'Delivery',
  confirmation: 'Confirmation',
} as const
