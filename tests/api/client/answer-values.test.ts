import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { answerReader, fields, named } from '#src/api/answer.ts'
import {
  colour,
  count,
  day,
  flag,
  id,
  labels,
  neededDay,
  neededTime,
  optionalList,
  presentText,
  text,
  time,
} from '#src/api/answer-values.ts'
import { spell } from '#openapi/blocks/block-kinds.ts'
import { rowStatus } from '#src/blocks/kinds/block-answers.ts'

const reads = (schema: v.GenericSchema) => (value: unknown) => v.parse(schema, value)
const takes = (schema: v.GenericSchema) => (value: unknown) => v.safeParse(schema, value).success

describe('a field', () => {
  it.each(['timeZoneId', 'timezoneId', 'timezoneid', 'timezone_id'])('is found under the spelling %s', (spelling) => {
    expect(v.parse(fields({ timezoneId: count }), { other: 1, [spelling]: 11 })).toEqual({ timezoneId: 11 })
  })

  it('is taken from the first of its names that is not empty', () => {
    const schema = fields({ description: text }, (name) => spell('Exam', name))
    expect(v.parse(schema, { examblockDescription: 'b', description: 'a' })).toEqual({ description: 'a' })
    expect(v.parse(schema, { examblockDescription: 'b', description: null })).toEqual({ description: 'b' })
    expect(v.parse(schema, { examblock_description: 'b' })).toEqual({ description: 'b' })
  })

  it.each([null, undefined, 7, 'text', true, []])('is not there in %j', (value) => {
    expect(takes(fields({ timezoneId: count }))(value)).toBe(false)
  })

  it('is never inherited', () => {
    expect(v.parse(fields({ constructor: v.unknown(), toString: v.unknown() }), {})).toEqual({ constructor: null, toString: null })
  })

  it('may be missing where it is not needed', () => {
    expect(v.parse(fields({ name: text, list: optionalList(text), size: count }), {})).toEqual({ name: '', list: [], size: null })
    expect(takes(fields({ id }))({})).toBe(false)
  })
})

describe('an answer', () => {
  const readCode = answerReader('generateCode', fields({ masterCode: presentText }))
  const read = (data: unknown) => readCode({ data: data as never })

  it('is looked for in the inner nesting first', () => {
    expect(read({ masterCode: 'outer', data: { masterCode: 'inner' } })).toEqual({ masterCode: 'inner' })
    expect(read({ masterCode: 'outer' })).toEqual({ masterCode: 'outer' })
  })

  it('is looked for outside where the inner nesting lacks what is needed', () => {
    const readList = answerReader('listScheduleModules', v.array(fields({ moduleId: id })))
    expect(readList({ data: [{ moduleId: 7 }] as never })).toEqual([{ moduleId: '7' }])
    expect(readList({ data: { data: [{ moduleId: 7 }] } as never })).toEqual([{ moduleId: '7' }])
  })

  it.each([null, undefined, 7, 'text', true, []])('of %j is malformed, and says which operation gave it', (data) => {
    expect(() => read(data)).toThrow(
      expect.objectContaining({ kind: 'malformed', cause: expect.objectContaining({ message: 'Unreadable answer of generateCode' }) }),
    )
  })

  it('may be a list where the contract names one, or the list itself', () => {
    const schema = named('timeZoneAdminLists', v.array(id))
    expect(v.parse(schema, { timezoneadminlists: [1, '2'] })).toEqual(['1', '2'])
    expect(v.parse(schema, [1])).toEqual(['1'])
    expect([{}, { timeZoneAdminLists: 5 }, [0], null].map(takes(schema))).toEqual([false, false, false, false])
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
  ])('of %s is %s, whatever the time zone', (value, expected) => {
    expect(reads(day)(value)).toBe(expected)
    expect(reads(day)({ date: value })).toBe(expected)
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
    expect(reads(day)(value)).toBeNull()
    expect(takes(neededDay)(value)).toBe(false)
  })
})

describe('a time', () => {
  it.each([
    ['09:00', '09:00'],
    ['9:05', '09:05'],
    ['23:59:00', '23:59'],
    ['00:00:00.000000', '00:00'],
  ])('of %s is %s', (value, expected) => {
    expect([reads(time)(value), reads(neededTime)(value)]).toEqual([expected, expected])
  })

  it.each(['24:00', '12:60', '12', '', 'noon', '-1:00', null, 900])('is not read from %j', (value) => {
    expect([reads(time)(value), takes(neededTime)(value)]).toEqual(['', false])
  })
})

it('takes only hex colours of 3 or 6 digits', () => {
  expect(['#1f6', '#1F6FEB'].map(reads(colour))).toEqual(['#1f6', '#1F6FEB'])
  expect(['1f6feb', '#1f6f', '#1f6feb;background:url(//e)', 'var(--x)', 'red', '', null].map(reads(colour))).toEqual(Array(7).fill(null))
})

it('takes ids as numbers or decimal text', () => {
  expect([7, '7', 9_007_199_254_740_991].map(reads(id))).toEqual(['7', '7', '9007199254740991'])
  expect([0, -1, 1.5, NaN, '', '07', '1e3', 'abc', null, undefined, {}].map(takes(id))).toEqual(Array(11).fill(false))
})

it('takes flags and counts as numbers or text', () => {
  expect([1, '1', true, 0, '0', false, null, 'yes'].map(reads(flag))).toEqual([true, true, true, false, false, false, false, false])
  expect([0, '12', -1, 1.5, 'x', null].map(reads(count))).toEqual([0, 12, null, null, null, null])
})

it('knows three states, anything else is none', () => {
  expect([0, 1, 2, '2', 3, -1, '', null, undefined].map(reads(rowStatus))).toEqual([0, 1, 2, 2, null, null, null, null, null])
})

it('takes version labels as a list or as one', () => {
  expect([['V1', 'V2'], 'V1', [1, null, ''], null, {}].map(reads(labels))).toEqual([['V1', 'V2'], ['V1'], ['1'], [], []])
})
