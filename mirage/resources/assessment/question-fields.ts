import type { Resources } from '#openapi/generated/resources.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'

type Stored<N extends 'Question' | 'Paper' | 'Delivery' | 'Attempt'> = Resources[N]['record']

/** A question as it is stored. */
export type QuestionFields = FieldsOf<'Question'> & Partial<Pick<Stored<'Question'>, 'authorId' | 'versionNo'>>

/** A paper as it is stored, and with what is reckoned of it. */
export type PaperFields = FieldsOf<'Paper'> & Partial<Pick<Stored<'Paper'>, 'authorId' | 'sealedQuestions' | 'totalMarks'>>

/** A delivery as it is stored, and with what is reckoned of it. */
export type DeliveryFields = FieldsOf<'Delivery'> &
  Partial<Pick<Stored<'Delivery'>, 'accessCode' | 'opensAt' | 'closesAt' | 'centreTimes' | 'regraded' | 'moduleId'>>

/** An attempt as it is stored. */
export type AttemptFields = FieldsOf<'Attempt'> &
  Partial<
    Pick<Stored<'Attempt'>, 'candidateNumber' | 'answers' | 'autoMarks' | 'finalMarks' | 'extraMinutes' | 'startedAt' | 'submittedAt'>
  >

/** The statuses of questions and papers; a paper that is approved is sealed. */
export const [draft, review, approved, inactive] = [2, 10, 8, -1]

/** A question as it is now; null where there is none. */
export const questionNow = (id: number, { db }: Pick<Store, 'db'>): QuestionFields | null =>
  (db.records('Question').find(id)?.fields ?? null) as QuestionFields | null

/** A question in one of its versions: as it is, or as it was approved before. */
export function questionInVersion(id: number, versionNo: number, store: Pick<Store, 'db'>): QuestionFields | null {
  const now = questionNow(id, store)
  if (now?.versionNo === versionNo) return now
  const former = store.db.approvedVersions.findBy(
    ({ resource, recordId, fields }) => resource === 'Question' && recordId === id && fields['versionNo'] === versionNo,
  )
  return (former?.fields ?? now) as QuestionFields | null
}

/** Which version of a question a paper has: the one that it was sealed with, else the present one. */
export const versionIn = ({ sealedQuestions = [] }: PaperFields, questionId: number): number | undefined =>
  sealedQuestions.find((one) => one.questionId === questionId)?.versionNo

/** A question as a paper has it. */
export function questionOfPaper(paper: PaperFields, questionId: number, store: Pick<Store, 'db'>): QuestionFields | null {
  const version = versionIn(paper, questionId)
  return version === undefined ? questionNow(questionId, store) : questionInVersion(questionId, version, store)
}

/** The paper of a delivery; null where there is none. */
export const paperOf = ({ paperId }: Pick<DeliveryFields, 'paperId'>, { db }: Pick<Store, 'db'>): PaperFields | null =>
  (db.records('Paper').find(paperId)?.fields ?? null) as PaperFields | null

/** A question as a delivery marks it: a key that was corrected after the sitting wins. */
export function questionOfDelivery(
  { regraded }: Pick<DeliveryFields, 'regraded'>,
  paper: PaperFields,
  questionId: number,
  store: Pick<Store, 'db'>,
) {
  const corrected = regraded?.find((one) => one.questionId === questionId)?.versionNo
  return corrected === undefined ? questionOfPaper(paper, questionId, store) : questionInVersion(questionId, corrected, store)
}
