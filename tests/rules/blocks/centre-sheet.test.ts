import { describe, expect, it } from 'vitest'
import { centreSheets } from '#machines/blocks/timetable/centre-sheet.ts'
import { zonesFor, type Timetable } from '#machines/blocks/timetable/timetable.ts'
import {
  clockName,
  freeText,
  lettersText,
  noteText,
  periodsText,
  rangeText,
  startInUtc,
  startProblem,
  supervisionText,
} from '#src/blocks/sharing/sheet-words.ts'
import { seededTimetable } from '#tests/support/seeded-timetables.ts'
import { egypt, leapYear, sittingOn, springTimetable, uk, westAfrica, zoneOf } from '#tests/support/timetable-fixture.ts'

const spring = await seededTimetable('Spring Exams 2027')

function sheetFor(timetable: Timetable, country: string) {
  const [sheet] = centreSheets(timetable, zonesFor(timetable, { kind: 'country', name: country }))
  if (!sheet) throw new Error(`There is no sheet for ${country}.`)
  return sheet
}

/** "2027-03-30 slot 1: 10:00, 09:00 UTC, 09:00–11:00". */
const linesOf = (timetable: Timetable, country: string) => {
  const sheet = sheetFor(timetable, country)
  return sheet.days.flatMap(({ date, sittings }) =>
    sittings.map(
      (one) =>
        `${date} slot ${one.slot}: ${one.time}${lettersText(one, sheet)}, ${startInUtc(one, date)} UTC, ${supervisionText(one, date, sheet.zone)}${one.isLonger ? ' longer' : ''}`,
    ),
  )
}
const notesOf = (timetable: Timetable, country: string) => {
  const sheet = sheetFor(timetable, country)
  return sheet.days.flatMap(({ date, notes }) => notes.map((note) => `${date}: ${Object.values(noteText(note, sheet)).join(' ')}`))
}

describe('the sheet of Nigeria', () => {
  const lines = linesOf(spring, 'Nigeria')

  it('supervises from the start in the United Kingdom once the clocks have changed there', () => {
    expect(lines.filter((line) => line.startsWith('2027-03-30'))).toEqual(['2027-03-30 slot 1: 10:00, 09:00 UTC, 09:00–11:00 longer'])
    expect(lines.filter((line) => line.startsWith('2027-03-25'))).toEqual(['2027-03-25 slot 1: 10:00, 09:00 UTC, 10:00–11:00'])
  })

  it('says so beside the date', () => {
    expect(notesOf(spring, 'Nigeria')).toEqual([
      '2027-03-30: Clocks change elsewhere on Sunday 28/03/2027. Your clocks stay as they are. From 30/03/2027 candidates in UK Time and Central European Time start 60 min before you, so yours are supervised 09:00–11:00 WAT.',
    ])
  })

  it('names the clock, the dates and the weekdays without sittings', () => {
    const { periods, zone, freeWeekdays } = sheetFor(spring, 'Nigeria')
    expect([clockName(periods, zone), periodsText(periods, zone), rangeText(spring.days)]).toEqual([
      'WAT',
      'WAT, GMT+1 all the time',
      '22/03/2027–02/04/2027',
    ])
    expect(freeText(freeWeekdays)).toEqual(['No sittings', 'on Friday 26/03/2027 and Monday 29/03/2027.'])
  })
})

