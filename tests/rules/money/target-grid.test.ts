import { describe, expect, it } from 'vitest'
import { readTargetGrid } from '#machines/money/target-grid.ts'

const reasonOf = (text: string) => {
  const grid = readTargetGrid(text)
  return grid.kind === 'wrong' ? grid.reason : null
}

describe('a grid from a sheet', () => {
  it('has a cell for each figure, and none for what is empty', () => {
    expect(readTargetGrid('\tFoundation\tYear One\r\nAccra\t12\t\r\nLagos\t 7\tmany\r\n')).toEqual({
      kind: 'cells',
      cells: [
        { centre: 'Accra', programme: 'Foundation', figure: '12' },
        { centre: 'Lagos', programme: 'Foundation', figure: '7' },
        { centre: 'Lagos', programme: 'Year One', figure: 'many' },
      ],
    })
  })

  it.each([
    ['', 'Paste at least one row of a sheet.'],
    ['\tFoundation', 'The first row names the programmes, the first column the centres.'],
    ['\tFoundation\n\t12', 'Row 2 names no centre.'],
    ['\tFoundation\tFoundation\nAccra\t1\t2', 'Foundation is there twice.'],
    ['\tFoundation\nAccra\t1\nAccra\t2', 'Accra is there twice.'],
    ['\tFoundation\nAccra\t1\t2', 'Accra has more cells than there are programmes.'],
    ['\tFoundation\nAccra\t', 'The grid has no figures.'],
  ])('that reads %j is refused with the reason', (text, reason) => {
    expect(reasonOf(text)).toBe(reason)
  })
})
