import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { Timetable } from '#machines/blocks/timetable/timetable.ts'
import { countedReading, occurrences } from '#machines/time/occurrences.ts'
import { fileName } from '#src/blocks/sharing/audience.ts'
import { calendarFile, hasEvents, leftOutOf, type TimesIn } from '#src/blocks/sharing/calendar-file.ts'
import { leftOutLines } from '#src/blocks/sharing/texts.ts'
import { timeZones } from '#mirage/fixtures/time-zones.ts'
import { seededTimetables } from '#tests/support/seeded-timetables.ts'
import { egypt, leapYear, sittingOn, springTimetable, uk, westAfrica, zoneOf } from '#tests/support/timetable-fixture.ts'

const now = Date.UTC(2026, 10, 22, 14, 41)
const placesOf = ({ zones }: Timetable) => zones.map((_, place) => place)
const fileOf = (timetable: Timetable, timesIn: TimesIn = 'zones', source = 'exam-104') =>
  calendarFile(timetable, { zones: placesOf(timetable), timesIn, source, now })
const eventsIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
const valueOf = (event: ICAL.Component | undefined, name: string) => String(event?.getFirstPropertyValue(name))
const startOf = (event: ICAL.Component) => (event.getFirstPropertyValue('dtstart') as ICAL.Time).toUnixTime() * 1000
const sittingsIn = (text: string) => eventsIn(text).filter((event) => !valueOf(event, 'uid').includes('.academic.'))
const bytesOf = (line: string) => Buffer.byteLength(line)

/** The instants at which the sittings of a timetable start, by the portal's own clocks; times that do not exist are left out. */
const dueStarts = ({ zones, days }: Timetable) =>
  days.flatMap(({ date, sittings }) =>
    sittings.flatMap(({ times }) =>
      times.flatMap((time, place) => {
        const found = time === null ? null : occurrences(date, time, zones[place]?.clock ?? '')
        return found && found.kind !== 'none' ? [countedReading(found).instant] : []
      }),
    ),
  )

