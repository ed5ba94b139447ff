import { describe, expect, it } from 'vitest'
import { clearPersonalData } from '#src/app/boot/clear-personal-data.ts'
import { reloadOnMissingChunk } from '#src/app/boot/missing-chunks.ts'
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
  function viewAt(pathname: string, onLine = true) {
    let reloads = 0
    const view = Object.assign(new EventTarget(), {
      navigator: { onLine },
      location: { pathname, reload: () => void (reloads += 1) },
    })
    const lose = () => {
      const event = new Event('vite:preloadError', { cancelable: true })
      view.dispatchEvent(event)
      return event.defaultPrevented
    }
    return { view: view as never, lose, reloads: () => reloads }
  }

  it('makes the page load itself anew, once per address', () => {
    const { view, lose, reloads } = viewAt('/sms/exam-block')
    const storage = storageOf({})
    reloadOnMissingChunk(view, () => storage)
    expect([lose(), lose(), reloads()]).toEqual([true, false, 1])
  })

  it('is nothing to whoever does not wait for it yet', async () => {
    const { view, lose, reloads } = viewAt('/sms/exam-block')
    reloadOnMissingChunk(view, () => storageOf({}))
    let isPrevented: boolean | null = null
    await prefetch(() => {
      isPrevented = lose()
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    expect([isPrevented, reloads()]).toEqual([false, 0])
    expect([lose(), reloads()]).toEqual([true, 1])
  })

  it('is left to the page of whoever is offline', () => {
    const { view, lose, reloads } = viewAt('/sms/exam-block', false)
    reloadOnMissingChunk(view, () => storageOf({}))
    expect([lose(), reloads()]).toEqual([false, 0])
  })

  it('is left to the page where nothing can be remembered', () => {
    const { view, lose, reloads } = viewAt('/sms/exam-block')
    reloadOnMissingChunk(view, blocked)
    expect([lose(), reloads()]).toEqual([false, 0])
  })
})
