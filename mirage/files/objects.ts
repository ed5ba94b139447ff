import type { Db } from '../db.ts'
import type { StoredObjectRecord } from './stored-object.ts'
import { fromBase64, toBase64 } from './bytes.ts'

/** The object of a key, or null. */
export const objectAt = (db: Db, storageKey: string): StoredObjectRecord | null =>
  db.storedObjects.findBy((object) => object.storageKey === storageKey)

const partsOf = (db: Db, { id }: StoredObjectRecord) => db.objectParts.where(({ objectId }) => objectId === id)

/** What has arrived of an object. */
export function bytesOf(db: Db, object: StoredObjectRecord): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(object.heldBytes)
  let at = 0
  for (const { content } of partsOf(db, object)) {
    const part = fromBase64(content)
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Adds a part at the end of an object. */
export function addPart(db: Db, object: StoredObjectRecord, bytes: Uint8Array): StoredObjectRecord {
  db.objectParts.insert({ objectId: object.id, content: toBase64(bytes) })
  return db.storedObjects.update(object.id, { heldBytes: object.heldBytes + bytes.length })
}

function removeObject(db: Db, object: StoredObjectRecord): void {
  for (const { id } of partsOf(db, object)) db.objectParts.remove(id)
  db.storedObjects.remove(object.id)
}

const day = 86_400_000

/** Removes objects older than a day that no record names. */
export function removeUnnamed(db: Db, now: number, named: ReadonlySet<string>): void {
  for (const object of db.storedObjects.where(({ createdAt, storageKey }) => now - createdAt > day && !named.has(storageKey)))
    removeObject(db, object)
}
