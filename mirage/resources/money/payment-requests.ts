import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import { amountText, dayText } from '#openapi/money/amount-text.ts'
import { isOpenStatus } from '#openapi/money/open-invoice.ts'
import { balanceErrors, requestDayErrors } from '#openapi/money/payment-checks.ts'
import { toDateTime } from '../../clock.ts'
import type { ResourceRecord } from '../../models.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { RecordRefusal, refuse } from '../engine/refusal.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { updateRecord } from '../engine/write.ts'
import { onViewersDay } from '../engine/viewers-day.ts'
import { invoiceFields, isIssued, scopeOfPartners } from './invoices.ts'
import { paymentRequestSeeds } from './seeds/payment-requests.ts'

type Sent = FieldsOf<'PaymentRequest'>
type Request = Sent & Partial<Omit<Resources['PaymentRequest']['record'], keyof Sent>>

const requestFields = ({ fields }: { readonly fields: object }) => fields as Request
const draft = 'Draft'

/** The status of a sent request, by how much of it has been paid or credited since. */
function statusOf({ invoiceId, amountMinor, openMinor = 0 }: Request, { records }: Pick<Store, 'records'>): string {
  const record = records('Invoice').find(invoiceId)
  const settled = record ? openMinor - (invoiceFields(record).balanceMinor ?? 0) : 0
  if (settled >= amountMinor) return record?.status === 'Confirmed' ? 'Confirmed' : 'Paid'
  return settled > 0 ? 'Partially paid' : 'Pending'
}

function invoiceBreach(fields: Sent, { records, status }: Writing<Sent>): Breach | null {
  const record = records('Invoice').find(fields.invoiceId)
  if (!record || status !== draft) return null
  const { balanceMinor = 0, creditOf, currency } = invoiceFields(record)
  if (!isIssued(record) || creditOf !== undefined || balanceMinor === 0)
    return ['invoiceId', 'Choose an issued invoice that is not paid yet.']
  return [...balanceErrors(fields, { balanceMinor, currency })][0] ?? null
}

const numberOf = (id: number): string => `PR-${String(id).padStart(4, '0')}`

const conflict = (description: string, status: number | string): never => {
  throw new RecordRefusal(409, description, { kind: 'state', status })
}

/** The e-mail address of who is billed; null where the portal knows none. */
function addressOf({ studentId, centreId, institutionId }: Request, { db }: Pick<Store, 'db'>): string | null {
  if (institutionId !== undefined) return textOf(db.records('UniversityRelation').find(institutionId)?.fields['invoiceEmail']) || null
  const record = studentId === undefined ? db.records('Centre').find(centreId ?? 0) : db.records('Student').find(studentId)
  return textOf(record?.fields['email']) || null
}

/** Why a request cannot be sent as it stands, or null. */
export const sendRefusal = ({ status }: ResourceRecord): string | null =>
  status === draft ? null : 'The payment request has been sent already.'

/** Why there is nothing to remind of, or null. */
export const remindRefusal = ({ status }: ResourceRecord): string | null =>
  isOpenStatus(status) ? null : 'Only an open payment request can be reminded of.'

/** Sends the draft of a request to who is billed. */
export function sendRequest(record: ResourceRecord, store: PersonalStore) {
  const given = requestFields(record)
  const invoice = store.records('Invoice').find(given.invoiceId)
  const openMinor = invoice ? (invoiceFields(invoice).balanceMinor ?? 0) : 0
  if (given.amountMinor > openMinor) refuse(`The balance is ${amountText(openMinor, given.currency ?? 'GBP')}.`)
  const fields = { ...given, openMinor, sentAt: toDateTime(store.clock.now()), reminders: 0 }
  return keep(record, fields, 'sent', store)
}

/** Reminds of an open request, once a day at most. */
export function remindOf(record: ResourceRecord, store: PersonalStore) {
  const given = requestFields(record)
  if (given.remindedOn === store.today) refuse('A reminder was sent today.')
  return keep(record, { ...given, reminders: (given.reminders ?? 0) + 1, remindedOn: store.today }, 'reminded', store)
}

function keep(record: ResourceRecord, fields: Request, act: 'sent' | 'reminded', store: PersonalStore) {
  const to = addressOf(fields, store) ?? refuse('The payment request was not sent: who is billed has no e-mail.')
  const tidy = tidied(fields, paymentRequest.fields)
  updateRecord(store.services.PaymentRequest, record, { fields: tidy, status: 'Pending', record }, { act }, store)
  const title = `Payment request ${fields.requestNumber ?? ''}`
  const text = `${amountText(fields.amountMinor, fields.currency ?? 'GBP')} by ${dayText(fields.dueDate)}. ${fields.message ?? ''}`.trim()
  store.settings.sendMail({ to, subject: act === 'sent' ? title : `Reminder: ${title}`, text })
  return { sentAt: fields.sentAt ?? '', reminders: fields.reminders ?? 0 }
}

/** Requests to pay an invoice, or a part of it. A partner sees those that were sent. */
export const paymentRequests = serveResource({
  rules: paymentRequest,
  seeds: (days) => paymentRequestSeeds(days, numberOf),
  scope: (user) => {
    const isOwn = scopeOfPartners(user)
    return (fields, _, status) => isOwn(fields) && (user.contactType === 'NCUK' || status !== draft)
  },
  calculated: ({ invoiceId }, _, { records }) => {
    const record = records('Invoice').find(Number(invoiceId))
    return record ? { billTo: invoiceFields(record).billTo } : {}
  },
  statusToday: (fields, status, store) => (status === draft ? draft : statusOf(requestFields({ fields }), store)),
  completed: (fields, { records, id, db }) => {
    const record = records('Invoice').find(fields.invoiceId)
    if (!record) return fields
    const { currency, billTo, centreId, institutionId, studentId } = invoiceFields(record)
    const requestNumber = numberOf(id ?? db.records('PaymentRequest').lastId() + 1)
    return tidied({ ...fields, requestNumber, billTo, currency, centreId, institutionId, studentId }, paymentRequest.fields) as Sent
  },
  checks: [
    (fields, { today, status }) => (status === draft ? onViewersDay(today, (day) => [...requestDayErrors(fields, day)][0] ?? null) : null),
    invoiceBreach,
  ],
  updateRefusal: ({ status }) => (status === draft ? null : 'A request that has been sent cannot be changed.'),
  on: {
    remove: (service, call) => {
      const ids = call.body[paymentRequest.id] as readonly number[]
      const sent = ids.map((id) => found(service, id, call.store)).find(({ status }) => status !== draft)
      return sent ? conflict('Only drafts can be deleted.', sent.status) : standardCalls.remove(service, call)
    },
  },
})
