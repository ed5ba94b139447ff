import type { RequestResource, RequestService } from '#openapi/generated/schema.d.ts'
import { isCreditedInFull } from '#openapi/money/credit-checks.ts'
import type { Day, ResourceRecord } from '../../models.ts'
import type { Breach, FieldsOf, Writing } from '../engine/service.ts'
import { titleOf, type PersonalStore, type Store } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { fieldsOf } from '../masters/parts.ts'

type Sent = FieldsOf<'Invoice'>
type Line = Sent['lines'][number]

/** The field of a line that names what it charges, by resource. */
export const sourceFields = {
  ResultEnquiry: 'enquiryId',
  Enrollment: 'enrollmentId',
  CertificateRequest: 'certificateRequestId',
  StudentCurriculum: 'studentCurriculumId',
} as const satisfies Readonly<Record<RequestResource, keyof Line>>

/** Something that was asked for and is paid for. */
export interface Source {
  readonly resource: RequestResource
  readonly id: number
  readonly name: string
  readonly service: RequestService
  readonly studentId: number
  readonly askedOn: Day
  /** Where it has a price of its own. */
  readonly price?: { readonly currency: string; readonly unitMinor: number }
}

type Found = Omit<Source, 'resource' | 'id' | 'name'>
type Readers = { readonly [R in RequestResource]: (record: ResourceRecord, store: Store) => Found | null }

const [submitted, review] = [9, 10]
const active = 1

/** Whether an invoice of a student names a request as its reference. */
const isOfReference = (fields: Readonly<Record<string, unknown>>, studentId: number, requestNumber: string): boolean =>
  fields['studentId'] === studentId && fields['poNumber'] === requestNumber

/** What is charged of a record; null for nothing. */
const readers: Readers = {
  ResultEnquiry: ({ fields, status }, store) => {
    const { service, resultId } = fields as FieldsOf<'ResultEnquiry'>
    const studentId = fieldsOf('Result', resultId, store)?.studentId
    if (status === 'Withdrawn' || studentId === undefined) return null
    return { service: service === 'Review of marking' ? 'Re-mark' : 'Other', studentId, askedOn: textOf(fields['askedOn']) }
  },
  Enrollment: ({ fields, status }) => {
    const { attempt, studentId, enrolledOn } = fields as FieldsOf<'Enrollment'>
    return attempt === 'Resit' && status !== 'Withdrawn' ? { service: 'Resit', studentId, askedOn: enrolledOn } : null
  },
  // The fee of an approved one has been paid.
  CertificateRequest: (record, store) => {
    const { fields, status, createdAt } = record
    const { studentId, certificateTypeId } = fields as FieldsOf<'CertificateRequest'>
    const { feeMinor, currency } = fieldsOf('CertificateType', certificateTypeId, store) ?? {}
    if ((status !== submitted && status !== review) || feeMinor === undefined || currency === undefined) return null
    const isBilled = store.db.records('Invoice').findBy((one) => isOfReference(one.fields, studentId, textOf(fields['requestNumber'])))
    if (isBilled && !isCreditedInFull(isBilled.fields)) return null
    return { service: 'Certificate', studentId, askedOn: createdAt.slice(0, 10), price: { currency, unitMinor: feeMinor } }
  },
  StudentCurriculum: ({ fields, status }, store) => {
    const { studentId, intakeId } = fields as FieldsOf<'StudentCurriculum'>
    const registeredOn = textOf(store.db.records('Student').find(studentId)?.fields['registeredOn'])
    const closed = fieldsOf('Intake', intakeId, store)?.registrationTo ?? ''
    return status === active && registeredOn > closed ? { service: 'Late registration', studentId, askedOn: registeredOn } : null
  },
}

const resources = Object.keys(sourceFields) as readonly RequestResource[]

/** What one request or registration charges; null for nothing. */
export function sourceOf(
  resource: RequestResource,
  id: number,
  store: Pick<PersonalStore, 'services' | 'records' | 'db'> & Store,
): Source | null {
  const record = store.records(resource).find(id)
  const found = record && readers[resource](record, store)
  return found && { ...found, resource, id, name: titleOf(store.services[resource], record) }
}

