import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { amountText } from '#openapi/money/amount-text.ts'
import { creditedOfLine, creditLinesRefusal, isCreditedInFull } from '#openapi/money/credit-checks.ts'
import { dueDateRefusal, mostTotalMinor } from '#openapi/money/invoice-checks.ts'
import { earlyErrors } from '#openapi/money/payment-checks.ts'
import type { Account, ResourceRecord } from '../../models.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { RecordRefusal, refuse } from '../engine/refusal.ts'
import { serveResource, type Breach, type Fields, type FieldsOf, type Writing } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { insertRecord, updateRecord } from '../engine/write.ts'
import { onViewersDay } from '../engine/viewers-day.ts'
import { addressOf, seller } from './addresses.ts'
import { netOf, totalsOf } from './reckoning.ts'
import { sourceBreach } from './sources.ts'
import { letterBreach, endedLetter } from './sponsored-lines.ts'
import { invoiceSeeds } from './seeds/invoices.ts'
import { paidDays, paymentSeeds } from './seeds/payments.ts'

type Sent = FieldsOf<'Invoice'>
type Invoice = Sent & Partial<Omit<Resources['Invoice']['record'], keyof Sent>>

/** The fields of an invoice, which the contract has checked. */
export const invoiceFields = ({ fields }: { readonly fields: object }) => fields as Invoice

const unissued: readonly (number | string)[] = ['Draft', 'Ready to Invoice']

export const isIssued = ({ status }: Pick<ResourceRecord, 'status'>): boolean => !unissued.includes(status)

/** Whose invoices and payments a person may see. */
export const scopeOfPartners =
  ({ contactType, centreId, institutionId, studentId }: Account) =>
  (fields: Fields): boolean =>
    contactType === 'NCUK' ||
    (contactType === 'CENTER' && fields['centreId'] === centreId) ||
    (contactType === 'INSTITUTE' && fields['institutionId'] === institutionId) ||
    (contactType === 'STUDENT' && fields['studentId'] === studentId)

function partnerBreach({ centreId, institutionId, studentId }: Sent): Breach | null {
  const given = [centreId, institutionId, studentId].filter((id) => id !== undefined).length
  const field = institutionId === undefined ? 'centreId' : 'institutionId'
  if (given === 0) return [field, recordTexts.required('Bill to')]
  return given > 1 ? [field, 'Bill one partner only.'] : null
}

const dueBreach = ({ dueDate, issueDate }: Invoice, { today }: Pick<Store, 'today'>): Breach | null =>
  onViewersDay(issueDate ?? today, (from) => [...earlyErrors({ dueDate }, from)][0] ?? null)

function instalmentBreach({ instalments = [], lines, currency }: Sent): Breach | null {
  if (instalments.length === 0) return null
  const sum = instalments.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const { totalMinor } = totalsOf(lines)
  return sum === totalMinor
    ? null
    : ['instalments', `Instalments make ${amountText(sum, currency)}, not ${amountText(totalMinor, currency)}.`]
}

const dueWithLastBreach = (fields: Sent): Breach | null => {
  const text = dueDateRefusal({ ...fields })
  return text === null ? null : ['dueDate', text]
}

const earlyInstalmentBreach = ({ instalments = [], issueDate }: Invoice, { today }: Pick<Store, 'today'>): Breach | null =>
  onViewersDay(issueDate ?? today, (from) => [...earlyErrors({ instalments }, from)][0] ?? null)

function totalBreach({ lines, currency }: Sent): Breach | null {
  return totalsOf(lines).totalMinor > mostTotalMinor
    ? ['lines', `An invoice may come to ${amountText(mostTotalMinor, currency)} at most.`]
    : null
}

const numberPattern = /^PW-\d{4}-(\d{5,})$/
const sequenceOf = (number: unknown): number => Number(numberPattern.exec(String(number))?.[1] ?? 0)

/** The number after the highest one: calls are answered one after the other, so that no number is skipped or used twice. */
function nextNumber({ records, today }: Pick<Store, 'records' | 'today'>): string {
  const last = Math.max(
    0,
    ...records('Invoice')
      .where()
      .map((one) => sequenceOf(one.fields['invoiceNumber'])),
  )
  return `PW-${today.slice(0, 4)}-${String(last + 1).padStart(5, '0')}`
}

const partnerKindOf = ({ centreId, institutionId }: Sent) =>
  centreId !== undefined ? 'Centre' : institutionId !== undefined ? 'University' : 'Student'

