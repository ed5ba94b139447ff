import { describe, expect, it } from 'vitest'
import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import { dayBeside, dayByKey, monthLater, rangeOfView, weeksOfMonth } from '#machines/calendar/calendar-days.ts'
import {
  beginsIn,
  entriesAfter,
  entriesOn,
  firstTimed,
  lanesOf,
  shownEntries,
  shownIn,
  shownTitle,
} from '#machines/calendar/shown-entries.ts'
import { daysOfSeries } from '#machines/time/recurrence.ts'
import { zoneOf } from '#src/time/reader-zone.ts'

const zone = (clock: string) => {
  const found = zoneOf(clock)
  if (!found) throw new Error(`There is no clock ${clock}.`)
  return found
}
const [losAngeles, auckland, london] = ['America/Los_Angeles', 'Pacific/Auckland', 'Europe/London'].map(zone) as [
  ReturnType<typeof zone>,
  ReturnType<typeof zone>,
  ReturnType<typeof zone>,
]

const entry = (fields: Partial<CalendarEntry>): CalendarEntry => ({
  source: 'events',
  key: 'event-1.0',
  title: 'Desk',
  label: 'Meeting',
  isAllDay: 1,
  startDate: '2027-05-05',
  endDate: '2027-05-05',
  state: 'Confirmed',
  sequence: 0,
  resource: 'Event',
  recordId: 1,
  ...fields,
})

const days = (first: string, last: string, title = 'Desk') => shownIn(entry({ startDate: first, endDate: last, title, key: title }), london)
const timed = (startsAt: string, endsAt: string) =>
  entry({ isAllDay: 0, startTime: '10:00', endTime: '11:00', startsAt: `${startsAt}:00.000000`, endsAt: `${endsAt}:00.000000` })

describe('an entry in a zone', () => {
  it('of a whole day is on one and the same day in Los Angeles and in Auckland (CAT-COM-13)', () => {
    const shown = [losAngeles, auckland].map((one) => shownIn(entry({}), one))
    expect(shown.map(({ first, last, start }) => [first, last, start])).toEqual([
      ['2027-05-05', '2027-05-05', null],
      ['2027-05-05', '2027-05-05', null],
    ])
  })

  it('at a time is on the day and at the hour of each zone', () => {
    const desk = timed('2027-05-05 20:00', '2027-05-05 21:00')
    expect([losAngeles, london, auckland].map((one) => shownIn(desk, one)).map(({ first, start }) => `${first} ${start}`)).toEqual([
      '2027-05-05 13:00',
      '2027-05-05 21:00',
      '2027-05-06 08:00',
    ])
  })

  it('over midnight is on both days, one that ends at midnight on the first alone', () => {
    expect(shownIn(timed('2027-05-05 20:00', '2027-05-06 00:30'), london).last).toBe('2027-05-06')
    expect(shownIn(timed('2027-05-05 20:00', '2027-05-05 23:00'), london).last).toBe('2027-05-05')
  })
})

describe('a long entry', () => {
  it('is shown on its first and its last day, one of four weeks as a whole', () => {
    const term = entry({ title: 'Semester 2', startDate: '2027-01-25', endDate: '2027-05-21' })
    const weeks = entry({ startDate: '2027-02-01', endDate: '2027-03-01' })
    expect(shownEntries([term, weeks], london).map((one) => [shownTitle(one), one.first, one.last])).toEqual([
      ['Semester 2 begins', '2027-01-25', '2027-01-25'],
      ['Semester 2 ends', '2027-05-21', '2027-05-21'],
      ['Desk', '2027-02-01', '2027-03-01'],
    ])
  })
})

describe('the lanes of a week', () => {
  it('give entries that meet lanes of their own, and a free lane again', () => {
    const week = [days('2027-05-03', '2027-05-05', 'a'), days('2027-05-05', '2027-05-06', 'b'), days('2027-05-07', '2027-05-20', 'c')]
    expect(lanesOf('2027-05-03', week).map(({ shown, from, to, lane }) => [shown.entry.title, from, to, lane])).toEqual([
      ['a', 0, 2, 0],
      ['b', 2, 3, 1],
      ['c', 4, 6, 0],
    ])
  })

  it('go on in the next week', () => {
    expect(lanesOf('2027-05-10', [days('2027-05-07', '2027-05-20')]).map(({ from, to }) => [from, to])).toEqual([[0, 6]])
  })

  it('of a day have what touches it, long ones first', () => {
    const all = [
      days('2027-05-05', '2027-05-05', 'short'),
      days('2027-05-05', '2027-05-07', 'long'),
      days('2027-05-06', '2027-05-06', 'other'),
    ]
    expect(entriesOn('2027-05-05', all).map(({ entry: { title } }) => title)).toEqual(['long', 'short'])
  })
})

