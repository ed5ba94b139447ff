import { daysBetween } from '../factories/days.ts'
import type { Day, ResourceRecord } from '../models.ts'

/** "1 lead", "2 leads". */
export const counted = (count: number, one: string, many: string): string => `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** "2 days late", "today", "in 3 days". */
export function dueText(due: Day, today: Day): string {
  const days = daysBetween(today, due)
  if (days === 0) return 'today'
  return days < 0 ? `${counted(-days, 'day', 'days')} late` : `in ${counted(days, 'day', 'days')}`
}

/** "Ada Lim, Bo Chan and 3 more". */
export function namesText(names: readonly string[]): string {
  const [first = '', second] = new Set(names)
  if (second === undefined) return first
  const more = names.length - 2
  return more === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more} more`
}

const formats = new Map<string, Intl.NumberFormat>()

/** "£1,250": a glance needs no pence. */
function moneyText(minor: number, currency: string): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 })
  formats.set(currency, format)
  return format.format(minor / 100)
}

/** What invoices come to, each currency by itself: "£1,250 · €80"; empty for nothing. */
export function balanceText(invoices: readonly ResourceRecord[]): string {
  const sums = new Map<string, number>()
  for (const { fields } of invoices) {
    const { currency = 'GBP', balanceMinor = 0 } = fields as { readonly currency?: string; readonly balanceMinor?: number }
    sums.set(currency, (sums.get(currency) ?? 0) + balanceMinor)
  }
  return [...sums]
    .filter(([, minor]) => minor !== 0)
    .map(([currency, minor]) => moneyText(minor, currency))
    .join(' · ')
}