function billToOf({ centreId, institutionId, studentId }: Sent, { named }: Pick<Store, 'named'>): string {
  if (centreId !== undefined) return named('Centre', centreId)
  return institutionId !== undefined ? named('University', institutionId) : named('Student', studentId ?? 0)
}

const maxName = 255

/** The number of an invoice; of one without, whom it bills and what for. */
function nameOf({ invoiceNumber = 'Draft', lines }: Invoice, billTo: string): string {
  const [first, ...others] = lines
  if (numberPattern.test(invoiceNumber) || !first) return invoiceNumber
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return `${`Draft for ${billTo}: ${first.description}`.slice(0, maxName - more.length)}${more}`
}

/** The computed fields of an invoice: from its lines, payments and credit notes, in the order of the rules. */
function withAmounts(fields: Invoice): Invoice {
  const totals = totalsOf(fields.lines)
  const sign = fields.creditOf === undefined ? 1 : -1
  const { paidMinor = 0, creditedMinor = 0 } = fields
  const whole = {
    ...fields,
    partnerKind: partnerKindOf(fields),
    lines: fields.lines.map((line) => ({ ...line, netMinor: netOf(line) })),
    netMinor: sign * totals.netMinor,
    taxMinor: sign * totals.taxMinor,
    totalMinor: sign * totals.totalMinor,
    paidMinor,
    creditedMinor,
    balanceMinor: sign === 1 ? Math.max(0, totals.totalMinor - paidMinor - creditedMinor) : 0,
  }
  return tidied(whole, invoice.fields) as Invoice
}

/** The days on which an invoice came to its status, and to the earlier ones that still apply. */
function stepDays(
  { readyOn, confirmedOn, creditedOn }: Invoice,
  { status, today }: Pick<Writing<Sent>, 'status' | 'today'>,
): Pick<Invoice, 'readyOn' | 'confirmedOn' | 'creditedOn'> {
  return {
    readyOn: status === 'Draft' ? undefined : status === 'Ready to Invoice' ? (readyOn ?? today) : readyOn,
    confirmedOn: status === 'Confirmed' ? (confirmedOn ?? today) : status === 'Credited' ? confirmedOn : undefined,
    creditedOn: status === 'Credited' ? (creditedOn ?? today) : undefined,
  }
}

function completedInvoice(fields: Invoice, writing: Writing<Sent>): Invoice {
  const isNumbered = numberPattern.test(fields.invoiceNumber ?? '')
  const issued = isIssued(writing) && !isNumbered ? { invoiceNumber: nextNumber(writing), issueDate: writing.today } : {}
  const days = stepDays(fields, writing)
  return withAmounts({ ...fields, billTo: billToOf(fields, writing), invoiceNumber: fields.invoiceNumber ?? 'Draft', ...issued, ...days })
}

const conflict = (description: string, status: number | string): never => {
  throw new RecordRefusal(409, description, { kind: 'state', status })
}

/** The status of an issued invoice by its payments and credit notes; what was paid stays confirmed. */
function settledStatus(fields: Invoice, before: number | string): string {
  if (isCreditedInFull(fields)) return 'Credited'
  if ((fields.balanceMinor ?? 0) > 0) return (fields.paidMinor ?? 0) > 0 ? 'Partially paid' : 'Pending'
  return before === 'Confirmed' ? 'Confirmed' : 'Paid'
}

/** Updates an issued invoice from its payments and credit notes. */
export function settle(
  record: ResourceRecord,
  amounts: Pick<Invoice, 'paidMinor' | 'paidOn'> | Pick<Invoice, 'creditedMinor' | 'creditedLines'>,
  act: string,
  store: PersonalStore,
): void {
  const fields = withAmounts({ ...invoiceFields(record), ...amounts })
  updateRecord(
    store.services.Invoice,
    record,
    { fields: { ...fields }, status: settledStatus(fields, record.status), record },
    { act },
    store,
  )
}

/** The lines of an invoice with their numbers from 1, and what each charges and was credited. */
const chargedLines = ({ lines, creditedLines = [] }: Invoice) =>
  lines.map((line, index) => ({
    number: index + 1,
    line,
    description: line.description,
    totalMinor: totalsOf([line]).totalMinor,
    creditedMinor: creditedOfLine(index + 1, creditedLines),
  }))

type ChargedLine = ReturnType<typeof chargedLines>[number]

