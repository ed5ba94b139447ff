import type { GivenFields } from '../check-record.ts'
import { amountText, dayText } from './amount-text.ts'

/** What is still to be paid of an invoice. */
export interface OpenBalance {
  readonly balanceMinor: number
  readonly currency: string
}

/** Why money cannot be due on a day, null where it can. */
const dueRefusal = (dueDate: unknown, from: string): string | null =>
  typeof dueDate === 'string' && dueDate < from ? `Choose a date from ${dayText(from)}.` : null

const errorsOf = (entries: readonly (readonly [string, string | null])[]): ReadonlyMap<string, string> =>
  new Map(entries.flatMap(([field, text]) => (text === null ? [] : [[field, text] as const])))

/** What is wrong with the day of a payment; form and server ask, as they do below. */
export const receivedErrors = ({ receivedOn }: GivenFields, today: string): ReadonlyMap<string, string> =>
  errorsOf([['receivedOn', typeof receivedOn === 'string' && receivedOn > today ? `Choose a date up to ${dayText(today)}.` : null]])

/** What is wrong with the day by which a request asks for money. */
export const requestDayErrors = ({ dueDate }: GivenFields, today: string): ReadonlyMap<string, string> =>
  errorsOf([['dueDate', dueRefusal(dueDate, today)]])

/** What is wrong with the amount of a payment or of a request; nothing while the balance of its invoice is not known. */
export function balanceErrors({ amountMinor }: GivenFields, open: OpenBalance | null): ReadonlyMap<string, string> {
  const isOver = open !== null && typeof amountMinor === 'number' && amountMinor > open.balanceMinor
  return errorsOf([['amountMinor', isOver ? `The balance is ${amountText(open.balanceMinor, open.currency)}.` : null]])
}

/** What is wrong with an invoice and its instalments by the day from which they may be due. */
export const earlyErrors = ({ dueDate, instalments }: GivenFields, from: string): ReadonlyMap<string, string> =>
  errorsOf([
    ['dueDate', dueRefusal(dueDate, from)],
    ...(Array.isArray(instalments) ? instalments : []).map(
      (row: GivenFields, index) => [`instalments.${index}.dueDate`, dueRefusal(row['dueDate'], from)] as const,
    ),
  ])
