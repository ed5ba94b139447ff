import { describe, expect, it } from 'vitest'
import { createSpreadLimits } from '#src/blocks/spread-limits.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

const owner = { userId: 'u1', kindId: 'exam' }

describe('the limit of a block', () => {
  it('is 60 minutes until it is set, and is kept per person, kind and block', () => {
    const place = storageOf()
    const limits = createSpreadLimits(() => place, owner)
    expect(limits.read('7')).toBe(60)
    limits.keep('7', 0)
    expect([limits.read('7'), limits.read('8')]).toEqual([0, 60])
    expect(createSpreadLimits(() => place, { ...owner, kindId: 'test' }).read('7')).toBe(60)
    expect(createSpreadLimits(() => place, { ...owner, userId: 'u2' }).read('7')).toBe(60)
  })

  it.each(['-1', '1441', '1.5', '"60"', 'null', 'minutes', '[30]'])('is 60 minutes where %s is stored', (stored) => {
    expect(createSpreadLimits(() => storageOf({ 'limit/u1/exam/7': stored }), owner).read('7')).toBe(60)
  })

  it('never throws where the storage is blocked or full', () => {
    const blocked = createSpreadLimits(() => {
      throw new Error('blocked')
    }, owner)
    blocked.keep('7', 30)
    expect(blocked.read('7')).toBe(60)
    const full = {
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(() => createSpreadLimits(() => full, owner).keep('7', 30)).not.toThrow()
  })
})
