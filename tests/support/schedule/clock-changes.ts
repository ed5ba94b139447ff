import { readingAt } from '#machines/time/occurrences.ts'

/** The years that are compared: their first instant, and the first one after them. */
export const comparedYears = { from: Date.UTC(2026, 0), until: Date.UTC(2029, 0) } as const

const halfHourMs = 30 * 60_000

/** "2027-03-28T01:00Z", to the minute. */
export const minuteText = (instant: number): string => `${new Date(instant).toISOString().slice(0, 16)}Z`

/** The offset of a zone, in minutes, when the years begin and at each change until they end, by the table of clocks. */
export function clockChanges(zone: string): (readonly [from: string, offset: number | null])[] {
  const found: [string, number | null][] = []
  for (let instant = comparedYears.from; instant < comparedYears.until; instant += halfHourMs) {
    const offset = readingAt(instant, zone)?.offset ?? null
    if (found.at(-1)?.[1] !== offset || found.length === 0) found.push([minuteText(instant), offset])
  }
  return found
}