describe('what stands beside a day', () => {
  const desk = (key: string, startsAt: string, state: CalendarEntry['state'] = 'Confirmed') =>
    shownIn({ ...timed(startsAt, startsAt), key, title: key, state }, london)

  it('is what begins next, the nearest first, a series once', () => {
    const all = [days('2027-05-20', '2027-05-20', 'd'), days('2027-05-04', '2027-05-06', 'a'), days('2027-05-07', '2027-05-08', 'b')]
    const later = [...all, desk('c', '2027-05-07 14:00'), desk('c', '2027-05-08 14:00'), days('2027-06-01', '2027-06-01', 'e')]
    expect(entriesAfter('2027-05-05', later, 3).map(({ entry: { title } }) => title)).toEqual(['b', 'c', 'd'])
    expect(entriesAfter('2027-06-01', later, 3)).toEqual([])
  })

  it('is the first time of the day in other zones, on their days', () => {
    const all = [
      days('2027-05-05', '2027-05-05', 'all day'),
      desk('late', '2027-05-05 20:00'),
      desk('cancelled', '2027-05-05 07:00', 'Cancelled'),
      desk('early', '2027-05-05 19:00'),
    ]
    const first = firstTimed('2027-05-05', all)
    expect(first?.entry.title).toBe('early')
    expect(first && beginsIn(first, [losAngeles, auckland])).toEqual([
      { name: losAngeles.name, date: '2027-05-05', time: '12:00' },
      { name: auckland.name, date: '2027-05-06', time: '07:00' },
    ])
    expect(firstTimed('2027-05-06', all)).toBeNull()
    expect(beginsIn(days('2027-05-05', '2027-05-05'), [auckland])).toEqual([])
  })
})

describe('the keys of the month', () => {
  it.each([
    ['ArrowRight', '2027-05-31', '2027-06-01'],
    ['ArrowLeft', '2027-05-01', '2027-04-30'],
    ['ArrowDown', '2027-05-05', '2027-05-12'],
    ['ArrowUp', '2027-05-05', '2027-04-28'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2027-01-15', '2026-12-15'],
    ['Home', '2027-05-05', '2027-05-03'],
    ['End', '2027-05-05', '2027-05-09'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dayByKey(key, from)).toBe(to)
  })

  it('leave other keys alone', () => {
    expect(['a', 'Tab', 'toString'].map((key) => dayByKey(key, '2027-05-05'))).toEqual([null, null, null])
  })
})

describe('what a view shows', () => {
  it.each([
    ['month', '2027-04-26', '2027-06-06'],
    ['week', '2027-05-03', '2027-05-09'],
    ['agenda', '2027-05-01', '2027-05-31'],
    ['year', '2027-01-01', '2027-12-31'],
  ] as const)('as %s are the days from %s to %s', (view, from, to) => {
    expect(rangeOfView(view, '2027-05-05')).toEqual({ from, to })
  })

  it('before and after is a month, a week or a year away', () => {
    expect([dayBeside('month', '2027-05-31', 1), dayBeside('week', '2027-05-05', -1), dayBeside('year', '2028-02-29', 1)]).toEqual([
      '2027-06-30',
      '2027-04-28',
      '2029-02-28',
    ])
  })

  it('has the weeks that a month touches', () => {
    expect(weeksOfMonth('2027-02-14')).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'])
    expect(monthLater('2026-12-05', 1)).toBe('2027-01-05')
  })
})

describe('a series', () => {
  it('by month leaves out the months that lack its day', () => {
    expect(daysOfSeries({ startDate: '2027-01-31', recurrence: 'Monthly', recurUntil: '2027-05-31' })).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
    ])
  })

  it('by week and by day ends on its last day', () => {
    expect(daysOfSeries({ startDate: '2027-03-22', recurrence: 'Weekly', recurUntil: '2027-04-05' })).toEqual([
      '2027-03-22',
      '2027-03-29',
      '2027-04-05',
    ])
    expect(daysOfSeries({ startDate: '2027-03-22', recurrence: 'Daily', recurUntil: '2027-03-23' })).toEqual(['2027-03-22', '2027-03-23'])
    expect(daysOfSeries({ startDate: '2027-03-22' })).toEqual(['2027-03-22'])
  })
})
