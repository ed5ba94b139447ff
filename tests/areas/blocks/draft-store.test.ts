import { describe, expect, it } from 'vitest'
import { createDraftStore } from '#src/blocks/draft-store.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'

const fields = { name: 'Summer', shortName: 'Sum', code: '', from: '01/06/2027', to: '', description: '', status: 0 } as const
const day = 24 * 3600 * 1000

/** A browser's storage in a map; `full` refuses every write. */
function storageOf(held = new Map<string, string>(), isFull = false): { held: Map<string, string>; storage: Storage } {
  const storage: Storage = {
    get length() {
      return held.size
    },
    clear: () => held.clear(),
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    removeItem: (key) => void held.delete(key),
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      held.set(key, value)
    },
  }
  return { held, storage }
}

const kept = { fields, academicDates: null, removals: [] }
const ann = { userId: ownerKey('41'), kindId: 'exam' }

describe('drafts', () => {
  it('are kept per person, kind and block', () => {
    const { storage } = storageOf()
    const store = createDraftStore(
      () => storage,
      ann,
      () => 1000,
    )
    store.keep('7', { ...kept, at: 1000 })
    expect(store.read('7')).toEqual({ ...kept, at: 1000 })
    expect(store.read(null)).toBeNull()
    expect(
      createDraftStore(
        () => storage,
        { ...ann, kindId: 'test' },
        () => 1000,
      ).read('7'),
    ).toBeNull()
    expect(
      createDraftStore(
        () => storage,
        { ...ann, userId: ownerKey('42') },
        () => 1000,
      ).read('7'),
    ).toBeNull()
    store.drop('7')
    expect(store.read('7')).toBeNull()
  })

  it.each([7, 'archived'])('keep the status %j, which the portal does not know', (status) => {
    const { storage } = storageOf()
    const store = createDraftStore(
      () => storage,
      ann,
      () => 1000,
    )
    store.keep('7', { ...kept, fields: { ...fields, status }, at: 1000 })
    expect(store.read('7')?.fields?.status).toBe(status)
  })

  it('remember what a create without an answer was sent as', () => {
    const { storage } = storageOf()
    const store = createDraftStore(
      () => storage,
      ann,
      () => 1000,
    )
    const draft = { ...kept, at: 1000, mayExist: { code: 'EB-Sum', name: 'Summer', from: '2027-06-01' } }
    store.keep(null, draft)
    expect(store.read(null)).toEqual(draft)
  })

  it('keep earlier ones beside them, each for a day', () => {
    const { storage } = storageOf()
    const open = (now: number) =>
      createDraftStore(
        () => storage,
        ann,
        () => now,
      )
    const earlier = { ...kept, at: 1000 }
    open(5000).keep('7', { ...kept, at: 5000, earlier })
    expect(open(5000).read('7')).toEqual({ ...kept, at: 5000, earlier })
    expect(open(1000 + day).read('7')).toEqual({ ...kept, at: 5000 })
    const zones = { selection: [], count: 1, built: [], at: 5000 } as const
    open(5000).keepZones('7', { ...zones, earlier: { ...zones, at: 1000 } })
    expect(open(5000).readZones('7')?.earlier?.at).toBe(1000)
    expect(open(1000 + day).readZones('7')).toEqual(zones)
  })

  it('count for a day', () => {
    const { storage } = storageOf()
    const readAt = (now: number) =>
      createDraftStore(
        () => storage,
        ann,
        () => now,
      ).read(null)
    createDraftStore(
      () => storage,
      ann,
      () => 0,
    ).keep(null, { ...kept, at: 1000 })
    expect([readAt(1000 + day - 1) !== null, readAt(1000 + day)]).toEqual([true, null])
  })

  it.each(['', '{', 'null', '[]', '{"at":1}', JSON.stringify({ at: 1, fields: { ...fields, status: null } })])(
    'that were damaged (%s) are not there',
    (text) => {
      const { held, storage } = storageOf()
      const store = createDraftStore(
        () => storage,
        ann,
        () => 1,
      )
      store.keep(null, { ...kept, at: 1 })
      for (const key of held.keys()) held.set(key, text)
      expect(store.read(null)).toBeNull()
    },
  )

  it('are simply not kept where the storage is full or blocked', () => {
    const full = createDraftStore(
      () => storageOf(undefined, true).storage,
      ann,
      () => 1,
    )
    full.keep(null, { ...kept, at: 1 })
    expect(full.read(null)).toBeNull()
    const blocked = createDraftStore(
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
      ann,
      () => 1,
    )
    blocked.keep(null, { ...kept, at: 1 })
    blocked.drop(null)
    expect(blocked.read(null)).toBeNull()
  })
})

