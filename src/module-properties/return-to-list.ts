import type { RuleId } from '#machines/module-properties/types.ts'
import { writeListQuery } from '#src/ui/list/list-address.ts'
import { atRow } from '#src/ui/list/use-scroll-restoration.ts'
import { rulePaths } from './paths.ts'
import { readRuleAddress } from './rule-address.ts'
import type { RuleListQuery } from './service.ts'

/** What the history entry of a rule's page knows of the list that it was opened from: the query of its address. */
interface Origin {
  readonly list: string
}

export const originOf = (query: RuleListQuery): Origin => ({ list: writeListQuery(query) })

/** Handed on from one page of a rule to the next. Read when somebody leaves: the entry is the page's own then. */
export function currentOrigin(): Origin {
  const { list } = Object(window.history.state)
  return { list: typeof list === 'string' ? writeListQuery(readRuleAddress(list)) : '' }
}

/** The way back to the list as it was left, at the rule's row: an address, and the state of its entry. */
export const returnToList = (ruleId: RuleId | null): [address: string, options: { readonly state: object | null }] => [
  `${rulePaths.list}${currentOrigin().list}`,
  { state: ruleId === null ? null : atRow(ruleId) },
]
