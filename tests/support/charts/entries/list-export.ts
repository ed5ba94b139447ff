import { createListExportMachine } from '#machines/lists/list-export.machine.ts'
import { chartEntry } from '../chart-entry.ts'
import { failed, says, silent } from '../ports.ts'

export const listExport = chartEntry({
  id: 'list-export',
  title: 'Export of a list',
  area: 'lists',
  file: 'lists/list-export.machine.ts',
  machine: createListExportMachine<string>().provide({ actors: { writeFile: silent() } }),
  inputs: {
    'any list': {
      texts: { failure: (problem) => ({ message: `Failed: ${String(problem)}` }), cut: (written, total) => `${written} of ${total}` },
    },
  },
  events: [{ type: 'export.start', wanted: 'all' }, { type: 'export.cancel' }, { type: 'message.close' }],
  answers: {
    writeFile: [
      says('first rows read', { type: 'rows.read', done: 1, total: 2 }),
      says('file saved', { type: 'file.saved', done: 2, total: 2 }),
      says('file saved, cut', { type: 'file.saved', done: 1, total: 2 }),
      says('no answer', { type: 'file.failed', problem: 'no answer' }),
      failed('broken off', 'broken'),
    ],
  },
  project: ({ value, context: { progress, message } }) => [value, progress !== null, message?.tone],
  laws: {
    'it counts, and knows what is wanted, only while it writes': (snapshot) =>
      snapshot.hasTag('busy') ? snapshot.context.request !== null : snapshot.context.progress === null && snapshot.context.request === null,
  },
})
