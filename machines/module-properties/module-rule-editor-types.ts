import type { PromiseActorLogic } from 'xstate'
import type { RuleFields } from './module-rule-form.ts'
import type { Done, Failure } from '#machines/outcome.ts'
import type { ModuleRef, ModuleRule, RuleDraft, RuleId, RuleNotice } from './types.ts'

/** A finished write: the rule as stored afterwards, null when it could not be read again. `savedAt` is an instant in ms. */
export interface WrittenRule extends Done {
  readonly id: RuleId
  readonly savedAt: number
  readonly record: ModuleRule | null
}

/** How an update went. `conflict`: the stored rule is no longer the one that was edited, and nothing was written. */
export type RuleUpdateOutcome = (WrittenRule & { readonly kind: 'saved' }) | { readonly kind: 'conflict'; readonly theirs: ModuleRule }

export interface RuleUpdateInput {
  readonly ruleId: RuleId
  readonly draft: RuleDraft
  /** The record that the edits started from; null writes over whatever is stored. */
  readonly base: ModuleRule | null
}

/** What the editor needs done. Rejections are problems that `input.failure` can read. */
export type ModuleRuleEditorPorts = {
  loadRule: PromiseActorLogic<ModuleRule, { readonly ruleId: RuleId }>
  createRule: PromiseActorLogic<WrittenRule, RuleDraft>
  updateRule: PromiseActorLogic<RuleUpdateOutcome, RuleUpdateInput>
}

/** Where a person goes from the editor: the list, the rule's summary, or any address of the portal. */
export type RuleDestination = { readonly kind: 'list' | 'summary' } | { readonly kind: 'address'; readonly address: string }

/** Edits that were kept while they were unsaved; `at` is the instant (ms) of the last one. */
export interface KeptRule {
  readonly at: number
  readonly fields: RuleFields
  /** The rule that they were made on; null for a new one. */
  readonly base: ModuleRule | null
}

export interface ModuleRuleEditorInput {
  /** Null for a new rule. */
  readonly ruleId: RuleId | null
  /** Whether a rule may be edited once it exists; somebody who may only add goes on to the summary. */
  readonly mayModify: boolean
  /** What an earlier visit left unsaved, to be offered again. */
  readonly kept: KeptRule | null
  readonly failure: (problem: unknown) => Failure
}

export interface ModuleRuleEditorContext {
  readonly input: ModuleRuleEditorInput
  readonly ruleId: RuleId | null
  /** The rule as last loaded or saved; null before that. */
  readonly record: ModuleRule | null
  readonly fields: RuleFields
  /** The form as last loaded or saved. */
  readonly stored: RuleFields
  /** Edits of an earlier visit, until they are restored or discarded. */
  readonly offer: KeptRule | null
  /** What is being sent to the server. */
  readonly sent: RuleFields
  readonly nextKey: number
  /** The name was left once: what is wrong with it shows. */
  readonly isNameLeft: boolean
  /** How often Save or Next was pressed since the last success: what is wrong shows, and takes the focus, on each. */
  readonly attempts: number
  readonly isNext: boolean
  /** Where the person wants to go; null while staying. */
  readonly leavingTo: RuleDestination | null
  /** What another person stored meanwhile, while the person decides. */
  readonly theirs: ModuleRule | null
  readonly notice: RuleNotice | null
  readonly savedAt: number | null
  readonly message: string
  /** The server refused a write because a right is missing: no write is offered any more, and nothing can be changed. */
  readonly isForbidden: boolean
}

export type ModuleRuleEditorEvent =
  | { type: 'rule.retry' }
  | { type: 'name.change'; name: string }
  | { type: 'name.leave' }
  | { type: 'row.add' }
  | { type: 'row.remove'; key: number }
  | { type: 'module.choose'; key: number; module: ModuleRef | null }
  | { type: 'prohibited.choose'; key: number; modules: readonly ModuleRef[] }
  | { type: 'rule.save' }
  | { type: 'rule.next' }
  | { type: 'rule.leave'; to: RuleDestination }
  /** The person returns before the page is unloaded. */
  | { type: 'rule.return' }
  | { type: 'question.accept' }
  | { type: 'question.cancel' }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.cancel' }
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }
  /** The edits have rested, or the page may be unloaded: time to store the draft. */
  | { type: 'draft.due' }
  | { type: 'notice.close' }

export type ModuleRuleEditorFact =
  | { type: 'rule.saved'; message: string }
  /** The rule has an id now, which belongs into the address. */
  | { type: 'rule.created'; ruleId: RuleId }
  | { type: 'rule.left'; to: RuleDestination; ruleId: RuleId | null }
