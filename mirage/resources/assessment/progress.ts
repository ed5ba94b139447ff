import type { ResourceRecord } from '../../models.ts'
import type { Store } from '../engine/store.ts'
import { paperOf, questionOfPaper, type AttemptFields, type DeliveryFields, type PaperFields } from './question-fields.ts'
import { enrolledIn } from './sittings.ts'

/** The states of those who have handed something in. */
export const handedIn: readonly unknown[] = ['Submitted', 'Timed out']
const notStarted: readonly unknown[] = ['Expected', 'Absent']

/** The attempts of a delivery. */
export const attemptsOf = (deliveryId: number, { db }: Pick<Store, 'db'>): ResourceRecord[] =>
  db.records('Attempt').where(({ fields }) => fields['deliveryId'] === deliveryId)

/** Whether people mark a part of a paper. */
export const hasEssays = (paper: PaperFields, store: Pick<Store, 'db'>): boolean =>
  paper.sections.some(({ questions }) => questions.some((id) => questionOfPaper(paper, id, store)?.questionType === 'Essay'))

/** The marks that are agreed of an attempt: those of the machine where it marks everything; undefined before. */
export const agreedOf = ({ finalMarks, autoMarks }: AttemptFields, isByMachine: boolean): number | undefined =>
  finalMarks ?? (isByMachine ? autoMarks : undefined)

/** Marks in per cent of a paper, with one decimal; never less than nothing. */
export const percentOf = (marks: number, total: number): number => (total === 0 ? 0 : Math.round((Math.max(0, marks) / total) * 1000) / 10)

/** How far a delivery is, and the most extra minutes that a candidate has. */
export function progressOf(id: number, fields: DeliveryFields, store: Store) {
  const attempts = attemptsOf(id, store)
  const paper = paperOf(fields, store)
  const isByMachine = paper !== null && !hasEssays(paper, store)
  const submitted = attempts.filter(({ status }) => handedIn.includes(status))
  const students = new Set([...attempts.map((one) => Number(one.fields['studentId'])), ...(paper ? enrolledIn(fields, paper, store) : [])])
  return {
    candidates: students.size,
    started: attempts.filter(({ status }) => !notStarted.includes(status)).length,
    submitted: submitted.length,
    marked: submitted.filter((one) => agreedOf(one.fields as AttemptFields, isByMachine) !== undefined).length,
    extraMinutes: Math.max(0, ...attempts.map((one) => (one.fields as AttemptFields).extraMinutes ?? 0)),
  }
}
