import type { Db } from '../db.ts'
import { digestOf } from '../accounts/secrets.ts'
import { bucketName } from './bucket-keys.ts'

/** How long a link reads a file, in seconds. */
const linkSeconds = 300

interface Link {
  readonly storageKey: string
  /** What the file is called when it is saved. */
  readonly name: string
  /** Whether the file is shown in a page, not saved. */
  readonly isShown?: boolean
}

/** Signed with the secret of the data set, which no client has. `expires` in seconds since 1970. */
const signatureOf = (db: Db, { storageKey, name, isShown = false }: Link, expires: number): string =>
  digestOf(db, ['GET', storageKey, name, expires, ...(isShown ? ['view'] : [])].join('\n'))

/** An address that reads a file of the bucket, and when it ends (ms). */
export function createLink(db: Db, now: number, file: Link): { readonly link: string; readonly expiresAt: number } {
  const expires = Math.floor(now / 1000) + linkSeconds
  const query = new URLSearchParams({
    expires: String(expires),
    name: file.name,
    ...(file.isShown && { view: '1' }),
    signature: signatureOf(db, file, expires),
  })
  return { link: `/${bucketName}/${file.storageKey}?${query}`, expiresAt: expires * 1000 }
}

/** What a link says of a file; null for a link that this server has not signed, or that has ended. */
export function readLink(db: Db, now: number, storageKey: string, query: URLSearchParams): Required<Omit<Link, 'storageKey'>> | null {
  const [name, expires, isShown] = [query.get('name') ?? '', Number(query.get('expires')), query.get('view') === '1']
  const isOwn = query.get('signature') === signatureOf(db, { storageKey, name, isShown }, expires)
  return isOwn && expires * 1000 >= now ? { name, isShown } : null
}
