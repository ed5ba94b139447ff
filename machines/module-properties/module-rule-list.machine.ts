import type { ListContext, ListEvent, RowOutcome } from '../lists/list-types.ts'
import { createListMachine } from '../lists/list.machine.ts'
import { mayChange, type RecordAct } from '../lists/record-acts.ts'
import type { RuleRow } from './types.ts'

export type ModuleRuleListContext = ListContext<RuleRow, RecordAct>
export type ModuleRuleListEvent = ListEvent<RuleRow, RecordAct>
export type RuleOutcome = RowOutcome<RuleRow>

/** The list of module property rules. */
export const moduleRuleListMachine = createListMachine<RuleRow, RecordAct>({ id: 'moduleRuleList', mayChange })
