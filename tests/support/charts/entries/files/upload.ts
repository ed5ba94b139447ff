import { uploadMachine } from '#machines/files/upload.machine.ts'
import { Broken, chosenFile, uploadInput } from '#tests/machines/files/upload-start.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

const breaks = failed('the network broke', new Broken('x'))
const refused = failed('refused', new Error('x'))

export const upload = chartEntry({
  id: 'upload',
  title: 'Upload of a file',
  area: 'files',
  file: 'files/upload.machine.ts',
  machine: uploadMachine.provide({
    actors: { readFile: waiting(), sendPart: waiting(), askHeld: waiting(), registerFile: waiting() },
  }),
  inputs: { 'a file of ten bytes': { ...uploadInput, tries: 2 } },
  events: [
    { type: 'file.choose', file: chosenFile('a.pdf') },
    { type: 'file.choose', file: chosenFile('a.exe') },
    { type: 'file.remove' },
    { type: 'upload.pause' },
    { type: 'upload.resume' },
    { type: 'upload.cancel' },
    { type: 'upload.retry' },
  ],
  answers: {
    readFile: [
      done('read', { checksum: 'sum', error: null, storageKey: 'a/2026/1' }),
      done('of another type', { checksum: 'sum', error: 'The content is not of type PDF.', storageKey: 'a/2026/1' }),
      refused,
    ],
    sendPart: [
      done('four bytes', { held: 4, checksum: null }),
      done('all', { held: 10, checksum: 'sum' }),
      done('nothing', { held: 0, checksum: null }),
      done('damaged', { held: 10, checksum: 'other' }),
      breaks,
      refused,
    ],
    askHeld: [
      done('four bytes', { held: 4, checksum: null }),
      done('all', { held: 10, checksum: 'sum' }),
      done('damaged', { held: 10, checksum: 'other' }),
      breaks,
      refused,
    ],
    registerFile: [done('registered'), refused],
  },
  project: ({ value, context: { held, failures, refusal, failure, reading } }) => [
    value,
    held,
    failures,
    refusal,
    failure,
    reading !== null,
  ],
  laws: {
    'nothing is sent of a file that was not read': (snapshot) => !snapshot.hasTag('sending') || snapshot.context.reading !== null,
    'more is never held than the file has': ({ context }) => context.held <= (context.file?.size ?? 0),
    'only what is whole is registered': ({ value, context }) =>
      (value !== 'registering' && value !== 'done') || context.held === context.file?.size,
    'what failed says why': ({ value, context }) => value !== 'failed' || context.failure !== null,
  },
})
