import { toDateTime } from '../clock.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { checksumOf, toHex } from './bytes.ts'
import { createLink } from './links.ts'
import { addPart } from './objects.ts'

/** Puts a file that was made for one caller into the bucket, where a link reads it; it stays for a day. */
export async function linkToMade(folder: string, fileName: string, bytes: Uint8Array<ArrayBuffer>, { db, clock, settings }: PersonalStore) {
  const checksum = await checksumOf(bytes)
  const storageKey = `${folder}/${toHex(settings.randomBytes(16))}`
  const object = db.storedObjects.insert({ storageKey, sizeBytes: bytes.length, heldBytes: 0, checksum, createdAt: clock.now() })
  addPart(db, object, bytes)
  const { link, expiresAt } = createLink(db, clock.now(), { storageKey, name: fileName })
  return { link, fileName, expiresAt: { date: toDateTime(expiresAt) } }
}
