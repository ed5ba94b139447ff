import { describe, expect, it } from 'vitest'
import { createSelectedYear } from '#src/app/state/selected-year.ts'

function tab() {
  const items = new Map<string, string>()
  return {
    items,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

describe('the year of a tile', () => {
  it('is kept for the tab until it is cleared', () => {
    const storage = tab()
    const year = createSelectedYear(() => storage)
    year.keep('22')
    expect([...storage.items]).toEqual([['selectedYear', '22']])
    year.clear()
    expect([...storage.items]).toEqual([])
  })

  it('is not kept for a tile without one', () => {
    const storage = tab()
    createSelectedYear(() => storage).keep(null)
    expect([...storage.items]).toEqual([])
  })

  it('breaks nothing where the storage is blocked', () => {
    const year = createSelectedYear(() => {
      throw new Error('Blocked.')
    })
    expect(() => {
      year.keep('22')
      year.clear()
    }).not.toThrow()
  })
})
