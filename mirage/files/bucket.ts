import { largestFile } from '#openapi/assets/file-types.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db.ts'
import type { StoredObjectRecord } from './stored-object.ts'
import { bucketKeys, bucketName } from './bucket-keys.ts'
import { checksumOf, toHex } from './bytes.ts'
import { readLink } from './links.ts'
import { servedHeaders } from './served-headers.ts'
import { addPart, bytesOf, objectAt, removeUnnamed } from './objects.ts'

/** Stores files, and serves them by links that the aggregator signs. Its addresses are no operations of the contract. */
export interface Bucket {
  readonly methods: readonly string[]
  owns(url: URL): boolean
  answer(request: Request): Promise<Response>
}

interface BucketDeps {
  readonly db: Db
  readonly clock: Clock
  /** The keys that records name. */
  namedKeys(): ReadonlySet<string>
  /** The largest file in bytes; 10 MB by default. */
  readonly largest?: number
}

const root = `/${bucketName}/`
const furthestAheadMs = 300_000

/** The shape of a key: area, year and a random hexadecimal id. It never holds a name that a person gave. */
const keyShape = /^[a-z-]{1,40}\/\d{4}\/[0-9a-f-]{32,64}$/

const refusal = (status: number, description: string): Response => Response.json({ code: status, description, data: null }, { status })
const forbidden = () => refusal(403, 'This address is not signed, or its time has passed.')

async function signatureOf(method: string, storageKey: string, expires: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(bucketKeys.secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const text = [method, bucketName, storageKey, expires].join('\n')
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))))
}

async function isSigned(method: string, storageKey: string, query: URLSearchParams, now: number): Promise<boolean> {
  const expires = query.get('expires') ?? ''
  const ahead = Number(expires) * 1000 - now
  // A second more, as the sender's clock is cut to seconds.
  if (!/^\d{1,12}$/.test(expires) || ahead < 0 || ahead > furthestAheadMs + 1000) return false
  if (query.get('accessKeyId') !== bucketKeys.accessKeyId) return false
  return query.get('signature') === (await signatureOf(method, storageKey, expires))
}

interface Range {
  /** Null to ask how much is held. */
  readonly part: { readonly from: number; readonly to: number } | null
  readonly size: number
}

function rangeOf(header: string | null): Range | null {
  const [, from, to, size = ''] = /^bytes (?:(\d{1,9})-(\d{1,9})|\*)\/(\d{1,9})$/.exec(header ?? '') ?? []
  if (size === '') return null
  return { size: Number(size), part: from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) + 1 } }
}

const heldAnswer = (status: 201 | 202 | 409, { heldBytes, checksum }: Pick<StoredObjectRecord, 'heldBytes' | 'checksum'>): Response =>
  Response.json({ held: heldBytes, ...(checksum === null ? {} : { checksum }) }, { status })

/** Creates the bucket of an aggregator. */
export function createBucket({ db, clock, namedKeys, largest = largestFile }: BucketDeps): Bucket {
  const stored = (storageKey: string, sizeBytes: number) =>
    objectAt(db, storageKey) ?? db.storedObjects.insert({ storageKey, sizeBytes, heldBytes: 0, checksum: null, createdAt: clock.now() })

  const put = async (request: Request, storageKey: string, query: URLSearchParams): Promise<Response> => {
    const bytes = new Uint8Array(await request.arrayBuffer())
    if (!keyShape.test(storageKey) || !(await isSigned('PUT', storageKey, query, clock.now()))) return forbidden()
    removeUnnamed(db, clock.now(), namedKeys())
    const known = objectAt(db, storageKey)
    const range = rangeOf(request.headers.get('content-range'))
    const isQuestion = range !== null && range.part === null && bytes.length === 0
    // A complete file is never overwritten, whatever the range says.
    if (known?.checksum && !isQuestion) return refusal(403, 'There is a file at this address already.')
    if (!range || range.size === 0) return refusal(400, 'Content-Range must be like bytes 0-99/100, or bytes */100.')
    if (range.size > largest) return refusal(413, 'A file may have 10 MB.')
    if (range.part === null) return heldAnswer(known?.checksum ? 201 : 202, known ?? { heldBytes: 0, checksum: null })
    const { from, to } = range.part
    if (bytes.length !== to - from || bytes.length === 0 || to > range.size)
      return refusal(400, 'The part is not as long as Content-Range says.')
    if (known && known.sizeBytes !== range.size) return refusal(400, 'The size of the file has changed.')
    if (from !== (known?.heldBytes ?? 0)) return heldAnswer(409, known ?? { heldBytes: 0, checksum: null })
    const object = addPart(db, stored(storageKey, range.size), bytes)
    if (object.heldBytes < object.sizeBytes) return heldAnswer(202, object)
    const checksum = await checksumOf(bytesOf(db, object))
    return heldAnswer(201, db.storedObjects.update(object.id, { checksum }))
  }

  const get = (storageKey: string, query: URLSearchParams): Response => {
    const read = readLink(db, clock.now(), storageKey, query)
    if (read === null) return forbidden()
    const object = objectAt(db, storageKey)
    if (!object?.checksum) return refusal(404, 'There is no such file.')
    return new Response(bytesOf(db, object), { headers: servedHeaders(read) })
  }

  return {
    methods: ['GET', 'PUT'],
    owns: ({ pathname }) => pathname.startsWith(root),
    answer: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const storageKey = pathname.slice(root.length)
      if (request.method === 'PUT') return put(request, storageKey, searchParams)
      if (request.method === 'GET') return get(storageKey, searchParams)
      return refusal(405, `This address takes GET, PUT, not ${request.method}.`)
    },
  }
}
