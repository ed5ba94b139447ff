import type { CertificateVerdict } from '#openapi/generated/schema.d.ts'
import type { ResourceRecord } from '../../models.ts'
import type { Store } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { publicAward } from './award.ts'
import { certificateFields } from './certificate-fields.ts'

/** A name without case and accents, and with single blanks. */
const plain = (name: string): string => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')

/** Whether a family name is that of the student who was certified; who has one name alone is known by it. */
export function isFamilyName(typed: string, record: ResourceRecord, { db }: Pick<Store, 'db'>): boolean {
  const { studentId, nameOnCertificate = '' } = certificateFields(record)
  const student = db.records('Student').find(studentId)?.fields ?? {}
  const family = textOf(student['lastName']) || textOf(student['firstName'])
  const wanted = plain(typed)
  // The name on the certificate may be another one than the registered one.
  return wanted !== '' && (wanted === plain(family) || plain(nameOnCertificate).endsWith(` ${wanted}`))
}

const states = ['Valid', 'Revoked', 'Replaced', 'Expired'] as const

/** Where a certificate stands today. */
export const stateOf = ({ status }: ResourceRecord): CertificateVerdict['state'] => states.find((state) => state === status) ?? 'Expired'

/** What the public learns of a certificate: the full name only where the family name was known. */
export function verdictOf(record: ResourceRecord, isNamed: boolean, store: Store): CertificateVerdict {
  const { named, now } = store
  const fields = certificateFields(record)
  const { certificateNumber = '', certificateTypeId, awardText = '', issuedOn = '', expiresOn, nameOnCertificate = '' } = fields
  return {
    state: stateOf(record),
    certificateNumber,
    typeName: named('CertificateType', certificateTypeId),
    awardText: publicAward(fields, awardText, store),
    issuedOn,
    ...(expiresOn !== undefined && { expiresOn }),
    initials: nameOnCertificate
      .split(/\s+/)
      .map((part) => `${Array.from(part)[0] ?? ''}.`)
      .join(' '),
    ...(isNamed && { fullName: nameOnCertificate }),
    checkedAt: now,
  }
}
