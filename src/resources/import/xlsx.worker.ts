import type { FileQuestion } from './read-file.ts'
import { readXlsx } from './read-xlsx.ts'

self.addEventListener('message', ({ data: { bytes, mostRows } }: MessageEvent<FileQuestion>) => {
  readXlsx(bytes, mostRows).then(
    (read) => self.postMessage(read, { transfer: [] }),
    () => self.postMessage({ kind: 'unreadable' }, { transfer: [] }),
  )
})
