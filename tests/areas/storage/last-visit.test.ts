import { describe, expect, it } from 'vitest'
import { createLastVisit } from '#src/storage/last-visit.ts'

const place = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the last visit', () => {
  it('is the newest stamp that was met, of each person and page alone', () => {
    const storage = place()
    const visit = createLastVisit(() => storage, 'a', 'shared')
    expect(visit.read()).toBeNull()
    visit.note(['2026-11-24 10:00:00.000000', '2026-11-26 09:00:00.000000'])
    visit.note(['2026-11-25 10:00:00.000000'])
    visit.note([])
    expect(createLastVisit(() => storage, 'a', 'shared').read()).toBe('2026-11-26 09:00:00.000000')
    expect(createLastVisit(() => storage, 'b', 'shared').read()).toBeNull()
    expect(createLastVisit(() => storage, 'a', 'other').read()).toBeNull()
  })

  it('that is damaged, or cannot be kept, counts as none', () => {
    const storage = place()
    storage.kept.set('visits/a/shared', '"yesterday"')
    expect(createLastVisit(() => storage, 'a', 'shared').read()).toBeNull()
    const blocked = createLastVisit(
      () => {
        throw new Error('blocked')
      },
      'a',
      'shared',
    )
    blocked.note(['2026-11-24 10:00:00.000000'])
    expect(createLastVisit(() => storage, 'a', 'shared').read()).toBeNull()
  })
})
