import { expect, it } from 'vitest'
import { isLight, isSmall } from '#src/assets/library/browser/thumbnail-limits.ts'

it('shows no thumbnail of a picture of 200 megapixels, nor of a large file: neither is asked for', () => {
  const picture = { kind: 'Picture' as const }
  expect(isLight({ ...picture, width: 20_000, height: 10_000 })).toBe(false)
  expect(isLight({ ...picture, width: 4000, height: 3000 })).toBe(true)
  expect(isLight(picture)).toBe(true)
  expect(isLight({ kind: 'Pdf' })).toBe(false)
  expect([isSmall({ sizeBytes: 3_000_000 }), isSmall({ sizeBytes: 10_000_000 })]).toEqual([true, false])
})
