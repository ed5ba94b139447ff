import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import type { GeneratedInvoice } from '#openapi/generated/schema.d.ts'
import { isCreditedInFull } from '#openapi/money/credit-checks.ts'
import { addDays } from '../../factories/days.ts'
import type { ResourceRecord } from '../../models.ts'
import { tidied } from '../engine/check.ts'
import { refuse, refuseFields } from '../engine/refusal.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { insertRecord } from '../engine/write.ts'
import { fieldsOf } from '../masters/parts.ts'
import { selectionFields } from '../selection/parts.ts'
import { programmesOfStudents } from '../students/programmes.ts'
import { invoiceFields } from './invoices.ts'
import { totalsOf } from './reckoning.ts'

type Master = FieldsOf<'InvoiceMaster'>
type Currency = GeneratedInvoice['currency']

interface Wanted {
  readonly mode: 'check' | 'apply'
  readonly yearId: number
  readonly masterIds: readonly number[]
  readonly partnerIds: readonly number[]
}

const active = 1
/** When an invoice without instalments is due, in days. */
const usualTerm = 30

const partners = {
  Centre: { resource: 'Centre', field: 'centreId', noun: 'centres' },
  University: { resource: 'University', field: 'institutionId', noun: 'universities' },
} as const

type Partners = (typeof partners)[keyof typeof partners]

/** The masters of a call with the one kind of partner that all of them bill. */
function mastersOf({ yearId, masterIds }: Wanted, store: PersonalStore): { masters: readonly (readonly [number, Master])[]; of: Partners } {
  const masters = masterIds.map((id): readonly [number, Master] => {
    const record = store.records('InvoiceMaster').find(id)
    const fields = record?.fields as Master | undefined
    if (!record || !fields || record.status !== active || fields.variant !== 'Fixed' || fields.yearId !== yearId)
      return refuseFields([['masterIds', `Choose active fixed masters of ${store.named('Year', yearId) || 'a year'}.`]])
    return [id, fields]
  })
  const [kind, other] = new Set(masters.map(([, { partnerKind }]) => partnerKind))
  if (other !== undefined || (kind !== 'Centre' && kind !== 'University'))
    return refuseFields([['masterIds', 'Choose masters that all bill centres, or all bill universities.']])
  return { masters, of: partners[kind] }
}

/** The students that a centre expects of a programme, or of all: those of its accepted selections. */
function expected(centreId: number, { yearId, programId }: Master, store: PersonalStore): number {
  const accepted = store
    .records('CentreSelection')
    .where()
    .map(selectionFields)
    .filter((one) => one.centreId === centreId && one.yearId === yearId && one.decision === 'Accepted')
    .filter(({ curriculumId }) => programId === undefined || fieldsOf('Curriculum', curriculumId, store)?.programId === programId)
  return accepted.flatMap(({ delivery = [] }) => delivery).reduce((sum, { students }) => sum + students, 0)
}

/** The students of a programme, or of all, who go to a university in a year. */
function placed(institutionId: number, { yearId, programId }: Master, store: PersonalStore): number {
  const programmes = programmesOfStudents(store)
  return store.records('DirectPlacement').where(({ fields, status }) => {
    const { institutionId: at, intakeId, studentId } = fields as FieldsOf<'DirectPlacement'>
    const isFirm = status === 'Unconditional' && fields['reply'] === 'Firm'
    const isOfYear = fieldsOf('Intake', intakeId, store)?.startYear === yearId
    return at === institutionId && isFirm && isOfYear && (programId === undefined || programmes.get(studentId) === programId)
  }).length
}

function quantityOf(partnerId: number, master: Master, store: PersonalStore): number {
  if (master.basis === 'Registered student') return expected(partnerId, master, store)
  return master.basis === 'Placed student' ? placed(partnerId, master, store) : 1
}

/** The invoice by which a partner was billed already; one that was credited in full bills nothing. */
function billedBy(masterId: number, partnerId: number, yearId: number, { field }: Partners, store: PersonalStore): ResourceRecord | null {
  const isIt = (record: ResourceRecord) => {
    const { variant, creditOf, lines, ...fields } = invoiceFields(record)
    const isOfPartner = variant === 'Fixed' && fields[field] === partnerId && fields.yearId === yearId
    return isOfPartner && creditOf === undefined && !isCreditedInFull(record.fields) && lines.some((line) => line.masterId === masterId)
  }
  return store.records('Invoice').where(isIt)[0] ?? null
}

const currencyOf = (partnerId: number, { resource }: Partners, store: PersonalStore): Currency => {
  const currency =
    resource === 'Centre' ? fieldsOf('Centre', partnerId, store)?.currency : fieldsOf('UniversityRelation', partnerId, store)?.currency
  return currency ?? 'GBP'
}

type Lines = FieldsOf<'Invoice'>['lines']

