import { button, field, link } from '../parts.ts'

/** What single parts of the pages of students say. */
export const studentParts = {
  oldTest: 'Older than two years',
  byDueDate: link('Calendar by due date'),
  sendLink: button('Send link'),
  noneReached: 'None of them can be sent a link.',
  compare: button(/^Compare( \d)?$/),
  compareHint: 'Mark two or three courses to compare.',
  statement: field('Personal Statement'),
  statementLength: (count: number) => `${count} characters. It needs 500 to 4000.`,
}
