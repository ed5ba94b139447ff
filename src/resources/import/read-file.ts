import type { FileProblem, FileTable, ImportFile } from '#machines/records/import-types.ts'
import { askWorker } from '#src/api/own-worker.ts'

const begins = (bytes: ArrayBuffer, ...expected: readonly number[]) => {
  const first = new Uint8Array(bytes, 0, Math.min(expected.length, bytes.byteLength))
  return expected.every((byte, index) => first[index] === byte)
}

/** Reads a file beside the main thread. One of an old Excel, or with a password, is known by its first bytes. */
export async function readFile(file: ImportFile, signal: AbortSignal): Promise<FileTable | FileProblem> {
  const bytes = await file.arrayBuffer()
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { kind: 'oldExcel' }
  const { default: url } = await import('./csv.worker.ts?worker&url')
  return askWorker(url, bytes, signal)
}
