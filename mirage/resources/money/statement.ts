import { isOpenStatus } from '#openapi/money/open-invoice.ts'
import type { Day } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { invoiceFields, isIssued, scopeOfPartners } from './invoices.ts'

type Kind = 'centre' | 'university' | 'student'

const partnerFields = { centre: 'centreId', university: 'institutionId', student: 'studentId' } as const
const partnerResources = { centre: 'Centre', university: 'University', student: 'Student' } as const

interface Entry {
  readonly date: Day
  readonly kind: 'Invoice' | 'Credit note' | 'Payment'
  readonly reference: string
  readonly invoiceId: number
  readonly dueDate?: Day
  readonly amountMinor: number
  readonly isOpen?: 1
}

const received = 1
const kinds = ['Invoice', 'Credit note', 'Payment']

/** The name of a partner; null for one that does not exist or that the person may not see. */
function partnerName(kind: Kind, id: number, store: PersonalStore): string | null {
  if (!scopeOfPartners(store.user)({ [partnerFields[kind]]: id })) return null
  return store.named(partnerResources[kind], id) || null
}

/** All that a partner was charged and has paid, with what is owed after each entry; null where there is no such partner. */
export function statementOf(kind: Kind, id: number, store: PersonalStore) {
  const partner = partnerName(kind, id, store)
  if (partner === null) return null
  const field = partnerFields[kind]
  const isOwn = ({ fields }: { readonly fields: Readonly<Record<string, unknown>> }) => fields[field] === id
  const charged = store.records('Invoice').where((record) => isOwn(record) && isIssued(record))
  const paid = store.records('Payment').where((record) => isOwn(record) && record.status === received)
  const found: (Entry & { readonly currency: string })[] = [
    ...charged.map((record) => {
      const { invoiceNumber = '', issueDate = '', dueDate, totalMinor = 0, creditOf, currency } = invoiceFields(record)
      const isCredit = creditOf !== undefined
      return {
        date: issueDate,
        kind: isCredit ? ('Credit note' as const) : ('Invoice' as const),
        reference: invoiceNumber,
        invoiceId: record.id,
        ...(!isCredit && { dueDate }),
        amountMinor: totalMinor,
        ...(isOpenStatus(record.status) && { isOpen: 1 as const }),
        currency,
      }
    }),
    ...paid.map((record) => {
      const { receivedOn, reference, invoiceId, amountMinor } = record.fields as FieldsOf<'Payment'>
      const currency = String(record.fields['currency'])
      return { date: receivedOn, kind: 'Payment' as const, reference, invoiceId, amountMinor: -amountMinor, currency }
    }),
  ]
  found.sort(
    (a, b) => a.date.localeCompare(b.date) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.reference.localeCompare(b.reference),
  )
  const currencies = (['GBP', 'EUR', 'USD', 'AED'] as const).flatMap((currency) => {
    let balanceMinor = 0
    const entries = found
      .filter((entry) => entry.currency === currency)
      .map(({ currency: _currency, ...entry }) => {
        balanceMinor += entry.amountMinor
        return { ...entry, balanceMinor }
      })
    return entries.length === 0 ? [] : [{ currency, balanceMinor, entries }]
  })
  return { partner, currencies }
}
