import { weekdayName } from '#machines/time/days.ts'

/**
 * Days of the calendar, yyyy-MM-dd, without a zone. What is reckoned with them is reckoned in UTC, so that no zone can
 * shift them. On screen they are dd/MM/yyyy. Years 1 to 9999 of the Gregorian calendar.
 */

const pad = (text: string) => text.padStart(2, '0')

/** Whether a text is a day as yyyy-MM-dd. */
export function isCivil(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  // Long lists ask this thousands of times. A day that a month does not have comes back as another one.
  const day = Date.parse(text)
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text)
}

/** How a day is typed, as fields tell people. */
export const entryFormat = 'dd/MM/yyyy'

/** The day that was typed as dd/MM/yyyy (outer spaces allowed); null when it is not one. */
export function parseEntry(text: string): string | null {
  const [, day, month, year] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return null
  const typed = `${year}-${pad(month)}-${pad(day)}`
  return isCivil(typed) ? typed : null
}

/** The day of an aggregator's value: yyyy-MM-dd, "yyyy-MM-dd HH:mm:ss.SSSSSS" or an ISO text, by its date part alone. */
export function civilOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(value.trim()) ?? []
  return date !== undefined && isCivil(date) ? date : null
}

/** dd/MM/yyyy of a day; a text that is no day stays as it is. */
export const formatCivil = (date: string): string => (isCivil(date) ? `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}` : date)

/** "Friday 30/04/2027". */
export const namedDate = (date: string): string => `${weekdayName(date)} ${formatCivil(date)}`

/** "Fri 30/04". */
export const shortNamedDate = (date: string): string => `${weekdayName(date).slice(0, 3)} ${formatCivil(date).slice(0, 5)}`
