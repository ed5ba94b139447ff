import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreementOf, toHalfMark } from '#openapi/assessment/agreement.ts'
import { allocate, doubleMarked, markersNeeded, type MarkingMode } from '#openapi/assessment/allocation.ts'

const rules = { isDouble: true, paperMarks: 100, tolerance: 5 }
const pair = (first: number, second: number) => [
  { role: 'First' as const, total: first },
  { role: 'Second' as const, total: second },
]
const halfMark = (max: number) => fc.integer({ min: 0, max: max * 2 }).map((value) => value / 2)

describe('two totals', () => {
  it.each([
    [60, 64, { kind: 'agreed', total: 62 }],
    // Exactly at the tolerance.
    [60, 65, { kind: 'agreed', total: 62.5 }],
    [65, 60, { kind: 'agreed', total: 62.5 }],
    [60, 65.5, { kind: 'third' }],
    // A mean of 60.25 goes up.
    [60, 60.5, { kind: 'agreed', total: 60.5 }],
    [0, 0, { kind: 'agreed', total: 0 }],
  ])('of %d and %d come to %o (CAT-ASR-14)', (first, second, result) => {
    expect(agreementOf(pair(first, second), rules)).toEqual(result)
  })

  it('agree exactly at the tolerance of any paper, though fractions are not exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 40 }), halfMark(300), (marks, percent, first) => {
        const apart = (marks * percent) / 100
        const at = (difference: number) =>
          agreementOf(pair(first, first + difference), { isDouble: true, paperMarks: marks, tolerance: percent })
        expect(at(apart).kind).toBe('agreed')
        expect(at(apart + 0.5).kind).toBe('third')
      }),
    )
  })

  it('are answered by the third where there is one, and by the first where there is no second', () => {
    expect(agreementOf([...pair(10, 90), { role: 'Third', total: 40 }], rules)).toEqual({ kind: 'agreed', total: 40 })
    expect(agreementOf(pair(10, 90).slice(0, 1), { ...rules, isDouble: false })).toEqual({ kind: 'agreed', total: 10 })
    expect(agreementOf(pair(10, 90).slice(0, 1), rules)).toEqual({ kind: 'open' })
    expect(agreementOf([], rules)).toEqual({ kind: 'open' })
  })

  it('give the same mark in either order, between both, in halves', () => {
    fc.assert(
      fc.property(halfMark(100), halfMark(100), (first, second) => {
        const found = agreementOf(pair(first, second), { ...rules, tolerance: 100 })
        expect(found).toEqual(agreementOf(pair(second, first), { ...rules, tolerance: 100 }))
        const total = found.kind === 'agreed' ? found.total : NaN
        expect(total * 2).toBe(Math.round(total * 2))
        expect(total).toBeGreaterThanOrEqual(Math.min(first, second))
        expect(total).toBeLessThanOrEqual(Math.max(first, second))
      }),
    )
  })

  it('round a quarter up', () => {
    expect([0.25, 0.24, 0.75, 1].map(toHalfMark)).toEqual([0.5, 0, 1, 1])
  })
})

const numbers = fc.uniqueArray(fc.integer({ min: 1000, max: 9999 }).map(String), { minLength: 1, maxLength: 60 })
const markers = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 })
const modes = fc.constantFrom<MarkingMode>('Single', 'Double blind', 'Sample 20 %')

describe('the allocation', () => {
  it('takes every fifth number into the sample', () => {
    const candidates = ['1009', '1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1010', '1011']
    expect(doubleMarked(candidates, 'Sample 20 %')).toEqual(['1005', '1010'])
    expect(doubleMarked(candidates, 'Single')).toEqual([])
    expect(doubleMarked(candidates, 'Double blind')).toHaveLength(11)
  })

  it('gives every script each role once, no marker two roles of one, and the load evenly', () => {
    fc.assert(
      fc.property(numbers, markers, modes, (candidates, markerIds, mode) => {
        const given = allocate(candidates, markerIds, mode)
        if (markerIds.length < markersNeeded(mode)) {
          expect(given).toEqual([])
          return
        }
        const seconds = doubleMarked(candidates, mode)
        expect(given).toHaveLength(candidates.length + seconds.length)
        for (const number of candidates) {
          const own = given.filter(({ candidateNumber }) => candidateNumber === number)
          expect(own.map(({ role }) => role)).toEqual(seconds.includes(number) ? ['First', 'Second'] : ['First'])
          expect(new Set(own.map(({ markerId }) => markerId)).size).toBe(own.length)
        }
        const loads = markerIds.map((id) => given.filter(({ markerId }) => markerId === id).length)
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('leaves what was given before, and gives only what is missing', () => {
    const before = allocate(['1001', '1002'], [10, 11], 'Double blind')
    const after = allocate(['1001', '1002', '1003'], [10, 11], 'Double blind', before)
    expect(after.map(({ candidateNumber }) => candidateNumber)).toEqual(['1003', '1003'])
  })

  it('draws the sample on from the scripts that come, and leaves the one that stands', () => {
    const first = ['1003', '1005', '1007', '1009', '1011', '1013']
    const before = allocate(first, [10, 11], 'Sample 20 %')
    const secondsIn = (given: typeof before) => given.filter(({ role }) => role === 'Second').map(({ candidateNumber }) => candidateNumber)
    expect(secondsIn(before)).toEqual(['1011'])
    const after = allocate([...first, '1001', '1002', '1004', '1006'], [10, 11], 'Sample 20 %', before)
    expect(secondsIn(after)).toEqual(['1006'])
    expect(after).toHaveLength(5)
  })
})
