import { describe, expect, it } from 'vitest'
import { rangeOf } from '#src/ui/graphs/scatter-chart.tsx'

describe('the range of a scatter chart', () => {
  it.each([
    ['marks far apart', [31, 95], [20, 40, 60, 80, 100]],
    ['marks close together', [41, 68.5], [40, 50, 60, 70]],
    ['one mark', [40], [40, 50]],
    ['none', [], [0, 10]],
  ])('of %s is round', (_, values, ticks) => {
    expect(rangeOf(values)).toEqual(ticks)
  })
})
