import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carriedSchedule, movedAcademicDates } from '#machines/blocks/next-year/carried-schedule.ts'
import { cloneName } from '#machines/blocks/next-year/clone-names.ts'
import { changedDates, changeNear, reviewClocks } from '#machines/blocks/next-year/clock-relations.ts'
import { holidayHits, movedDates } from '#machines/blocks/next-year/holiday-hits.ts'
import { clonePlan, movedRange, rangeOf } from '#machines/blocks/next-year/clone-plan.ts'
import { daysToAnniversary, offeredShift, shiftProblem, shiftTo } from '#machines/blocks/next-year/shift.ts'
import { addDays, daysBetween, weekdayName } from '#machines/time/days.ts'
import { defaultAcademicDate } from '#src/blocks/kinds/kind.ts'
import { cloneSource } from '#tests/machines/blocks/next-year-source.ts'
import { moduleNamed, seededBlock } from '#tests/support/seeded-blocks.ts'

const reviewOf = (name: string, years = 1) => {
  const { from, zones, dates } = seededBlock(name)
  return reviewClocks(zones, dates, daysToAnniversary(from, years))
}

describe('the shift into another year', () => {
  it.each([
    ['2026-10-19', 1, 364, '2027-10-18'],
    ['2027-05-24', 1, 364, '2028-05-22'],
    ['2027-05-24', 2, 728, '2029-05-21'],
    ['2026-05-25', 3, 1099, '2029-05-28'],
    ['2027-05-24', 3, 1099, '2030-05-27'],
    ['2025-01-06', 3, 1092, '2028-01-03'],
    ['2028-02-29', 1, 364, '2029-02-27'],
  ])('of %s by %i is %i days, to %s', (from, years, days, start) => {
    expect(daysToAnniversary(from, years)).toBe(days)
    expect(addDays(from, days)).toBe(start)
  })

  it.each([
    ['2026-10-19', '2026-11-22', 1, '2027-10-18'],
    ['2027-05-24', '2026-11-22', 1, '2028-05-22'],
    ['2026-01-12', '2026-11-22', 1, '2027-01-11'],
    // The clone would start yesterday, and today.
    ['2025-11-24', '2026-11-24', 2, '2027-11-22'],
    ['2025-11-24', '2026-11-23', 1, '2026-11-23'],
    ['2016-05-23', '2026-11-22', 11, '2027-05-24'],
  ])('from %s on %s is %i years, so that it starts on %s', (from, today, years, start) => {
    const offered = offeredShift(from, today)
    expect([offered.years, addDays(from, offered.days)]).toEqual([years, start])
  })

  it('keeps every weekday, and is the nearest one to the anniversary that does', () => {
    const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 365 }), (from, years, later) => {
        const days = daysToAnniversary(from, years)
        const date = addDays(from, later)
        expect(weekdayName(addDays(date, days))).toBe(weekdayName(date))
        expect(Math.abs(days - 365.25 * years)).toBeLessThan(5)
      }),
    )
  })

  it.each([
    ['2027-10-18', { years: 1, days: 364 }],
    ['2027-10-25', { years: 1, days: 371 }],
    ['2027-05-03', { years: 1, days: 196 }],
    ['2027-04-12', { years: 0, days: 175 }],
    ['2028-10-16', { years: 2, days: 728 }],
    ['2027-10-19', null],
    ['2026-10-19', null],
    ['2026-10-12', null],
  ])('to a start on %s is %o', (start, shift) => {
    expect(shiftTo('2026-10-19', start)).toEqual(shift)
  })

  it.each([
    ['2026-11-23', null],
    ['2026-11-22', null],
    ['2026-11-21', 'past'],
    ['2035-12-29', null],
    ['2035-12-31', 'unknownClocks'],
  ])('to a start on %s is refused as %s', (start, problem) => {
    const range = { from: '2026-05-01', to: '2026-05-03' }
    expect(shiftProblem(range, daysBetween(range.from, start), '2026-11-22')).toBe(problem)
  })
})

