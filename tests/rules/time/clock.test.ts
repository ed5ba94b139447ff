import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixedClock, systemClock, timeOfDay } from '#src/time/clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the clock', () => {
  // In the time zone of the test run, 00:30 or 23:30 may be another day in UTC.
  it.each([
    [0, 30],
    [12, 0],
    [23, 30],
  ])('gives the date of the browser at %i:%i', (hour, minute) => {
    vi.setSystemTime(new Date(2026, 4, 11, hour, minute))
    expect(systemClock.today()).toBe('2026-05-11')
    expect(timeOfDay(systemClock.now())).toBe(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
  })

  it('keeps the first day of a year in that year', () => {
    vi.setSystemTime(new Date(2027, 0, 1, 0, 0, 1))
    expect(systemClock.today()).toBe('2027-01-01')
    vi.setSystemTime(new Date(2026, 11, 31, 23, 59, 59))
    expect(systemClock.today()).toBe('2026-12-31')
  })

  it('stands still in tests', () => {
    const clock = fixedClock(Date.UTC(2026, 4, 11, 7))
    expect([clock.now(), clock.today()]).toEqual([Date.UTC(2026, 4, 11, 7), '2026-05-11'])
  })
})
