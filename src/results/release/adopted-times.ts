import type { StoredRecord } from '#src/resources/record-types.ts'
import { audiences, type ReleaseTimes } from './audiences.ts'
import type { BlockDates } from './release-service.ts'

/**
 * The times of a set that takes over those of its block; null while a time is in neither.
 * A time that the block leaves open stays, unless the block's times pass it: it then moves along with the nearest one,
 * as the server refuses times that are out of order.
 */
export function adoptedTimes(fields: StoredRecord['fields'], dates: BlockDates): ReleaseTimes | null {
  const times = audiences.flatMap(({ time }, index) => {
    const own = fields[time]
    const named = dates[time]
    if (named !== undefined) return [[time, named] as const]
    if (typeof own !== 'string') return []
    const namedIn = (some: readonly (typeof audiences)[number][]) => some.flatMap((one) => dates[one.time] ?? [])
    const notTooEarly = [own, ...namedIn(audiences.slice(0, index))].toSorted().at(-1) ?? own
    const inOrder = [notTooEarly, ...namedIn(audiences.slice(index + 1))].toSorted()[0] ?? own
    return [[time, inOrder] as const]
  })
  const { releaseUniversities, releaseCentres, releaseStudents }: Partial<ReleaseTimes> = Object.fromEntries(times)
  return releaseUniversities === undefined || releaseCentres === undefined || releaseStudents === undefined
    ? null
    : { releaseUniversities, releaseCentres, releaseStudents }
}
