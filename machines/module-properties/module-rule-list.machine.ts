import type { ListContext, ListEvent, RowOutcome } from '#machines/lists/list-types.ts'
import { createListMachine } from '#machines/lists/list.machine.ts'
import { mayChange, type RecordAct } from '#machines/lists/record-acts.ts'
import type { RuleRow } from './types.ts'

export type ModuleRuleListContext = ListContext<RuleRow, RecordAct>
export type ModuleRuleListEvent = ListEvent<RuleRow, RecordAct>
export type RuleOutcome = RowOutcome<RuleRow>

/** The list of module property rules. */
export const moduleRuleListMachine = createListMachine<RuleRow, RecordAct>({ id: 'moduleRuleList', mayChange })
