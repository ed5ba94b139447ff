import { machineMark } from '#openapi/assessment/mark-answer.ts'
import type { Store } from '../engine/store.ts'
import { paperOf, questionOfDelivery, type AttemptFields, type DeliveryFields, type QuestionFields } from './question-fields.ts'

/** Of each candidate who answered a question: the part of its marks that was reached, and the candidate's machine marks in all. */
type Reached = readonly { readonly part: number; readonly whole: number }[]

const sat: readonly unknown[] = ['Submitted', 'Timed out']
const round = (value: number): number => Math.round(value * 100) / 100
const meanOf = (reached: Reached): number => reached.reduce((sum, { part }) => sum + part, 0) / reached.length

/** What was reached in the papers that were sat, by question; computed once a call. */
const reachedIn = new WeakMap<Store, ReadonlyMap<number, Reached>>()

function reckon(store: Store): ReadonlyMap<number, Reached> {
  const found = new Map<number, { part: number; whole: number }[]>()
  const deliveries = new Map(
    store.db
      .records('Delivery')
      .where()
      .map(({ id, fields }) => [id, fields as DeliveryFields]),
  )
  const known = new Map<string, QuestionFields | null>()
  for (const { fields, status } of store.db.records('Attempt').where()) {
    if (!sat.includes(status)) continue
    const { deliveryId, answers = [], autoMarks = 0 } = fields as AttemptFields
    const delivery = deliveries.get(deliveryId)
    const paper = delivery && paperOf(delivery, store)
    if (!delivery || !paper) continue
    for (const { questionId, value } of answers) {
      const key = `${deliveryId} ${questionId}`
      if (!known.has(key)) known.set(key, questionOfDelivery(delivery, paper, questionId, store))
      const question = known.get(key)
      const mark = question ? machineMark(question, value) : null
      if (!question || mark === null) continue
      found.set(questionId, [...(found.get(questionId) ?? []), { part: Math.max(0, mark) / question.marks, whole: autoMarks }])
    }
  }
  return found
}

/** How easy a question was, and how well it told strong candidates from weak ones; nothing before it was sat. */
export function facilityOf(
  id: number,
  store: Store,
): { readonly facility: number | undefined; readonly discrimination: number | undefined } {
  const reached = reachedIn.get(store) ?? reckon(store)
  reachedIn.set(store, reached)
  const own = reached.get(id) ?? []
  if (own.length === 0) return { facility: undefined, discrimination: undefined }
  const ranked = own.toSorted((a, b) => b.whole - a.whole)
  const third = Math.floor(ranked.length / 3)
  return {
    facility: round(meanOf(own)),
    discrimination: third > 0 ? round(meanOf(ranked.slice(0, third)) - meanOf(ranked.slice(-third))) : undefined,
  }
}
