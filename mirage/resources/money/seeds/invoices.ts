import type { Resources } from '#openapi/generated/resources.ts'
import { addDays } from '../../../factories/days.ts'
import type { FieldsOf, SeedDays, SeedOf } from '../../engine/service.ts'
import { totalsOf } from '../reckoning.ts'

type Sent = FieldsOf<'Invoice'>
type Invoice = Sent & Partial<Omit<Resources['Invoice']['record'], keyof Sent>>
type Line = Sent['lines'][number]

const statuses = ['Draft', 'Ready to Invoice', 'Pending', 'Partially paid', 'Paid', 'Confirmed', 'Paid'] as const
const currencies = ['GBP', 'EUR', 'USD', 'AED'] as const
const count = 140
const firstCreditNote = count + 1

const lineOf = (description: string, quantity: number, unitMinor: number, taxRate: Line['taxRate'] = 0, discount?: number): Line => ({
  description,
  quantity,
  unitMinor,
  ...(discount !== undefined && { discount }),
  taxRate,
})

/** What universities and centres are charged by student, by their masters. */
const registrations = [
  ['International Foundation Year', 1],
  ['International Year One', 2],
  ['International Foundation Year', 1],
  ['Master’s Preparation', 3],
] as const

/** Invoices of special cases, by their number from 1. */
const special: Readonly<Record<number, readonly Line[]>> = {
  // Three instalments of 1,000.00 in all.
  2: [lineOf('Centre licence', 1, 100_000)],
  // A discount that rounds: 104.85 less 12.5 % is 91.74375.
  5: [lineOf('Exam papers', 3, 3495, 20, 12.5)],
  // All but 0.01 of it has been paid.
  11: [lineOf('Exam papers', 3, 3333, 20)],
  // Of centre 26, whose sponsor pays a part by letter 2.
  24: [lineOf('International Foundation Year, tuition', 1, 980_000), { ...lineOf('Share of the sponsor', 1, 240_000), uslId: 2 }],
  15: Array.from({ length: 60 }, (_, index) => lineOf(`Module ${index + 1}`, (index % 9) + 1, 1850)),
}

const usualLines = (number: number): readonly Line[] => {
  if (number <= 80) {
    const [description, masterId] = registrations[Math.floor(number / 4) % registrations.length] ?? registrations[0]
    return [
      {
        ...lineOf(description, (number % 40) + 5, 24_000),
        detail: `Registration, ${isOfLastYear(number) ? '2025/26' : '2026/27'}`,
        masterId,
      },
      { ...lineOf('Moderator visit', 1, 115_000, 20), detail: '2 days' },
    ]
  }
  return number <= 120 ? [lineOf('Resit', (number % 6) + 1, 4500, 20)] : [lineOf('Tuition', 1, 300_000 + number * 100)]
}

/** Centre 26 and university 12 have ten each, student 3001 the last two. */
function partnerOf(number: number): Pick<Sent, 'variant' | 'centreId' | 'institutionId' | 'studentId'> {
  const centreId = number % 6 === 0 && number <= 60 ? 26 : (number % 24) + 1
  if (number <= 60) return { variant: 'Fixed', centreId }
  if (number <= 80) return { variant: 'Fixed', institutionId: number % 2 === 0 ? 12 : (number % 11) + 1 }
  if (number <= 120) return { variant: 'Request based', centreId }
  return { variant: 'New', ...(number > 138 ? { studentId: 3001 } : { centreId }) }
}

/** The fields of an invoice that its payments need. */
export interface SeededInvoice {
  readonly number: number
  readonly status: (typeof statuses)[number]
  readonly fields: Sent
  readonly totalMinor: number
  readonly paidMinor: number
}

const isUnissued = (status: string) => status === 'Draft' || status === 'Ready to Invoice'

const statusOf = (number: number) =>
  number === count - 1 ? 'Pending' : number === count ? 'Partially paid' : (statuses[number % 7] ?? 'Draft')

/** The pending invoices that have been credited in full. */
const isCredited = (number: number): boolean => statusOf(number) === 'Pending' && number <= 40

