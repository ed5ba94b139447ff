import type { UcasSync } from '#openapi/generated/schema.d.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import type { ResourceRecord } from '../../models.ts'
import { tidied } from '../engine/check.ts'
import type { PersonalStore } from '../engine/store.ts'
import { folded, textOf } from '../engine/values.ts'
import { updateRecord } from '../engine/write.ts'

/** One person as UCAS knows them. */
interface UcasPerson {
  readonly personalId: string
  readonly familyName: string
  readonly givenNames: string
  readonly dateOfBirth: string
}

const [firstId, step, every] = [1_700_000_000, 7_919, 4]

/** What UCAS knows of the students: every fourth of them by names and birth date; of the twins it has both, by the family name alone. */
const knownTo = (store: PersonalStore): UcasPerson[] =>
  store.db
    .records('Student')
    .where(({ id, fields }) => id % every === 1 || fields['lastName'] === 'Eze')
    .map(({ id, fields }) => ({
      personalId: textOf(fields['ucasId']) || String(firstId + (id % 100_000) * step),
      familyName: textOf(fields['lastName']),
      givenNames: fields['lastName'] === 'Eze' ? '' : textOf(fields['firstName']),
      dateOfBirth: textOf(fields['dateOfBirth']),
    }))

const isOf = ({ fields }: ResourceRecord, person: UcasPerson): boolean =>
  fields['dateOfBirth'] === person.dateOfBirth &&
  folded(fields['lastName']) === folded(person.familyName) &&
  (person.givenNames === '' || folded(fields['firstName']) === folded(person.givenNames))

/** Gives students the UCAS ID under which exactly one person is found; who has one keeps it. */
export function syncUcasIds(records: readonly ResourceRecord[], store: PersonalStore): UcasSync {
  const people = knownTo(store)
  const counts = { matched: 0, several: 0, none: 0 }
  for (const record of records) {
    if (textOf(record.fields['ucasId']) !== '') {
      counts.matched += 1
      continue
    }
    const [person, ...others] = people.filter((one) => isOf(record, one))
    const isTaken = store.db.records('Student').findBy(({ fields }) => fields['ucasId'] === person?.personalId) !== null
    if (!person || (others.length === 0 && isTaken)) counts.none += 1
    else if (others.length > 0) counts.several += 1
    else {
      counts.matched += 1
      const fields = tidied({ ...record.fields, ucasId: person.personalId }, student.fields)
      updateRecord(store.services.Student, record, { fields, status: record.status, record }, { act: 'UCAS ID taken over' }, store)
    }
  }
  return counts
}
