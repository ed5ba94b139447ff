import type { DeliveryFinding } from '#openapi/generated/schema.d.ts'
import type { Store } from '../engine/store.ts'
import { extraMinutesOf } from './candidates.ts'
import { approved, paperOf, type DeliveryFields } from './question-fields.ts'
import { blockOf, daysOf, enrolledIn, isPublished, openingsOf, timeOf } from './sittings.ts'
import { instantOf } from './zone-time.ts'

interface Findings {
  readonly errors: DeliveryFinding[]
  readonly warnings: DeliveryFinding[]
  readonly candidates: number
}

const aMinute = 60_000

const finding = (count: number, text: string): DeliveryFinding[] => (count === 0 ? [] : [{ text, count }])

/** From when to when (ms) each student would sit a delivery; null for one without a time. */
function spansOf(fields: DeliveryFields, store: Store): (student: number) => readonly [from: number, to: number] | null {
  const block = fields.isPractice === 1 ? null : blockOf(fields, store.db)
  const openings = new Map(block === null ? [] : openingsOf(fields, block, store).map(({ centreId, at }) => [centreId, at]))
  const { durationMinutes = 0 } = paperOf(fields, store) ?? {}
  return (student) => {
    const { centreId, accessArrangements } = store.db.records('Student').find(student)?.fields ?? {}
    const from = openings.get(Number(centreId))
    const minutes = durationMinutes + extraMinutesOf(accessArrangements, durationMinutes)
    return from === undefined ? null : [from, from + minutes * aMinute]
  }
}

/** The students who sit another paper at the same time, whatever its block. */
function clashing(id: number, fields: DeliveryFields, students: readonly number[], store: Store): number {
  const others = new Map(
    store.db
      .records('Delivery')
      .where((other) => other.id !== id && other.status !== 'Draft')
      .map((other) => [other.id, spansOf(other.fields as DeliveryFields, store)]),
  )
  const spanOf = spansOf(fields, store)
  const isBusy = (student: number): boolean => {
    const own = spanOf(student)
    if (own === null) return false
    return store.db
      .records('Attempt')
      .where(({ fields: one }) => one['studentId'] === student)
      .some(({ fields: one }) => {
        const other = others.get(Number(one['deliveryId']))?.(student)
        return other ? own[0] < other[1] && other[0] < own[1] : false
      })
  }
  return students.filter(isBusy).length
}

/** The errors that forbid to schedule a delivery, warnings, and how many students would sit. */
export function deliveryFindings(id: number, fields: DeliveryFields, store: Store): Findings {
  const { db } = store
  const paper = paperOf(fields, store)
  if (!paper) return { errors: finding(1, 'The paper is gone.'), warnings: [], candidates: 0 }
  const isSealed = db.records('Paper').find(fields.paperId)?.status === approved
  const students = enrolledIn(fields, paper, store)
  const centreOf = (student: number) => db.records('Student').find(student)?.fields['centreId']
  const empty = fields.centreIds.filter((centre) => !students.some((student) => centreOf(student) === centre))
  const sealed = finding(isSealed ? 0 : 1, 'The paper is not sealed.')
  const noCandidates = finding(students.length === 0 ? 1 : 0, 'No candidate is enrolled.')
  const warnings = students.length === 0 ? [] : empty.flatMap((centre) => finding(1, `${store.named('Centre', centre)} has no candidate.`))
  if (fields.isPractice === 1) return { errors: [...sealed, ...noCandidates], warnings, candidates: students.length }
  const block = blockOf(fields, db)
  const { date = '', slot = 0 } = fields
  const isHeld = block !== null && daysOf(block, paper.moduleId).some((day) => day.date === date && day.slots.includes(slot))
  const timeless = block === null ? [] : fields.centreIds.filter((centre) => timeOf(block, slot, centre, store) === null)
  const isBegun = block !== null && openingsOf(fields, block, store).some(({ at }) => at <= instantOf(store.now))
  const clashes = clashing(id, fields, students, store)
  return {
    errors: [
      ...sealed,
      ...finding(block === null || !isPublished(block) ? 1 : 0, 'The block is not published.'),
      ...finding(block !== null && !isHeld ? 1 : 0, 'The module is not scheduled on this date in this slot.'),
      ...finding(isHeld && isBegun ? 1 : 0, 'The sitting has begun already.'),
      ...timeless.flatMap((centre) => finding(1, `${store.named('Centre', centre)} has no time in this block.`)),
      ...noCandidates,
      ...finding(clashes, `${clashes} ${clashes === 1 ? 'candidate sits' : 'candidates sit'} another paper at this time.`),
    ],
    warnings,
    candidates: students.length,
  }
}
