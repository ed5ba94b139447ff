import { ungrouped } from '#openapi/digit-groups.ts'
import { studentStatus } from '../students/students.ts'
import type { ResourceRecord } from '../../models.ts'
import type { PersonalStore } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'

/** What is wrong with a row: the type of error, the cell that shows it, and the students whom it may mean. */
export interface RowError {
  readonly typeId: number
  readonly field: string
  readonly description: string
  readonly suggested: readonly number[]
}

/** What a row says, by column. */
export type Cells = Readonly<Record<string, string>>

const plainWords = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** A day as dd/MM/yyyy or yyyy-MM-dd, as it is stored. */
export function storedDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  return year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const birthKey = (familyName: string, dateOfBirth: string) => `${plainWords(familyName)}\n${dateOfBirth}`

const wrong = (typeId: number, field: string, description: string, suggested: readonly number[] = []): RowError => ({
  typeId,
  field,
  description,
  suggested,
})

const fieldOf = ({ fields }: ResourceRecord, name: string) => textOf(fields[name])

const listed = <Key>(records: readonly ResourceRecord[], keyOf: (record: ResourceRecord) => Key): ReadonlyMap<Key, ResourceRecord[]> => {
  const found = new Map<Key, ResourceRecord[]>()
  for (const record of records) found.set(keyOf(record), [...(found.get(keyOf(record)) ?? []), record])
  return found
}

const idsOf = (records: readonly ResourceRecord[]) => records.map(({ id }) => id)

/** Finds the student of a row: by the UCAS ID, else by names and birth date, which one student alone must have. */
export function studentsByRow(store: PersonalStore): (cells: Cells) => number | RowError {
  const students = store.db.records('Student').where(({ status }) => status !== studentStatus.inactive)
  const byUcasId = new Map(students.map((one) => [fieldOf(one, 'ucasId'), one]))
  const byBirth = listed(students, (one) => birthKey(fieldOf(one, 'lastName'), fieldOf(one, 'dateOfBirth')))
  return (cells) => {
    const ucasId = ungrouped(cells['personalId'] ?? '')
    const born = storedDay(cells['dateOfBirth'] ?? '')
    const given = plainWords(cells['givenNames'] ?? '')
    const alike = byBirth.get(birthKey(cells['familyName'] ?? '', born)) ?? []
    const named = alike.filter((one) => plainWords(fieldOf(one, 'firstName')) === given)
    if (!/^\d{10}$/.test(ucasId)) return wrong(3, 'personalId', 'A UCAS ID has 10 digits.', idsOf(named))
    const known = byUcasId.get(ucasId)
    if (known) {
      const isSame =
        fieldOf(known, 'dateOfBirth') === born || plainWords(fieldOf(known, 'lastName')) === plainWords(cells['familyName'] ?? '')
      return isSame ? known.id : wrong(3, 'personalId', 'The student with this UCAS ID has another name and date of birth.', [known.id])
    }
    const [student] = named
    if (!student)
      return alike.length > 1
        ? wrong(2, 'personalId', 'Several students have this family name and date of birth.', idsOf(alike))
        : wrong(1, 'personalId', 'No student has this UCAS ID, nor these names and date of birth.', idsOf(alike))
    if (named.length > 1) return wrong(2, 'personalId', 'Several students have these names and date of birth.', idsOf(named))
    return fieldOf(student, 'ucasId') === '' ? student.id : wrong(3, 'personalId', 'The student has another UCAS ID.', [student.id])
  }
}
