import { describe, expect, it } from 'vitest'
import { hostOffset } from '#src/blocks/findings/host-clock.ts'

describe('the clock of this host', () => {
  it.each([
    ['Europe/London', '2027-03-28T00:59:59Z', 0],
    ['Europe/London', '2027-03-28T01:00:00Z', 60],
    ['Asia/Kathmandu', '2027-05-24T08:15:00Z', 345],
    ['America/Lima', '2027-01-01T00:30:00Z', -300],
    ['Pacific/Auckland', '2026-12-31T23:00:00Z', 780],
  ])('puts %s at %s %i minutes ahead of UTC', (clock, instant, minutes) => {
    expect(hostOffset(Date.parse(instant), clock)).toBe(minutes)
  })

  it('looks at whole minutes, also within one', () => {
    expect(hostOffset(Date.parse('2027-05-24T08:15:00Z') + 59_999, 'Europe/London')).toBe(60)
  })

  it('says nothing of a zone that it does not know', () => {
    expect(hostOffset(0, 'Mars/Olympus')).toBeNull()
  })
})