describe('a block whose id is not in the address yet', () => {
  it('is noted until it is forgotten', () => {
    const { storage } = storageOf()
    const store = createDraftStore(
      () => storage,
      ann,
      () => 5,
    )
    store.noteUnaddressed({ blockId: '9', name: 'Summer' })
    expect(store.readUnaddressed()).toEqual({ blockId: '9', name: 'Summer' })
    store.forgetUnaddressed()
    expect(store.readUnaddressed()).toBeNull()
  })
})

describe('beside the form', () => {
  const row = {
    key: 'a',
    id: 3,
    tempId: null,
    name: 'Results',
    isOn: true,
    isCustom: false,
    forCentre: true,
    forStudent: true,
    startTime: '09:00',
    from: '01/06/2027',
    to: '',
    isRemoved: false,
  }
  const open = (storage: Storage, kindId = 'exam') =>
    createDraftStore(
      () => storage,
      { ...ann, kindId },
      () => 1000,
    )

  it('has names in the storage that the next release finds', () => {
    const { held, storage } = storageOf()
    const store = open(storage)
    store.keep(null, { ...kept, at: 1000 })
    store.keep('7', { ...kept, at: 1000 })
    store.keepDates('7', { at: 1000, rows: [row] })
    store.noteVisit('7')
    store.noteUnaddressed({ blockId: '9', name: 'Summer' })
    const names = ['exam/new', 'exam/7', 'exam/7/dates', 'exam/7/visit', 'exam/unaddressed']
    expect([...held.keys()]).toEqual(names.map((name) => `draft/${ann.userId}/${name}`))
  })

  it('unsaved academic dates are kept for each block by itself, and for a new one', () => {
    const { storage } = storageOf()
    const store = open(storage)
    const draftOf = (name: string) => ({ at: 1000, rows: [{ ...row, name }] })
    store.keepDates('7', draftOf('of 7'))
    store.keepDates(null, draftOf('of a new block'))
    store.keep('7', { ...kept, at: 1000 })
    expect([store.readDates('7'), store.readDates(null), store.readDates('8')]).toEqual([draftOf('of 7'), draftOf('of a new block'), null])
    expect(open(storage, 'test').readDates('7')).toBeNull()
    store.dropDates('7')
    expect([store.readDates('7'), store.readDates(null), store.read('7')]).toEqual([null, draftOf('of a new block'), { ...kept, at: 1000 }])
  })

  it('academic dates are kept with those before them that are not over a day old', () => {
    const { storage } = storageOf()
    const now = 3 * 86_400_000
    const store = createDraftStore(
      () => storage,
      { userId: 'ann', kindId: 'exam' },
      () => now,
    )
    const draft = { at: now, rows: [row], earlier: { at: now - 1000, rows: [], earlier: { at: 1, rows: [] } } }
    store.keepDates('7', draft)
    expect(store.readDates('7')).toEqual({ at: now, rows: [row], earlier: { at: now - 1000, rows: [] } })
  })

  it('a visit to a page that leads back is told once, and for its own block only', () => {
    const { storage } = storageOf()
    const store = open(storage)
    store.noteVisit('7')
    expect([store.takeVisit('8'), store.takeVisit(null), store.takeVisit('7'), store.takeVisit('7')]).toEqual([false, false, true, false])
    store.noteVisit(null)
    expect([store.takeVisit('7'), store.takeVisit(null)]).toEqual([false, true])
  })

  it('the saved block whose id is not in the address yet is kept per kind, and replaces no other draft', () => {
    const { storage } = storageOf()
    open(storage).noteUnaddressed({ blockId: '9', name: 'Summer' })
    expect([open(storage, 'test').readUnaddressed(), open(storage).read(null)]).toEqual([null, null])
    open(storage).keep(null, { ...kept, at: 1000 })
    expect(open(storage).readUnaddressed()).toEqual({ blockId: '9', name: 'Summer' })
  })
})

describe('drafts of time zones', () => {
  const draft = {
    selection: [{ groupId: '1', zoneId: '11' }],
    count: 2 as const,
    built: [{ groupId: '1', zoneId: '11', slots: ['09:00', '13:30'] }],
    at: 1000,
  }
  const open = (storage: Storage) =>
    createDraftStore(
      () => storage,
      ann,
      () => 1000,
    )

  it('are kept per block, beside those of its details', () => {
    const { storage } = storageOf()
    const store = open(storage)
    store.keepZones('7', draft)
    expect([store.readZones('7'), store.readZones('8'), store.read('7')]).toEqual([draft, null, null])
    store.dropZones('7')
    expect(store.readZones('7')).toBeNull()
  })

  it.each([{ count: 7 }, { built: [{ groupId: '1', zoneId: '11', slots: ['25:00'] }] }, { selection: 'all' }])(
    'are dropped with %j',
    (change) => {
      const { held, storage } = storageOf()
      open(storage).keepZones('7', draft)
      const [[key, text] = ['', '{}']] = held
      held.set(key, JSON.stringify({ ...JSON.parse(text), ...change }))
      expect(open(storage).readZones('7')).toBeNull()
    },
  )
})
