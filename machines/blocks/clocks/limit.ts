/** The default limit, in minutes. */
export const defaultLimit = 60
/** The largest limit, in minutes: a day. */
const largestLimit = 1440

/** Whether a value is a limit: whole minutes from 0 to 1,440. */
export const isLimit = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= largestLimit

/** A typed limit; null for any other text. */
export function limitIn(text: string): number | null {
  const limit = /^\d{1,4}$/.test(text.trim()) ? Number(text) : null
  return isLimit(limit) ? limit : null
}
