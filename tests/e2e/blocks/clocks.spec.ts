import { zoneIds } from '#machines/time/clock-table.ts'
import { clockChanges, comparedYears, minuteText } from '#tests/support/schedule/clock-changes.ts'
import { expect, test } from '../support.ts'

/** The part of Temporal that is used here: the library of the compiler does not have it yet. */
interface ZonedTime {
  readonly epochMilliseconds: number
  readonly offsetNanoseconds: number
  getTimeZoneTransition(direction: 'next'): ZonedTime | null
}
declare global {
  const Temporal: { readonly Instant: { fromEpochMilliseconds(ms: number): { toZonedDateTimeISO(zone: string): ZonedTime } } }
}

const morocco = ['Africa/Casablanca', '2026-09-20T01:00Z'] as const

test('the clock of every zone changes when the browser’s own Temporal says so, and by as much', async ({ page }) => {
  const zones = [...zoneIds.values()]
  const native = await page.evaluate(
    ([names, { from, until }]) =>
      names.map((name) => {
        const changes: [instant: number, offset: number][] = []
        let at: ZonedTime | null = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(name)
        while (at && at.epochMilliseconds < until) {
          const offset = at.offsetNanoseconds / 60e9
          // A new name for the same clock is no change.
          if (changes.at(-1)?.[1] !== offset) changes.push([at.epochMilliseconds, offset])
          at = at.getTimeZoneTransition('next')
        }
        return changes
      }),
    [zones, comparedYears] as const,
  )
  const written = native.map((changes) => changes.map(([instant, offset]) => [minuteText(instant), offset]))
  const known = new Map(zones.map((zone, index) => [zone, written[index] ?? []]))
  // A browser with older zone data does not know of the last change of Morocco's law, and has nothing to compare it by.
  const [zone, lastChange] = morocco
  if (!known.get(zone)?.some(([instant]) => instant === lastChange)) known.delete(zone)
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries([...known.keys()].map((name) => [name, clockChanges(name)])))
  expect(known.size).toBeGreaterThanOrEqual(zones.length - 1)
})