describe('the name of a clone', () => {
  const range = { from: '2026-10-19', to: '2026-10-30' }
  it.each([
    ['Autumn Exams 2026', 1, 'Autumn Exams 2027'],
    ['Autumn Exams 26', 1, 'Autumn Exams 27'],
    ['2026 Finals_26', 2, '2028 Finals_28'],
    ['Room 126 in 20266', 1, 'Copy of Room 126 in 20266'],
    ['Series 2025', 1, 'Copy of Series 2025'],
    ['Medical Entry Day', 1, 'Copy of Medical Entry Day'],
  ])('%s in %i years is %s', (name, years, clone) => {
    expect(cloneName(name, range, years)).toBe(clone)
  })

  it('raises both years of a block over New Year, and those of the next century', () => {
    expect(cloneName('Winter 2026-27', { from: '2026-12-28', to: '2027-01-08' }, 1)).toBe('Winter 2027-28')
    expect(cloneName('May 99', { from: '2099-05-01', to: '2099-05-02' }, 1)).toBe('May 00')
  })

  it('has at most 100 characters', () => {
    expect(cloneName('x'.repeat(100), range, 1)).toBe(`Copy of ${'x'.repeat(92)}`)
    expect(cloneName(`${'x'.repeat(91)} y`, range, 1)).toBe(`Copy of ${'x'.repeat(91)}`)
  })
})

describe('the clocks of a clone', () => {
  it('tells which zones start otherwise against the others, and on which dates', () => {
    const review = reviewOf('Autumn Exams 2026')
    expect(review.reference?.name).toBe('West Africa Time')
    expect(review.changed.map(({ zone, before, after }) => [zone.name, before, after])).toEqual([
      ['UK Time', 60, 0],
      ['Central European Time', 60, 0],
    ])
    expect(review.changed[0]?.cells[0]).toEqual({ source: '2026-10-25', date: '2027-10-24', slot: 1 })
    expect(changedDates(review)).toEqual(['2027-10-24', '2027-10-25', '2027-10-26', '2027-10-27', '2027-10-28', '2027-10-29'])
    expect([review.problems, review.unknown]).toEqual([[], []])
  })

  it.each(['May Exams 2027', 'January Exams 2027', 'Zones Only Draft', 'August Resits 2027', 'Medical Entry Day', 'Summer Long Block'])(
    'finds nothing changed in %s',
    (name) => {
      const { changed, problems, unknown } = reviewOf(name)
      expect([changed, problems, unknown]).toEqual([[], [], []])
    },
  )

  it('holds the zones against the first of the largest group, or of the first of two as large', () => {
    const { zones, dates } = seededBlock('Autumn Exams 2026')
    const againstFirst = (own: typeof zones) => {
      const { reference, changed } = reviewClocks(own, dates, 364)
      return [reference?.name, ...new Set(changed.map(({ zone }) => zone.name))]
    }
    expect(againstFirst(zones.toReversed())).toEqual(['Auckland', 'Central European Time', 'UK Time'])
    expect(againstFirst(zones.slice(0, 2))).toEqual(['UK Time', 'West Africa Time'])
    expect(againstFirst([])).toEqual([undefined])
  })

  it('tells apart the ways in which one zone starts otherwise', () => {
    const { zones } = seededBlock('Spring Exams 2027')
    const [uk, wat] = [zones[0], zones[1]]
    const { changed } = reviewClocks(
      [wat, uk].flatMap((zone) => zone ?? []),
      ['2027-03-20', '2027-10-20'],
      14,
    )
    expect(changed.map(({ before, after, cells }) => [before, after, ...cells.map(({ date, slot }) => `${date} ${slot}`)])).toEqual([
      [0, -60, '2027-04-03 0', '2027-04-03 1'],
      [-60, 0, '2027-11-03 0', '2027-11-03 1'],
    ])
  })

  it('lists starts that are new among those that do not exist, and those that come twice', () => {
    // Egypt's clocks change on 30/04/2027 and on 28/04/2028, 364 days later.
    const { zones } = seededBlock('Cairo and Beirut Special')
    expect(reviewClocks(zones, ['2027-04-30'], 364).problems).toEqual([])
    expect(reviewClocks(zones, ['2027-04-23'], 7).problems).toEqual([
      { zone: zones[0], cell: { source: '2027-04-23', date: '2027-04-30', slot: 0 }, kind: 'none' },
    ])
    const autumn = seededBlock('Autumn Exams 2026')
    expect(reviewClocks(autumn.zones, ['2026-10-18'], 7).problems.map(({ zone, kind }) => [zone.name, kind])).toEqual([
      ['UK Time', 'twice'],
      ['Central European Time', 'twice'],
    ])
  })

  it('names zones whose clock is not known in that year', () => {
    const { zones, dates } = seededBlock('May Exams 2026')
    const coral = { ...zones[0], zoneId: '0', groupId: '0', name: 'Coral Time', clock: null, slots: ['09:00', '11:30', '14:00'] }
    expect(reviewClocks([coral, ...zones], dates, 364).unknown).toEqual([coral])
    expect(reviewClocks(zones, dates, 7 * 1000).unknown).toHaveLength(zones.length)
    expect(reviewClocks(zones, dates, 7 * 1000).reference).toBeNull()
  })

  it('says where the change of a clock stands to a block', () => {
    const [uk] = seededBlock('Autumn Exams 2026').zones
    const near = (from: string, to: string) => uk && changeNear(uk, [from, to])
    expect(near('2026-10-19', '2026-10-30')).toEqual({ date: '2026-10-25', place: 'inside' })
    expect(near('2027-10-18', '2027-10-29')).toEqual({ date: '2027-10-31', place: 'after' })
    expect(near('2027-11-01', '2027-11-05')).toEqual({ date: '2027-10-31', place: 'before' })
    expect(near('2027-06-15', '2027-07-01')).toBeNull()
  })
})

