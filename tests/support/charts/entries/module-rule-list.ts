import { moduleRuleListMachine } from '#machines/module-properties/module-rule-list.machine.ts'
import { chartEntry } from '../chart-entry.ts'
import { row } from '#tests/machines/module-rule-start.ts'
import { listParts, listPorts } from './list.ts'

export const moduleRuleList = chartEntry({
  id: 'module-rule-list',
  title: 'Module rule list',
  area: 'module-properties',
  file: 'module-properties/module-rule-list.machine.ts',
  machine: moduleRuleListMachine.provide({ actors: listPorts }),
  ...listParts(row),
})
