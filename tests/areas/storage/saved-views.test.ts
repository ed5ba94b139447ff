import { describe, expect, it } from 'vitest'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { createSavedViews, mostViews } from '#src/storage/saved-views.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

const [ann, ben] = [ownerKey('41'), ownerKey('42')]
const key = `views/${ann}/sms/centres`
const view = { name: 'Renewals 2027', address: '?contractEndTo=2027-10-01' }
const other = { name: 'Online', address: '?deliveryModes=2' }

const viewsOf = (storage: Storage, owner = ann, list = '/sms/centres') => createSavedViews(() => storage, owner, list)

describe('saved views', () => {
  it('are those of one person and one list', () => {
    const storage = storageOf()
    expect(viewsOf(storage).write([view])).toBe(true)
    expect(viewsOf(storage).read()).toEqual([view])
    expect([viewsOf(storage, ben).read(), viewsOf(storage, ann, '/sms/year').read()]).toEqual([[], []])
  })

  it('leave nothing behind when the last one goes', () => {
    const storage = storageOf()
    viewsOf(storage).write([view])
    viewsOf(storage).write([])
    expect(Object.keys(storage)).toEqual([])
  })

  it.each([
    ['truncated', JSON.stringify([view]).slice(0, -3)],
    ['of a wrong type', '{"name":"Renewals 2027"}'],
    ['of another release', JSON.stringify([{ title: 'Renewals 2027' }])],
    ['leading to another site', JSON.stringify([{ name: 'Elsewhere', address: '//elsewhere.example' }])],
    ['without a name', JSON.stringify([{ ...view, name: '  ' }])],
  ])('that are %s are dropped', (_, text) => {
    const storage = storageOf({ [key]: text, theme: 'dark' })
    expect(viewsOf(storage).read()).toEqual([])
    expect(Object.keys(storage)).toEqual(['theme'])
  })

  it('are read without those that are damaged or there twice, at most twenty', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `View ${index}`, address: '' }))
    const read = (views: unknown) => viewsOf(storageOf({ [key]: JSON.stringify(views) })).read()
    expect(read([view, 7, { ...view, name: 'renewals 2027 ' }, other])).toEqual([view, other])
    expect(read(many)).toHaveLength(mostViews)
  })

  it('stay as they were when the storage is full', () => {
    const storage = storageOf()
    viewsOf(storage).write([view])
    const full = Object.assign(Object.create(storage) as Storage, {
      getItem: (name: string) => storage.getItem(name),
      removeItem: (name: string) => storage.removeItem(name),
      setItem: (name: string, text: string) => {
        if (text.length > JSON.stringify([view]).length) throw new DOMException('full', 'QuotaExceededError')
        storage.setItem(name, text)
      },
    })
    expect(viewsOf(full).write([view, other])).toBe(false)
    expect(viewsOf(full).read()).toEqual([view])
  })

  it('are none where the storage is blocked', () => {
    const blocked = createSavedViews(
      () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      ann,
      '/sms/centres',
    )
    expect([blocked.read(), blocked.write([view])]).toEqual([[], false])
  })
})
