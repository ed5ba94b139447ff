import { field } from '../parts.ts'

/** The form of one result. */
export const resultForm = {
  mark: field('Mark'),
  outcome: field('Outcome'),
  oneDecimal: 'Enter a mark with one decimal at most.',
  comesTo: (final: number, grade: string, points: number) => `Final ${final}, grade ${grade}, ${points} points`,
}
