import { recordTexts, type GivenFields } from '../check-record.ts'
import { questionTexts, sumOf } from './question-checks.ts'

/** What a paper needs to know of a question. */
export interface PaperQuestion {
  readonly questionCode: string
  readonly marks: number
}

type QuestionOf = (id: number) => PaperQuestion | null

interface Section {
  readonly choose?: number | undefined
  readonly questions?: readonly number[] | undefined
}

/** The sections among what was given. */
const sectionsIn = ({ sections }: GivenFields): readonly Section[] => (Array.isArray(sections) ? sections : [])

/** The marks that can be reached: where some of a section are chosen, those of its best ones. */
export function totalOf(sections: readonly Section[], questionOf: QuestionOf): number {
  return sumOf(
    sections.flatMap(({ choose, questions = [] }) => {
      const marks = questions.map((id) => questionOf(id)?.marks ?? 0)
      return choose === undefined ? marks : marks.toSorted((a, b) => b - a).slice(0, choose)
    }),
  )
}

/** What is wrong with a paper over several fields, by field; both the builder and the server ask. */
export function paperErrors(given: GivenFields, questionOf: QuestionOf): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  const sections = sectionsIn(given)
  const met = new Set<number>()
  for (const [index, { choose, questions = [] }] of sections.entries()) {
    for (const id of questions) {
      if (met.has(id)) errors.set(`sections.${index}.questions`, questionTexts.twice(questionOf(id)?.questionCode ?? String(id)))
      met.add(id)
    }
    if (typeof choose === 'number' && questions.length > 0 && choose > questions.length)
      errors.set(`sections.${index}.choose`, recordTexts.range(1, questions.length))
  }
  const total = totalOf(sections, questionOf)
  const { passMark } = given
  // While the bank is read, or cannot be, nobody but the server knows the total.
  const areKnown = [...met].every((id) => questionOf(id) !== null)
  if (areKnown && typeof passMark === 'number' && passMark > total) errors.set('passMark', recordTexts.range(0, total))
  return errors
}
