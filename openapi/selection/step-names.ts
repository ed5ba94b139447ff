import type { SelectionAnswers } from './answers.ts'

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

/** The step whose answers a field of the selection holds. */
export const stepOfField = {
  comboIds: 'combo',
  streamIds: 'stream',
  modules: 'module',
  intakes: 'intake',
  blocks: 'test-exam-block-dates',
  delivery: 'delivery',
} as const satisfies Record<keyof SelectionAnswers, SelectionStep>

/** A step that holds answers of the selection itself. */
export type AnswerStep = (typeof stepOfField)[keyof SelectionAnswers]