/** All that can be charged. */
export const allSources = (store: PersonalStore): readonly Source[] =>
  resources.flatMap((resource) =>
    store
      .records(resource)
      .where()
      .flatMap((record) => {
        const found = readers[resource](record, store)
        return found ? [{ ...found, resource, id: record.id, name: titleOf(store.services[resource], record) }] : []
      }),
  )

export const sourceKey = ({ resource, id }: Pick<Source, 'resource' | 'id'>): string => `${resource} ${id}`

/** What a line charges. */
const namedBy = (line: Line): readonly Pick<Source, 'resource' | 'id'>[] =>
  resources.flatMap((resource) => {
    const id = line[sourceFields[resource]]
    return id === undefined ? [] : [{ resource, id }]
  })

/** The invoices that charge requests, by the key of each; what was credited is free again. */
export function chargedSources({ db }: Pick<Store, 'db'>, exceptId: number | null = null): ReadonlyMap<string, ResourceRecord> {
  const charges = new Map<string, ResourceRecord[]>()
  const credits = new Map<string, number>()
  for (const record of db.records('Invoice').where(({ id }) => id !== exceptId)) {
    const isCredit = record.fields['creditOf'] !== undefined
    for (const key of (record.fields as Sent).lines.flatMap(namedBy).map(sourceKey)) {
      if (isCredit) credits.set(key, (credits.get(key) ?? 0) + 1)
      else charges.set(key, [...(charges.get(key) ?? []), record])
    }
  }
  return new Map([...charges].flatMap(([key, found]) => found.slice(credits.get(key) ?? 0).map((record) => [key, record] as const)))
}

/** The invoice of the fee of a certificate: it charges the request, or is the student's whose reference is the request. */
export function feeInvoiceOf(id: number, studentId: number, requestNumber: string, { db }: Pick<Store, 'db'>): ResourceRecord | null {
  const isCharged = ({ lines }: Sent) => lines.some((line) => line.certificateRequestId === id)
  const found = db.records('Invoice').where(({ fields }) => {
    const given = fields as Sent & { readonly creditOf?: number }
    return given.creditOf === undefined && (isCharged(given) || isOfReference(fields, studentId, requestNumber))
  })
  // One that was credited in full asks for nothing.
  return found.find(({ fields }) => !isCreditedInFull(fields)) ?? null
}

const whoText = (source: Source, { studentId, centreId }: Sent, store: Store): string | null => {
  if (studentId !== undefined) return source.studentId === studentId ? null : 'This is of another student.'
  if (centreId === undefined) return 'A request is of a student: bill the student or the centre.'
  return fieldsOf('Student', source.studentId, store)?.centreId === centreId ? null : 'This is of a student of another centre.'
}

/** The rules of a line that charges a request or a registration. */
export function sourceBreach(fields: Sent, writing: Writing<Sent>): Breach | null {
  const named = fields.lines.flatMap((line, index) =>
    namedBy(line).map((one) => ({ ...one, path: `lines.${index}.${sourceFields[one.resource]}` })),
  )
  if (named.length === 0) return null
  const kept = new Set(writing.before?.lines.flatMap(namedBy).map(sourceKey))
  const charged = chargedSources(writing, writing.id)
  const seen = new Set<string>()
  for (const { path, ...one } of named) {
    const key = sourceKey(one)
    const source = sourceOf(one.resource, one.id, writing)
    if (seen.has(key)) return [path, 'This is charged twice.']
    seen.add(key)
    const other = charged.get(key)
    if (other) return [path, `This is charged by ${writing.named('Invoice', other.id)} already.`]
    if (!source) {
      if (!kept.has(key)) return [path, 'There is nothing to charge for this.']
      continue
    }
    const who = whoText(source, fields, writing)
    if (who !== null) return [path, who]
  }
  return null
}
