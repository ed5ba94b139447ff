import { describe, expect, it } from 'vitest'
import { pageNumbers } from '#src/ui/list/page-numbers.ts'

describe('page numbers', () => {
  it('show every page when there are few', () => {
    expect(pageNumbers(1, 1)).toEqual([1])
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  })

  it('keep the first, the last and the neighbours, with a gap (0) between', () => {
    expect(pageNumbers(1, 20)).toEqual([1, 2, 0, 20])
    expect(pageNumbers(10, 20)).toEqual([1, 0, 9, 10, 11, 0, 20])
    expect(pageNumbers(20, 20)).toEqual([1, 0, 19, 20])
  })

  it('never put a gap where one page would fit in its place', () => {
    expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, 0, 20])
    expect(pageNumbers(17, 20)).toEqual([1, 0, 16, 17, 18, 19, 20])
  })
})
