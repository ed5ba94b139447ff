import { numberIn, rowsOf, type TypedFields, type TypedRow } from '#machines/records/typed-values.ts'

/** The sections of a form. Each of the edits below returns the changed sections. */
export type Sections = readonly TypedRow[]

/** Where a question stands: in which section, by its key, and as which one. */
export interface Place {
  readonly section: number
  readonly index: number
}

export const sectionsOf = (fields: TypedFields): Sections => rowsOf(fields['sections'])

export const questionsIn = ({ fields }: TypedRow): readonly number[] =>
  Array.isArray(fields['questions']) ? fields['questions'].filter((id): id is number => typeof id === 'number') : []

export const titleOf = ({ fields }: TypedRow): string => (typeof fields['title'] === 'string' ? fields['title'] : '')

/** How many questions of a section are to be answered, and which it has. */
export function answeredIn(row: TypedRow): { readonly choose?: number | undefined; readonly questions: readonly number[] } {
  const { choose } = row.fields
  const count = typeof choose === 'string' ? numberIn(choose.trim()) : undefined
  return { choose: typeof count === 'number' ? count : undefined, questions: questionsIn(row) }
}

const withQuestions = (row: TypedRow, questions: readonly number[]): TypedRow => ({ ...row, fields: { ...row.fields, questions } })

/** Where a question is; null where it is nowhere. */
export function placeOf(sections: Sections, id: number): Place | null {
  for (const row of sections) {
    const index = questionsIn(row).indexOf(id)
    if (index !== -1) return { section: row.key, index }
  }
  return null
}

/** Without a question. */
export const withoutQuestion = (sections: Sections, id: number): Sections =>
  sections.map((row) =>
    withQuestions(
      row,
      questionsIn(row).filter((one) => one !== id),
    ),
  )

/** With a question at a place, from wherever it was. */
export const withQuestionAt = (sections: Sections, id: number, { section, index }: Place): Sections =>
  withoutQuestion(sections, id).map((row) =>
    row.key === section ? withQuestions(row, questionsIn(row).toSpliced(Math.max(0, index), 0, id)) : row,
  )

/** With a question one place further up or down, at the edge of a section into the next one. */
export function stepped(sections: Sections, id: number, step: -1 | 1): Sections {
  const place = placeOf(sections, id)
  if (!place) return sections
  const at = sections.findIndex(({ key }) => key === place.section)
  const row = sections[at]
  const next = place.index + step
  if (row && next >= 0 && next < questionsIn(row).length) return withQuestionAt(sections, id, { ...place, index: next })
  const beside = sections[at + step]
  if (!beside) return sections
  return withQuestionAt(sections, id, { section: beside.key, index: step === 1 ? 0 : questionsIn(beside).length })
}

/** With a section one place further up or down. */
export function sectionStepped(sections: Sections, key: number, step: -1 | 1): Sections {
  const at = sections.findIndex((row) => row.key === key)
  const row = sections[at]
  const to = at + step
  if (!row || to < 0 || to >= sections.length) return sections
  return sections.toSpliced(at, 1).toSpliced(to, 0, row)
}

/** With one more section at the end. */
export const withSection = (sections: Sections, title: string): Sections => [
  ...sections,
  {
    key: Math.max(-1, ...sections.map(({ key }) => key)) + 1,
    fields: { title, instructions: '', isShuffled: 0, choose: '', questions: [] },
  },
]
