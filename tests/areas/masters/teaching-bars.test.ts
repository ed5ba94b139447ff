import { describe, expect, it } from 'vitest'
import { barIn } from '#src/masters/teaching/teaching-bars.ts'

const year = { from: '2026-01-01', to: '2026-04-10' }

describe('teaching dates on their year', () => {
  it('begin on their first day and end after their last one', () => {
    expect(barIn(year, { from: '2026-01-01', to: '2026-04-10' })).toEqual({ start: 0, length: 100 })
    expect(barIn(year, { from: '2026-01-11', to: '2026-01-20' })).toEqual({ start: 10, length: 10 })
  })

  it('are cut at the ends of the year, and have no bar outside it', () => {
    expect(barIn(year, { from: '2025-12-01', to: '2026-01-10' })).toEqual({ start: 0, length: 10 })
    expect(barIn(year, { from: '2026-04-11', to: '2026-05-01' })).toBeNull()
    expect(barIn(year, { from: '2026-02-02', to: '2026-02-01' })).toBeNull()
  })
})