describe('the dates of a clone', () => {
  const autumn = seededBlock('Autumn Exams 2026')
  const labourDays = [
    { date: '2026-10-26', name: 'Labour Day', countries: ['New Zealand'] },
    { date: '2027-10-25', name: 'Labour Day', countries: ['New Zealand', 'Elsewhere'] },
    { date: '2027-10-21', name: 'Autumn Day', countries: ['Elsewhere'] },
  ]

  it('move with their modules', () => {
    expect(movedDates(autumn.days, 364).map(({ date, modules }) => [date, ...modules.map(({ name, slot }) => `${name} ${slot}`)])).toEqual([
      ['2027-10-18', 'Introduction to Management 1'],
      ['2027-10-19', 'Principles of Marketing 3'],
      ['2027-10-21', 'Financial Accounting 2'],
      ['2027-10-25', 'Engineering Mechanics 1'],
      ['2027-10-26', 'Electrical Principles 3'],
      ['2027-10-28', 'Programming 2'],
    ])
  })

  it('are listed where they land on a holiday of the block’s countries, with the one of the source', () => {
    const hits = holidayHits(movedDates(autumn.days, 364), labourDays, new Set(['New Zealand', 'United Kingdom']))
    expect(hits).toEqual([
      {
        source: '2026-10-26',
        date: '2027-10-25',
        modules: [{ name: 'Engineering Mechanics', slot: 1 }],
        holidays: [{ date: '2027-10-25', name: 'Labour Day', countries: ['New Zealand'] }],
        isWeekend: false,
        before: [labourDays[0]],
      },
    ])
  })

  it('are listed where they land on a weekend', () => {
    const { days } = seededBlock('Medical Entry Day')
    expect(holidayHits(movedDates(days, 364), [], new Set()).map(({ date, isWeekend }) => [date, isWeekend])).toEqual([
      ['2028-04-15', true],
    ])
  })
})

