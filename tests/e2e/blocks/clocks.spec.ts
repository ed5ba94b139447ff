import { zoneIds } from '#machines/time/clock-table.ts'
import { clockChanges, comparedYears } from '#tests/support/schedule/clock-changes.ts'
import { expect, test } from '../support.ts'

/** What the browser's own Temporal has of it; the compiler's library does not know it yet. */
interface ZonedTime {
  readonly epochMilliseconds: number
  readonly offsetNanoseconds: number
  getTimeZoneTransition(direction: 'next'): ZonedTime | null
}
declare global {
  const Temporal: { readonly Instant: { fromEpochMilliseconds(ms: number): { toZonedDateTimeISO(zone: string): ZonedTime } } }
}

test('the clock of every zone changes when the browser’s own Temporal says so, and by as much', async ({ page }) => {
  const zones = [...zoneIds.values()]
  const native = await page.evaluate(
    ([names, { from, until }]) =>
      names.map((name) => {
        const changes: [string, number][] = []
        let at: ZonedTime | null = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(name)
        while (at && at.epochMilliseconds < until) {
          const text = `${new Date(at.epochMilliseconds).toISOString().slice(0, 16)}Z`
          const offset = at.offsetNanoseconds / 60e9
          // A new name for the same clock is no change.
          if (changes.at(-1)?.[1] !== offset) changes.push([text, offset])
          at = at.getTimeZoneTransition('next')
        }
        return changes
      }),
    [zones, comparedYears] as const,
  )
  expect(Object.fromEntries(zones.map((zone, index) => [zone, native[index]]))).toEqual(
    Object.fromEntries(zones.map((zone) => [zone, clockChanges(zone)])),
  )
})
