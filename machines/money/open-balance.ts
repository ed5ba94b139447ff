import type { CivilDate } from '#machines/time/civil.ts'
import { daysBetween } from '#machines/time/days.ts'

/** What has happened to an issued invoice. */
export interface Settlement {
  readonly totalMinor: number
  /** Payments less reversals. */
  readonly paidMinor: number
  /** Taken back by credit notes. */
  readonly creditedMinor: number
}

/** Where the payment of an issued invoice stands. */
export type PaymentStatus = 'Pending' | 'Partially paid' | 'Paid'

/** What is still to be paid. */
export const balanceOf = ({ totalMinor, paidMinor, creditedMinor }: Settlement): number => totalMinor - paidMinor - creditedMinor

/** The status that follows from payments and credit notes. */
export function paymentStatusOf(settlement: Settlement): PaymentStatus {
  if (balanceOf(settlement) <= 0) return 'Paid'
  return settlement.paidMinor > 0 ? 'Partially paid' : 'Pending'
}

/** How much of it is paid or credited, in whole per cent: at most 100, also where what was paid has been credited as well. */
export const settledPercent = ({ totalMinor, paidMinor, creditedMinor }: Settlement): number =>
  Math.min(100, Math.floor((100 * (paidMinor + creditedMinor)) / totalMinor))

/** The most that a further credit note can take back. */
export const uncreditedOf = ({ totalMinor, creditedMinor }: Settlement): number => Math.max(0, totalMinor - creditedMinor)

/** How many days after its due date an open invoice is; 0 until the day after. */
export const daysOverdue = (dueDate: CivilDate, balanceMinor: number, today: CivilDate): number =>
  balanceMinor > 0 ? Math.max(0, daysBetween(dueDate, today)) : 0

/** The ranges of age by which open amounts are grouped, in days after the due date; `to` is the last day of a range. */
export const ages = [
  { label: '0–30 days', to: 30 },
  { label: '31–60 days', to: 60 },
  { label: '61–90 days', to: 90 },
  { label: 'Over 90 days', to: Infinity },
] as const

/** Which of the ages an invoice so many days overdue belongs to. */
export const ageOf = (days: number): number => ages.findIndex(({ to }) => days <= to)
