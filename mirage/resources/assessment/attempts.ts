import { attempt } from '#openapi/generated/resources/sittings/attempt.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import { ofStudent, scopeOfStudent } from '../students/scope.ts'
import { candidateByHand } from './candidates.ts'
import { attemptsOf } from './progress.ts'
import type { DeliveryFields } from './question-fields.ts'
import { attemptSeeds } from './seeds/attempts.ts'

type Sent = FieldsOf<'Attempt'>

const awaitingCandidates: readonly unknown[] = ['Scheduled', 'Open']

/** Why a student cannot be added to a delivery by hand. */
function entryBreach({ deliveryId, studentId }: Sent, { id, ...store }: Writing<Sent>): Breach | null {
  const found = store.records('Delivery').find(deliveryId)
  if (id !== null || !found) return null
  const { isPractice, centreIds } = found.fields as DeliveryFields
  if (isPractice === 1) return ['deliveryId', 'Students begin a practice by themselves.']
  if (!awaitingCandidates.includes(found.status)) return ['deliveryId', 'Choose a delivery that is scheduled or open.']
  const centreId = store.db.records('Student').find(studentId)?.fields['centreId']
  if (!centreIds.some((one) => one === centreId)) return ['studentId', 'Choose a student of a centre of the delivery.']
  const isKnown = attemptsOf(deliveryId, store).some(({ fields }) => fields['studentId'] === studentId)
  return isKnown ? ['studentId', 'This student is a candidate of the delivery already.'] : null
}

/** What each candidate answers. A centre sees that of its students, without answers and marks. */
export const attempts = serveResource({
  rules: attempt,
  seeds: attemptSeeds,
  scope: scopeOfStudent,
  calculated: ({ studentId }, _id, store) => ofStudent(studentId, store),
  completed: (fields, { id, ...store }) =>
    id === null ? (tidied({ ...fields, ...candidateByHand(fields, store) }, attempt.fields) as Sent) : fields,
  checks: [entryBreach],
  hiddenFields: ({ contactType }) => (contactType === 'NCUK' ? ['session'] : ['session', 'answers', 'autoMarks', 'finalMarks']),
})
