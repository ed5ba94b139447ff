import type { Resources } from '#openapi/generated/resources.ts'
import type { StoredFile } from '#openapi/assets/file-types.ts'
import { isMarkedByPeople, machineMark } from '#openapi/assessment/mark-answer.ts'
import { createLink } from '../files/links.ts'
import type { ResourceRecord } from '../models.ts'
import { paperOf as storedPaperOf, questionOfDelivery } from '../resources/assessment/question-fields.ts'
import type { PersonalStore, Store } from '../resources/engine/store.ts'

export type AttemptAnswer = NonNullable<Resources['Attempt']['record']['answers']>[number]
export type PaperFields = Resources['Paper']['fields']
export type DeliveryFields = Resources['Delivery']['fields'] & Partial<Resources['Delivery']['record']>
export type QuestionFields = Resources['Question']['fields']

export const deliveryFields = ({ fields }: { readonly fields: object }) => fields as DeliveryFields

/** A question as a delivery asks it. */
export interface SatQuestion {
  readonly id: number
  readonly fields: QuestionFields
}

/** A paper with its questions. */
export interface SatPaper {
  readonly fields: PaperFields
  readonly sections: readonly { readonly section: PaperFields['sections'][number]; readonly questions: readonly SatQuestion[] }[]
  readonly totalMarks: number
  /** Whether people mark some of its answers. */
  readonly needsMarkers: boolean
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** The highest marks of a section: as many as there are questions to be answered, which `choose` may limit. */
const best = (marks: readonly number[], choose = marks.length): readonly number[] => marks.toSorted((a, b) => b - a).slice(0, choose)

/** The most that a paper can give. */
export const totalOf = (sections: SatPaper['sections']): number =>
  sumOf(
    sections.flatMap(({ section, questions }) =>
      best(
        questions.map(({ fields: { marks } }) => marks),
        section.choose,
      ),
    ),
  )

/** The paper of a delivery, with the versions of its questions that it was sealed with; null where it is gone. */
export function paperOf(delivery: Pick<DeliveryFields, 'paperId' | 'regraded'>, store: Pick<Store, 'db'>): SatPaper | null {
  const fields = storedPaperOf(delivery, store)
  if (!fields) return null
  const sections = fields.sections.map((section) => ({
    section,
    questions: section.questions.flatMap((id) => {
      const question = questionOfDelivery(delivery, fields, id, store)
      return question ? [{ id, fields: question }] : []
    }),
  }))
  const totalMarks = totalOf(sections)
  const needsMarkers = sections.some(({ questions }) => questions.some(({ fields: one }) => isMarkedByPeople(one)))
  return { fields, sections, totalMarks, needsMarkers }
}

/** All questions of a paper in their order. */
export const questionsOf = ({ sections }: SatPaper): readonly SatQuestion[] => sections.flatMap(({ questions }) => questions)

const valueOf = (answers: readonly Pick<AttemptAnswer, 'questionId' | 'value'>[], id: number): string =>
  answers.find(({ questionId }) => questionId === id)?.value ?? ''

/** What the machine gives for the answers to a paper, never less than nothing. */
export const autoMarksOf = (
  { sections }: Pick<SatPaper, 'sections'>,
  answers: readonly Pick<AttemptAnswer, 'questionId' | 'value'>[],
): number =>
  Math.max(
    0,
    sumOf(
      sections.flatMap(({ section, questions }) =>
        best(
          questions.map(({ id, fields }) => machineMark(fields, valueOf(answers, id)) ?? 0),
          section.choose,
        ),
      ),
    ),
  )

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
function sequenceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A list in a pseudo-random order, the same for the same seed. */
function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const next = sequenceFrom(seed)
  return list
    .map((one) => ({ one, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

const hasOptions = ({ questionType }: QuestionFields): boolean => questionType.endsWith('choice') || questionType === 'True or false'

/** The picture of a question, with a link to its file. */
export function pictureOf({ assetId, altText }: QuestionFields, { db, clock }: Pick<PersonalStore, 'db' | 'clock'>) {
  const file = assetId === undefined ? undefined : (db.records('Asset').find(assetId)?.fields['file'] as StoredFile | undefined)
  if (!file) return {}
  return {
    picture: { address: createLink(db, clock.now(), { storageKey: file.storageKey, name: file.fileName }).link, altText: altText ?? '' },
  }
}

/** A question as a candidate reads it: without key, scheme and feedback. */
function asked({ id, fields }: SatQuestion, areShuffled: boolean, seed: number, store: PersonalStore) {
  const { questionType, stem, marks, options = [] } = fields
  const numbered = options.map(({ text }, index) => ({ option: index + 1, text }))
  const isInOrder = !areShuffled || questionType === 'True or false'
  return {
    questionId: id,
    questionType,
    stem,
    ...pictureOf(fields, store),
    ...(hasOptions(fields) && { options: [...(isInOrder ? numbered : shuffled(numbered, seed * 7919 + id))] }),
    marks,
  }
}

/** The sections of a paper as one candidate reads them. */
export const sheetFor = (paper: SatPaper, attempt: Pick<ResourceRecord, 'id'>, store: PersonalStore) =>
  paper.sections.map(({ section, questions }, index) => ({
    title: section.title,
    ...(section.instructions && { instructions: section.instructions }),
    ...(section.choose !== undefined && { choose: section.choose }),
    questions: (section.isShuffled ? shuffled(questions, attempt.id * 31 + index) : questions).map((question) =>
      asked(question, paper.fields.areOptionsShuffled === 1, attempt.id, store),
    ),
  }))