describe('what a clone takes along', () => {
  const { days } = seededBlock('Autumn Exams 2026')
  const names = [...new Set(days.flatMap(({ slots }) => slots.flatMap(({ modules }) => modules.map(({ name }) => name))))]
  const offered = names.map(moduleNamed)

  it('is the whole schedule, with its versions', () => {
    const carried = carriedSchedule(days, offered, 364)
    expect(carried.leftOut).toEqual([])
    expect(carried.days.map(({ date }) => date)).toEqual(
      days.filter(({ slots }) => slots.some((slot) => slot.modules.length > 0)).map(({ date }) => addDays(date, 364)),
    )
    expect(carried.days[0]?.slots).toEqual([{ number: 1, modules: days[0]?.slots[0]?.modules }])
  })

  it('keeps the papers of a module with their versions', () => {
    const paper = (id: string, versions: readonly string[]) => ({ id, name: `Paper ${id}`, versions })
    const now = { id: '1', name: 'Physics', colour: null, versions: ['V1'], submodules: [paper('7', ['V1']), paper('8', ['V1', 'V2'])] }
    const placed = { moduleId: '1', name: 'Physics', versions: ['V1'], submodules: [paper('8', ['V2', 'V3'])] }
    const carried = carriedSchedule([{ date: '2026-10-19', slots: [{ number: 1, clocks: [], modules: [placed] }] }], [now], 7)
    expect(carried.days[0]?.slots[0]?.modules[0]?.submodules).toEqual([paper('8', ['V2'])])
    expect(carried.leftOut).toEqual([{ name: 'Physics, Paper 8', versions: ['V3'] }])
  })

  it('leaves out and names a module that is gone from the list, and versions and submodules that are', () => {
    const [first, second] = [offered[0], offered[1]]
    if (!first || !second) throw new Error('The block has modules.')
    const day = {
      date: '2026-10-19',
      slots: [
        {
          number: 2,
          clocks: [],
          modules: [
            { moduleId: 'gone', name: 'Latin', versions: ['V1'], submodules: [] },
            {
              moduleId: second.id,
              name: 'Old name',
              versions: [...second.versions, 'V99'],
              submodules: [{ id: 'gone', name: 'Reading', versions: ['V1'] }],
            },
          ],
        },
        { number: 3, clocks: [], modules: [{ moduleId: 'gone', name: 'Latin', versions: [], submodules: [] }] },
      ],
    }
    expect(carriedSchedule([day], offered, 7)).toEqual({
      days: [
        {
          date: '2026-10-26',
          slots: [{ number: 2, modules: [{ moduleId: second.id, name: second.name, versions: second.versions, submodules: [] }] }],
        },
      ],
      leftOut: [
        { name: 'Latin', versions: [] },
        { name: 'Old name, Reading', versions: [] },
        { name: 'Old name', versions: ['V99'] },
      ],
    })
  })

  it('has academic dates of a new block, moved; one without a date stays empty', () => {
    const set = { ...defaultAcademicDate('Moderation', 2), id: 41, from: '2026-11-04', to: '2026-11-06', isOn: true }
    expect(movedAcademicDates([set, defaultAcademicDate('Clearing', 7)], 364)).toEqual([
      { ...set, id: 0, from: '2027-11-03', to: '2027-11-05' },
      defaultAcademicDate('Clearing', 7),
    ])
  })
})

describe('the plan of a clone', () => {
  const range = { from: '2026-10-19', to: '2026-10-30' }

  it('moves the block with its academic dates and modules, and looks at the clocks of every date', () => {
    const source = cloneSource('Autumn Exams 2026')
    const plan = clonePlan(source, range, 364)
    expect(plan.range).toEqual({ from: '2027-10-18', to: '2027-10-29' })
    expect(plan.academicDates.map(({ from }) => from)).toEqual(['2027-11-03', '2027-11-10', null])
    expect(plan.schedule.days.map(({ date }) => date)).toEqual(plan.moved.map(({ date }) => date))
    expect(plan.moved.map(({ source: day }) => day).at(-1)).toBe('2026-10-29')
    expect(changedDates(plan.clocks).at(-1)).toBe('2027-10-29')
  })

  it('names no module that is left out among those that are moved', () => {
    const source = cloneSource('Autumn Exams 2026')
    const offered = source.offered.filter(({ name }) => name !== 'Engineering Mechanics')
    const { moved, schedule } = clonePlan({ ...source, offered }, range, 364)
    expect(moved.flatMap(({ modules }) => modules.map(({ name }) => name))).not.toContain('Engineering Mechanics')
    expect(schedule.leftOut).toEqual([{ name: 'Engineering Mechanics', versions: [] }])
  })

  it('needs both days of a block', () => {
    expect([rangeOf(range), rangeOf({ ...range, to: null }), rangeOf({ ...range, from: null })]).toEqual([range, null, null])
    expect(movedRange(range, -7)).toEqual({ from: '2026-10-12', to: '2026-10-23' })
  })
})
