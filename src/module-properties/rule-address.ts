import { draftStatuses, readListQuery } from '#src/ui/list/list-address.ts'
import { ruleColumns, type RuleListQuery } from './service.ts'

/** The query of the rule list's address; invalid values are ignored. */
export const readRuleAddress = (search: string): RuleListQuery => readListQuery({ columns: ruleColumns, statuses: draftStatuses }, search)