/** What is credited of each line once some of them are credited whole. */
const creditedAfter = (all: readonly ChargedLine[], chosen: readonly ChargedLine[]): NonNullable<Invoice['creditedLines']> =>
  all
    .map((line) => ({ line: line.number, creditedMinor: chosen.includes(line) ? line.totalMinor : line.creditedMinor }))
    .filter(({ creditedMinor }) => creditedMinor > 0)

/** Why an invoice cannot be credited as it stands, or null. */
export const creditRefusal = (record: ResourceRecord): string | null =>
  isIssued(record) && invoiceFields(record).creditOf === undefined ? null : 'Only an issued invoice can be credited.'

/** Credits an issued invoice, whole or by the numbers of its lines (from 1); returns the id of the credit note. */
export function creditInvoice(
  record: ResourceRecord,
  given: { readonly reason: string; readonly lines: readonly number[] },
  store: PersonalStore,
): number {
  const fields = invoiceFields(record)
  const reason = given.reason.trim()
  if (reason === '') refuse(recordTexts.required('Reason'))
  if (given.lines.some((number) => number > fields.lines.length)) refuse('Choose lines of this invoice.')
  const charged = chargedLines(fields)
  const refusal = creditLinesRefusal(charged.filter(({ number }) => given.lines.includes(number)))
  if (refusal !== null) refuse(refusal)
  const chosen = given.lines.length === 0 ? charged : charged.filter(({ number }) => given.lines.includes(number))
  const lines = chosen.map(({ line }) => line)
  const { creditedMinor = 0, totalMinor = 0, currency } = fields
  const left = totalMinor - creditedMinor
  const { totalMinor: credit } = totalsOf(lines)
  if (isCreditedInFull(fields)) refuse('The invoice has been credited in full.')
  if (left === 0) refuse('Nothing is left to credit of this invoice.')
  if (credit > left) refuse(`Only ${amountText(left, currency)} can still be credited.`)
  const { variant, centreId, institutionId, studentId, yearId, poNumber } = fields
  const note = {
    variant,
    centreId,
    institutionId,
    studentId,
    yearId,
    currency,
    poNumber,
    lines,
    dueDate: store.today,
    creditOf: record.id,
    reason,
  }
  const draft = { fields: tidied(note, invoice.fields), status: 'Credit note', record: null }
  const created = insertRecord(store.services.Invoice, draft, { act: 'credited', comment: reason }, store)
  settle(record, { creditedMinor: creditedMinor + credit, creditedLines: creditedAfter(charged, chosen) }, 'credited', store)
  return created.id
}

/** What centres, universities and students are billed. They see issued invoices only. */
export const invoices = serveResource({
  rules: invoice,
  seeds: (days) => invoiceSeeds(days, withAmounts, paidDays(paymentSeeds(days))),
  scope: (user) => {
    const isOwn = scopeOfPartners(user)
    return (fields, _, status) => isOwn(fields) && (user.contactType === 'NCUK' || isIssued({ status }))
  },
  completed: completedInvoice,
  // What charges nothing is paid as soon as it is issued.
  statusToday: (fields, status) => (status === 'Pending' && invoiceFields({ fields }).totalMinor === 0 ? 'Paid' : status),
  calculated: (given, _, store) => {
    const fields = invoiceFields({ fields: { ...given } })
    const billTo = billToOf(fields, store)
    return { billTo, invoiceName: nameOf(fields, billTo), ...addressOf(fields, store), ...seller }
  },
  checks: [partnerBreach, totalBreach, dueBreach, dueWithLastBreach, earlyInstalmentBreach, instalmentBreach, letterBreach, sourceBreach],
  moveRefusal: (fields, writing) => {
    if (writing.status !== 'Pending') return null
    if (earlyInstalmentBreach(fields, writing)) return 'An instalment is due before the day of issue.'
    return dueBreach(fields, writing)?.[1] ?? endedLetter(fields, writing)
  },
  updateRefusal: (record) => (isIssued(record) ? 'An issued invoice cannot be changed. Correct it by a credit note.' : null),
  on: {
    remove: (service, call) => {
      const ids = call.body[invoice.id] as readonly number[]
      const other = ids.map((id) => found(service, id, call.store)).find(({ status }) => status !== 'Draft')
      if (other) return conflict('Only drafts can be deleted.', other.status)
      return standardCalls.remove(service, call)
    },
  },
})
