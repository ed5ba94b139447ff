import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOf } from '#machines/notifications/age.ts'

const minute = 60_000
const hour = 60 * minute
const now = Date.UTC(2026, 10, 21, 12)

describe('the age of a message', () => {
  it.each([
    ['no time at all', 0, 'today'],
    ['23 h 59 min', 24 * hour - minute, 'today'],
    ['a millisecond under 24 h', 24 * hour - 1, 'today'],
    ['exactly 24 h', 24 * hour, 'yesterday'],
    ['47 h 59 min', 48 * hour - minute, 'yesterday'],
    ['exactly 48 h', 48 * hour, 'earlier'],
    ['a year', 365 * 24 * hour, 'earlier'],
    ['a clock that is an hour ahead', -hour, 'today'],
    ['a day ahead', -24 * hour, 'earlier'],
    ['years ahead', -3650 * 24 * hour, 'earlier'],
  ] as const)('of %s', (_, age, expected) => {
    expect(ageOf(now - age, now)).toBe(expected)
  })

  it.each([null, Number.NaN])('of a time that nobody knows (%s) is unknown', (at) => {
    expect(ageOf(at, now)).toBe('unknown')
  })

  it('never grows younger', () => {
    const order = ['today', 'yesterday', 'earlier']
    fc.assert(
      fc.property(fc.nat(100 * hour), fc.nat(100 * hour), (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(order.indexOf(ageOf(now - more, now))).toBeGreaterThanOrEqual(order.indexOf(ageOf(now - less, now)))
      }),
    )
  })
})
