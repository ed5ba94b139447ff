import type { StudentTwin } from '#openapi/generated/schema.d.ts'
import type { ResourceRecord } from '../../models.ts'
import { statusInWords } from '../engine/words.ts'
import type { PersonalStore } from '../engine/store.ts'
import { folded, textOf } from '../engine/values.ts'
import { fullNameOf } from '../people/contacts.ts'

interface Wanted {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
}

/** How many are named at most. */
const most = 20

/** Whether two people may be one: of one birth date, and of one family name, or of one first name where one has no family name. */
function isAlike({ firstName, lastName, dateOfBirth }: Wanted, { fields }: ResourceRecord): boolean {
  if (fields['dateOfBirth'] !== dateOfBirth) return false
  const [own, other] = [folded(lastName), folded(fields['lastName'])]
  return own !== '' && other !== '' ? own === other : folded(firstName) === folded(fields['firstName'])
}

/** The students who may be the same person as the one that is about to be registered. */
export const twinsOf = (wanted: Wanted, store: PersonalStore): StudentTwin[] =>
  store
    .scoped('Student')
    .filter((record) => isAlike(wanted, record))
    .slice(0, most)
    .map(({ id, fields, status }) => ({
      studentId: id,
      fullName: fullNameOf(fields),
      dateOfBirth: textOf(fields['dateOfBirth']),
      centreName: store.named('Centre', Number(fields['centreId'] ?? 0)),
      status: statusInWords(store.services.Student, status),
    }))
