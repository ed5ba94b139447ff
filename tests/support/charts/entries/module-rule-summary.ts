import { moduleRuleSummaryMachine, type ModuleRuleSummaryPorts } from '#machines/module-properties/module-rule-summary.machine.ts'
import { failure, Refusal } from '#tests/machines/module-properties/start.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: ModuleRuleSummaryPorts = { publishRule: waiting(), deleteRule: waiting() }

export const moduleRuleSummary = chartEntry({
  id: 'module-rule-summary',
  title: 'Module rule summary',
  area: 'module-properties',
  file: 'module-properties/module-rule-summary.machine.ts',
  machine: moduleRuleSummaryMachine.provide({ actors: ports }),
  inputs: { 'a rule': { ruleId: '7', failure } },
  events: [
    { type: 'rule.publish', status: 2 },
    { type: 'rule.publish', status: 1 },
    { type: 'rule.delete' },
    { type: 'question.accept' },
    { type: 'question.cancel' },
    { type: 'notice.close' },
  ],
  answers: {
    publishRule: [done('published', { message: 'Published.' }), failed('no right', new Refusal(403, 'No.')), failed('no answer', 'x')],
    deleteRule: [done('deleted', { message: 'Deleted.' }), failed('no right', new Refusal(403, 'No.')), failed('no answer', 'x')],
  },
  project: ({ value, context: { isForbidden, notice } }) => [value, isForbidden, notice !== null],
  laws: {
    'nothing is written any more once a right is missing': ({ value, context }) =>
      !context.isForbidden || (value !== 'publishing' && value !== 'deleting'),
  },
})
