import { describe, expect, it } from 'vitest'
import { everyVisit } from './rows.ts'

describe('every row of the route table, for every contact type, with and without the right, in every spelling', () => {
  it('ends as the documents say', { timeout: 60_000 }, () => {
    const wrong: string[] = []
    let visits = 0
    for (const { type, isGranted, path, due, decide } of everyVisit()) {
      const found = JSON.stringify(decide())
      visits += 1
      if (found !== JSON.stringify(due))
        wrong.push(`${type} ${isGranted ? 'with' : 'without'} the right on ${path}: ${found}, not ${JSON.stringify(due)}`)
    }
    expect(wrong).toEqual([])
    expect(visits).toBeGreaterThanOrEqual(14_000)
  })
})
