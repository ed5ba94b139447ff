import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { closeDrafts, createDrafts, sweepDrafts } from '#src/storage/drafts.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

const day = 24 * 3600 * 1000
const now = 1_800_000_000_000
const [ann, ben] = [ownerKey('41'), ownerKey('42')]
const Draft = v.object({ at: v.number(), name: v.string() })
const draft = { at: now, name: 'Summer' }

const draftsOf = (storage: Storage, owner = ann) =>
  createDrafts(
    () => storage,
    owner,
    () => now,
  )

describe('drafts of a person', () => {
  it('are read by the same person alone', () => {
    const storage = storageOf()
    draftsOf(storage).write('exam/7', draft)
    expect([draftsOf(storage).read('exam/7', Draft), draftsOf(storage, ben).read('exam/7', Draft)]).toEqual([draft, null])
    draftsOf(storage).drop('exam/7')
    expect(Object.keys(storage)).toEqual([])
  })

  it.each([
    ['older than a day', JSON.stringify({ ...draft, at: now - day })],
    ['from a clock that has been set back', JSON.stringify({ ...draft, at: now + day })],
    ['truncated', JSON.stringify(draft).slice(0, -3)],
    ['of a wrong type', '7'],
    ['of another release', JSON.stringify({ at: now, title: 'Summer' })],
    ['of 5 MB', JSON.stringify({ ...draft, name: 'x'.repeat(5_000_000) })],
    ['reaching for a prototype', '{"__proto__":{"at":1800000000000,"name":"Summer"}}'],
  ])('that are %s are dropped when they are read, and the others stay', (_, text) => {
    const key = `draft/${ann}/exam/7`
    const storage = storageOf({ [key]: text, theme: 'dark' })
    expect(draftsOf(storage).read('exam/7', Draft)).toBeNull()
    expect(Object.keys(storage)).toEqual(['theme'])
  })
})

describe('drafts of a person who has signed out by themselves', () => {
  it('are not written by what was still on its way, until they sign in again', () => {
    const storage = storageOf()
    const drafts = draftsOf(storage)
    closeDrafts(ann)
    drafts.write('exam/7', draft)
    draftsOf(storage, ben).write('exam/8', draft)
    expect(Object.keys(storage)).toEqual([`draft/${ben}/exam/8`])
    sweepDrafts(() => storage, ann, now)
    drafts.write('exam/7', draft)
    expect(Object.keys(storage)).toEqual([`draft/${ann}/exam/7`])
  })
})

describe('sweeping drafts at the beginning of a session', () => {
  it('drops those of others and old ones, and keeps damaged ones until their page reads them', () => {
    const fresh = JSON.stringify(draft)
    const storage = storageOf({
      theme: 'dark',
      'draft/loose': fresh,
      [`draft/${ann}/exam/7`]: fresh,
      [`draft/${ann}/exam/8`]: JSON.stringify({ ...draft, at: now - day }),
      [`draft/${ann}/exam/9`]: '{',
      [`draft/${ben}/exam/7`]: fresh,
      [`draft/${ben}/exam/9`]: '{',
    })
    sweepDrafts(() => storage, ann, now)
    expect(Object.keys(storage)).toEqual(['theme', `draft/${ann}/exam/7`, `draft/${ann}/exam/9`])
    const onDamaged = vi.fn()
    expect(draftsOf(storage).read('exam/9', Draft, onDamaged)).toBeNull()
    expect([onDamaged.mock.calls.length, Object.keys(storage)]).toEqual([1, ['theme', `draft/${ann}/exam/7`]])
  })

  it('does nothing where the storage is blocked', () => {
    const blocked = (): Storage => {
      throw new DOMException('Blocked.', 'SecurityError')
    }
    expect(() => sweepDrafts(blocked, ann, now)).not.toThrow()
    expect(() =>
      sweepDrafts(
        () =>
          new Proxy(storageOf(), {
            ownKeys: () => {
              throw new DOMException('Blocked.', 'SecurityError')
            },
          }),
        ann,
        now,
      ),
    ).not.toThrow()
  })
})

describe('the owner of drafts', () => {
  it('is another text for every person, and none that shows their id', () => {
    const owners = Array.from({ length: 20_000 }, (_, id) => ownerKey(String(id)))
    expect(new Set(owners).size).toBe(20_000)
    expect(owners[12_345]).not.toContain('12345')
  })

  it('stays the same from release to release, so that drafts are found again', () => {
    expect([ownerKey('41'), ownerKey('101')]).toEqual(['uxuuyuw7bi', '162l3sm52hg'])
  })
})