describe('the calendar files of all seeded blocks', async () => {
  const seeded = await seededTimetables()

  it.each(['zones', 'utc'] as const)('start every event at the instant that the portal shows, with times in %s', (timesIn) => {
    let [equal, all] = [0, 0]
    for (const { timetable, source } of seeded) {
      const starts = sittingsIn(fileOf(timetable, timesIn, source)).map(startOf)
      const due = dueStarts(timetable)
      expect(starts, timetable.name).toEqual(due)
      equal += starts.filter((instant, index) => instant === due[index]).length
      all += due.length
    }
    process.stdout.write(`Calendar files, times in ${timesIn}: ${equal} of ${all} starts equal, in ${seeded.length} blocks.\n`)
    expect(all).toBeGreaterThan(900)
  })

  it('give every event an identity of its own', () => {
    const ids = seeded.flatMap(({ timetable, source }) =>
      eventsIn(fileOf(timetable, 'zones', source)).map((event) => valueOf(event, 'uid')),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('have no line of more than 75 bytes, and end each with CR and LF', () => {
    const lines = seeded.flatMap(({ timetable }) => fileOf(timetable).split('\r\n'))
    expect(Math.max(...lines.map(bytesOf))).toBe(75)
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
  })
})

describe('the rules of each clock', () => {
  const dates = [
    '2025-01-15',
    '2025-07-15',
    '2026-03-29',
    '2026-09-21',
    '2026-10-25',
    '2027-04-04',
    '2030-10-31',
    '2030-11-01',
    '2034-12-31',
  ]

  it.each(timeZones)('of $name in a file are those of the portal', ({ name, id }) => {
    for (const date of dates) {
      const timetable = sittingOn(date, [zoneOf(name, String(id), '')], '12:00')
      expect(sittingsIn(fileOf(timetable)).map(startOf), date).toEqual(dueStarts(timetable))
    }
  })

  it.each([
    ['UK Time', '2027-03-30', ['BYMONTH=10;BYDAY=-1SU', 'BYMONTH=3;BYDAY=-1SU']],
    ['Eastern', '2027-03-30', ['BYMONTH=11;BYDAY=1SU', 'BYMONTH=3;BYDAY=2SU']],
    ['Chile Time', '2027-03-30', ['BYMONTH=4;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU', 'BYMONTH=9;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU']],
    ['Egypt Time', '2027-03-30', ['BYMONTH=10;BYDAY=-1FR', 'BYMONTH=4;BYDAY=-1FR']],
    ['Morocco Time', '2026-05-24', []],
    ['West Africa Time', '2027-03-30', []],
  ])('of %s around %s are yearly where they can be', (name, date, rules) => {
    const text = fileOf(sittingOn(date, [zoneOf(name, '1', '')], '12:00')).replaceAll('\r\n ', '')
    expect([...text.matchAll(/RRULE:FREQ=YEARLY;(.*)\r/g)].map(([, rule]) => rule)).toEqual(rules)
  })
})

describe('a calendar file', () => {
  it('keeps the identity of an event when its modules change, and says what became of it', () => {
    const changed = {
      ...sittingOn('2027-03-25', [uk], '09:00'),
      isFinal: true,
      revision: 8,
      publishedAt: Date.UTC(2026, 10, 20, 9),
    }
    const [[before], [after]] = [sittingsIn(fileOf(springTimetable)), sittingsIn(fileOf(changed))]
    const facts = ['uid', 'sequence', 'status', 'dtstamp', 'last-modified', 'duration']
    expect(facts.map((name) => [valueOf(before, name), valueOf(after, name)])).toEqual([
      ['exam-104.20270325.1.102@pathway', 'exam-104.20270325.1.102@pathway'],
      ['7', '8'],
      ['TENTATIVE', 'CONFIRMED'],
      ['2026-11-22T14:41:00Z', '2026-11-22T14:41:00Z'],
      ['null', '2026-11-20T09:00:00Z'],
      ['PT1H', 'PT1H'],
    ])
    expect([before, after].map((event) => valueOf(event, 'summary'))).toEqual([
      'PROVISIONAL Physics · Spring Exams 2027, slot 1, UK Time',
      'Chemistry · Spring Exams 2027, slot 1, UK Time',
    ])
    expect(valueOf(sittingsIn(fileOf({ ...springTimetable, revision: null }))[0], 'sequence')).toBe('0')
  })

  it('describes a sitting in full', () => {
    const event = sittingsIn(fileOf(springTimetable)).find((one) => valueOf(one, 'uid').startsWith('exam-104.20270330.1.106'))
    expect(valueOf(event, 'description').split('\n')).toEqual([
      'Economics V1',
      'Physics V1, V2',
      'Paper 1 Multiple Choice V1',
      'Start 10:00 WAT, 09:00 UTC.',
      'Supervise 09:00–11:00 WAT.',
      'The event is the hour after the start: the lengths of papers are not kept.',
    ])
  })

  it('has academic dates as whole days, with their start on UK Time', () => {
    const events = eventsIn(fileOf(springTimetable)).filter((one) => valueOf(one, 'uid').includes('.academic.'))
    expect(events.map((event) => ['uid', 'dtstart', 'dtend', 'description'].map((name) => valueOf(event, name)))).toEqual([
      ['exam-104.academic.701@pathway', '2027-05-17', '2027-05-19', 'Academic date. Starts at 10:00, UK Time.'],
      ['exam-104.academic.702@pathway', '2027-05-03', '2027-05-04', 'Academic date.'],
    ])
  })

  it('is for the zones that were chosen', () => {
    const text = calendarFile(springTimetable, { zones: [1], timesIn: 'zones', source: 'exam-104', now })
    expect([...new Set(sittingsIn(text).map((event) => valueOf(event, 'uid').split('.')[3]))]).toEqual(['106@pathway'])
    expect([...text.matchAll(/^TZID:(.*)\r$/gm)].map(([, zone]) => zone)).toEqual(['Africa/Lagos'])
  })

  it('has no clocks of its own with times in UTC', () => {
    expect(fileOf(springTimetable, 'utc')).not.toMatch(/VTIMEZONE|TZID/)
  })

  it('escapes characters that have a meaning in the format, and drops control characters', () => {
    const name = 'A;B,C\\D "E"\u0007 – ĀΩ🙂'.repeat(6)
    const text = fileOf({ ...springTimetable, name: `${name}\nnext` })
    const [event] = sittingsIn(text)
    expect(valueOf(event, 'summary')).toBe(`PROVISIONAL Physics · ${name}\nnext, slot 1, UK Time`.replaceAll('\u0007', ''))
    expect(Math.max(...text.split('\r\n').map(bytesOf))).toBeLessThanOrEqual(75)
  })

  it('leaves out a time that does not exist, and takes the earlier of one that comes twice', () => {
    const none = sittingOn('2027-04-30', [egypt, westAfrica], '00:00', '09:00')
    expect(sittingsIn(fileOf(none)).map(startOf)).toEqual([Date.UTC(2027, 3, 30, 8)])
    expect(leftOutLines(leftOutOf(none, [0, 1]))).toEqual(['Egypt Time, 30/04/2027, slot 1, 00:00: the time does not exist on that date.'])
    expect(sittingsIn(fileOf(sittingOn('2026-10-25', [uk], '01:30'))).map(startOf)).toEqual([Date.UTC(2026, 9, 25, 0, 30)])
  })

  it('names a zone and a year that nobody knows once, and leaves them out', () => {
    const zones = [zoneOf('Coral Time', '9', 'CRT'), westAfrica]
    const dates = ['2027-03-25', '2027-03-26', '2041-03-25', '2041-03-26']
    const lost = { ...springTimetable, zones, days: dates.flatMap((date) => sittingOn(date, zones, '09:00', '10:00').days) }
    expect(sittingsIn(fileOf(lost))).toHaveLength(2)
    expect(leftOutLines(leftOutOf(lost, [0, 1]))).toEqual([
      'Coral Time: the clock is not known.',
      'West Africa Time, 2041: the clocks of that year are not known.',
    ])
  })

  it('is known to be empty where nothing is scheduled', () => {
    const unscheduled = { ...springTimetable, academicDates: [], days: [] }
    expect([
      hasEvents(unscheduled, [0, 1]),
      hasEvents(springTimetable, []),
      hasEvents(sittingOn('2027-03-25', [uk], '09:00'), [0]),
    ]).toEqual([false, true, true])
    expect(eventsIn(fileOf(unscheduled))).toEqual([])
  })

  it('holds a year of six slots a day', () => {
    expect(sittingsIn(fileOf(leapYear)).map(startOf)).toEqual(dueStarts(leapYear))
  })

  it('is named after the block and whom it is for', () => {
    expect([fileName('Spring Exams 2027', { kind: 'all' }), fileName('Été / 27', { kind: 'country', name: 'Türkiye' })]).toEqual([
      'spring-exams-2027.ics',
      'été-27-türkiye.ics',
    ])
  })
})
