import type { ResourceName } from '#openapi/generated/resources.ts'
import type { CollectionName, Records, ResourceRecord } from './models.ts'

/** The tables assign all ids: Mirage's own manager refuses the id of a removed record that is restored. */
export class ExplicitIds {
  fetch(): never {
    throw new Error('A record came without an id.')
  }

  set(): void {}

  reset(): void {}
}

/** The used part of Mirage's collections, whose ids are text. */
interface MirageCollection {
  insert(record: object): object
  update(id: string, changes: object): object
  remove(id?: string): void
}

/**
 * One collection, typed, with numeric ids. Its records are frozen and stay as they are when the collection changes;
 * nested lists are shared, so a handler builds new lists and never changes one in place.
 */
export interface Table<R extends { readonly id: number }> {
  /** The record of an id, or null. */
  find(id: number): R | null
  /** All records that a predicate holds for (without one, all), in the order of creation. */
  where(predicate?: (record: R) => boolean): R[]
  /** The first record that a predicate holds for, or null. */
  findBy(predicate: (record: R) => boolean): R | null
  /** Stores a record under the next id, or under its own where it has one; throws on an id that is taken. */
  insert(record: Omit<R, 'id'> & { readonly id?: number }): R
  /** Changes some fields; throws when there is no such record. */
  update(id: number, changes: Partial<Omit<R, 'id'>>): R
  /** Removes a record if there is one; its id is not used again. */
  remove(id: number): void
  /** The highest id used so far; 0 if none. */
  lastId(): number
  /** Assigns only ids above this one. */
  startAfter(id: number): void
  /** Takes over frozen records of a table of the same name as they are; throws on an id that is taken. */
  adopt(records: readonly { readonly id: number }[]): void
}

/** Every collection of an aggregator, over Mirage's `server.db`. */
export type Db = {
  readonly [N in CollectionName]: Table<Records[N]>
} & {
  /** The records of a resource; throws if the resource stores none. */
  records(resource: ResourceName): Table<ResourceRecord>
  /** The next number of a sequence that counts up from 1 and is kept with the data, for ids of what stands inside a record. */
  nextId(sequence: string): number
  /** Runs `work`, which reads and writes at once; takes back all that it wrote if it throws, and throws that. */
  allOrNone(work: () => void): void
}

/** A collection by its model, or by the resource whose records it holds. */
export type StoreName = CollectionName | ResourceName

/** Called at every change with the record and its undo; an undo is a change without one. */
export type OnWrite = (collection: StoreName, id: number, undo: (() => void) | null) => void

function createTable<R extends { readonly id: number }>(name: StoreName, collection: MirageCollection, onWrite: OnWrite): Table<R> {
  // Read instead of Mirage's collection, which copies every record it reads and searches all of them for an id.
  let records = new Map<number, R>()
  // Ids grow with creation; a restored record comes last.
  let isOrdered = true
  let last = 0
  // Mirage copies what it is given, so it is given adopted records only when it has to change its collection.
  let adopted: R[] = []
  const mirrored = (): MirageCollection => {
    for (const record of adopted) collection.insert(record)
    adopted = []
    return collection
  }
  const store = (id: number, record: R): R => {
    const before = records.get(id)
    Object.freeze(record)
    records.set(id, record)
    onWrite(name, id, () => (before ? putBack(before) : remove(id, null)))
    return record
  }
  const remove = (id: number, undo: (() => void) | null): void => {
    records.delete(id)
    mirrored().remove(String(id))
    onWrite(name, id, undo)
  }
  const putBack = (record: R): void => {
    const { id } = record
    if (records.has(id)) mirrored().update(String(id), record)
    else {
      mirrored().insert(record)
      isOrdered = false
    }
    records.set(id, record)
    onWrite(name, id, null)
  }
  const all = (): Iterable<R> => {
    if (!isOrdered) records = new Map([...records].toSorted(([a], [b]) => a - b))
    isOrdered = true
    return records.values()
  }
  return {
    find: (id) => records.get(id) ?? null,
    where: (predicate) => {
      const found: R[] = []
      for (const record of all()) if (!predicate || predicate(record)) found.push(record)
      return found
    },
    findBy: (predicate) => {
      for (const record of all()) if (predicate(record)) return record
      return null
    },
    insert: (fields) => {
      const id = fields.id ?? last + 1
      if (records.has(id)) throw new Error(`There is a record ${id} in ${name} already.`)
      // The fields of a record without its id.
      const record = { ...fields, id } as R
      mirrored().insert(record)
      last = Math.max(last, id)
      return store(id, record)
    },
    update: (id, changes) => {
      const record = records.get(id)
      if (!record) throw new Error(`There is no record ${id} in ${name}.`)
      mirrored().update(String(id), changes)
      return store(id, { ...record, ...changes })
    },
    remove: (id) => {
      const record = records.get(id)
      if (record) remove(id, () => putBack(record))
    },
    lastId: () => last,
    startAfter: (id) => {
      last = Math.max(last, id)
    },
    adopt: (given) => {
      // A table of the same name has records of the same kind.
      for (const record of given as readonly R[]) {
        const { id } = record
        if (records.has(id)) throw new Error(`There is a record ${id} in ${name} already.`)
        records.set(id, record)
        adopted.push(record)
        last = Math.max(last, id)
        onWrite(name, id, null)
      }
    },
  }
}

