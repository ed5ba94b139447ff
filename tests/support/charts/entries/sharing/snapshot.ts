import { snapshotMachine, type SnapshotPorts } from '#machines/blocks/timetable/snapshot.machine.ts'
import { springTimetable } from '../../../timetable-fixture.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

const ports: SnapshotPorts = { readLink: waiting() }

export const snapshot = chartEntry({
  id: 'snapshot',
  title: 'Snapshot',
  area: 'blocks',
  file: 'blocks/timetable/snapshot.machine.ts',
  machine: snapshotMachine.provide({ actors: ports }),
  inputs: { 'a link': { fragment: '1.abc' } },
  events: [{ type: 'link.change', fragment: '1.other' }],
  answers: {
    readLink: [done('a timetable', { timetable: springTimetable, madeAt: 0, rules: '2026f' }), failed('damaged', 'none')],
  },
  project: ({ value, context: { fragment, snapshot: shown } }) => [value, fragment, shown !== null],
  laws: {
    'a timetable is there exactly while it is shown': (state) => state.matches('shown') === (state.context.snapshot !== null),
  },
})
