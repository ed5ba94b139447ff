import { blockSummaryMachine, type BlockSummaryPorts } from '#machines/blocks/summary/block-summary.machine.ts'
import { record as block } from '#tests/machines/blocks/block-details-start.ts'
import { failure } from '#tests/machines/module-properties/start.ts'
import { chartEntry } from '../chart-entry.ts'
import { stepEvents } from '../fixtures/step-events.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: BlockSummaryPorts = { loadSummary: waiting() }

export const blockSummary = chartEntry({
  id: 'block-summary',
  title: 'Block summary',
  area: 'blocks',
  file: 'blocks/summary/block-summary.machine.ts',
  machine: blockSummaryMachine.provide({ actors: ports }),
  inputs: { 'a saved block': { blockId: '7', isEditMode: true, isErrorClosable: true, failure } },
  events: [
    { type: 'summary.retry' },
    { type: 'summary.renew', summary: { record: { ...block, status: 1 }, openPoints: [], settled: [] } },
    { type: 'detail.open', dateId: '3', slot: 2 },
    { type: 'detail.open', dateId: '4', slot: null },
    { type: 'detail.close' },
    { type: 'notice.close' },
    ...stepEvents,
  ],
  answers: {
    loadSummary: [
      done('a draft', { record: block, openPoints: [], settled: [] }),
      done('a draft with open points', {
        record: block,
        openPoints: [{ kind: 'finding', finding: { id: 'F16 rules', level: 'ask', subject: { kind: 'unread', source: 'rules' } } }],
        settled: [],
      }),
      failed('no answer', new Error('No such block.')),
    ],
  },
  project: ({ value, context: { facts, notice, detail } }) => [
    value,
    facts.record !== null,
    facts.openPoints?.length,
    notice !== null,
    detail?.dateId,
  ],
  laws: {
    'a detail is there exactly while its drawer is open': (snapshot) =>
      snapshot.matches({ shown: 'open' }) === (snapshot.context.detail !== null),
  },
})
