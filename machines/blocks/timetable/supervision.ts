import { millisecondsInMinute } from 'date-fns/constants'
import type { CivilDate } from '#machines/time/civil.ts'
import { countedReading, occurrences, type Occurrence } from '#machines/time/occurrences.ts'
import { supervisedMinutes } from '../clocks/same-instant.ts'
import type { Sitting, Timetable } from './timetable.ts'

/** From when until when (ms) the candidates of a zone are kept apart from those who sit the same papers elsewhere. */
export interface Supervision {
  readonly from: number
  readonly until: number
}

/** When each zone of a timetable starts a sitting, in their order; null where it has no time, or its clock is not known. */
export const startsOf = (
  { zones }: Pick<Timetable, 'zones'>,
  date: CivilDate,
  { times }: Pick<Sitting, 'times'>,
): readonly (Occurrence | null)[] =>
  zones.map(({ clock }, index) => {
    const time = times[index] ?? null
    return clock === null || time === null ? null : occurrences(date, time, clock)
  })

/**
 * From the first start anywhere, if that is before one's own, until an hour after one's own start or the last start
 * anywhere, whichever is later. Null where the own start is not known.
 */
export function supervisionOf(starts: readonly (Occurrence | null)[], zone: number): Supervision | null {
  const own = starts[zone] ?? null
  if (!own) return null
  const start = countedReading(own).instant
  const all = starts.flatMap((one) => (one ? [countedReading(one).instant] : []))
  return { from: Math.min(start, ...all), until: Math.max(start + supervisedMinutes * millisecondsInMinute, ...all) }
}
