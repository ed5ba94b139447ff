import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockRelease, clockRules, clockYears, zoneIds } from '#machines/time/clock-table.ts'
import { occurrences, readingAt, startOf, zoneIdOf, type Reading } from '#machines/time/occurrences.ts'
import { ianaIds, timeZones } from '#mirage/fixtures/time-zones.ts'
import { clockChanges } from '#tests/support/schedule/clock-changes.ts'

const minuteMs = 60_000
const table = new URL('../../../machines/time/clock-table.ts', import.meta.url)
const independent: {
  readonly zones: Readonly<Record<string, readonly (readonly [from: string, offset: number])[]>>
} = JSON.parse(readFileSync(new URL('clock-transitions.json', import.meta.url), 'utf8'))

/** "2027-04-29T22:00Z 180". */
const written = ({ instant, offset }: Reading) => `${new Date(instant).toISOString().slice(0, 16)}Z ${offset}`

/** One line that says everything about an occurrence. */
function summary(date: string, time: string, zone: string): string {
  const found = occurrences(date, time, zone)
  if (!found) return 'unknown'
  if (found.kind === 'one') return `one ${written(found.at)}`
  if (found.kind === 'twice') return `twice ${written(found.earlier)}, ${written(found.later)}`
  return `none ${found.before}, moved on to ${found.movedOn.date} ${found.movedOn.time} ${written(found.movedOn)}`
}

describe('the clock table', () => {
  it('has the clock of every zone of the provider’s list by its name, and no other', () => {
    expect([...zoneIds]).toEqual(timeZones.map(({ id, name }) => [name, ianaIds.get(id)]))
    expect([...clockRules.keys()]).toEqual([...zoneIds.values()])
  })

  it('names its release, and weighs at most 10 kB', () => {
    expect(clockRelease).toMatch(/^20\d\d[a-z]$/)
    expect(readFileSync(table).length).toBeLessThanOrEqual(10_000)
  })

  it('changes at the same instants to the same offsets as an independent reader of the IANA rules, 2026 to 2028', () => {
    const changes = Object.keys(independent.zones).map((zone) => [zone, clockChanges(zone)])
    expect(Object.fromEntries(changes)).toEqual(independent.zones)
    expect(Object.values(independent.zones).reduce((sum, zone) => sum + zone.length - 1, 0)).toBe(99)
  })
})

