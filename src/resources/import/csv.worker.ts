import { readCsv } from './read-csv.ts'
import type { FileQuestion } from './read-file.ts'

self.addEventListener('message', ({ data: { bytes, mostRows } }: MessageEvent<FileQuestion>) =>
  self.postMessage(readCsv(bytes, mostRows), { transfer: [] }),
)
