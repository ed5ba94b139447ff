import { daysBetween } from '#machines/time/days.ts'

/** Days from the first to the last one, as yyyy-MM-dd. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** A bar on a line that is 100 long. */
export interface Bar {
  readonly start: number
  readonly length: number
}

/** Where days lie in a year, cut at its ends; null for days that are outside it or end before they begin. */
export function barIn(year: Span, { from, to }: Span): Bar | null {
  const days = daysBetween(year.from, year.to) + 1
  const first = Math.max(0, daysBetween(year.from, from))
  const last = Math.min(days, daysBetween(year.from, to) + 1)
  return from <= to && last > first ? { start: (first / days) * 100, length: ((last - first) / days) * 100 } : null
}
