import { recordTexts, type GivenFields } from '../check-record.ts'
import { markStep } from './script-marks.ts'
import { choiceTypes, numberIn } from './typed-answer.ts'

/** Types whose answer is typed and marked by the machine. */
export const typedTypes: readonly string[] = ['Number', 'Short text']

/** The fields that only some types of question have. */
export const fieldsOfSomeTypes = ['options', 'answers', 'tolerance', 'markScheme', 'negativeMarks'] as const

/** Those of a type. What the machine marks may cost marks. */
export const fieldsOfType = (questionType: unknown): readonly (typeof fieldsOfSomeTypes)[number][] => {
  const type = String(questionType)
  if (choiceTypes.includes(type)) return ['options', 'negativeMarks']
  if (type === 'Number') return ['answers', 'tolerance', 'negativeMarks']
  return type === 'Short text' ? ['answers', 'negativeMarks'] : type === 'Essay' ? ['markScheme'] : []
}

export const questionTexts = {
  oneCorrect: 'Mark exactly one option as correct.',
  someCorrect: 'Mark at least one option as correct.',
  twoOptions: 'Add at least two options.',
  twoOfTrueOrFalse: 'Keep the two options True and False.',
  scheme: (sum: number, marks: number) => `The scheme adds up to ${sum}, not ${marks}.`,
  ownQuestion: 'An author cannot approve the own question.',
  twice: (code: string) => `${code} is in this paper already.`,
} as const

const isGiven = (value: unknown): value is GivenFields => typeof value === 'object' && value !== null && !Array.isArray(value)

const rowsIn = (value: unknown): readonly GivenFields[] => (Array.isArray(value) ? value.filter(isGiven) : [])

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** A sum of marks, rounded to hundredths to remove rounding errors of decimal fractions. */
export const sumOf = (marks: readonly number[]): number => Math.round(marks.reduce((sum, one) => sum + one, 0) * 100) / 100

function optionError(type: string, options: readonly GivenFields[]): string | null {
  if (options.length < 2) return questionTexts.twoOptions
  if (type === 'True or false' && options.length > 2) return questionTexts.twoOfTrueOrFalse
  const correct = options.filter(({ isCorrect }) => isCorrect === 1).length
  if (type === 'Multiple choice') return correct === 0 ? questionTexts.someCorrect : null
  return correct === 1 ? null : questionTexts.oneCorrect
}

/** What is wrong with a question over several fields, by field; both the form and the server ask. */
export function questionErrors(given: GivenFields): ReadonlyMap<string, string> {
  const { questionType, options, answers, markScheme, marks, negativeMarks } = given
  const errors = new Map<string, string>()
  const type = String(questionType)
  if (choiceTypes.includes(type)) {
    const error = optionError(type, rowsIn(options))
    if (error !== null) errors.set('options', error)
  }
  if (typedTypes.includes(type)) {
    const typed = Array.isArray(answers) ? answers.map(String) : []
    if (typed.length === 0) errors.set('answers', recordTexts.required('Answer'))
    else if (type === 'Number' && typed.some((one) => numberIn(one) === null)) errors.set('answers', recordTexts.number)
  }
  if (type === 'Essay') {
    const points = rowsIn(markScheme)
    const sum = sumOf(points.map((one) => numberOf(one['marks'])))
    if (points.length === 0) errors.set('markScheme', recordTexts.tooFew('point'))
    else if (typeof marks === 'number' && sum !== marks) errors.set('markScheme', questionTexts.scheme(sum, marks))
  }
  // Markers, who give marks in steps, could not give all of them otherwise.
  if (typeof marks === 'number' && !Number.isInteger(marks / markStep)) errors.set('marks', recordTexts.step(markStep))
  const costs = fieldsOfType(type).includes('negativeMarks')
  if (costs && typeof marks === 'number' && numberOf(negativeMarks) > marks) errors.set('negativeMarks', recordTexts.range(0, marks))
  return errors
}
