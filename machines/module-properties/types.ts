/** The types of module property rules, independent of how the aggregator spells them. */

/** The aggregator's id of a rule as plain decimal text, before encryption. */
export type RuleId = string

/** 0 inactive, 1 active, 2 draft (the only one that can be published). */
export type RuleStatus = 0 | 1 | 2

export interface ModuleRef {
  readonly id: string
  readonly name: string
}

/** A module and those that are prohibited together with it, as recorded: in one direction. */
export interface RuleEntry {
  readonly module: ModuleRef
  readonly prohibited: readonly ModuleRef[]
}

/** A rule as stored; `name` is empty where the record has none. */
export interface ModuleRule {
  readonly id: RuleId
  readonly name: string
  readonly status: RuleStatus
  readonly entries: readonly RuleEntry[]
}

/** What a create or an update sends. */
export type RuleDraft = Omit<ModuleRule, 'id'>

/** One row of the list; `modules` and `prohibited` are numbers of entries. */
export interface RuleRow {
  readonly id: RuleId
  readonly name: string
  readonly status: RuleStatus
  readonly modules: number
  readonly prohibited: number
}
