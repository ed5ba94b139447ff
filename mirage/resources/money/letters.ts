import { recordTexts } from '#openapi/check-record.ts'
import { sponsorshipLetter } from '#openapi/generated/resources/money/sponsorship-letter.ts'
import { letterErrors } from '#openapi/letter-checks.ts'
import { storeSamplePdf } from '../../fixtures/sample-pdf.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { RecordRefusal } from '../engine/refusal.ts'
import { serveResource, type FieldsOf, type Writing } from '../engine/service.ts'
import { textOf } from '../engine/values.ts'
import { studentOf } from '../students/leads.ts'
import { letterKeys, letterSeeds } from './seeds/letters.ts'

type Sent = FieldsOf<'SponsorshipLetter'>
type Letter = Sent & { readonly uslNumber?: string }

/** Approved letters are read as expired from the day after the last one on which they are valid. */
const [draft, submitted, approved, expired] = [2, 9, 8, 12]

const isHeldBy =
  ({ leadId, studentId }: Sent) =>
  (other: Sent): boolean =>
    (leadId !== undefined && other.leadId === leadId) || (studentId !== undefined && other.studentId === studentId)

/** Why a letter may not be approved, or null: each holder has one for an intake. */
function approvalRefusal(fields: Sent, { db, id, today }: Writing<Sent>): string | null {
  const isSameHolder = isHeldBy(fields)
  const isTwice = db.records('SponsorshipLetter').where((other) => {
    const given = other.fields as Sent
    const isValid = other.id !== id && other.status === approved && given.validTo >= today
    return isValid && given.intakeId === fields.intakeId && isSameHolder(given)
  })
  return isTwice.length > 0 ? 'There is an approved letter for this holder and intake.' : null
}

/** The next number of a year; numbers of letters that are withdrawn are not used again. */
function nextNumber({ db, today }: Writing<Sent>): string {
  const prefix = `USL-${today.slice(0, 4)}-`
  const used = db.records('SponsorshipLetter').where(({ fields }) => textOf(fields['uslNumber']).startsWith(prefix))
  const last = Math.max(0, ...used.map(({ fields }) => Number(textOf(fields['uslNumber']).slice(prefix.length))))
  return `${prefix}${String(last + 1).padStart(4, '0')}`
}

const conflict = (description: string, status: number | string): never => {
  throw new RecordRefusal(409, description, { kind: 'state', status })
}

/** Letters by which a sponsor takes over what a student pays. */
export const sponsorshipLetters = serveResource({
  rules: sponsorshipLetter,
  seeds: letterSeeds,
  seedBeside: (db, { today }) => {
    for (const key of letterKeys) storeSamplePdf(db, key, Date.parse(today))
  },
  scope: (user) => () => user.contactType === 'NCUK',
  calculated: ({ leadId, studentId, ...fields }: Letter, id, { named }) => ({
    uslNumber: fields.uslNumber ?? `Letter ${id}`,
    holder: studentId === undefined ? named('Lead', leadId ?? 0) : named('Student', studentId),
  }),
  statusToday: ({ validTo }, status, { today }) => (status === approved && validTo < today ? expired : status),
  completed: (fields, writing) => {
    const stored = writing.id === null ? undefined : writing.db.records('SponsorshipLetter').find(writing.id)?.fields['uslNumber']
    const uslNumber = stored ?? (writing.status === approved ? nextNumber(writing) : undefined)
    const whole = fields.coverage === 'Part' ? {} : { amountMinor: undefined, currency: undefined }
    return tidied({ ...fields, ...whole, uslNumber, holder: undefined }, sponsorshipLetter.fields) as Sent
  },
  checks: [
    (fields) => [...letterErrors(fields)][0] ?? null,
    ({ leadId, studentId }, { records }) => {
      const lead = leadId === undefined ? null : records('Lead').find(leadId)
      if (!lead || studentId === undefined || studentOf(lead) === studentId) return null
      return ['studentId', 'Choose the student that the lead has become.']
    },
  ],
  moveRefusal: (fields, writing) => {
    if (writing.status === submitted && fields.file === undefined) return recordTexts.required('Signed letter')
    return writing.status === approved ? approvalRefusal(fields, writing) : null
  },
  updateRefusal: ({ status }) => (status === draft ? null : 'Only a draft can be changed. Take the letter back to draft first.'),
  on: {
    remove: (service, call) => {
      const ids = call.body[sponsorshipLetter.id] as readonly number[]
      const kept = ids.map((id) => found(service, id, call.store)).find(({ status }) => status !== draft)
      return kept ? conflict('Only drafts can be deleted.', kept.status) : standardCalls.remove(service, call)
    },
  },
})
