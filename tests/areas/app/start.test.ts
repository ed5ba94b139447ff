import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearPersonalData } from '#src/app/boot/clear-personal-data.ts'
import { reloadOnMissingChunk } from '#src/app/boot/missing-chunks.ts'
import { prefetchCode } from '#src/app/loading/prepare-page.ts'
import { createDrafts } from '#src/storage/drafts.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

const blocked = (): Storage => {
  throw new Error('Blocked.')
}

describe('what is forgotten when a session ends', () => {
  const kept = { theme: 'dark', sideMenu: 'rail', 'draft/a/exam/7': '{}', 'draft/a/exam/new': '{}' }
  const own = JSON.stringify({ version: 1, owner: ownerKey('101') })
  const asked = { userId: '101', isAsked: true }
  const forced = { userId: '101', isAsked: false }

  it('are drafts too, for those who sign out by themselves', () => {
    const [local, tab] = [storageOf({ ...kept, appState: own }), storageOf({ selectedYear: '4' })]
    clearPersonalData({ local: () => local, tab: () => tab }, asked)
    expect([Object.keys(local), Object.keys(tab)]).toEqual([['theme', 'sideMenu'], []])
  })

  it('are not the drafts of those whose session was ended for them', () => {
    const [local, tab] = [storageOf({ ...kept, appState: own }), storageOf({ selectedYear: '4' })]
    clearPersonalData({ local: () => local, tab: () => tab }, forced)
    expect([Object.keys(local), Object.keys(tab)]).toEqual([Object.keys(kept), []])
  })

  it('leaves nothing to be written of those who have signed out, here or elsewhere', () => {
    const write = (owner: string) => {
      const local = storageOf()
      createDrafts(
        () => local,
        owner,
        () => 1,
      ).write('exam/7', { at: 1 })
      return Object.keys(local).length
    }
    const forget = (parting: Parameters<typeof clearPersonalData>[1]) =>
      clearPersonalData({ local: () => storageOf(), tab: () => storageOf() }, parting)
    forget({ userId: '201', isAsked: true })
    forget({ userId: '202', isAsked: false, isElsewhere: true })
    forget({ userId: '203', isAsked: false })
    expect(['201', '202', '203'].map((id) => write(ownerKey(id)))).toEqual([0, 0, 1])
  })

  it.each(['', '{', 'null', '{"version":1}', '{"__proto__":{"owner":"x"}}'])('are remembered pages that nobody can read: %j', (text) => {
    const local = storageOf({ ...kept, appState: text })
    clearPersonalData({ local: () => local, tab: () => storageOf() }, forced)
    expect(Object.keys(local)).toEqual(Object.keys(kept))
  })

  it('is nothing of the person who has signed in meanwhile, in another tab', () => {
    const local = storageOf({ appState: JSON.stringify({ version: 1, owner: ownerKey('102') }) })
    clearPersonalData({ local: () => local, tab: () => storageOf() }, forced)
    expect(Object.keys(local)).toEqual(['appState'])
  })

  it('is nothing where the storage is blocked', () => {
    expect(() => clearPersonalData({ local: blocked, tab: blocked }, asked)).not.toThrow()
  })
})

describe('a chunk that is gone since a new release', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function viewAt(pathname: string, onLine = true) {
    let reloads = 0
    const view = Object.assign(new EventTarget(), {
      navigator: { onLine },
      location: { pathname, reload: () => void (reloads += 1) },
    })
    /** Fails as Vite's loader of chunks does. */
    const lose = (): Promise<never> => {
      const payload = new TypeError('Failed to fetch')
      view.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
      return Promise.reject(payload)
    }
    const load = () => lose().catch(() => vi.runAllTimers())
    return { view: view as never, lose, load, reloads: () => reloads }
  }

  it('makes the page load itself anew, once per address', async () => {
    const { view, load, reloads } = viewAt('/sms/exam-block')
    const storage = storageOf({})
    reloadOnMissingChunk(view, () => storage)
    await load()
    expect(reloads()).toBe(1)
    await load()
    expect(reloads()).toBe(1)
  })

  it('does not reload the page when it was only prefetched', async () => {
    const { view, lose, load, reloads } = viewAt('/sms/exam-block')
    reloadOnMissingChunk(view, () => storageOf({}))
    await prefetch(lose)
    vi.runAllTimers()
    expect(reloads()).toBe(0)
    await load()
    expect(reloads()).toBe(1)
  })

  it('reloads the page when it is needed while another prefetch is still under way', async () => {
    const { view, load, reloads } = viewAt('/sms/exam-block')
    reloadOnMissingChunk(view, () => storageOf({}))
    void prefetch(() => new Promise(() => {}))
    await load()
    expect(reloads()).toBe(1)
  })

  it('does not reload the page for any part of a prefetched page', async () => {
    const { view, lose, reloads } = viewAt('/sms/exam-block')
    reloadOnMissingChunk(view, () => storageOf({}))
    const parts = [{ prepare: lose }, { prepare: () => Promise.resolve().then(lose) }]
    await prefetchCode({ route: { Page: {}, parts: () => parts }, params: {} } as never, '')
    vi.runAllTimers()
    expect(reloads()).toBe(0)
  })

  it('does not reload the page while the browser is offline', async () => {
    const { view, load, reloads } = viewAt('/sms/exam-block', false)
    reloadOnMissingChunk(view, () => storageOf({}))
    await load()
    expect(reloads()).toBe(0)
  })

  it('does not reload the page when the storage is blocked', async () => {
    const { view, load, reloads } = viewAt('/sms/exam-block')
    reloadOnMissingChunk(view, blocked)
    await load()
    expect(reloads()).toBe(0)
  })
})
