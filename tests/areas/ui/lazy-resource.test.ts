import { describe, expect, it } from 'vitest'
import { createLazyResource } from '#src/ui/lazy/lazy-resource.ts'

describe('a lazy resource', () => {
  it('is made when it is first asked for, once for all who ask', async () => {
    let made = 0
    const late = createLazyResource(() => Promise.resolve((made += 1)))
    expect(() => late.current()).toThrow('Not loaded yet')
    expect(made).toBe(0)
    expect(await Promise.all([late.load(), late.load()])).toEqual([1, 1])
    expect([late.current(), await late.load(), made]).toEqual([1, 1, 1])
  })

  it('is asked for again by whoever needs it next when it could not be had', async () => {
    const tries = [() => Promise.reject(new TypeError('Failed to fetch')), () => Promise.resolve('here')]
    const late = createLazyResource(() => tries.shift()?.() ?? Promise.reject(new Error('No further try was expected.')))
    await expect(Promise.all([late.load(), late.load()])).rejects.toThrow('Failed to fetch')
    expect(() => late.current()).toThrow('Not loaded yet')
    expect(await late.load()).toBe('here')
    expect(late.current()).toBe('here')
  })
})
