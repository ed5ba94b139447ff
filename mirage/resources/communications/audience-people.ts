import type { ResourceName } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { folded } from '../engine/values.ts'

/** The fields of a record that the contract has checked. */
const fieldsOf = <N extends ResourceName>({ fields }: { readonly fields: object }) => fields as FieldsOf<N>

/** What rules ask of people beside their contacts; each part is looked up once for a call, and only if a rule asks for it. */
export interface PeopleIndex {
  /** The menu that a contact belongs to: STUDENT, CENTER, INSTITUTE or NCUK. */
  typeOf(contact: ResourceRecord): string
  /** The registration of a contact; null for who has none. */
  studentOf(contact: ResourceRecord): ResourceRecord | null
  /** What students are enrolled in, by the student. */
  enrollments(): ReadonlyMap<number, readonly FieldsOf<'Enrollment'>[]>
  /** The statuses of the applications of students. */
  applications(): ReadonlyMap<number, readonly (number | string)[]>
  /** Where students are placed, by the student. */
  placements(): ReadonlyMap<number, readonly FieldsOf<'DirectPlacement'>[]>
  /** What centres have chosen, by the centre. */
  selections(): ReadonlyMap<number, readonly Readonly<Record<string, unknown>>[]>
  /** The year of a contact's user. */
  yearOf(contact: ResourceRecord): number | undefined
  /** The addresses of leads who have not agreed to be written to. */
  unwilling(): ReadonlySet<string>
}

const grouped = <T>(records: readonly ResourceRecord[], field: string, valueOf: (record: ResourceRecord) => T): Map<number, T[]> => {
  const groups = new Map<number, T[]>()
  for (const record of records) {
    const key = Number(record.fields[field])
    const known = groups.get(key)
    if (known) known.push(valueOf(record))
    else groups.set(key, [valueOf(record)])
  }
  return groups
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

const indexes = new WeakMap<Store, PeopleIndex>()

/** The index of a call's store. */
export function peopleIndex(store: Store): PeopleIndex {
  const known = indexes.get(store)
  if (known) return known
  const { db } = store
  const types = once(
    () =>
      new Map(
        db
          .records('ContactType')
          .where()
          .map(({ id, fields }) => [id, String(fields['parentContactType'])] as const),
      ),
  )
  const users = once(
    () =>
      new Map(
        db
          .records('User')
          .where()
          .map((user) => [fieldsOf<'User'>(user).contactId, user] as const),
      ),
  )
  const students = once(
    () =>
      new Map(
        db
          .records('Student')
          .where()
          .map((student) => [folded(student.fields['email']), student] as const),
      ),
  )
  const index: PeopleIndex = {
    typeOf: ({ fields }) => types().get(Number(fields['contactTypeId'])) ?? '',
    studentOf: ({ id, fields }) => {
      const studentId = users().get(id)?.fields['studentId']
      const byUser = typeof studentId === 'number' ? db.records('Student').find(studentId) : null
      return byUser ?? students().get(folded(fields['email'])) ?? null
    },
    enrollments: once(() => grouped(db.records('Enrollment').where(), 'studentId', (one) => fieldsOf<'Enrollment'>(one))),
    applications: once(() => grouped(db.records('Application').where(), 'studentId', ({ status }) => status)),
    placements: once(() => grouped(db.records('DirectPlacement').where(), 'studentId', (one) => fieldsOf<'DirectPlacement'>(one))),
    selections: once(() => grouped(db.records('CentreSelection').where(), 'centreId', ({ fields }) => fields)),
    yearOf: ({ id }) => users().get(id)?.fields['yearId'] as number | undefined,
    unwilling: once(
      () =>
        new Set(
          db
            .records('Lead')
            .where(({ fields }) => fields['consentToContact'] === 0 && fields['studentId'] === undefined)
            .map(({ fields }) => folded(fields['email'])),
        ),
    ),
  }
  indexes.set(store, index)
  return index
}
