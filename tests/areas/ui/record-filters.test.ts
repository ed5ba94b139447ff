import { describe, expect, it } from 'vitest'
import { shownFilters, withParameter, withoutFilter, type RecordFilter } from '#src/ui/records/record-filters.ts'

const delivery: RecordFilter = { kind: 'choices', name: 'delivery', label: 'Delivery', options: [{ value: '2', label: 'Online' }] }
const end: RecordFilter = { kind: 'dates', name: 'end', label: 'Ends' }
const current: RecordFilter = { kind: 'flag', name: 'isCurrent', label: 'Current' }
const textsOf = (values: Parameters<typeof shownFilters>[1]) => shownFilters([delivery, end, current], values).map(({ text }) => text)

describe('the filters that are on', () => {
  it('are told in words, in the order of the filters', () => {
    expect(shownFilters([delivery, end, current], { isCurrent: ['0'], delivery: ['2'] })).toEqual([
      { name: 'delivery', label: 'Delivery', text: 'Online' },
      { name: 'isCurrent', label: 'Current', text: 'No' },
    ])
  })

  it.each([
    [{ endFrom: ['2027-01-02'] }, 'from 02/01/2027'],
    [{ endTo: ['2027-01-02'] }, 'up to 02/01/2027'],
    [{ endFrom: ['2026-01-02'], endTo: ['2027-01-02'] }, '02/01/2026 – 02/01/2027'],
  ])('tell a range %j', (values, text) => {
    expect(textsOf(values)).toEqual([text])
  })

  it('are none for a parameter without a filter', () => {
    expect(textsOf({ other: ['1'] })).toEqual([])
  })
})

describe('the values of filters', () => {
  it('lose both sides of a range at once', () => {
    expect(withoutFilter({ endFrom: ['a'], endTo: ['b'], delivery: ['2'] }, end)).toEqual({ delivery: ['2'] })
  })

  it('lose a parameter without values', () => {
    expect(withParameter({ delivery: ['2'] }, 'delivery', [])).toEqual({})
  })
})
