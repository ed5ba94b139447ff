import type { FileProblem, FileTable, ImportFile } from '#machines/records/import-types.ts'
import { askWorker } from '#src/api/own-worker.ts'

const begins = (bytes: ArrayBuffer, ...expected: readonly number[]) => {
  const first = new Uint8Array(bytes, 0, Math.min(expected.length, bytes.byteLength))
  return expected.every((byte, index) => first[index] === byte)
}

/** What a worker is asked. */
export interface FileQuestion {
  readonly bytes: ArrayBuffer
  readonly mostRows: number
}

/** Reads a file beside the main thread. What it is, is known by its first bytes: XLSX is a ZIP, an old or locked Excel file is neither. */
export async function readFile(file: ImportFile, mostRows: number, signal: AbortSignal): Promise<FileTable | FileProblem> {
  const bytes = await file.arrayBuffer()
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { kind: 'oldExcel' }
  const worker = begins(bytes, 0x50, 0x4b, 0x03, 0x04) ? import('./xlsx.worker.ts?worker&url') : import('./csv.worker.ts?worker&url')
  const question: FileQuestion = { bytes, mostRows }
  return askWorker((await worker).default, question, signal, [bytes])
}