describe('the instants of a wall time', () => {
  it.each([
    ['Europe/London', '2027-03-25', '09:00', 'one 2027-03-25T09:00Z 0'],
    ['Africa/Lagos', '2027-03-25', '10:00', 'one 2027-03-25T09:00Z 60'],
    ['Europe/London', '2027-03-30', '09:00', 'one 2027-03-30T08:00Z 60'],
    ['Africa/Lagos', '2027-03-30', '10:00', 'one 2027-03-30T09:00Z 60'],
    ['Africa/Cairo', '2027-04-30', '00:00', 'none 120, moved on to 2027-04-30 01:00 2027-04-29T22:00Z 180'],
    ['Asia/Beirut', '2027-04-30', '00:00', 'one 2027-04-29T21:00Z 180'],
    ['Europe/London', '2026-10-25', '01:30', 'twice 2026-10-25T00:30Z 60, 2026-10-25T01:30Z 0'],
    ['America/St_Johns', '2027-03-14', '02:30', 'none -210, moved on to 2027-03-14 03:30 2027-03-14T06:00Z -150'],
    ['Australia/Adelaide', '2027-04-04', '02:30', 'twice 2027-04-03T16:00Z 630, 2027-04-03T17:00Z 570'],
    ['Africa/Casablanca', '2027-05-24', '08:00', 'one 2027-05-24T08:00Z 0'],
    ['Asia/Kathmandu', '2027-05-24', '13:45', 'one 2027-05-24T08:00Z 345'],
    ['America/Lima', '2027-05-24', '03:00', 'one 2027-05-24T08:00Z -300'],
  ])('%s %s %s: %s', (zone, date, time, says) => {
    expect(summary(date, time, zone)).toBe(says)
  })

  it('have the letters of that time where the table has some', () => {
    const letters = (date: string, time: string, zone: string) => {
      const found = occurrences(date, time, zone)
      if (found?.kind === 'twice') return [found.earlier.abbreviation, found.later.abbreviation]
      return found?.kind === 'one' ? [found.at.abbreviation] : [found?.movedOn.abbreviation]
    }
    expect([
      letters('2026-10-25', '01:30', 'Europe/London'),
      letters('2027-04-30', '00:00', 'Africa/Cairo'),
      letters('2027-03-25', '10:00', 'Africa/Lagos'),
      letters('2027-05-24', '13:45', 'Asia/Kathmandu'),
    ]).toEqual([['BST', 'GMT'], ['EEST'], ['WAT'], [null]])
  })

  it('are one where one is needed: the earlier of two, and moved on by the gap where there is none', () => {
    const start = (date: string, time: string, zone: string) => new Date(startOf(date, time, zone) ?? Number.NaN).toISOString().slice(0, 16)
    expect([
      start('2027-05-24', '09:00', 'Europe/London'),
      start('2026-10-25', '01:30', 'Europe/London'),
      start('2027-04-30', '00:00', 'Africa/Cairo'),
    ]).toEqual(['2027-05-24T08:00', '2026-10-25T00:30', '2027-04-29T22:00'])
  })

  it.each([
    ['another zone', '2027-05-24', '09:00', 'Mars/Olympus'],
    ['the year before', '2023-12-31', '23:59', 'Europe/London'],
    ['the year after', '2036-01-01', '00:00', 'Europe/London'],
    ['no date', '2027-02-30', '09:00', 'Europe/London'],
    ['no time', '2027-02-28', '24:00', 'Europe/London'],
    ['nothing', '', '', ''],
  ])('are unknown for %s', (_, date, time, zone) => {
    expect([occurrences(date, time, zone), startOf(date, time, zone)]).toEqual([null, null])
  })

  it('are known from the first minute of the first year to the last of the last, in every zone', () => {
    const edges = [...zoneIds.values()].flatMap((zone) => [
      occurrences(`${clockYears.first}-01-01`, '00:00', zone)?.kind,
      occurrences(`${clockYears.last}-12-31`, '23:59', zone)?.kind,
    ])
    expect(new Set(edges)).toEqual(new Set(['one']))
    expect([readingAt(Date.UTC(2024, 0) - 1, 'Europe/London'), readingAt(Date.UTC(2036, 0), 'Europe/London')]).toEqual([null, null])
    expect(readingAt(Date.UTC(2027, 0), 'Mars/Olympus')).toBeNull()
  })

  it('all show the wall time again, and a time that does not exist is shown by none', () => {
    const minutes = (Date.UTC(2036, 0) - Date.UTC(2024, 0)) / minuteMs
    fc.assert(
      fc.property(fc.constantFrom(...zoneIds.values()), fc.nat(minutes - 1), (zone, minute) => {
        const wall = Date.UTC(2024, 0) + minute * minuteMs
        const [date = '', time = ''] = new Date(wall).toISOString().slice(0, 16).split('T')
        const found = occurrences(date, time, zone)
        const shows = ({ instant }: Reading) => instant + (readingAt(instant, zone)?.offset ?? Number.NaN) * minuteMs === wall
        if (found?.kind === 'one') return shows(found.at)
        if (found?.kind === 'twice') return shows(found.earlier) && shows(found.later) && found.earlier.instant < found.later.instant
        return found !== null && !shows(found.movedOn)
      }),
      { numRuns: 1000 },
    )
  })
})

it('finds the clock behind a zone’s name, and none behind a name that the provider added since', () => {
  expect([zoneIdOf('Morocco Time'), zoneIdOf('Mars Time')]).toEqual(['Africa/Casablanca', null])
})
