import { describe, expect, it } from 'vitest'
import { shorten } from '#src/ui/text/shorten.ts'

describe('shorten', () => {
  it('leaves a text of the allowed length as it is', () => {
    expect(shorten('a'.repeat(20))).toBe('a'.repeat(20))
    expect(shorten('')).toBe('')
  })

  it('cuts a longer one to 20 characters and an ellipsis', () => {
    expect(shorten('a'.repeat(21))).toBe(`${'a'.repeat(20)}…`)
  })

  it('takes another length', () => {
    expect(shorten('x'.repeat(70), 70)).toBe('x'.repeat(70))
    expect(shorten('x'.repeat(71), 70)).toBe(`${'x'.repeat(70)}…`)
  })

  it('counts code points, so that no half of an emoji is left', () => {
    expect(shorten('😀'.repeat(20))).toBe('😀'.repeat(20))
    expect(shorten('😀'.repeat(21))).toBe(`${'😀'.repeat(20)}…`)
  })
})
