import { readXlsx } from './read-xlsx.ts'

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  readXlsx(data).then(
    (read) => self.postMessage(read, { transfer: [] }),
    () => self.postMessage({ kind: 'unreadable' }, { transfer: [] }),
  )
})
