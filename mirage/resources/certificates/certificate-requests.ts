import { certificateRequest } from '#openapi/generated/resources/certificates/certificate-request.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import { requestErrors } from '#openapi/certificates/certificate-checks.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { isSame } from '../engine/values.ts'
import { fieldsOf } from '../masters/parts.ts'
import { feeInvoiceOf } from '../money/sources.ts'
import { notify } from '../people/notify.ts'
import { scopeOfStudent } from '../students/scope.ts'
import { awardRefusal, issueRefusal, registeredName } from './award.ts'
import { certificateStatus } from './certificate-types.ts'
import { issueCertificate } from './certificates.ts'
import { requestSeeds } from './seeds/requests.ts'

type Sent = FieldsOf<'CertificateRequest'>
type Request = Sent & Partial<Omit<Resources['CertificateRequest']['record'], keyof Sent>>

const { draft, approved, rejected } = certificateStatus

const numberOf = (id: number): string => `CR-${String(id).padStart(4, '0')}`

/** The status of the invoice of the fee: the one that charges the request, or has it as its reference. Undefined without a fee. */
function feeLabelOf({ studentId, certificateTypeId }: Sent, id: number, store: Store): Request['feeLabel'] {
  if (fieldsOf('CertificateType', certificateTypeId, store)?.feeMinor === undefined) return undefined
  const invoice = feeInvoiceOf(id, studentId, numberOf(id), store)
  const status = invoice && store.records('Invoice').find(invoice.id)?.status
  return certificateRequest.fields.feeLabel.choices.find(({ value }) => value === status)?.value ?? 'Ready to Invoice'
}

const isPaid = (label: Request['feeLabel']): boolean => label === undefined || label === 'Paid' || label === 'Confirmed'

/** Comments that were there keep who wrote them and when; new ones are of who saves them. */
function stampedComments(comments: Sent['comments'], before: Sent | null, { author, now }: PersonalStore) {
  return comments?.map((comment) => {
    const former = before?.comments?.find(({ commentId }) => commentId !== undefined && commentId === comment.commentId)
    return former?.text === comment.text ? former : { ...comment, by: author, at: now }
  })
}

function changedBreach(fields: Sent, { before, status }: Writing<Sent>): Breach | null {
  if (before === null || status === draft) return null
  const names = Object.keys(certificateRequest.fields) as (keyof Sent)[]
  const changed = names.find((name) => name !== 'comments' && !isSame(fields[name], before[name]))
  return changed === undefined ? null : [changed, 'Only a draft can be changed. Add a comment instead.']
}

function proofBreach({ studentId, nameOnCertificate, proof }: Sent, store: Writing<Sent>): Breach | null {
  // The name of a submitted request stays as it was, also where the registered one was corrected since.
  if (store.before !== null && store.status !== draft) return null
  const isRegistered = nameOnCertificate === registeredName(studentId, store)
  return isRegistered || proof !== undefined ? null : ['proof', recordTexts.required('Proof')]
}

/** What students ask to be certified. An approved request issues the certificate. */
export const certificateRequests = serveResource({
  rules: certificateRequest,
  seeds: requestSeeds,
  scope: scopeOfStudent,
  calculated: (fields: Request, id, store) => {
    // An approved request keeps the label that it was approved with.
    const isApproved = store.db.records('CertificateRequest').find(id)?.status === approved
    const feeLabel = isApproved ? fields.feeLabel : feeLabelOf(fields, id, store)
    return { requestNumber: numberOf(id), feeLabel }
  },
  completed: (fields: Request, writing) => {
    const { id, before, status } = writing
    const whole = {
      ...fields,
      ...(fields.format === 'Electronic' && { postalAddress: undefined }),
      comments: stampedComments(fields.comments, before, writing),
      ...(status === approved && id !== null && { feeLabel: feeLabelOf(fields, id, writing) }),
    }
    return tidied(whole, certificateRequest.fields) as Sent
  },
  checks: [
    changedBreach,
    (fields) => [...requestErrors(fields)][0] ?? null,
    (fields, { before, ...store }) => (before === null ? awardRefusal(fields, store) : null),
    proofBreach,
  ],
  updateRefusal: ({ status }) => (status === approved || status === rejected ? 'A decided request is not changed.' : null),
  deleteRefusal: (_fields, { status }) => (status === draft ? null : 'Only a draft can be deleted.'),
  moveRefusal: (fields, { id, status, ...store }) => {
    if (status !== approved || id === null) return null
    if (!isPaid(feeLabelOf(fields, id, store))) return 'The fee has not been paid yet.'
    return issueRefusal(fields, store)?.[1] ?? null
  },
  saved: (id, fields, store, before) => {
    const status = store.db.records('CertificateRequest').find(id)?.status
    if (before === null || status === before.status || (status !== approved && status !== rejected)) return
    const { studentId, certificateTypeId, resultIntakeId, nameOnCertificate } = fields
    if (status === approved) issueCertificate({ studentId, certificateTypeId, resultIntakeId, nameOnCertificate }, store)
    const people = store.db.records('User').where((user) => user.fields['studentId'] === studentId)
    notify(people, `Certificate request ${numberOf(id)} was ${status === approved ? 'approved' : 'rejected'}`, '', store)
  },
})
