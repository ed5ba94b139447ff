import { describe, expect, it } from 'vitest'
import { expiryOf, readTokenLife } from '#src/session/token/token-life.ts'

const instant = Date.UTC(2027, 0, 15, 8)

describe('a life that the server writes oddly', () => {
  it.each([
    [' 1800 ', 1800],
    ['1800.25', 1800.25],
    ['123456789012345', 123_456_789_012_345],
    ['1234567890123456', null],
    ['1800s', null],
    ['x1800', null],
    ['1e3', null],
    ['1800.', null],
    ['-1800', null],
    [true, null],
    [[1800], null],
  ])('lasts for %j: %j', (given, seconds) => {
    expect(readTokenLife({ token_expires_in: given }).seconds).toBe(seconds)
  })

  it.each([
    [999_999_999_999, 999_999_999_999_000],
    [1_000_000_000_000, 1_000_000_000_000],
    [1.5, 1500],
  ])('ends, for %j, at %j ms: large numbers are milliseconds, small ones seconds', (given, expiresAt) => {
    expect(readTokenLife({ token_expires_timestamp: given }).expiresAt).toBe(expiresAt)
  })
})

describe('the end of tokens by the clock of this device', () => {
  const life = { seconds: 1800, expiresAt: instant + 1_800_000 }
  const at = (token_received_at: number, token_served_at: number | null) => ({ token_received_at, token_served_at })

  it('is unknown where the server named no time, whatever else it said', () => {
    const ends = [at(instant, instant), at(instant, instant - 86_400_000), at(instant, null)]
    expect(ends.map((stamps) => expiryOf({ seconds: 1800, expiresAt: null }, stamps))).toEqual([null, null, null])
  })

  it.each([
    ['agree', instant, life.expiresAt],
    ['differ by less than three seconds', instant + 2999, life.expiresAt],
    ['differ by three seconds, this one ahead', instant + 3000, life.expiresAt + 3000],
    ['differ by three seconds, this one behind', instant - 3000, life.expiresAt - 3000],
    ['differ by a day', instant + 86_400_000, life.expiresAt + 86_400_000],
  ])('is where the clock of the server puts it when both %s', (_, receivedAt, expected) => {
    expect(expiryOf(life, at(receivedAt, instant))).toBe(expected)
  })

  it.each([
    ['the named instant', instant, 1800, life.expiresAt],
    ['the named instant, when it is later than the lifetime allows', instant - 1, 1800, life.expiresAt],
    ['the end of the lifetime, when that is later', instant + 5, 1800, life.expiresAt + 5],
    ['the named instant without a lifetime', life.expiresAt + 5, null, life.expiresAt],
  ])('is, of a server that tells no time, %s', (_, receivedAt, seconds, expected) => {
    expect(expiryOf({ ...life, seconds }, at(receivedAt, null))).toBe(expected)
  })
})
