import { choiceTypes, numberIn } from './typed-answer.ts'

/** What the machine needs of a question to mark an answer. */
export interface MarkedQuestion {
  readonly questionType: string
  readonly options?: readonly { readonly isCorrect?: 0 | 1 | undefined }[] | undefined
  readonly answers?: readonly string[] | undefined
  readonly tolerance?: number | undefined
  readonly marks: number
  readonly negativeMarks?: number | undefined
}

/** A text without the case and the blanks that do not count. */
const folded = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The numbers of the options that an answer names, from 1, in their order. */
export const chosenOptions = (value: string): readonly number[] =>
  [...new Set(value.split(',').map(Number))].filter((number) => Number.isInteger(number) && number > 0).toSorted((a, b) => a - b)

function isRight({ questionType, options = [], answers = [], tolerance = 0 }: MarkedQuestion, value: string): boolean {
  if (choiceTypes.includes(questionType)) {
    const correct = options.flatMap(({ isCorrect }, index) => (isCorrect === 1 ? [index + 1] : []))
    return chosenOptions(value).join() === correct.join()
  }
  if (questionType === 'Number') {
    const typed = numberIn(value)
    // The addition absorbs rounding errors of decimal fractions.
    return typed !== null && answers.some((one) => Math.abs((numberIn(one) ?? Number.NaN) - typed) <= tolerance + 1e-9)
  }
  return answers.some((one) => folded(one) === folded(value))
}

/** Whether people mark the answers. */
export const isMarkedByPeople = ({ questionType }: Pick<MarkedQuestion, 'questionType'>): boolean => questionType === 'Essay'

/** The marks of an answer; null for an essay, which people mark. An empty answer has none and costs none. */
export function machineMark(question: MarkedQuestion, value: string): number | null {
  if (isMarkedByPeople(question)) return null
  if (value.trim() === '') return 0
  return isRight(question, value) ? question.marks : 0 - (question.negativeMarks ?? 0)
}
