import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, weekdayName } from '#machines/time/days.ts'
import { weekNumber } from '#machines/time/week-number.ts'
import { civilOf, formatCivil, isCivil, parseEntry } from '#src/time/civil-date.ts'
import { instantOf } from '#src/time/instant.ts'

/** Any day of the calendar, from the platform's own UTC calendar, which is independent of the implementation. */
const anyDay = fc.integer({ min: Date.UTC(1970, 0, 1) / 86_400_000, max: Date.UTC(2400, 11, 31) / 86_400_000 })
const dayOf = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10)

describe('a typed date', () => {
  it.each([
    ['24/09/2026', '2026-09-24'],
    ['  1/2/2030 ', '2030-02-01'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['31/12/9999', '9999-12-31'],
    ['01/01/0001', '0001-01-01'],
  ])('%j is the day %s', (typed, day) => {
    expect(parseEntry(typed)).toBe(day)
  })

  it.each([
    '45/13/2030',
    '00/01/2030',
    '01/00/2030',
    '31/04/2030',
    '29/02/2027',
    '29/02/1900',
    '01/01/0000',
    '1/1/26',
    '01/01/12026',
    '2026-09-24',
    '24/09/2026 10:00',
    '٢٤/٠٩/٢٠٢٦',
    '24.09.2026',
    '',
    'tomorrow',
  ])('%j is none', (typed) => {
    expect(parseEntry(typed)).toBeNull()
  })

  it('comes back as it was shown, for every day', () => {
    fc.assert(fc.property(anyDay, (number) => parseEntry(formatCivil(dayOf(number))) === dayOf(number)))
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => parseEntry(text) === null || isCivil(parseEntry(text) ?? '')))
  })
})

describe('a day of the aggregator', () => {
  it.each([
    ['2026-05-11 00:00:00.000000', '2026-05-11'],
    ['2026-05-11 23:59:59.999999', '2026-05-11'],
    ['2026-05-11', '2026-05-11'],
    ['2026-05-11T00:00:00Z', '2026-05-11'],
    ['2026-05-11T23:30:00-08:00', '2026-05-11'],
    ['2026-05-11T00:30:00+14:00', '2026-05-11'],
  ])('%s is %s in every zone', (value, day) => {
    expect(civilOf(value)).toBe(day)
  })

  it.each([
    '0000-00-00',
    '2024-02-30',
    '2024-02-30 00:00:00.000000',
    '2026-5-1',
    '',
    'null',
    null,
    undefined,
    20260511,
    {},
    ['2026-05-11'],
  ])('%j is none', (value) => {
    expect(civilOf(value)).toBeNull()
  })

  it('shows as day, month, year, and leaves other text alone', () => {
    expect(formatCivil('2026-05-11')).toBe('11/05/2026')
    expect(formatCivil('45/13/2030')).toBe('45/13/2030')
  })
})

describe('a time stamp of the aggregator', () => {
  it.each([
    ['2026-05-11 10:00:00.000000', Date.UTC(2026, 4, 11, 10)],
    ['2026-05-11 23:59:59.999999', Date.UTC(2026, 4, 11, 23, 59, 59, 999)],
    ['2026-05-11T10:00', Date.UTC(2026, 4, 11, 10)],
    ['2026-05-11T10:00:00Z', Date.UTC(2026, 4, 11, 10)],
    ['2026-05-11T10:00:00.250+05:30', Date.UTC(2026, 4, 11, 4, 30, 0, 250)],
    ['2026-05-11T10:00:00-0800', Date.UTC(2026, 4, 11, 18)],
  ])('%s is read as UTC or in its own zone', (value, instant) => {
    expect(instantOf(value)).toBe(instant)
  })

  it.each([
    '2026-05-11',
    '2026-05-11 25:00:00',
    '2024-02-30 10:00:00',
    '2024-13-01 10:00:00',
    '0000-00-00 00:00:00',
    '10:00:00',
    'soon',
    '',
    null,
    12,
  ])('%j is none', (value) => {
    expect(instantOf(value)).toBeNull()
  })
})

describe('days of the calendar', () => {
  it('count on over months, leap days and the nights when clocks change', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    // Daylight saving begins or ends in these weeks in Los Angeles, Auckland and Oslo.
    for (const start of ['2026-03-06', '2026-03-27', '2026-04-03', '2026-09-25', '2026-10-23', '2026-10-30'])
      expect([0, 1, 2, 3, 4].map((days) => daysBetween(start, addDays(start, days)))).toEqual([0, 1, 2, 3, 4])
  })

  it('have the weekday of the calendar', () => {
    expect(['2026-11-21', '2026-11-22', '2000-01-01', '1969-12-31', '0001-01-01'].map(weekdayName)).toEqual([
      'Saturday',
      'Sunday',
      'Saturday',
      'Wednesday',
      'Monday',
    ])
  })

  it('are counted as the platform’s own UTC calendar counts them', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (number, step) => {
        const [day, other] = [dayOf(number), dayOf(number + step)]
        expect([addDays(day, step), daysBetween(day, other)]).toEqual([other, step])
        expect(weekdayName(day)).toBe(new Date(number * 86_400_000).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' }))
      }),
    )
  })

  it('are none where a text is no day', () => {
    expect([weekdayName(''), daysBetween('x', '2027-01-01')]).toEqual(['', Number.NaN])
  })

  it('go forth and back without loss', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -4000, max: 4000 }),
        (number, step) => addDays(addDays(dayOf(number), step), -step) === dayOf(number),
      ),
    )
  })
})

describe('a date with anything else around it', () => {
  const day = '2027-06-01'

  it('is none, be it typed, sent or a moment', () => {
    for (const [before, after] of [
      ['x', ''],
      ['', 'x'],
      ['1', ''],
      ['', '1'],
    ] as const) {
      const around = (text: string) => `${before}${text}${after}`
      expect([around(day), isCivil(around(day))]).toEqual([around(day), false])
      expect([around(day), civilOf(around(day))]).toEqual([around(day), null])
      expect([around(day), instantOf(around(`${day} 09:30:00Z`))]).toEqual([around(day), null])
    }
    expect([parseEntry('x01/06/2027'), parseEntry('01/06/2027x'), parseEntry('101/06/2027'), parseEntry('01/06/20271')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('is one when it is sent with spaces around', () => {
    expect([civilOf(` ${day} `), instantOf(` ${day} 09:30:00 `)]).toEqual([day, Date.UTC(2027, 5, 1, 9, 30)])
  })
})

describe('the week of a day', () => {
  it.each([
    ['2026-11-27', 48],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
  ])('%s is in week %i', (day, week) => {
    expect(weekNumber(day)).toBe(week)
  })
})
