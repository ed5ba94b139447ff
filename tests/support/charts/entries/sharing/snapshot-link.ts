import { linkLimits, snapshotLinkMachine, type SnapshotLinkPorts } from '#machines/blocks/timetable/snapshot-link.machine.ts'
import { springTimetable } from '../../../timetable-fixture.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

const ports: SnapshotLinkPorts = { makeLink: waiting(), copyLink: waiting() }

export const snapshotLink = chartEntry({
  id: 'snapshot-link',
  title: 'Link of a snapshot',
  area: 'blocks',
  file: 'blocks/timetable/snapshot-link.machine.ts',
  machine: snapshotLinkMachine.provide({ actors: ports }),
  inputs: { 'a block': { timetable: springTimetable } },
  events: [
    { type: 'description.set', isChosen: true },
    { type: 'description.set', isChosen: false },
    { type: 'timetable.change', timetable: { ...springTimetable, isFinal: true } },
    { type: 'timetable.change', timetable: springTimetable },
    { type: 'link.copy' },
    { type: 'link.retry' },
  ],
  answers: {
    makeLink: [
      done('a link', 'https://portal.test/snapshot#1.abc'),
      done('a long link', `https://portal.test/snapshot#1.${'a'.repeat(linkLimits.refused)}`),
      failed('cannot compress', 'none'),
    ],
    copyLink: [done('copied', undefined), failed('not allowed', 'none')],
  },
  project: ({ value, context: { hasDescription, timetable, link } }) => [value, hasDescription, timetable.isFinal, link === ''],
  laws: {
    'a link is there exactly while it can be copied': (state) => state.matches('made') === (state.context.link !== ''),
    'no link is offered that is too long': (state) => state.context.link.length <= linkLimits.refused,
  },
})
