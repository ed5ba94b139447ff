import { recordTexts } from '#openapi/check-record.ts'
import { sponsorshipLetter } from '#openapi/generated/resources/money/sponsorship-letter.ts'
import { letterErrors } from '#openapi/money/letter-checks.ts'
import { storeSamplePdf } from '../../fixtures/sample-pdf.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { RecordRefusal } from '../engine/refusal.ts'
import { serveResource, type FieldsOf, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { fieldsOf } from '../masters/parts.ts'
import { studentOf } from '../students/leads.ts'
import { letterKeys, letterSeeds } from './seeds/letters.ts'

type Sent = FieldsOf<'SponsorshipLetter'>
type Letter = Sent & { readonly uslNumber?: string; readonly centreId?: number }

/** The fields of a letter, which the contract has checked. */
export const letterFields = ({ fields }: { readonly fields: object }) => fields as Letter

/** Approved letters are read as expired from the day after the last one on which they are valid. */
export const letterStatus = { draft: 2, submitted: 9, approved: 8, expired: 12, withdrawn: -1 } as const
const { draft, submitted, approved, expired, withdrawn } = letterStatus

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

/** The centre of who holds a letter. */
const centreOf = ({ leadId, studentId }: Sent, store: Pick<Store, 'records'>): number | undefined =>
  studentId === undefined ? fieldsOf('Lead', leadId ?? 0, store)?.centreId : fieldsOf('Student', studentId, store)?.centreId

/** Why a letter may not be withdrawn, or null: an invoice names it. */
function withdrawalRefusal({ records, id }: Writing<Sent>): string | null {
  const namedBy = records('Invoice').where(({ fields }) => {
    const { lines, creditOf } = fields as FieldsOf<'Invoice'> & { readonly creditOf?: number }
    return creditOf === undefined && lines.some(({ uslId }) => uslId === id)
  })
  if (namedBy.length === 0) return null
  const names = namedBy.map(({ fields, status }) => {
    const isDraft = status === 'Draft' || status === 'Ready to Invoice'
    return `${isDraft ? 'a draft' : `invoice ${textOf(fields['invoiceNumber'])}`} for ${textOf(fields['billTo'])}`
  })
  return `The letter cannot be withdrawn: it is named by ${names.join(', ')}.`
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
  calculated: (fields: Letter, id, store) => ({
    uslNumber: fields.uslNumber ?? `Letter ${id}`,
    holder: fields.studentId === undefined ? store.named('Lead', fields.leadId ?? 0) : store.named('Student', fields.studentId),
    centreId: centreOf(fields, store),
  }),
  statusToday: ({ validTo }, status, { today }) => (status === approved && validTo < today ? expired : status),
  completed: (fields, writing) => {
    const stored = writing.id === null ? undefined : writing.db.records('SponsorshipLetter').find(writing.id)?.fields['uslNumber']
    const uslNumber = stored ?? (writing.status === approved ? nextNumber(writing) : undefined)
    const whole = fields.coverage === 'Part' ? {} : { amountMinor: undefined, currency: undefined }
    return tidied({ ...fields, ...whole, uslNumber, holder: undefined, centreId: undefined }, sponsorshipLetter.fields) as Sent
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
    if (writing.status === withdrawn) return withdrawalRefusal(writing)
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
