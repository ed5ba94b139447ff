import type { MarkedQuestion } from '#openapi/assessment/mark-answer.ts'
import type { GivenFields } from '#openapi/check-record.ts'

/** A question as a candidate meets it, with what the machine marks it by. */
export interface Asked extends MarkedQuestion {
  readonly stem: string
  readonly assetId?: number | undefined
  readonly altText?: string | undefined
  readonly options: readonly { readonly text: string; readonly isCorrect: 0 | 1; readonly feedback: string }[]
  readonly markScheme: readonly { readonly point: string; readonly marks: number }[]
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const rows = (value: unknown): readonly GivenFields[] =>
  Array.isArray(value) ? value.filter((one): one is GivenFields => typeof one === 'object' && one !== null) : []

/** A question that is stored, or being written: what it lacks is empty. */
export const askedOf = (given: GivenFields): Asked => ({
  questionType: text(given['questionType']),
  stem: text(given['stem']),
  ...(typeof given['assetId'] === 'number' && { assetId: given['assetId'], altText: text(given['altText']) }),
  options: rows(given['options']).map((one) => ({
    text: text(one['text']),
    isCorrect: one['isCorrect'] === 1 ? 1 : 0,
    feedback: text(one['feedback']),
  })),
  answers: Array.isArray(given['answers']) ? given['answers'].map(String) : [],
  tolerance: number(given['tolerance']),
  markScheme: rows(given['markScheme']).map((one) => ({ point: text(one['point']), marks: number(one['marks']) })),
  marks: number(given['marks']),
  negativeMarks: number(given['negativeMarks']),
})