describe('the sheet of the United Kingdom', () => {
  it('says which time each start is on, and that its own clocks change', () => {
    expect(linesOf(springTimetable, 'United Kingdom')).toEqual([
      '2027-03-25 slot 1: 09:00 GMT, 09:00 UTC, 09:00–10:00',
      '2027-03-30 slot 1: 09:00 BST, 08:00 UTC, 09:00–10:00',
    ])
    expect(notesOf(springTimetable, 'United Kingdom')).toEqual([
      '2027-03-30: Clocks change here on Sunday 28/03/2027. Your clocks go from GMT to GMT+1 at 01:00. From 30/03/2027 candidates in West Africa Time start 60 min after you.',
    ])
    const { periods, zone } = sheetFor(springTimetable, 'United Kingdom')
    expect([clockName(periods, zone), periodsText(periods, zone)]).toEqual(['local', 'GMT until 27/03/2027, BST (GMT+1) from 28/03/2027'])
  })

  it('keeps candidates until the last start anywhere, with the date where it is another one', () => {
    const auckland = zoneOf('Auckland', '804', 'NZST/NZDT', 'New Zealand')
    const apart = sittingOn('2026-10-26', [uk, auckland], '09:00', '15:00')
    expect(linesOf(apart, 'New Zealand')).toEqual(['2026-10-26 slot 1: 15:00, 02:00 UTC, 15:00–22:00 longer'])
    const late = sittingOn('2026-10-26', [uk, auckland], '20:00', '15:00')
    expect(linesOf(late, 'New Zealand')).toEqual(['2026-10-26 slot 1: 15:00, 02:00 UTC, 15:00–27/10 09:00 longer'])
  })
})

describe('a sheet', () => {
  it.each([
    ['2027-04-30', [egypt, westAfrica], '00:00', 'Egypt', 'does not exist, clocks go to 01:00', '29/04 22:00'],
    ['2026-10-25', [uk, westAfrica], '01:30', 'United Kingdom', 'comes twice: BST, then GMT', '00:30'],
  ] as const)('of %s says what is wrong with a time', (date, zones, time, country, problem, utc) => {
    const sheet = sheetFor(sittingOn(date, zones, time, '10:00'), country)
    const [one] = sheet.days[0]?.sittings ?? []
    if (!one) throw new Error('There is no sitting.')
    expect([startProblem(one, sheet.zone), startInUtc(one, date)]).toEqual([problem, utc])
  })

  it.each([
    ['a zone that nobody knows', '2027-03-25', zoneOf('Coral Time', '9', 'CRT', 'Atlantis')],
    ['a year that nobody knows', '2041-03-25', zoneOf('Gulf Time', '9', 'GST', 'Atlantis')],
  ])('of %s says so, and keeps the time', (_, date, zone) => {
    const lost = sittingOn(date, [zone, westAfrica], '09:00', '10:00')
    expect(linesOf(lost, 'Atlantis')).toEqual([`${date} slot 1: 09:00, not known UTC, not known`])
    const { periods } = sheetFor(lost, 'Atlantis')
    expect([periods, periodsText(periods, zone)]).toEqual([[], 'not known'])
  })

  it('of a block without modules has no dates, and none is made without zones', () => {
    const empty = { ...springTimetable, days: springTimetable.days.map(({ date }) => ({ date, sittings: [] })) }
    expect(sheetFor(empty, 'Nigeria').days).toEqual([])
    expect(centreSheets({ ...empty, zones: [] }, zonesFor({ zones: [] }, { kind: 'all' }))).toEqual([])
  })

  it('is made for every country, for one, for a zone, and for none that the block does not have', () => {
    const countries = (...audience: Parameters<typeof zonesFor>) => zonesFor(...audience).map(({ country, zone }) => `${country} ${zone}`)
    expect(countries(springTimetable, { kind: 'all' })).toEqual(['Jersey 0', 'Nigeria 1', 'United Kingdom 0'])
    expect(countries(springTimetable, { kind: 'country', name: 'Jersey' })).toEqual(['Jersey 0'])
    expect(countries(springTimetable, { kind: 'zone', name: 'UK Time' })).toEqual(['UK Time 0'])
    expect(countries(springTimetable, { kind: 'country', name: 'Atlantis' })).toEqual([])
  })

  it('has every date of a year with six slots', () => {
    expect(sheetFor(leapYear, 'Nigeria').days).toHaveLength(366)
  })
})
