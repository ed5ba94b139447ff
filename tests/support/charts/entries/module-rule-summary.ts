import { moduleRuleSummaryMachine, type ModuleRuleSummaryPorts } from '#machines/module-properties/module-rule-summary.machine.ts'
import { failure, Refusal } from '#tests/machines/module-properties/start.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: ModuleRuleSummaryPorts = { changeRecord: waiting() }

export const moduleRuleSummary = chartEntry({
  id: 'module-rule-summary',
  title: 'Module rule summary',
  area: 'module-properties',
  file: 'module-properties/module-rule-summary.machine.ts',
  machine: moduleRuleSummaryMachine.provide({ actors: ports }),
  inputs: { 'a rule': { recordId: '7', failure } },
  events: [
    { type: 'record.act', act: 'publish', record: { status: 2 } },
    { type: 'record.act', act: 'publish', record: { status: 1 } },
    { type: 'record.act', act: 'delete', record: { status: 2 } },
    { type: 'question.accept' },
    { type: 'question.cancel' },
    { type: 'notice.close' },
  ],
  answers: {
    changeRecord: [done('done', { message: 'Done.' }), failed('no right', new Refusal(403, 'No.')), failed('no answer', 'x')],
  },
  project: ({ value, context: { act, isForbidden, notice } }) => [value, act, isForbidden, notice !== null],
  laws: {
    'nothing is written any more once a right is missing': ({ value, context }) => !context.isForbidden || value !== 'working',
    'nothing is deleted without a Yes': ({ value, context }, taken) =>
      value !== 'working' || context.act !== 'delete' || taken.some(({ type }) => type === 'question.accept'),
  },
  unreachable: {
    'working: changeRecord done 2/2 → viewing': 'Whatever is done to a mapping leads to the list.',
  },
})
