import { describe, expect, it } from 'vitest'
import { isAsked, openPoints, settledPoints } from '#machines/blocks/summary/readiness.ts'
import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { Finding, FindingSubject } from '#machines/blocks/findings/finding.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'

const finding = (kind: FindingSubject['kind'], level: Finding['level'] = 'ask'): Finding => ({
  id: kind,
  level,
  subject: { kind } as FindingSubject,
})
const academicDate = (name: string, from: string | null): AcademicDate => ({
  id: 1,
  tempId: null,
  name,
  isOn: true,
  isCustom: false,
  from,
  to: null,
  forCentre: true,
  forStudent: false,
  startTime: '',
})
const nothing = { academicDates: [], found: [], hasUnsavedDetails: false, unsavedDates: [] } as const

const day = (date: string, isFilled: boolean, isHoliday = false): SummaryDay => ({
  dateId: date,
  date,
  dayName: '',
  isHoliday,
  moduleCount: 0,
  versionCount: 0,
  submoduleCount: 0,
  slots: [{ number: 1, clocks: [], modules: isFilled ? [{ moduleId: 'a', name: 'A', versions: ['V1'], submodules: [] }] : [] }],
})

describe('what is open about a block', () => {
  it('is nothing when nothing is found and nothing waits', () => {
    expect(openPoints(nothing)).toEqual([])
    expect(openPoints({ ...nothing, academicDates: [academicDate('Moderation', '2027-05-24')] })).toEqual([])
  })

  it('is what waits unsaved in this browser, then every finding, then academic dates without a date', () => {
    const found = [finding('clash'), finding('apart', 'tell')]
    const academicDates = [academicDate('Moderation', null), academicDate('Results', '2027-05-24'), academicDate('Clearing', null)]
    const points = openPoints({ academicDates, found, hasUnsavedDetails: true, unsavedDates: ['2027-05-24'] })
    expect(points).toEqual([
      { kind: 'unsavedDetails' },
      { kind: 'unsavedDate', date: '2027-05-24' },
      { kind: 'finding', finding: found[0] },
      { kind: 'finding', finding: found[1] },
      { kind: 'undatedAcademicDates', names: ['Moderation', 'Clearing'] },
    ])
    expect(points.map(isAsked)).toEqual([true, true, true, false, false])
  })
})

describe('what is in order about a block', () => {
  const days = [day('2027-03-25', true), day('2027-03-26', false, true), day('2027-03-27', false, true), day('2027-03-30', true)]

  it('is its working days, its versions and its students', () => {
    expect(settledPoints(days, [], true)).toEqual([
      { kind: 'dates', workingDays: 2, emptyOthers: 2 },
      { kind: 'modules', haveVersions: true, areStudentsChecked: true },
    ])
  })

  it.each([
    ['emptyDates', [{ kind: 'modules', haveVersions: true, areStudentsChecked: true }]],
    ['noVersion', [expect.anything(), { kind: 'modules', haveVersions: false, areStudentsChecked: true }]],
    ['clash', [expect.anything(), { kind: 'modules', haveVersions: true, areStudentsChecked: false }]],
    ['manyPapers', [expect.anything(), { kind: 'modules', haveVersions: true, areStudentsChecked: false }]],
  ] as const)('is less where %s was found', (kind, expected) => {
    expect(settledPoints(days, [finding(kind)], true)).toEqual(expected)
  })

  it('says nothing of students that are not known, and nothing of a block without modules', () => {
    expect(settledPoints(days, [], false).at(-1)).toEqual({ kind: 'modules', haveVersions: true, areStudentsChecked: false })
    expect(settledPoints([day('2027-03-25', false)], [], true)).toEqual([])
  })
})
