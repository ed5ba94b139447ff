import { describe, expect, it } from 'vitest'
import { createAppState } from '#src/app/state/app-state.ts'
import { defaults, type Slices } from '#src/app/state/slices.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

const ada = ownerKey('101')
const exams = '/sms/exam-block'

const list: Omit<Slices['list'], 'filterData'> = {
  searchText: 'Summer',
  searchCriteria: '',
  courseStatus: { statusId: 1, buttonType: 'active' },
  recordView: 'compact',
  sortData: { column: 'name', direction: 'desc' },
  sortParam: 'name:desc',
}

const hidden: Slices['columns'] = { hidden: { [exams]: ['code'] } }

const open = (storage: Storage | null, { owner = ada, isOpen = true } = {}) => createAppState({ storage, owner, isOpen: () => isOpen })
const entryOf = (storage: Storage) => JSON.parse(storage.getItem('appState') ?? 'null') as Record<string, unknown>

describe('what pages remember, before anything has been', () => {
  it('has the shapes and values that the specification gives', () => {
    expect(open(storageOf()).get('list')).toEqual({
      filterData: { key: '', filters: {} },
      searchText: '',
      searchCriteria: '',
      courseStatus: { statusId: 0, buttonType: 'all' },
      recordView: '',
      sortData: null,
      sortParam: '',
    })
    expect(defaults.columns).toEqual({ hidden: {} })
  })

  it('is not stored until something is remembered', () => {
    const storage = storageOf()
    open(storage)
    expect(Object.keys(storage)).toEqual([])
  })
})

describe('what pages remember', () => {
  it('is found again after a reload, all under one key', () => {
    const storage = storageOf()
    const state = open(storage)
    state.showList(exams, list)
    state.set('columns', hidden)
    const again = open(storage)
    expect([again.get('list'), again.get('columns')]).toEqual([{ filterData: { key: exams, filters: {} }, ...list }, hidden])
    expect([Object.keys(storage), entryOf(storage)['version'], entryOf(storage)['owner']]).toEqual([['appState'], 1, ada])
  })

  it('keeps the hidden columns of each list when its page is left and after a reload', () => {
    const storage = storageOf()
    const state = open(storage)
    state.showList(exams, list)
    state.set('columns', hidden)
    state.arrive('/dashboard/ncuk-admin')
    expect([state.get('columns').hidden, open(storage).get('columns').hidden]).toEqual([{ [exams]: ['code'] }, { [exams]: ['code'] }])
    expect(open(storage, { owner: ownerKey('102') }).get('columns').hidden).toEqual({})
  })

  it('is written only when it changes', () => {
    const storage = storageOf()
    const state = open(storage)
    state.set('columns', hidden)
    storage.removeItem('appState')
    state.set('columns', { hidden: { [exams]: ['code'] } })
    expect(Object.keys(storage)).toEqual([])
    state.set('columns', defaults.columns)
    expect(Object.keys(storage)).toEqual(['appState'])
  })

  it('lasts as long as the page where the storage is blocked', () => {
    const state = open(null)
    state.showList(exams, list)
    expect(state.get('list').searchText).toBe('Summer')
  })

  it('is no more stored once the session ends', () => {
    const storage = storageOf()
    const state = open(storage, { isOpen: false })
    state.showList(exams, list)
    expect([state.get('list').searchText, Object.keys(storage)]).toEqual(['Summer', []])
  })

  it('keeps what another tab has remembered meanwhile', () => {
    const storage = storageOf()
    const [one, other] = [open(storage), open(storage)]
    one.set('columns', hidden)
    other.showList(exams, list)
    const again = open(storage)
    expect([again.get('columns'), again.get('list').searchText]).toEqual([hidden, 'Summer'])
  })

  it('of somebody else is dropped unseen', () => {
    const storage = storageOf()
    open(storage).showList(exams, list)
    expect(open(storage, { owner: ownerKey('102') }).get('list')).toEqual(defaults.list)
    expect(Object.keys(storage)).toEqual([])
  })
})