/** Last year's, all of them settled. */
const isOfLastYear = (number: number): boolean => statusOf(number) === 'Confirmed'

/** The open invoices whose due date has passed. */
const isLate = (number: number): boolean => ['Pending', 'Partially paid'].includes(statusOf(number)) && number > 40 && number <= 72

function seeded(number: number, days: SeedDays): SeededInvoice {
  const status = statusOf(number)
  const lines = [...(special[number] ?? usualLines(number))]
  const { totalMinor } = totalsOf(lines)
  const paidMinor =
    number === 11
      ? totalMinor - 1
      : status === 'Partially paid'
        ? Math.floor(totalMinor * 0.4)
        : ['Paid', 'Confirmed'].includes(status)
          ? totalMinor
          : 0
  const instalments =
    number === 2 ? [33_334, 33_333, 33_333].map((amountMinor, index) => ({ dueDate: days.inDays(30 * (index + 1)), amountMinor })) : []
  const dueDate =
    instalments.at(-1)?.dueDate ?? days.inDays(isOfLastYear(number) ? -390 : isLate(number) ? 41 - number : 30 + (number % 20))
  return {
    number,
    status: number === 11 ? 'Partially paid' : status,
    totalMinor,
    paidMinor,
    fields: {
      ...partnerOf(number),
      yearId: isOfLastYear(number) ? 21 : 22,
      currency: currencies[number % 4] ?? 'GBP',
      dueDate,
      lines,
      ...(instalments.length > 0 && { instalments }),
    },
  }
}

export const seededInvoices = (days: SeedDays): readonly SeededInvoice[] =>
  Array.from({ length: count }, (_, index) => seeded(index + 1, days))

const numberText = (yearId: number, sequence: number): string => `PW-${yearId === 21 ? 2025 : 2026}-${String(sequence).padStart(5, '0')}`

/** The written invoices, and the credit notes of those that have been credited. */
export function invoiceSeeds(
  days: SeedDays,
  withAmounts: (fields: Invoice) => Invoice,
  paidDays: ReadonlyMap<number, string>,
): readonly SeedOf<'Invoice'>[] {
  const all = seededInvoices(days)
  // Last year's were issued first.
  const inOrder = all.toSorted((one, other) => one.fields.yearId - other.fields.yearId)
  let issued = 0
  const numbered = (fields: Invoice, status: string): Invoice => {
    if (status === 'Draft') return { ...fields, invoiceNumber: 'Draft' }
    if (isUnissued(status)) return { ...fields, invoiceNumber: 'Draft', readyOn: days.inDays(-3) }
    issued += 1
    const issuedAt = fields.yearId === 21 ? -420 : -75
    const steps = { readyOn: days.inDays(issuedAt - 3), issueDate: days.inDays(issuedAt) }
    return { ...fields, ...steps, invoiceNumber: numberText(fields.yearId, issued) }
  }
  const whole = inOrder.map(({ number, status, fields, paidMinor, totalMinor }) => {
    const credited = isCredited(number) ? totalMinor : 0
    const final = credited > 0 ? 'Credited' : status
    const creditedLines = fields.lines.map((line, index) => ({ line: index + 1, creditedMinor: totalsOf([line]).totalMinor }))
    const paidOn = paidDays.get(number)
    const settled = {
      ...fields,
      paidMinor,
      paidOn,
      creditedMinor: credited,
      confirmedOn: paidOn !== undefined && status === 'Confirmed' ? addDays(paidOn, 5) : undefined,
      ...(credited > 0 && { creditedLines, creditedOn: days.today }),
    }
    return { id: number, status: final, ...withAmounts(numbered(settled, status)) }
  })
  const notes = all
    .filter(({ number }) => isCredited(number))
    .map(({ number, fields: { instalments: _instalments, ...fields } }, index) => {
      const note = { ...fields, dueDate: days.today, creditOf: number, reason: 'Charged twice.' }
      return { id: firstCreditNote + index, status: 'Credit note', ...withAmounts(numbered(note, 'Credit note')), issueDate: days.today }
    })
  return [...whole, ...notes].toSorted((one, other) => one.id - other.id)
}
