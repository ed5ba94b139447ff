import type { Db, Table } from './db.ts'
import { collectionNames, type CollectionName, type Records } from './models.ts'

/** A collection as kept outside: its records, and the highest id that it ever gave out. */
export interface CollectionSnapshot<N extends CollectionName> {
  readonly lastId: number
  readonly records: readonly Records[N][]
}

/** All data of an aggregator. */
export type Snapshot = { readonly [N in CollectionName]: CollectionSnapshot<N> }

function loadCollection<N extends CollectionName>(table: Table<Records[N]>, { lastId, records }: CollectionSnapshot<N>): void {
  // A removal that was taken back stands at the end of the text.
  for (const record of records.toSorted((a, b) => a.id - b.id)) table.insert(record)
  table.startAfter(lastId)
}

/** Stores a snapshot into an empty database. */
export function loadSnapshot(db: Db, snapshot: Snapshot): void {
  loadCollection(db.secrets, snapshot.secrets)
  loadCollection(db.users, snapshot.users)
  loadCollection(db.tokens, snapshot.tokens)
  loadCollection(db.resetKeys, snapshot.resetKeys)
  loadCollection(db.notifications, snapshot.notifications)
  loadCollection(db.blocks, snapshot.blocks)
  loadCollection(db.academicDates, snapshot.academicDates)
  loadCollection(db.timeZoneGroups, snapshot.timeZoneGroups)
  loadCollection(db.timeZones, snapshot.timeZones)
  loadCollection(db.modules, snapshot.modules)
  loadCollection(db.moduleRules, snapshot.moduleRules)
  loadCollection(db.counters, snapshot.counters)
}

/** The JSON text of a snapshot, kept up with the data so that a change costs its own record only. */
export interface SnapshotText {
  /** Notes that a record was stored, changed or removed. */
  changed(collection: CollectionName, id: number): void
  /** The whole snapshot as JSON. */
  read(): string
}

export function createSnapshotText(db: Db): SnapshotText {
  const texts = new Map(collectionNames.map((name) => [name, null as Map<number, string> | null]))
  const stale = new Map(collectionNames.map((name) => [name, new Set<number>()]))

  const textsOf = (name: CollectionName): Map<number, string> => {
    const known = texts.get(name)
    if (!known) {
      const all = new Map(db[name].where().map((record) => [record.id, JSON.stringify(record)]))
      texts.set(name, all)
      return all
    }
    for (const id of stale.get(name) ?? []) {
      const record = db[name].find(id)
      if (record) known.set(id, JSON.stringify(record))
      else known.delete(id)
    }
    return known
  }

  return {
    changed: (collection, id) => void stale.get(collection)?.add(id),
    read: () => {
      const parts = collectionNames.map((name) => {
        const records = [...textsOf(name).values()].join(',\n')
        stale.get(name)?.clear()
        return `"${name}":{"lastId":${db[name].lastId()},"records":[\n${records}\n]}`
      })
      return `{${parts.join(',\n')}}`
    },
  }
}