describe('a stored entry that is broken', () => {
  const good = () => {
    const storage = storageOf()
    const state = open(storage)
    state.showList(exams, list)
    state.set('columns', hidden)
    return entryOf(storage)
  }

  it.each([
    ['truncated', JSON.stringify(good()).slice(0, -5)],
    ['of a wrong type', '[]'],
    ['null', 'null'],
    ['of another release', JSON.stringify({ ...good(), version: 2 })],
    ['without a release', JSON.stringify({ ...good(), version: undefined })],
    ['of 5 MB', JSON.stringify({ ...good(), padding: 'x'.repeat(5_000_000) })],
    ['reaching for a prototype', '{"__proto__":{"version":1,"isPolluted":true}}'],
  ])('as a whole (%s) is dropped, and the other keys stay', (_, text) => {
    const storage = storageOf({ appState: text, theme: 'dark' })
    const state = open(storage)
    expect([state.get('list'), state.get('columns'), Object.keys(storage)]).toEqual([defaults.list, defaults.columns, ['theme']])
    expect(Reflect.get({}, 'isPolluted')).toBeUndefined()
  })

  it.each([
    ['a wrong type', 7],
    ['nothing', null],
    ['a status that is none', { ...defaults.list, courseStatus: { statusId: 'all', buttonType: 'all' } }],
    ['a sort that is none', { ...defaults.list, sortData: { column: 'name', direction: 'sideways' } }],
    ['missing parts', { searchText: 'x' }],
  ])('in one slice (%s) loses that slice alone', (_, broken) => {
    const storage = storageOf({ appState: JSON.stringify({ ...good(), list: broken }) })
    const state = open(storage)
    expect([state.get('list'), state.get('columns')]).toEqual([defaults.list, hidden])
  })

  it('gives no prototype and no unknown field a way in', () => {
    const text = JSON.stringify({
      ...good(),
      list: { ...defaults.list, filterData: { key: exams, filters: { year: 22 } }, token: 'secret' },
    })
    const hostile = text.replace('"year":22', '"year":22,"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}}')
    const storage = storageOf({ appState: hostile })
    const state = open(storage)
    const { filters } = state.get('list').filterData
    expect([Object.keys(state.get('list')).includes('token'), Reflect.get(filters, 'isPolluted'), Reflect.get({}, 'isPolluted')]).toEqual([
      false,
      undefined,
      undefined,
    ])
    state.set('columns', defaults.columns)
    expect(storage.getItem('appState')).not.toContain('secret')
  })
})

describe('leaving a page', () => {
  const standing = () => {
    const state = open(storageOf())
    state.showList(exams, list)
    return state
  }

  it('resets filters, search, status, view and sort', () => {
    const state = standing()
    state.arrive('/sms/testblock')
    expect(state.get('list')).toEqual(defaults.list)
  })

  it('resets nothing when the page before was the same one', () => {
    const state = standing()
    state.arrive(exams)
    expect(state.get('list').searchText).toBe('Summer')
  })

  it('is known after a reload too', () => {
    const storage = storageOf()
    open(storage).showList(exams, list)
    const same = open(storage)
    same.arrive(exams)
    expect(same.get('list').recordView).toBe('compact')
    const elsewhere = open(storage)
    elsewhere.arrive('/sms/testblock')
    expect([elsewhere.get('list'), entryOf(storage)['list']]).toEqual([defaults.list, defaults.list])
  })

  it('resets the list before the next page stores its own, in whichever order the two happen', () => {
    const state = standing()
    state.showList('/sms/testblock', { ...list, searchText: 'Quiz' })
    state.arrive('/sms/testblock')
    expect([state.get('list').filterData.key, state.get('list').searchText]).toEqual(['/sms/testblock', 'Quiz'])
  })
})

describe('the invoice of the student’s own page', () => {
  const details = { studentInvoiceId: 7, invoiceNumber: 'INV-7', currency: 'GBP', balanceMinor: 125_000, dueDate: '2026-12-01' }

  it('is kept inside, and dropped when the page is left (CAT-STU-22)', () => {
    const storage = storageOf()
    const state = open(storage)
    state.arrive('/student-application-portal')
    state.set('invoice', { details })
    state.arrive('/student-application-portal')
    expect(entryOf(storage)).toMatchObject({ invoice: { details } })
    state.arrive('/dashboard/student')
    expect(state.get('invoice')).toEqual({ details: null })
    expect(entryOf(storage)).toMatchObject({ invoice: { details: null } })
  })
})
