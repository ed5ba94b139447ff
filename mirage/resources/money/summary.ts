import { pageOf, type Query } from '../engine/list.ts'
import type { PersonalStore } from '../engine/store.ts'
import { invoiceFields, isIssued } from './invoices.ts'
import { daysAfter } from './reckoning.ts'

/** The last days of the ages of what is overdue; what is older has an age of its own. */
const ages = [30, 60, 90] as const

/** What the invoices of a list come to in each currency, in the order of the contract. */
export function invoiceSums(query: Query, store: PersonalStore) {
  const service = store.services.Invoice
  const all = { ...query, pageNo: 1, pageSize: Number.MAX_SAFE_INTEGER }
  const { records } = pageOf(service, store.scoped('Invoice'), all, store)
  return (['GBP', 'EUR', 'USD', 'AED'] as const).flatMap((currency) => {
    const found = records.filter((record) => invoiceFields(record).currency === currency)
    if (found.length === 0) return []
    const overdueMinor = [0, 0, 0, 0]
    const sums = { totalMinor: 0, paidMinor: 0, balanceMinor: 0, notDueMinor: 0 }
    for (const record of found) {
      const { totalMinor = 0, paidMinor = 0, balanceMinor = 0, dueDate } = invoiceFields(record)
      sums.totalMinor += totalMinor
      sums.paidMinor += paidMinor
      // Nothing is owed yet by what has not been issued.
      if (!isIssued(record)) continue
      sums.balanceMinor += balanceMinor
      const days = daysAfter(dueDate, store.today)
      const age = ages.filter((last) => days > last).length
      if (days <= 0) sums.notDueMinor += balanceMinor
      else overdueMinor[age] = (overdueMinor[age] ?? 0) + balanceMinor
    }
    const statuses = service.rules.statuses.flatMap(({ value }) => {
      const having = found.filter(({ status }) => status === value)
      const totalMinor = having.reduce((sum, record) => sum + (invoiceFields(record).totalMinor ?? 0), 0)
      return having.length === 0 ? [] : [{ status: String(value), count: having.length, totalMinor }]
    })
    return [{ currency, count: found.length, ...sums, statuses, overdueMinor }]
  })
}