/** Wraps Mirage's database; `onWrite` is called for every change made through the result. */
export function createDb(
  database: Readonly<Record<string, MirageCollection>>,
  onWrite: OnWrite,
  resources: readonly ResourceName[] = [],
): Db {
  const collectionOf = (name: StoreName): MirageCollection => {
    // Mirage copies all records whenever `db.name` is read, while the methods of one such copy stay bound to the live ones.
    const collection = database[name]
    if (!collection) throw new Error(`Mirage has no collection ${name}.`)
    return collection
  }
  let undos: (() => void)[] | null = null
  const write: OnWrite = (name, id, undo) => {
    if (undo) undos?.push(undo)
    onWrite(name, id, undo)
  }
  const table = <N extends CollectionName>(name: N): Table<Records[N]> => createTable(name, collectionOf(name), write)
  const counters = table('counters')
  const tables = new Map(resources.map((name) => [name, createTable<ResourceRecord>(name, collectionOf(name), write)]))
  return {
    records: (resource) => {
      const found = tables.get(resource)
      if (!found) throw new Error(`The resource ${resource} has no records of its own.`)
      return found
    },
    secrets: table('secrets'),
    credentials: table('credentials'),
    tokens: table('tokens'),
    resetKeys: table('resetKeys'),
    notifications: table('notifications'),
    messageDeliveries: table('messageDeliveries'),
    blocks: table('blocks'),
    academicDates: table('academicDates'),
    timeZoneGroups: table('timeZoneGroups'),
    timeZones: table('timeZones'),
    moduleRules: table('moduleRules'),
    historyEntries: table('historyEntries'),
    createRequests: table('createRequests'),
    approvedVersions: table('approvedVersions'),
    storedObjects: table('storedObjects'),
    objectParts: table('objectParts'),
    paymentAttempts: table('paymentAttempts'),
    resultUploads: table('resultUploads'),
    resultDownloads: table('resultDownloads'),
    calendarFeeds: table('calendarFeeds'),
    favouriteCourses: table('favouriteCourses'),
    ucasRows: table('ucasRows'),
    shareLinks: table('shareLinks'),
    shareVisits: table('shareVisits'),
    comments: table('comments'),
    counters,
    nextId: (sequence) => {
      const counter = counters.findBy(({ name }) => name === sequence) ?? counters.insert({ name: sequence, last: 0 })
      return counters.update(counter.id, { last: counter.last + 1 }).last
    },
    allOrNone: (work) => {
      const outer = undos
      const own: (() => void)[] = []
      undos = own
      try {
        work()
        outer?.push(...own)
      } catch (error) {
        for (const undo of own.toReversed()) undo()
        throw error
      } finally {
        undos = outer
      }
    },
  }
}
