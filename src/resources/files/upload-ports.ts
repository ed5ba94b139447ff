import { fromPromise } from 'xstate'
import { contentError } from '#openapi/assets/file-content.ts'
import { nameError, type FileType } from '#openapi/assets/file-types.ts'
import type { ChosenFile, UploadFailure, UploadInput, UploadPorts } from '#machines/files/upload-types.ts'
import { checksumOf, type Bucket } from '#src/api/files/bucket.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { uploadTexts as texts } from './texts.ts'

/** The file is gone from the device, or was changed since it was chosen. */
class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

async function bytesOf(file: { arrayBuffer(): Promise<ArrayBuffer> }): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer()
  } catch {
    throw new UnreadableFile()
  }
}

/** Gives why a file would be refused, in words, before it is sent; null if it would not. */
export type FileRefusal = (file: Pick<ChosenFile, 'name' | 'size'>) => Promise<string | null>

/** Reads files, and sends them into the bucket under keys of an area. Nothing is registered: the record's own save names the file. */
export const createUploadPorts = (bucket: Bucket, area: string, refusal?: FileRefusal): UploadPorts => ({
  readFile: fromPromise(async ({ input: { file } }) => {
    const bytes = await bytesOf(file)
    const error = contentError(file.name, new Uint8Array(bytes)) ?? (await refusal?.(file)) ?? null
    return { checksum: error === null ? await checksumOf(bytes) : '', error, storageKey: bucket.newKey(area) }
  }),
  sendPart: fromPromise(async ({ input: { file, storageKey, from, to }, signal }) =>
    bucket.put(storageKey, file.size, { from, bytes: await bytesOf(file.slice(from, to)) }, signal),
  ),
  askHeld: fromPromise(({ input: { file, storageKey }, signal }) => bucket.put(storageKey, file.size, null, signal)),
  registerFile: fromPromise(() => Promise.resolve()),
})

/** A megabyte: little is sent again after a break, and few calls are made. */
const partBytes = 1024 * 1024

/** With the pauses between them, some two minutes. */
const tries = 7

const passing: ReadonlySet<string> = new Set(['network', 'timeout', 'server', 'malformed', 'forbidden'])

function failureOf(problem: unknown): UploadFailure {
  if (problem instanceof UnreadableFile) return { code: 0, message: texts.unreadable, isPassing: false }
  if (!(problem instanceof ApiProblem)) return { code: 0, message: texts.unanswered, isPassing: false }
  const { code, kind, hasWords, description } = problem
  const message = kind === 'network' || kind === 'timeout' ? texts.unreachable : hasWords ? description : texts.unanswered
  // A forbidden call may succeed the next time: its address is then signed with keys that are asked for again.
  return { code, message, isPassing: passing.has(kind) }
}

/** What an upload of a field needs to know; `types` are those that the field takes. */
export const uploadInput = (types: readonly FileType[]): UploadInput => ({
  refusal: ({ name, size }) => nameError(name, size, types),
  failure: failureOf,
  texts: { damaged: texts.damaged },
  partBytes,
  tries,
})
