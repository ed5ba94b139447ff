import type { BlockChoice } from '#openapi/selection/answers.ts'
import { readingAt, startOf, wallAt, zoneIdOf } from '#machines/time/occurrences.ts'

/** When a slot begins on the first day of a block, as a clock shows it: yyyy-MM-dd and HH:mm. */
export interface SlotStart {
  readonly date: string
  readonly time: string
}

/** When the slots of a block begin on its first day in another time zone; null where one of the clocks is not known. */
export function startsIn(
  { startDate, zoneName = '', startTimes = [] }: Pick<BlockChoice, 'startDate' | 'zoneName' | 'startTimes'>,
  zone: string,
): readonly SlotStart[] | null {
  if (zoneName === zone) return startTimes.map((time) => ({ date: startDate, time }))
  const [from, to] = [zoneIdOf(zoneName), zoneIdOf(zone)]
  if (from === null || to === null) return null
  const starts = startTimes.map((time) => {
    const instant = startOf(startDate, time, from)
    const reading = instant === null ? null : readingAt(instant, to)
    return reading && wallAt(reading.instant, reading.offset)
  })
  return starts.every((start) => start !== null) ? starts : null
}
