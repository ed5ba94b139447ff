import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { moneyText } from '#src/resources/fields/money-text.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { moneyTexts as texts } from '../texts.ts'

/** A status of an invoice: it has had it, has it, or will have it. */
export interface InvoiceStep {
  readonly value: string
  readonly label: string
  readonly state: 'done' | 'current' | 'open'
  /** When it came to the status, and by how much; empty where that is not known, or still to come. */
  readonly note: string
}

type Invoice = Pick<StoredRecord, 'status' | 'fields' | 'createdAt'>

const way = invoice.statuses.filter(({ value }) => value !== 'Credited' && value !== 'Credit note')

/** The statuses of an invoice on its way; one that was paid at once was never paid in part, and a full credit ends it. */
export function invoiceSteps(record: Invoice): readonly InvoiceStep[] {
  const notes = notesOf(record)
  const noted = (step: Omit<InvoiceStep, 'note'>) => ({ ...step, note: step.state === 'open' ? '' : (notes[step.value] ?? '') })
  if (record.status === 'Credited') return creditedSteps(record).map(noted)
  const current = way.findIndex(({ value }) => value === record.status)
  return way
    .map(({ value, label }, index) => noted({ value, label, state: index < current ? 'done' : index === current ? 'current' : 'open' }))
    .filter(({ value, state }) => value !== 'Partially paid' || state !== 'done')
}

function creditedSteps({ fields: { paidMinor, totalMinor } }: Invoice) {
  const isPaid = Number(paidMinor ?? 0) >= Number(totalMinor ?? 0)
  const been = way.filter(({ value }) => value !== 'Partially paid' && value !== 'Confirmed' && (value !== 'Paid' || isPaid))
  return [
    ...been.map((step) => ({ ...step, state: 'done' as const })),
    { value: texts.credited, label: texts.credited, state: 'current' as const },
  ]
}

const dayOf = (value: unknown): string | null => (typeof value === 'string' ? formatCivil(value.slice(0, 10)) : null)

/** What is known of each status, by the status. */
function notesOf({ fields, createdAt }: Invoice): Readonly<Record<string, string | null>> {
  const issued = dayOf(fields['issueDate'])
  const paidOn = dayOf(fields['paidOn'])
  const paid = moneyText(Number(fields['paidMinor'] ?? 0), fields['currency'])
  return {
    Draft: dayOf(createdAt),
    'Ready to Invoice': dayOf(fields['readyOn']),
    Pending: issued && texts.issuedOn(issued),
    'Partially paid': paidOn === null ? paid : texts.paidOn(paid, paidOn),
    Paid: paidOn,
    Confirmed: dayOf(fields['confirmedOn']),
    [texts.credited]: dayOf(fields['creditedOn']),
  }
}
