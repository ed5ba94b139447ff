import { readCsv } from './read-csv.ts'

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => self.postMessage(readCsv(data), { transfer: [] }))
