/**
 * Days of the calendar, yyyy-MM-dd, without a zone: they are text and are never turned into an instant, so that no
 * zone can shift them. On screen they are dd/MM/yyyy. Years 1 to 9999 of the Gregorian calendar.
 */

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const pad = (value: number, length = 2) => String(value).padStart(length, '0')
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

function civil(year: number, month: number, day: number): string | null {
  const days = month === 2 && isLeap(year) ? 29 : monthDays[month - 1]
  if (year < 1 || days === undefined || day < 1 || day > days) return null
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`
}

/** The day that was typed as dd/MM/yyyy (outer spaces allowed); null when it is not one. */
export function parseEntry(text: string): string | null {
  const [, day, month, year] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? []
  return year === undefined ? null : civil(Number(year), Number(month), Number(day))
}

/** Whether a text is a day as yyyy-MM-dd. */
export function isCivil(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return year !== undefined && civil(Number(year), Number(month), Number(day)) !== null
}

/** The day of an aggregator's value: yyyy-MM-dd, "yyyy-MM-dd HH:mm:ss.SSSSSS" or an ISO text, by its date part alone. */
export function civilOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(value.trim()) ?? []
  return date !== undefined && isCivil(date) ? date : null
}

/** dd/MM/yyyy of a day; a text that is no day stays as it is. */
export function formatCivil(date: string): string {
  return isCivil(date) ? `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}` : date
}

/** Days since 1970-01-01, exact for every civil date: computed as UTC on both ways, so nothing shifts. */
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** The day so many days later (or earlier). */
export const addDays = (date: string, days: number): string => new Date((dayNumber(date) + days) * 86_400_000).toISOString().slice(0, 10)

/** How many days from one day to another. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** "Wednesday". */
export const weekdayName = (date: string): string => weekdays[(((dayNumber(date) + 4) % 7) + 7) % 7] ?? ''

/** Every day from the first through the last. */
export const eachDay = (from: string, to: string): readonly string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))

/**
 * The instant (ms) of an aggregator's time stamp "yyyy-MM-dd HH:mm:ss.SSSSSS", which is UTC; ISO texts with a zone count
 * in theirs; null when it is none.
 */
export function instantOf(value: unknown): number | null {
  const pattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(\.\d{1,9})?)?(?:Z|([+-]\d{2}):?(\d{2}))?$/
  const [, date, time, seconds = '00', fraction = '', hours, minutes] = (typeof value === 'string' && pattern.exec(value.trim())) || []
  if (date === undefined || time === undefined || !isCivil(date)) return null
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes ?? '00'}`
  const instant = Date.parse(`${date}T${time}:${seconds}${fraction.slice(0, 4)}${zone}`)
  return Number.isNaN(instant) ? null : instant
}
