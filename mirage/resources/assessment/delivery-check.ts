import type { DeliveryFinding } from '#openapi/generated/schema.d.ts'
import type { Store } from '../engine/store.ts'
import { approved, paperOf, type DeliveryFields } from './question-fields.ts'
import { blockFields, blockOf, daysOf, enrolledIn, isPublished, openingsOf, timeOf } from './sittings.ts'
import { instantOf } from './zone-time.ts'

interface Findings {
  readonly errors: DeliveryFinding[]
  readonly warnings: DeliveryFinding[]
  readonly candidates: number
}

const finding = (count: number, text: string): DeliveryFinding[] => (count === 0 ? [] : [{ text, count }])

/** Whether two deliveries are sat at the same time. */
const isTogether = (one: DeliveryFields, other: DeliveryFields): boolean =>
  one.blockKind !== undefined &&
  one.blockKind === other.blockKind &&
  one[blockFields[one.blockKind]] === other[blockFields[one.blockKind]] &&
  one.date === other.date &&
  one.slot === other.slot

/** The students who sit another paper at the same time. */
function clashing(id: number, fields: DeliveryFields, students: readonly number[], { db }: Store): number {
  const others = db
    .records('Delivery')
    .where((other) => other.id !== id && other.status !== 'Draft' && isTogether(fields, other.fields as DeliveryFields))
  const busy = new Set(
    db
      .records('Attempt')
      .where(({ fields: one }) => others.some((other) => other.id === one['deliveryId']))
      .map(({ fields: one }) => one['studentId']),
  )
  return students.filter((student) => busy.has(student)).length
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
