import { describe, expect, test } from 'vitest'
import { createDb, type Db } from '#mirage/db.ts'
import { collectionNames } from '#mirage/models.ts'

/** A database over collections that keep nothing, with the writes it told of. */
function start(): { db: Db; writes: string[] } {
  const writes: string[] = []
  const silent = { insert: (record: object) => record, update: (_id: string, changes: object) => changes, remove: () => {} }
  const database = Object.fromEntries(collectionNames.map((name) => [name, silent]))
  return { db: createDb(database, (name, id) => void writes.push(`${name} ${id}`)), writes }
}

const group = (name: string) => ({ name })

describe('a table', () => {
  test('gives the stored records themselves, so that a list of thousands costs no copies', () => {
    const { db } = start()
    const asia = db.timeZoneGroups.insert(group('Asia'))
    expect(db.timeZoneGroups.find(1)).toBe(asia)
    expect(db.timeZoneGroups.where()[0]).toBe(asia)
    expect(db.timeZoneGroups.findBy(({ name }) => name === 'Asia')).toBe(asia)
  })

  test('stops looking at the first record that is found', () => {
    const { db } = start()
    for (const name of ['Africa', 'Asia', 'Europe']) db.timeZoneGroups.insert(group(name))
    const seen: string[] = []
    db.timeZoneGroups.findBy(({ name }) => seen.push(name) === 2)
    expect(seen).toEqual(['Africa', 'Asia'])
  })

  test('leaves a record that was read before a change as it was, and lets no handler change one in place', () => {
    const { db } = start()
    const before = db.timeZoneGroups.insert(group('Asia'))
    const after = db.timeZoneGroups.update(1, { name: 'Asia and Pacific' })
    expect([before.name, after.name, db.timeZoneGroups.find(1)]).toEqual(['Asia', 'Asia and Pacific', after])
    expect(() => Object.assign(after, { name: 'Oceania' })).toThrow('read only')
  })

  test('refuses an id that is taken, and gives out none twice', () => {
    const { db, writes } = start()
    db.timeZoneGroups.insert({ id: 7, name: 'Asia' })
    expect(() => db.timeZoneGroups.insert({ id: 7, name: 'Africa' })).toThrow('There is a record 7 in timeZoneGroups already.')
    db.timeZoneGroups.remove(7)
    db.timeZoneGroups.remove(7)
    expect(db.timeZoneGroups.insert(group('Africa')).id).toBe(8)
    expect(() => db.timeZoneGroups.update(7, { name: 'Asia' })).toThrow('There is no record 7 in timeZoneGroups.')
    expect(writes).toEqual(['timeZoneGroups 7', 'timeZoneGroups 7', 'timeZoneGroups 8'])
  })

  test('takes back all that was written by work that fails, also by work within it, and keeps what work that ends has written', () => {
    const { db } = start()
    const asia = db.timeZoneGroups.insert(group('Asia'))
    const africa = db.timeZoneGroups.insert(group('Africa'))
    const refused = new Error('Refused.')
    const write = () => {
      db.timeZoneGroups.update(asia.id, { name: 'Asia and Pacific' })
      db.timeZoneGroups.remove(africa.id)
      db.allOrNone(() => void db.timeZoneGroups.insert(group('Europe')))
      db.timeZoneGroups.update(asia.id, { name: 'Oceania' })
    }
    expect(() =>
      db.allOrNone(() => {
        write()
        throw refused
      }),
    ).toThrow(refused)
    expect(db.timeZoneGroups.where()).toEqual([asia, africa])
    db.allOrNone(write)
    expect(db.timeZoneGroups.where().map(({ name }) => name)).toEqual(['Oceania', 'Europe'])
  })

  test('takes over records of another table, and goes on after their ids', () => {
    const [first, second] = [start(), start()]
    const asia = first.db.timeZoneGroups.insert({ id: 7, name: 'Asia' })
    second.db.timeZoneGroups.adopt(first.db.timeZoneGroups.where())
    expect(second.db.timeZoneGroups.find(7)).toBe(asia)
    expect(second.db.timeZoneGroups.insert(group('Africa')).id).toBe(8)
    expect(() => second.db.timeZoneGroups.adopt([asia])).toThrow('There is a record 7 in timeZoneGroups already.')
    second.db.timeZoneGroups.update(7, { name: 'Oceania' })
    expect(first.db.timeZoneGroups.find(7)?.name).toBe('Asia')
  })

  test('gives Mirage the records that it took over before it changes one', () => {
    const calls: string[] = []
    const told = {
      insert: (record: object) => (calls.push(`insert ${Object(record).id}`), record),
      update: (id: string, changes: object) => (calls.push(`update ${id}`), changes),
      remove: (id?: string) => void calls.push(`remove ${id}`),
    }
    const { db } = start()
    const copy = createDb(Object.fromEntries(collectionNames.map((name) => [name, told])), () => {})
    copy.timeZoneGroups.adopt(['Asia', 'Africa'].map((name) => db.timeZoneGroups.insert(group(name))))
    expect(calls).toEqual([])
    copy.timeZoneGroups.update(2, { name: 'Europe' })
    copy.timeZoneGroups.remove(1)
    expect(calls).toEqual(['insert 1', 'insert 2', 'update 2', 'remove 1'])
  })
})
