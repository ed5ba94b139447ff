import { expect, it, vi } from 'vitest'
import { randomId } from '#src/api/browser-edges.ts'

it('makes ids that differ, short enough for a call, also on a page without a secure context', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 100 }, randomId)
  vi.unstubAllGlobals()
  expect(new Set(ids).size).toBe(100)
  expect(ids.filter((id) => id.length > 64)).toEqual([])
})
