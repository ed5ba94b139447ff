import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, weekdayName } from '#mirage/factories/days.ts'
import { shiftFor } from '#mirage/fixtures/anchor.ts'
import { blockSeeds } from '#mirage/fixtures/blocks.ts'

/** Every day of seven years, through leap years and new years. */
const manyDays = Array.from({ length: 366 * 7 }, (_, index) => addDays('2024-01-01', index))

const named = (today: string, name: string) => {
  const block = blockSeeds(today).blocks.find((candidate) => candidate.name === name)
  if (!block?.startDate || !block.endDate) throw new Error(`${name} has no dates.`)
  return { from: block.startDate, to: block.endDate }
}

describe('the day of seeding', () => {
  it('leaves the dates as written through the season they are written for', () => {
    for (const today of ['2026-10-19', '2026-11-01', '2026-11-21', '2026-12-31', '2027-01-01', '2027-01-11'])
      expect(shiftFor(today)).toBe(0)
  })

  it('moves dates by whole weeks only, so that weekdays hold', () => {
    for (const today of manyDays) expect(Math.abs(shiftFor(today) % 7)).toBe(0)
  })

  it('never moves back when seeding happens later', () => {
    const shifts = manyDays.map(shiftFor)
    expect(shifts.filter((shift, index) => shift < (shifts[index - 1] ?? -Infinity))).toEqual([])
  })

  it('keeps what is over in the past and what is to come on that day or later, on any day', () => {
    for (const today of manyDays) {
      const shift = shiftFor(today)
      expect(daysBetween(addDays('2026-10-19', shift), today)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(today, addDays('2027-01-11', shift))).toBeGreaterThanOrEqual(0)
    }
  })

  it.each([
    ['the same season a year later', '2027-12-01', { from: '2028-01-10', to: '2028-01-21' }],
    ['new year three years later', '2030-01-01', { from: '2030-01-14', to: '2030-01-25' }],
    ['the leap day of a leap year', '2028-02-29', { from: '2028-03-06', to: '2028-03-17' }],
    ['summer', '2027-07-14', { from: '2027-07-19', to: '2027-07-30' }],
    ['the year before', '2025-11-03', { from: '2026-01-12', to: '2026-01-23' }],
  ])('places January Exams on the next occasion when seeded in %s', (_, today, dates) => {
    expect(named(today, 'January Exams 2027')).toEqual(dates)
    expect(weekdayName(dates.from)).toBe('Monday')
  })

  it('keeps a block that lies across the change of the clocks across it, years later', () => {
    expect(named('2029-11-15', 'Spring Exams 2027')).toEqual({ from: '2030-03-25', to: '2030-04-05' })
  })

  it('gives the listed dates in the autumn of 2026', () => {
    const dates = blockSeeds('2026-11-21').blocks.map(({ name, startDate, endDate }) => `${name} ${startDate} ${endDate}`)
    expect(dates).toEqual([
      'January Exams 2027 2027-01-11 2027-01-22',
      'February Resits 2027 2027-02-15 2027-02-19',
      'American Spring 2027 2027-03-08 2027-03-19',
      'Spring Exams 2027 2027-03-22 2027-04-02',
      'Cairo and Beirut Special 2027-04-26 2027-04-30',
      'May Exams 2027 2027-05-24 2027-06-04',
      'August Resits 2027 2027-08-02 2027-08-06',
      'Medical Entry Day 2027-04-17 2027-04-17',
      'Autumn Exams 2026 2026-10-19 2026-10-30',
      'May Exams 2026 2026-05-25 2026-06-05',
      'January Exams 2026 2026-01-12 2026-01-23',
      'Northern and Southern Pathway Centres - Combined Written_and_Oral Examinations @ Hubs & Rooms A to Z 2027-06-07 2027-06-11',
      'Zones Only Draft 2027-06-14 2027-06-18',
      'Summer Long Block 2027-07-05 2027-09-24',
      'Mid-term Tests November 2026 2026-11-09 2026-11-13',
      'Progress Tests February 2027 2027-02-22 2027-02-26',
      'EAP Speaking 2027 2027-04-12 2027-04-16',
      'Diagnostic Tests January 2027 2027-01-18 2027-01-19',
      'Locked Edit Tests May 2027 2027-05-03 2027-05-07',
      'Draft Tests June 2027 2027-06-21 2027-06-25',
      'Mapped Tests May 2026 2026-05-18 2026-05-22',
      'Past Tests February 2026 2026-02-09 2026-02-13',
      'Clock Change Tests March 2027 2027-03-25 2027-03-31',
      'Empty Tests September 2027 2027-09-06 2027-09-10',
    ])
  })

  it('moves academic dates and schedules along with their blocks', () => {
    const [now, later] = [blockSeeds('2026-11-21'), blockSeeds('2027-06-01')]
    const shift = shiftFor('2027-06-01')
    expect(shift).toBe(147)
    expect(later.academicDates.map(({ startDate }) => startDate)).toEqual(
      now.academicDates.map(({ startDate }) => startDate && addDays(startDate, shift)),
    )
    expect(later.blocks.map(({ schedule }) => schedule)).toEqual(now.blocks.map(({ schedule }) => schedule))
  })
})
