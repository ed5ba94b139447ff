import { describe, expect, it } from 'vitest'
import { createLate } from '#src/api/late.ts'

describe('what comes later', () => {
  it('is made when it is first asked for, once for all who ask', async () => {
    let made = 0
    const late = createLate(() => Promise.resolve((made += 1)))
    expect(() => late.current()).toThrow('has not come yet')
    expect(made).toBe(0)
    expect(await Promise.all([late.load(), late.load()])).toEqual([1, 1])
    expect([late.current(), await late.load(), made]).toEqual([1, 1, 1])
  })

  it('is asked for again by whoever needs it next when it could not be had', async () => {
    const tries = [() => Promise.reject(new TypeError('Failed to fetch')), () => Promise.resolve('here')]
    const late = createLate(() => tries.shift()?.() ?? Promise.reject(new Error('No further try was expected.')))
    await expect(Promise.all([late.load(), late.load()])).rejects.toThrow('Failed to fetch')
    expect(() => late.current()).toThrow('has not come yet')
    expect(await late.load()).toBe('here')
    expect(late.current()).toBe('here')
  })
})
