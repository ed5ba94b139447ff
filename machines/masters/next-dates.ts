import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import type { CivilDate } from '../time/civil.ts'

/** Something that begins, ends or is due on a day. */
export interface NextDate {
  /** Of the calendar's entry. */
  readonly key: string
  readonly day: CivilDate
  readonly title: string
  /** Which end of a longer one it is; null for what is on one day. */
  readonly edge: 'begins' | 'ends' | null
  /** The record that it comes from. */
  readonly resource: string
  readonly recordId: string
}

interface NextDatesOptions {
  readonly today: CivilDate
  /** Ids of the records that were chosen, by resource; of a resource that is not named, all count. */
  readonly chosen: ReadonlyMap<string, ReadonlySet<number>>
  /** As many as there is room for. */
  readonly count: number
}

/** The next days of some entries of the calendar that are settled: each begins, ends or takes place then. */
export function nextDates(entries: readonly CalendarEntry[], { today, chosen, count }: NextDatesOptions): readonly NextDate[] {
  const next = entries.flatMap(({ key, title, state, startDate, endDate, resource, recordId }): readonly NextDate[] => {
    if (state !== 'Confirmed' || chosen.get(resource)?.has(recordId) === false || endDate < today) return []
    const isLong = startDate !== endDate
    // What has begun already is listed on the day on which it ends.
    const hasBegun = startDate < today
    const edge = isLong ? (hasBegun ? 'ends' : 'begins') : null
    return [{ key, day: hasBegun ? endDate : startDate, title, edge, resource, recordId: String(recordId) }]
  })
  return next.toSorted((one, other) => one.day.localeCompare(other.day)).slice(0, count)
}
