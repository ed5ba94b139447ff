/** Whether a calendar date of a text exists: 30/02 comes back as another day. */
const isReal = (date: string): boolean => {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date)
}

/**
 * The instant (ms) of an aggregator's time stamp "yyyy-MM-dd HH:mm:ss.SSSSSS", which is UTC; ISO texts with a zone count
 * in theirs; null when it is none. Part of the first page: it leans on no library.
 */
export function instantOf(value: unknown): number | null {
  const pattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(\.\d{1,9})?)?(?:Z|([+-]\d{2}):?(\d{2}))?$/
  const [, date, time, seconds = '00', fraction = '', hours, minutes] = (typeof value === 'string' && pattern.exec(value.trim())) || []
  if (date === undefined || time === undefined || !isReal(date)) return null
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes ?? '00'}`
  const instant = Date.parse(`${date}T${time}:${seconds}${fraction.slice(0, 4)}${zone}`)
  return Number.isNaN(instant) ? null : instant
}
