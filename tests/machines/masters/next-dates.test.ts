import { describe, expect, it } from 'vitest'
import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import { nextDates } from '#machines/masters/next-dates.ts'

const entry = (changes: Partial<CalendarEntry>): CalendarEntry => ({
  source: 'examBlocks',
  key: 'exam-101.block',
  title: 'January Exams 2027',
  label: 'Exam block',
  isAllDay: 1,
  startDate: '2027-01-11',
  endDate: '2027-01-22',
  state: 'Confirmed',
  sequence: 0,
  resource: 'Examblock',
  recordId: 101,
  ...changes,
})

const options = { today: '2026-11-26', chosen: new Map<string, ReadonlySet<number>>(), count: 5 }
const told = (entries: readonly CalendarEntry[], given: Partial<typeof options> = {}) =>
  nextDates(entries, { ...options, ...given }).map(({ day, title, edge }) => `${day} ${title} ${edge}`)

describe('the next dates of a centre', () => {
  it('says when what lasts longer begins, and what is on one day by its title alone', () => {
    const one = entry({ key: 'exam-101.academic.7', title: 'Results release date: Centre', startDate: '2027-02-05', endDate: '2027-02-05' })
    expect(told([one, entry({})])).toEqual(['2027-01-11 January Exams 2027 begins', '2027-02-05 Results release date: Centre null'])
  })

  it('says when what has begun ends, and leaves out what is over', () => {
    const term = entry({ title: 'Term 1', resource: 'Intake', startDate: '2026-09-07', endDate: '2026-12-11' })
    const past = entry({ startDate: '2026-11-25', endDate: '2026-11-25' })
    expect(told([past, term])).toEqual(['2026-12-11 Term 1 ends'])
  })

  it('has what ends today', () => {
    expect(told([entry({ startDate: '2026-11-20', endDate: '2026-11-26' })])).toEqual(['2026-11-26 January Exams 2027 ends'])
  })

  it('leaves out what is only planned, or cancelled', () => {
    expect(told([entry({ state: 'Tentative' }), entry({ state: 'Cancelled' })])).toEqual([])
  })

  it('keeps of a resource what was chosen, and all of one that nothing was chosen of', () => {
    const other = entry({ title: 'May Exams 2027', recordId: 106, startDate: '2027-05-24' })
    const intake = entry({ title: 'Term 2', resource: 'Intake', recordId: 401, startDate: '2027-01-05' })
    expect(told([entry({}), other, intake], { chosen: new Map([['Examblock', new Set([106])]]) })).toEqual([
      '2027-01-05 Term 2 begins',
      '2027-05-24 May Exams 2027 begins',
    ])
  })

  it('stops where there is no more room', () => {
    expect(told([entry({ startDate: '2027-01-12' }), entry({}), entry({ startDate: '2027-01-13' })], { count: 2 })).toHaveLength(2)
  })
})
