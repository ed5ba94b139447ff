import { describe, expect, it } from 'vitest'
import { retryUntilLoaded } from '#src/ui/lazy/lazy-component.ts'

describe('optional code', () => {
  it('is asked for again on each occasion until it is there', async () => {
    let tries = 0
    let occasions = 0
    const load = async () => {
      tries += 1
      if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module')
      return 'part'
    }
    const part = await retryUntilLoaded(load, async () => void (occasions += 1))
    expect([part, tries, occasions]).toEqual(['part', 3, 2])
  })

  it('is not asked for again where there was no occasion', async () => {
    let tries = 0
    const load = async () => {
      tries += 1
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    void retryUntilLoaded(load, () => new Promise(() => {}))
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    expect(tries).toBe(1)
  })
})
