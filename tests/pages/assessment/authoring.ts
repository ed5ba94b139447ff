import { button, field, heading, list, option, region, tab } from '../parts.ts'

/** The editor of questions and the builder of papers. */
export const authoring = {
  createPaper: heading('Create Paper'),
  preview: region('Preview'),
  checkAnswer: button('Check answer'),
  twoCorrect: 'Mark exactly one option as correct.',
  bank: region('Question bank'),
  add: (code: string) => button(`Add ${code}`),
  move: (code: string) => button(`Move ${code}`),
  remove: (code: string) => button(`Remove ${code}`),
  removeSection: (name: string) => button(`Remove ${name}`),
  addSection: button('Add section'),
  questionsOf: (section: string) => list(`Questions: ${section}`),
  totals: region('Totals'),
  printTab: tab('Print'),
  totalOf: (marks: string, questions: string) => `${marks} in ${questions}`,
  answerOnly: field('Answer only'),
  regradeTab: tab('Regrade'),
  checkTab: tab('Check'),
  withKey: 'With key',
  pictureOf: (shows: RegExp) => ['img', { name: shows }] as const,
  chosen: (name: string) => option(name),
}
