import { describe, expect, it } from 'vitest'
import { isAsked, openPoints, type ReadinessFacts } from '#machines/blocks/summary/readiness.ts'
import { prohibitionsOf } from '#machines/blocks/scheduling/schedule-findings.ts'
import type { ScheduledModule } from '#machines/blocks/scheduling/schedule.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'

const module = (
  moduleId: string,
  versions: readonly string[] = ['V1'],
  submodules: ScheduledModule['submodules'] = [],
): ScheduledModule => ({
  moduleId,
  name: moduleId.toUpperCase(),
  versions,
  submodules,
})
const day = (date: string, slots: readonly (readonly ScheduledModule[])[], times: readonly string[] = ['09:00', '13:00']): SummaryDay => ({
  dateId: `d${date}`,
  date,
  dayName: 'Monday',
  isHoliday: false,
  moduleCount: 0,
  versionCount: 0,
  submoduleCount: 0,
  slots: slots.map((modules, index) => ({
    number: index + 1,
    clocks: [{ slotId: `s${index}`, zoneName: 'Gulf Time', time: times[index] ?? '' }],
    modules,
  })),
})
const none = prohibitionsOf([])
const pointsOf = (days: readonly SummaryDay[], facts: Partial<ReadinessFacts> = {}) =>
  openPoints({ summary: { days }, prohibitions: none, versionless: new Set(), hasUnsavedDetails: false, unsavedDates: [], ...facts })

describe('what is open about a block', () => {
  it('is nothing when every date has modules with versions, in slots that follow each other', () => {
    expect(pointsOf([day('2027-05-24', [[module('a')], [module('b')]])])).toEqual([])
  })

  it('is each module without a version, where it stands', () => {
    const submodules = [{ id: 's', name: 'S', versions: ['V1'] }]
    expect(pointsOf([day('2027-05-24', [[module('a')], [module('b', [], submodules)]])])).toEqual([
      { kind: 'noVersion', place: { dateId: 'd2027-05-24', date: '2027-05-24', slot: 2, moduleId: 'b', name: 'B' } },
    ])
  })

  it('is no module that has no version to choose', () => {
    expect(pointsOf([day('2027-05-24', [[module('a', [])], [module('b')]])], { versionless: new Set(['a']) })).toEqual([])
  })

  it('is every prohibited pair, and rules that could not be read', () => {
    const days = [day('2027-05-24', [[module('a'), module('b')], [module('c')]])]
    const prohibitions = prohibitionsOf([{ ruleName: 'One', moduleId: 'b', prohibitedId: 'a' }])
    expect(pointsOf(days, { prohibitions })).toMatchObject([{ kind: 'finding', finding: { reach: 'slot', ruleNames: ['One'] } }])
    expect(pointsOf(days, { prohibitions: null })).toEqual([{ kind: 'rulesUnavailable' }])
  })

  it('is what waits unsaved in this browser', () => {
    expect(pointsOf([], { hasUnsavedDetails: true, unsavedDates: ['2027-05-24'] })).toEqual([
      { kind: 'unsavedDetails' },
      { kind: 'unsavedDate', date: '2027-05-24' },
    ])
  })

  it('is, as advice, all dates without modules together', () => {
    expect(pointsOf([day('2027-05-24', [[], []]), day('2027-05-25', [[module('a')], []]), day('2027-05-26', [])])).toEqual([
      { kind: 'emptyDates', dates: ['2027-05-24', '2027-05-26'] },
    ])
  })

  it.each([
    [['09:00', '00:00'], true],
    [['00:00', '09:00'], true],
    [['09:00', '09:00'], true],
    [['13:00', '09:00'], true],
    [['09:00', '09:01'], false],
  ])('is, as advice, a zone with the slots %j: %s', (times, isOpen) => {
    const points = pointsOf([day('2027-05-24', [[module('a')], [module('b')]], times)])
    expect(points).toEqual(isOpen ? [{ kind: 'slotTimes', zoneNames: ['Gulf Time'] }] : [])
  })
})

describe('a publish', () => {
  it('asks about what is likely a mistake, and not about advice', () => {
    const days = [day('2027-05-24', [[module('a', [])], [module('b')]], ['00:00', '09:00']), day('2027-05-25', [])]
    const points = pointsOf(days, { prohibitions: null, hasUnsavedDetails: true, unsavedDates: ['2027-05-24'] })
    expect(points.map((point) => [point.kind, isAsked(point)])).toEqual([
      ['unsavedDetails', true],
      ['unsavedDate', true],
      ['rulesUnavailable', true],
      ['noVersion', true],
      ['emptyDates', false],
      ['slotTimes', false],
    ])
  })
})
