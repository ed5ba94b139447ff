import { attempt } from '#openapi/generated/resources/sittings/attempt.ts'
import { stampAfter } from '../../clock.ts'
import type { ResourceRecord } from '../../models.ts'
import { tidied } from '../engine/check.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { attemptsOf } from './progress.ts'
import { paperOf, type DeliveryFields, type PaperFields } from './question-fields.ts'
import { enrolledIn } from './sittings.ts'

const digits = 8

/** A number of `count` digits from random bytes. */
export const digitsOf = (bytes: Uint8Array, count: number): string =>
  String(bytes.reduce((number, byte) => (number * 256 + byte) % 10 ** count, 0)).padStart(count, '0')

/** A number that no other candidate of the delivery has, as "2041 0773". */
function freshNumber(taken: Set<string>, randomBytes: PersonalStore['settings']['randomBytes']): string {
  const text = digitsOf(randomBytes(digits), digits)
  const number = `${text.slice(0, 4)} ${text.slice(4)}`
  if (taken.has(number)) return freshNumber(taken, randomBytes)
  taken.add(number)
  return number
}

/** The minutes that access arrangements add to a paper. */
export const extraMinutesOf = (arrangements: unknown, durationMinutes: number): number => {
  const percent = Number(/^(\d+) %/.exec(String(arrangements))?.[1] ?? 0)
  return Math.ceil((durationMinutes * percent) / 100)
}

/** Removes the candidates of a delivery that is a draft again: its paper, its centres and its day may be others next time. */
export function dropCandidates(deliveryId: number, store: PersonalStore): void {
  for (const { id, status } of attemptsOf(deliveryId, store)) if (status === 'Expected') store.db.records('Attempt').remove(id)
}

const numbersOf = (candidates: readonly ResourceRecord[]) => new Set(candidates.map(({ fields }) => String(fields['candidateNumber'])))

/** What a candidate of a paper begins with: a number that is not among those `taken`, and the extra minutes of the student. */
const begunBy = (studentId: number, { durationMinutes }: PaperFields, taken: Set<string>, { db, settings }: PersonalStore) => ({
  candidateNumber: freshNumber(taken, settings.randomBytes),
  extraMinutes: extraMinutesOf(db.records('Student').find(studentId)?.fields['accessArrangements'], durationMinutes),
})

/** The first values of a candidate who is added to a delivery by hand. */
export function candidateByHand({ deliveryId, studentId }: FieldsOf<'Attempt'>, store: PersonalStore) {
  const found = store.db.records('Delivery').find(deliveryId)
  const paper = found && paperOf(found.fields as DeliveryFields, store)
  return paper ? begunBy(studentId, paper, numbersOf(attemptsOf(deliveryId, store)), store) : {}
}

/** Creates an attempt, under a random number, for each candidate of a delivery that is scheduled. */
export function expectCandidates(deliveryId: number, fields: DeliveryFields, store: PersonalStore): void {
  const { db, clock, author } = store
  const paper = paperOf(fields, store)
  if (!paper || fields.isPractice === 1) return
  const known = attemptsOf(deliveryId, store)
  const taken = numbersOf(known)
  const expected = new Set(known.map((one) => one.fields['studentId']))
  const at = stampAfter(clock.now(), '')
  for (const studentId of enrolledIn(fields, paper, store)) {
    if (expected.has(studentId)) continue
    db.records('Attempt').insert({
      status: 'Expected',
      createdAt: at,
      updatedAt: at,
      updatedBy: author,
      fields: tidied({ deliveryId, studentId, ...begunBy(studentId, paper, taken, store) }, attempt.fields),
    })
  }
}
