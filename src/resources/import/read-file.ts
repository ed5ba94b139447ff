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

/** Reads a file in a worker. Its first bytes tell what it is: a ZIP is XLSX, an OLE file an old or locked Excel file, the rest is CSV. */
export async function readFile(file: ImportFile, mostRows: number, signal: AbortSignal): Promise<FileTable | FileProblem> {
  const bytes = await file.arrayBuffer()
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { kind: 'oldExcel' }
  const worker = begins(bytes, 0x50, 0x4b, 0x03, 0x04) ? import('./xlsx.worker.ts?worker&url') : import('./csv.worker.ts?worker&url')
  const question: FileQuestion = { bytes, mostRows }
  return askWorker((await worker).default, question, signal, [bytes])
}
