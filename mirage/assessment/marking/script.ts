import { agreementOf, type Agreement, type MarkedTotal } from '#openapi/assessment/agreement.ts'
import { isMarkedByPeople, machineMark } from '#openapi/assessment/mark-answer.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import { attemptsOf, handedIn } from '../../resources/assessment/progress.ts'
import type { FieldsOf } from '../../resources/engine/service.ts'
import type { Store } from '../../resources/engine/store.ts'
import { attemptFields, type AttemptFields } from '../attempt-records.ts'
import { deliveryFields, paperOf, type DeliveryFields, type SatPaper, type SatQuestion } from '../sat-papers.ts'

type Wire = Resources['ScriptMarking']['record']
export type MarkingState = Wire['state']

/** A marking as it is stored. */
export type MarkingFields = FieldsOf<'ScriptMarking'> & Partial<Pick<Wire, 'marks' | 'overallComment' | 'total'>>

export const markingFields = ({ fields }: { readonly fields: object }) => fields as MarkingFields

/** A question of a script that people mark, with its place in the paper. */
export interface ScriptQuestion extends SatQuestion {
  readonly number: number
}

/** A section as far as people mark it. */
export interface ScriptSection {
  readonly title: string
  readonly choose?: number | undefined
  readonly machine: readonly number[]
  readonly questions: readonly ScriptQuestion[]
}

/** What a candidate wrote, as markers see it. */
export interface Script {
  readonly deliveryId: number
  readonly delivery: DeliveryFields
  readonly paper: SatPaper
  readonly attempt: ResourceRecord
  readonly sections: readonly ScriptSection[]
}

const usualTolerance = 5

const answerIn = ({ answers = [] }: AttemptFields, questionId: number): string =>
  answers.find((one) => one.questionId === questionId)?.value ?? ''

/** The answer of a script to a question. */
export const answerOf = ({ attempt }: Pick<Script, 'attempt'>, questionId: number): string => answerIn(attemptFields(attempt), questionId)

/** The sections of a paper that people mark something of, with what the machine gives for the rest of them. */
export function sectionsOf(paper: SatPaper, attempt: AttemptFields): readonly ScriptSection[] {
  const first = paper.sections.map((_, index) =>
    paper.sections.slice(0, index).reduce((count, { questions }) => count + questions.length, 1),
  )
  return paper.sections.flatMap(({ section, questions }, index) => {
    const numbered = questions.map((question, place) => ({ ...question, number: (first[index] ?? 1) + place }))
    const own = numbered.filter(({ fields }) => isMarkedByPeople(fields))
    if (own.length === 0) return []
    const machine = numbered.flatMap(({ id, fields }) => machineMark(fields, answerIn(attempt, id)) ?? [])
    return [{ title: section.title, choose: section.choose, machine, questions: own }]
  })
}

/** The script of a candidate of a delivery; null where there is none. */
export function scriptOf(deliveryId: number, candidateNumber: string, store: Pick<Store, 'db'>): Script | null {
  const found = store.db.records('Delivery').find(deliveryId)
  const delivery = found && deliveryFields(found)
  const paper = delivery && paperOf(delivery, store)
  const attempt = store.db
    .records('Attempt')
    .findBy(({ fields }) => fields['deliveryId'] === deliveryId && fields['candidateNumber'] === candidateNumber)
  if (!delivery || !paper || !attempt) return null
  return { deliveryId, delivery, paper, attempt, sections: sectionsOf(paper, attemptFields(attempt)) }
}

/** The scripts of a delivery that were handed in: their candidate numbers. */
export const candidatesOf = (deliveryId: number, store: Pick<Store, 'db'>): readonly string[] =>
  attemptsOf(deliveryId, store)
    .filter(({ status }) => handedIn.includes(status))
    .map((one) => attemptFields(one).candidateNumber ?? '')

/** The markings of a delivery. */
export const markingsOf = (deliveryId: number, { db }: Pick<Store, 'db'>): ResourceRecord[] =>
  db.records('ScriptMarking').where(({ fields }) => fields['deliveryId'] === deliveryId)

/** The markings of a script. */
export const markingsOfScript = (deliveryId: number, candidateNumber: string, { db }: Pick<Store, 'db'>): ResourceRecord[] =>
  db.records('ScriptMarking').where(({ fields }) => fields['deliveryId'] === deliveryId && fields['candidateNumber'] === candidateNumber)

/** Whether a marker has finished a script. */
export const isSubmitted = ({ status }: ResourceRecord): boolean => status === 'Submitted' || status === 'Agreed'

/** The marks of the paper, and by how many per cent of them two totals of a script may differ. */
export const rulesOf = ({ delivery, paper }: Pick<Script, 'delivery' | 'paper'>) => ({
  paperMarks: paper.totalMarks,
  tolerance: delivery.tolerance ?? usualTolerance,
})

/** What the submitted totals of a script come to. Where only a sample is marked twice, it is the scripts with a second marker. */
export function agreementOn(script: Script, markings: readonly ResourceRecord[]): Agreement {
  const isDouble = script.delivery.markingMode === 'Double blind' || markings.some((one) => markingFields(one).role === 'Second')
  const totals = markings.filter(isSubmitted).flatMap((one): MarkedTotal[] => {
    const { role, total } = markingFields(one)
    return total === undefined ? [] : [{ role, total }]
  })
  return agreementOf(totals, { isDouble, ...rulesOf(script) })
}
