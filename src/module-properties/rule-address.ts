import { readListQuery } from '#src/ui/list/list-address.ts'
import { ruleColumns, type RuleListQuery } from './service.ts'

/** The query of the rule list's address; whatever in it is no valid value counts as not there. */
export const readRuleAddress = (search: string): RuleListQuery => readListQuery(ruleColumns, search)
