const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
const [aMinute, anHour, aDay] = [60_000, 3_600_000, 86_400_000]

/** How long it is until an instant (ms), rounded up: "in 14 days", "in 3 hours", "in 5 minutes". */
export function countdown(at: number, now: number): string {
  const left = at - now
  if (left > 2 * aDay) return words.format(Math.ceil(left / aDay), 'day')
  return left > anHour ? words.format(Math.ceil(left / anHour), 'hour') : words.format(Math.max(0, Math.ceil(left / aMinute)), 'minute')
}
