import { student } from '#openapi/generated/resources/students/student.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { reachFields } from '#openapi/students/student-fields.ts'
import { neededBeside, neededToSubmit, studentErrors } from '#openapi/students/student-checks.ts'
import type { RecordChange } from '#openapi/generated/schema.d.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import { standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { isSame } from '../engine/values.ts'
import { updateRecord } from '../engine/write.ts'
import { onViewersDay } from '../engine/viewers-day.ts'
import { fieldsOf } from '../masters/parts.ts'
import { fullNameOf } from '../people/contacts.ts'
import { maskedChange } from './audit.ts'
import { centreFor, scopeOfCentre } from './scope.ts'
import { seedRegistrations, studentSeeds } from './seeds/students.ts'

type Sent = FieldsOf<'Student'>
type StudentFields = Sent & Partial<Omit<Resources['Student']['record'], keyof Sent>>

/** Where a registration stands. */
export const studentStatus = { draft: 2, submitted: 9, review: 10, approved: 8, rejected: 11, active: 1, inactive: -1 } as const

/** What a registration lacks before it is submitted, each with the field or the part where it is added. */
export function missingPoints(fields: Sent, id: number, { db }: Pick<Store, 'db'>): Breach[] {
  const ofIt = (name: 'StudentCurriculum' | 'StudentDocument', isRight: (record: ResourceRecord) => boolean) =>
    db.records(name).findBy((record) => record.fields['studentId'] === id && isRight(record)) !== null
  const hasCurriculum = ofIt('StudentCurriculum', (record) => record.status === studentStatus.active)
  const hasPassport = ofIt(
    'StudentDocument',
    ({ fields: held, status }) => held['documentType'] === 'Passport' && held['isOlder'] !== 1 && status !== 'Refused',
  )
  return [
    ...neededToSubmit
      .filter((name) => fields[name] === undefined)
      .map((name): Breach => [name, recordTexts.required(student.fields[name].label)]),
    ...(hasCurriculum ? [] : [['curriculum', neededBeside.curriculum] as const]),
    ...(hasPassport ? [] : [['documents', neededBeside.documents] as const]),
  ]
}

/** The student ID of a student of a year: that in which the year begins, and the number of the record. */
const refOf = (id: number, yearId: number, store: Store): string =>
  `PW${fieldsOf('Year', yearId, store)?.startDate.slice(2, 4) ?? ''}-${String(id).padStart(5, '0')}`

/** What students change of a registration that is under way or done. */
const alwaysOwn: readonly string[] = reachFields
/** What only the centre and the provider change. */
const neverOwn: readonly string[] = ['centreId', 'yearId', 'placementType', 'ucasId', 'accessArrangements', 'accessDetails']

/** Whether a student may still change the registration itself. */
export const isOpenForStudent = (status: number | string): boolean => status === studentStatus.draft || status === studentStatus.rejected

/** A change of the own record that a student may not make as it stands. */
function ownBreach(fields: Sent, { before, status, user }: Writing<Sent>): Breach | null {
  if (user.contactType !== 'STUDENT') return null
  if (before === null) return ['firstName', 'Your centre registers students.']
  const isOpen = isOpenForStudent(status)
  const changed = Object.keys(student.fields).find(
    (name) => !isSame(Object(fields)[name], Object(before)[name]) && (isOpen ? neverOwn.includes(name) : !alwaysOwn.includes(name)),
  )
  return changed === undefined ? null : [changed, 'Ask your centre to change this.']
}

/** The payment label of an approved student: that of the least paid invoice that is issued, and not credited in full. */
function paymentLabelOf(id: number, { db }: Pick<Store, 'db'>): StudentFields['paymentLabel'] {
  const statuses = new Set(
    db
      .records('Invoice')
      .where(({ fields }) => fields['studentId'] === id)
      .map(({ status }) => status),
  )
  if (statuses.has('Pending')) return 'Pending'
  if (statuses.has('Partially paid')) return 'Partially paid'
  return statuses.has('Paid') || statuses.has('Confirmed') ? 'Paid' : 'Ready to Invoice'
}

/** Registrations of students, from the draft to the student ID. */
export const students = serveResource({
  rules: student,
  seeds: studentSeeds,
  seedBeside: seedRegistrations,
  scope: (user) => (fields, id) => scopeOfCentre(user)(fields) || (user.contactType === 'STUDENT' && user.studentId === id),
  calculated: (fields: StudentFields, id, store, status) => {
    const paymentLabel = status === studentStatus.approved ? paymentLabelOf(id, store) : fields.paymentLabel
    return {
      fullName: fullNameOf(fields),
      centreEmail: fields.centreId === undefined ? undefined : fieldsOf('Centre', fields.centreId, store)?.email,
      // Left out while it is the stored one: histories skip calculated fields, but tell that registering confirmed the payment.
      ...(paymentLabel !== fields.paymentLabel && { paymentLabel }),
    }
  },
  completed: (fields, { id, status, user, db }) =>
    tidied(
      {
        ...fields,
        centreId: centreFor(fields.centreId, user),
        ...(fields.accessArrangements !== 'Other' && { accessDetails: undefined }),
        ...(status === studentStatus.approved && { paymentLabel: paymentLabelOf(id ?? 0, { db }) }),
      },
      student.fields,
    ) as Sent,
  checks: [
    ownBreach,
    (fields, { before, today }) => onViewersDay(today, (day) => [...studentErrors(fields, before ?? {}, day)][0] ?? null),
    ({ stateId, countryId }, store) =>
      stateId === undefined || store.records('State').find(stateId)?.fields['countryId'] === countryId
        ? null
        : ['stateId', countryId === undefined ? 'Choose the country first.' : `Choose a state of ${store.named('Country', countryId)}.`],
    // What was complete when it was submitted stays complete.
    (fields, { status }) => {
      const gap =
        status === studentStatus.draft || status === studentStatus.rejected
          ? undefined
          : neededToSubmit.find((name) => fields[name] === undefined)
      return gap === undefined ? null : [gap, recordTexts.required(student.fields[gap].label)]
    },
  ],
  moveRefusal: (fields, { id, status, db }) =>
    id !== null && status === studentStatus.submitted ? missingPoints(fields, id, { db }) : null,
  on: {
    history: (service, call) => {
      const answer = standardCalls.history(service, call)
      const data = (answer.body.data as readonly { readonly changes: readonly RecordChange[] }[]).map(({ changes, ...entry }) => ({
        ...entry,
        changes: changes.map(maskedChange),
      }))
      return { ...answer, body: { ...answer.body, data } }
    },
  },
  deleteRefusal: (_fields, { status }) =>
    status === studentStatus.draft ? null : 'Only a draft can be deleted. Deactivate the student instead.',
})

/** Why a student cannot be registered as it stands, or null. */
export const registerRefusal = ({ status }: ResourceRecord): string | null =>
  status === studentStatus.approved ? null : 'Only an approved student can be registered.'

/** Registers a student: gives the student ID, which stays. */
export function registerStudent(
  record: ResourceRecord,
  store: PersonalStore,
): { readonly studentRef: string; readonly paymentLabel: string } {
  const { Student } = store.services
  const given = record.fields as StudentFields
  const { studentRef = refOf(record.id, given.yearId, store) } = given
  const registered = { studentRef, paymentLabel: 'Confirmed' }
  const fields = tidied({ ...given, ...registered, registeredOn: store.today }, student.fields)
  updateRecord(Student, record, { fields, status: studentStatus.active, record }, { act: 'registered' }, store)
  return registered
}
