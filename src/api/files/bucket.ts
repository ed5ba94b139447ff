import * as v from 'valibot'
import type { Clock } from '#src/time/clock.ts'
import { startDeadline } from '#src/time/deadline.ts'
import type { StartTimer } from '#src/time/timer.ts'
import { answerReader } from '../answer.ts'
import type { Api } from '../client.ts'
import { apiRootOf, type PortalConfig } from '../config.ts'
import { ApiProblem, kindOf, readableText } from '../problem.ts'

/** How many bytes of a file the bucket has; the checksum comes once it has all of them. */
interface Held {
  readonly held: number
  readonly checksum: string | null
}

/** A part of a file. */
interface Part {
  readonly from: number
  readonly bytes: ArrayBuffer
}

/** Where the bytes of files go. Rejects with an `ApiProblem`. */
export interface Bucket {
  /** A key under which nothing is stored yet. */
  newKey(area: string): string
  /** Appends a part to what the bucket has; null as the part only asks how much that is. A part that begins elsewhere adds nothing. */
  put(storageKey: string, size: number, part: Part | null, signal: AbortSignal): Promise<Held>
}

export interface BucketDeps {
  readonly api: Api
  readonly fetch: (request: Request) => Promise<Response>
  readonly config: Pick<PortalConfig, 'aggregatorUrl'>
  /** The page's own origin. */
  readonly origin: string
  readonly clock: Pick<Clock, 'now' | 'elapsed'>
  readonly startTimer: StartTimer
  /** Fills an array with random bytes. */
  readonly randomBytes: (length: number) => Uint8Array
}

/** How long the signed address of one call is valid, in seconds. */
const signedSeconds = 240

/** The deadline of one part, ms: long enough for a megabyte over a slow line. */
const partDeadlineMs = 60_000

const settings = answerReader(
  'getStorageSettings',
  v.object({ NX_ACCESS_KEY_ID: v.string(), NX_SECRET_ACCESS_KEY: v.string(), NX_BUCKET_NAME: v.string() }),
)

const heldSchema = v.object({ held: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), checksum: v.nullish(v.string(), null) })

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The digests of browsers work on secure pages only. */
function digests(): SubtleCrypto {
  // Absent on pages without a secure context, though its type says otherwise.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (!subtle) throw new ApiProblem('refused', 0, 'Files can only be sent from an address that begins with https://.')
  return subtle
}

/** The SHA-256 of bytes, in hexadecimal digits. */
export const checksumOf = async (bytes: ArrayBuffer): Promise<string> => toHex(new Uint8Array(await digests().digest('SHA-256', bytes)))

async function signatureOf(secret: string, lines: readonly string[]): Promise<string> {
  const encoder = new TextEncoder()
  const key = await digests().importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return toHex(new Uint8Array(await digests().sign('HMAC', key, encoder.encode(lines.join('\n')))))
}

const rangeOf = (size: number, part: Part | null): string =>
  part === null ? `bytes */${size}` : `bytes ${part.from}-${part.from + part.bytes.byteLength - 1}/${size}`

const words = (body: unknown): string | null => readableText(Object(body).description)

/** Opens the bucket. Its keys are asked for with the first call, and kept in memory only. */
export function createBucket({ api, fetch, config, origin, clock, startTimer, randomBytes }: BucketDeps): Bucket {
  const host = new URL(apiRootOf(config, origin)).origin
  let opened: Promise<{ readonly keys: ReturnType<typeof settings>; readonly aheadMs: number }> | null = null

  const open = () => {
    opened ??= api
      .call('getStorageSettings', {})
      // Addresses expire by the server's clock, so its lead over the clock here is kept.
      .then((reply) => ({ keys: settings(reply), aheadMs: reply.servedAt ? reply.servedAt - clock.now() : 0 }))
      .catch((error: unknown) => {
        opened = null
        throw error
      })
    return opened
  }

  const addressOf = async (storageKey: string): Promise<string> => {
    const { keys, aheadMs } = await open()
    const { NX_ACCESS_KEY_ID: accessKeyId, NX_SECRET_ACCESS_KEY: secret, NX_BUCKET_NAME: bucket } = keys
    const expires = String(Math.floor((clock.now() + aheadMs) / 1000) + signedSeconds)
    const signature = await signatureOf(secret, ['PUT', bucket, storageKey, expires])
    return `${host}/${bucket}/${storageKey}?${new URLSearchParams({ accessKeyId, expires, signature })}`
  }

  const answerOf = async (address: string, size: number, part: Part | null, signal: AbortSignal): Promise<Response> => {
    const deadline = startDeadline(partDeadlineMs, { startTimer, clock }, signal)
    try {
      return await fetch(
        new Request(address, {
          method: 'PUT',
          headers: { 'content-range': rangeOf(size, part), 'content-type': 'application/octet-stream' },
          credentials: 'omit',
          cache: 'no-store',
          redirect: 'error',
          signal: deadline.signal,
          ...(part === null ? {} : { body: part.bytes }),
        }),
      )
    } catch {
      if (signal.aborted) throw new ApiProblem('aborted', 0)
      throw new ApiProblem(deadline.isOver() ? 'timeout' : 'network', 0)
    } finally {
      deadline.stop()
    }
  }

  return {
    newKey: (area) => `${area}/${new Date(clock.now()).getUTCFullYear()}/${toHex(randomBytes(16))}`,
    put: async (storageKey, size, part, signal) => {
      const response = await answerOf(await addressOf(storageKey), size, part, signal)
      const body: unknown = await response.json().catch(() => null)
      // Keys may have been changed meanwhile: they are asked for again.
      if (response.status === 403) opened = null
      if (!response.ok && response.status !== 409) throw new ApiProblem(kindOf(response.status), response.status, words(body))
      const read = v.safeParse(heldSchema, body)
      if (!read.success) throw new ApiProblem('malformed', response.status)
      return read.output
    },
  }
}
