import { createBucket } from '#src/api/files/bucket.ts'
import { defaultConfig } from '#src/api/config.ts'
import { connect, createTimers } from './client.ts'
import type { DrivenClock, Session } from '../aggregator.ts'

const magic = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  program: [0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00, 0x00, 0x00],
} as const

const ends = {
  pdf: [...new TextEncoder().encode('%%EOF\n')],
  png: [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
  program: [],
} as const

/** Bytes that begin and end as those of a type do; unless told, a hundred. */
export function bytesLike(type: keyof typeof magic, size = 100): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).map((_, index) => index % 251)
  bytes.set(magic[type])
  bytes.set(ends[type], size - ends[type].length)
  return bytes
}

/** The production bucket of a session over an aggregator, and what it asked the network for. */
export function bucketOver(
  handle: (request: Request) => Promise<Response>,
  clock: DrivenClock,
  { token, token_type, userId, contactId }: Session,
) {
  const asked: Request[] = []
  const fetch = (request: Request) => {
    asked.push(request.clone())
    return handle(request)
  }
  let given = 0
  const { startTimer } = createTimers()
  const session = {
    current: () => ({ token, tokenType: token_type, userId: String(userId), contactId: String(contactId) }),
    renew: () => Promise.resolve(false),
    noteReplay: () => {},
  }
  const bucket = createBucket({
    api: connect('http://portal.test/api/aggregate/v1', { fetch, session }),
    fetch,
    config: defaultConfig,
    origin: 'http://portal.test',
    clock: { now: clock.now, elapsed: clock.now },
    startTimer,
    randomBytes: (length) => {
      given += 1
      return new Uint8Array(length).fill(given)
    },
  })
  const signal = new AbortController().signal
  return {
    bucket,
    asked,
    /** Puts a whole file, and gives what a record says of it. */
    store: async (fileName: string, bytes: Uint8Array<ArrayBuffer>) => {
      const storageKey = bucket.newKey('test')
      const { checksum } = await bucket.put(storageKey, bytes.length, { from: 0, bytes: bytes.buffer }, signal)
      return { fileName, storageKey, sizeBytes: bytes.length, checksum: checksum ?? '' }
    },
    put: (storageKey: string, size: number, part: { readonly from: number; readonly bytes: ArrayBuffer } | null) =>
      bucket.put(storageKey, size, part, signal),
  }
}
