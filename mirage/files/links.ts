import type { Db } from '../db.ts'
import { digestOf } from '../accounts/secrets.ts'
import { bucketName } from './bucket-keys.ts'

/** How long a link reads a file, in seconds. */
const linkSeconds = 300

interface Link {
  readonly storageKey: string
  /** What the file is called when it is saved. */
  readonly name: string
  /** Seconds since 1970. */
  readonly expires: number
}

/** Signed with the secret of the data set, which no client has. */
const signatureOf = (db: Db, { storageKey, name, expires }: Link): string => digestOf(db, ['GET', storageKey, name, expires].join('\n'))

/** An address that reads a file of the bucket, and when it ends (ms). */
export function createLink(
  db: Db,
  now: number,
  file: Pick<Link, 'storageKey' | 'name'>,
): { readonly link: string; readonly expiresAt: number } {
  const expires = Math.floor(now / 1000) + linkSeconds
  const query = new URLSearchParams({ expires: String(expires), name: file.name, signature: signatureOf(db, { ...file, expires }) })
  return { link: `/${bucketName}/${file.storageKey}?${query}`, expiresAt: expires * 1000 }
}

/** The name that a link gives to a file; null for a link that this server has not signed, or that has ended. */
export function nameByLink(db: Db, now: number, storageKey: string, query: URLSearchParams): string | null {
  const [name, expires] = [query.get('name') ?? '', Number(query.get('expires'))]
  const isOwn = query.get('signature') === signatureOf(db, { storageKey, name, expires })
  return isOwn && expires * 1000 >= now ? name : null
}
