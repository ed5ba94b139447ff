/** What of a question its marking needs. */
export interface MarkedQuestion {
  readonly questionType: string
  readonly marks: number
  readonly negativeMarks?: number | undefined
  readonly options?: readonly { readonly isCorrect?: number | undefined }[] | undefined
  readonly answers?: readonly string[] | undefined
  readonly tolerance?: number | undefined
}

/** Whether a person marks the answers. */
export const isMarkedByPeople = ({ questionType }: Pick<MarkedQuestion, 'questionType'>): boolean => questionType === 'Essay'

/** Without case, and with one blank where there are several. */
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The numbers of the options that an answer names. */
export const optionsIn = (value: string): readonly number[] =>
  value
    .split(',')
    .map(Number)
    .filter((option) => Number.isInteger(option) && option > 0)

function isRight({ questionType, options = [], answers = [], tolerance = 0 }: MarkedQuestion, value: string): boolean {
  if (questionType === 'Short text') return answers.some((answer) => plain(answer) === plain(value))
  if (questionType === 'Number') {
    const given = Number(value.replace(',', '.'))
    // Ten digits are enough, and 0.1 + 0.2 is 0.3.
    return answers.some((answer) => Number((Math.abs(Number(answer) - given) - tolerance).toFixed(10)) <= 0)
  }
  const right = options.flatMap(({ isCorrect }, index) => (isCorrect === 1 ? [index + 1] : []))
  const chosen = new Set(optionsIn(value))
  return right.length > 0 && chosen.size === right.length && right.every((option) => chosen.has(option))
}

/** What the machine gives for an answer: nothing where there is none; null where people mark. */
export function machineMarks(question: MarkedQuestion, value: string): number | null {
  if (isMarkedByPeople(question)) return null
  if (value.trim() === '') return 0
  return isRight(question, value) ? question.marks : -(question.negativeMarks ?? 0) || 0
}