/** What a line says below the name of its master: "Registered students, 2026/27". */
function detailOf({ basis, yearId }: Master, { named }: PersonalStore): string {
  const year = named('Year', yearId)
  return basis === 'Year' ? year : `${basis}s, ${year}`
}

/** What is to be paid when, by the plan of a master; the first instalment takes what rounding leaves. */
function instalmentsOf({ instalmentPlan = [] }: Master, totalMinor: number, today: string) {
  const shares = instalmentPlan.map(({ share }) => Math.round(share * 100))
  // Shares such as 33.34, 33.33 and 33.33 are equal parts.
  const isEqual = Math.max(...shares) - Math.min(...shares) <= 1
  const parts = shares.map((share) =>
    isEqual ? Math.trunc(totalMinor / shares.length) : Number((BigInt(totalMinor) * BigInt(share)) / 10_000n),
  )
  const rest = totalMinor - parts.reduce((sum, part) => sum + part, 0)
  return instalmentPlan.map(({ dueAfterDays }, place) => ({
    dueDate: addDays(today, dueAfterDays),
    amountMinor: (parts[place] ?? 0) + (place === 0 ? rest : 0),
  }))
}

interface Row extends GeneratedInvoice {
  /** What is billed; none where nothing is. */
  readonly lines: Lines
  readonly master: Master
}

function rowOf([masterId, master]: readonly [number, Master], partnerId: number, of: Partners, store: PersonalStore): Row {
  const currency = currencyOf(partnerId, of, store)
  const about = { masterId, masterName: master.masterName, partnerId, partnerName: store.named(of.resource, partnerId), currency, master }
  const known = billedBy(masterId, partnerId, master.yearId, of, store)
  if (known) {
    const { totalMinor = 0, invoiceNumber = '' } = invoiceFields(known)
    return { ...about, totalMinor, outcome: 'exists', invoiceId: known.id, invoiceNumber, lines: [] }
  }
  const unitMinor = master.prices.find((price) => price.currency === currency)?.unitMinor
  if (unitMinor === undefined) return { ...about, outcome: 'left out', reason: `No price in ${currency}.`, lines: [] }
  const quantity = quantityOf(partnerId, master, store)
  const reason = of.resource === 'Centre' ? 'No accepted selection expects students.' : 'No student has a firm place.'
  if (quantity === 0) return { ...about, quantity, outcome: 'left out', reason, lines: [] }
  const { masterName: description, taxRate } = master
  const lines = [{ description, detail: detailOf(master, store), quantity, unitMinor, taxRate, masterId }]
  return { ...about, quantity, totalMinor: totalsOf(lines).totalMinor, outcome: 'new', lines }
}

const shownOf = ({ lines: _lines, master: _master, ...shown }: Row): GeneratedInvoice => shown

/** Stores the draft of a row. */
function insert(row: Row, of: Partners, store: PersonalStore): GeneratedInvoice {
  const { lines, master, ...shown } = row
  if (row.outcome !== 'new') return shown
  const instalments = instalmentsOf(master, shown.totalMinor ?? 0, store.today)
  const dueDate =
    instalments
      .map((one) => one.dueDate)
      .toSorted()
      .at(-1) ?? addDays(store.today, usualTerm)
  const fields = { variant: 'Fixed', [of.field]: row.partnerId, yearId: master.yearId, currency: row.currency, dueDate, lines }
  const draft = {
    fields: tidied({ ...fields, ...(instalments.length > 0 && { instalments }) }, invoice.fields),
    status: 'Draft',
    record: null,
  }
  const { id } = insertRecord(store.services.Invoice, draft, { act: 'generated' }, store)
  return { ...shown, invoiceId: id, invoiceNumber: 'Draft' }
}

/** The fixed invoices of a year; with `apply` their drafts are stored. An invoice that exists is not made again. */
export function generateInvoices(wanted: Wanted, store: PersonalStore): { created: number; invoices: GeneratedInvoice[] } {
  const { masters, of } = mastersOf(wanted, store)
  const isKnown = (id: number) => store.records(of.resource).find(id)?.status === active
  if (!wanted.partnerIds.every(isKnown)) return refuseFields([['partnerIds', `Choose active ${of.noun}.`]])
  const rows = wanted.partnerIds.flatMap((partnerId) => masters.map((master) => rowOf(master, partnerId, of, store)))
  const [first] = rows
  if (wanted.mode === 'apply' && first && rows.every(({ reason }) => reason?.startsWith('No price in ')))
    return refuse(`${first.masterName} has no price in ${first.currency}.`)
  const invoices = wanted.mode === 'apply' ? rows.map((row) => insert(row, of, store)) : rows.map(shownOf)
  return { created: wanted.mode === 'apply' ? rows.filter(({ outcome }) => outcome === 'new').length : 0, invoices }
}
