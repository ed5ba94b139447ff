import { describe, expect, it } from 'vitest'
import {
  pick,
  pickNested,
  readColour,
  readCount,
  readDay,
  readFlag,
  readId,
  readStatus,
  readTime,
  readVersions,
} from '#src/blocks/kinds/wire-values.ts'

describe('a field', () => {
  it.each(['timeZoneId', 'timezoneId', 'timezoneid', 'timezone_id'])('is found under the spelling %s', (spelling) => {
    expect(pick({ other: 1, [spelling]: 11 }, 'timezoneId')).toBe(11)
  })

  it('is believed in the order of its names, empty ones passed over', () => {
    expect(pick({ startDate: 'b', examdate_start: 'a' }, 'examdateStart', 'startDate')).toBe('a')
    expect(pick({ startDate: 'b', examdate_start: null }, 'examdateStart', 'startDate')).toBe('b')
  })

  it('is looked for in the inner nesting first', () => {
    expect(pickNested({ masterCode: 'outer', data: { masterCode: 'inner' } }, 'masterCode')).toBe('inner')
    expect(pickNested({ masterCode: 'outer', data: {} }, 'masterCode')).toBe('outer')
    expect(pickNested({ masterCode: 'outer' }, 'masterCode')).toBe('outer')
  })

  it.each([null, undefined, 7, 'text', true, []])('is not there in %j', (value) => {
    expect(pickNested(value, 'id')).toBeUndefined()
  })

  it('is never inherited', () => {
    expect(pick({}, 'constructor', '__proto__', 'toString')).toBeUndefined()
  })
})

describe('a day', () => {
  it.each([
    ['2027-05-24 00:00:00.000000', '2027-05-24'],
    ['2027-05-24 23:59:59.999999', '2027-05-24'],
    ['2027-05-24', '2027-05-24'],
    ['2027-05-24T23:30:00Z', '2027-05-24'],
    ['2027-05-24T00:30:00+14:00', '2027-05-24'],
    ['2024-02-29', '2024-02-29'],
  ])('of %s is %s, whatever the time zone', (text, day) => {
    expect(readDay(text)).toBe(day)
    expect(readDay({ date: text })).toBe(day)
  })

  it.each([
    '',
    '2024-02-30',
    '2023-02-29',
    '0000-00-00',
    '0000-01-01',
    '24/05/2027',
    '2027-5-24',
    'today',
    null,
    undefined,
    5,
    {},
    { date: null },
  ])('is not read from %j', (value) => {
    expect(readDay(value)).toBeNull()
  })
})

describe('a time', () => {
  it.each([
    ['09:00', '09:00'],
    ['9:05', '09:05'],
    ['23:59:00', '23:59'],
    ['00:00:00.000000', '00:00'],
  ])('of %s is %s', (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  it.each(['24:00', '12:60', '12', '', 'noon', '-1:00', null, 900])('is not read from %j', (value) => {
    expect(readTime(value)).toBeNull()
  })
})

it('takes only hex colours of 3 or 6 digits', () => {
  expect(['#1f6', '#1F6FEB'].map(readColour)).toEqual(['#1f6', '#1F6FEB'])
  expect(['1f6feb', '#1f6f', '#1f6feb;background:url(//e)', 'var(--x)', 'red', '', null].map(readColour)).toEqual(Array(7).fill(null))
})

it('takes ids as numbers or decimal text', () => {
  expect([7, '7', 9_007_199_254_740_991].map((id) => readId(id, 'id'))).toEqual(['7', '7', '9007199254740991'])
  for (const wrong of [0, -1, 1.5, NaN, '', '07', '1e3', 'abc', null, undefined, {}]) {
    expect(() => readId(wrong, 'id')).toThrow(expect.objectContaining({ kind: 'malformed' }))
  }
})

it('takes flags and counts as numbers or text', () => {
  expect([1, '1', true, 0, '0', false, null, 'yes'].map(readFlag)).toEqual([true, true, true, false, false, false, false, false])
  expect([0, '12', -1, 1.5, 'x', null].map(readCount)).toEqual([0, 12, null, null, null, null])
})

it('knows three states, anything else is none', () => {
  expect([0, 1, 2, '2', 3, -1, '', null, undefined].map(readStatus)).toEqual([0, 1, 2, 2, null, null, null, null, null])
})

it('takes version labels as a list or as one', () => {
  expect([['V1', 'V2'], 'V1', [1, null, ''], null, {}].map(readVersions)).toEqual([['V1', 'V2'], ['V1'], ['1'], [], []])
})
