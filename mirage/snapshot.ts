import type { ResourceName } from '#openapi/generated/resources.ts'
import type { Db, StoreName, Table } from './db.ts'
import { collectionNames, type CollectionName, type Records, type ResourceRecord } from './models.ts'

/** A collection of a snapshot: its records, and the highest id that was ever used. */
export interface CollectionSnapshot<R extends { readonly id: number }> {
  readonly lastId: number
  readonly records: readonly R[]
}

/** The records of resources; data that were kept before a resource was there lack it. */
export type ResourceSnapshots = { readonly [N in ResourceName]?: CollectionSnapshot<ResourceRecord> }

/** All data of an aggregator. */
export type Snapshot = { readonly [N in CollectionName]: CollectionSnapshot<Records[N]> } & { readonly resources: ResourceSnapshots }

function loadCollection<R extends { readonly id: number }>(table: Table<R>, { lastId, records }: CollectionSnapshot<R>): void {
  // A restored record comes at the end of the text.
  for (const record of records.toSorted((a, b) => a.id - b.id)) table.insert(record)
  table.startAfter(lastId)
}

/**
 * Stores a snapshot into an empty database.
 * @returns the resources that the snapshot does not know
 */
export function loadSnapshot(db: Db, snapshot: Snapshot, resources: readonly ResourceName[]): ResourceName[] {
  for (const name of resources) {
    const kept = snapshot.resources[name]
    if (kept) loadCollection(db.records(name), kept)
  }
  loadCollection(db.secrets, snapshot.secrets)
  loadCollection(db.credentials, snapshot.credentials)
  loadCollection(db.tokens, snapshot.tokens)
  loadCollection(db.resetKeys, snapshot.resetKeys)
  loadCollection(db.notifications, snapshot.notifications)
  loadCollection(db.messageDeliveries, snapshot.messageDeliveries)
  loadCollection(db.blocks, snapshot.blocks)
  loadCollection(db.academicDates, snapshot.academicDates)
  loadCollection(db.timeZoneGroups, snapshot.timeZoneGroups)
  loadCollection(db.timeZones, snapshot.timeZones)
  loadCollection(db.moduleRules, snapshot.moduleRules)
  loadCollection(db.historyEntries, snapshot.historyEntries)
  loadCollection(db.createRequests, snapshot.createRequests)
  loadCollection(db.approvedVersions, snapshot.approvedVersions)
  loadCollection(db.storedObjects, snapshot.storedObjects)
  loadCollection(db.objectParts, snapshot.objectParts)
  loadCollection(db.paymentAttempts, snapshot.paymentAttempts)
  loadCollection(db.resultUploads, snapshot.resultUploads)
  loadCollection(db.resultDownloads, snapshot.resultDownloads)
  loadCollection(db.calendarFeeds, snapshot.calendarFeeds)
  loadCollection(db.favouriteCourses, snapshot.favouriteCourses)
  loadCollection(db.ucasRows, snapshot.ucasRows)
  loadCollection(db.shareLinks, snapshot.shareLinks)
  loadCollection(db.shareVisits, snapshot.shareVisits)
  loadCollection(db.comments, snapshot.comments)
  loadCollection(db.counters, snapshot.counters)
  return resources.filter((name) => !snapshot.resources[name])
}

/** The JSON text of a snapshot, updated with the data so that a change costs only its own record. */
export interface SnapshotText {
  /** Registers that a record was stored, changed or removed. */
  changed(collection: StoreName, id: number): void
  /** The whole snapshot as JSON. */
  read(): string
}

interface CollectionText {
  changed(id: number): void
  read(): string
}

/** The parts of a collection's text. */
interface ReadTable extends Pick<Table<never>, 'lastId'> {
  find(id: number): object | null
  where(): readonly { readonly id: number }[]
}

function createCollectionText(name: StoreName, table: ReadTable): CollectionText {
  let texts: Map<number, string> | null = null
  const stale = new Set<number>()
  const upToDate = (): Map<number, string> => {
    if (!texts) return new Map(table.where().map((record) => [record.id, JSON.stringify(record)]))
    for (const id of stale) {
      const record = table.find(id)
      if (record) texts.set(id, JSON.stringify(record))
      else texts.delete(id)
    }
    return texts
  }
  return {
    changed: (id) => void stale.add(id),
    read: () => {
      texts = upToDate()
      stale.clear()
      return `"${name}":{"lastId":${table.lastId()},"records":[\n${[...texts.values()].join(',\n')}\n]}`
    },
  }
}

export function createSnapshotText(db: Db, resources: readonly ResourceName[]): SnapshotText {
  const ofModels = new Map<StoreName, CollectionText>(collectionNames.map((name) => [name, createCollectionText(name, db[name])]))
  const ofResources = new Map<StoreName, CollectionText>(resources.map((name) => [name, createCollectionText(name, db.records(name))]))
  const joined = (parts: ReadonlyMap<StoreName, CollectionText>) => [...parts.values()].map((part) => part.read()).join(',\n')
  return {
    changed: (collection, id) => (ofModels.get(collection) ?? ofResources.get(collection))?.changed(id),
    read: () => `{${joined(ofModels)},\n"resources":{${joined(ofResources)}}}`,
  }
}
