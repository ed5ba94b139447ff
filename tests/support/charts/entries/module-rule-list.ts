import { moduleRuleListMachine } from '#machines/module-properties/module-rule-list.machine.ts'
import { chartEntry } from '../chart-entry.ts'
import { row } from '#tests/machines/module-rule-start.ts'
import { listAnswers, listEvents, listInput, listLaws, listPorts, projectList } from './list.ts'

export const moduleRuleList = chartEntry({
  id: 'module-rule-list',
  title: 'Module rule list',
  area: 'module-properties',
  file: 'module-properties/module-rule-list.machine.ts',
  machine: moduleRuleListMachine.provide({ actors: listPorts }),
  inputs: { 'a list that was searched': listInput },
  events: listEvents(row),
  answers: listAnswers,
  project: projectList,
  laws: listLaws,
})
