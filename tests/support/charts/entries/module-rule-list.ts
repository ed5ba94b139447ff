import { moduleRuleListMachine } from '#machines/module-properties/module-rule-list.machine.ts'
import { chartEntry } from '../chart-entry.ts'
import { row } from '#tests/machines/module-properties/start.ts'
import { listParts, listPorts } from './list.ts'

export const moduleRuleList = chartEntry({
  id: 'module-rule-list',
  title: 'Module rule list',
  area: 'module-properties',
  file: 'module-properties/module-rule-list.machine.ts',
  machine: moduleRuleListMachine.provide({ actors: listPorts }),
  ...listParts(row),
  unreachable: Object.fromEntries(
    [
      'work.checking',
      'work.resting: rows.change 1/2 [canCheck] → work.checking',
      'work.checking: checkRows done → work.asking',
      'work.checking: checkRows failed → work.asking',
      'work.checking: question.cancel → work.resting',
    ].map((part) => [part, 'A list of blocks looks for open points before a publish; nothing is looked for about mappings.']),
  ),
})
