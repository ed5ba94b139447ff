import type { PromiseActorLogic } from 'xstate'
import type { Done, Failure, RuleId, RuleRow } from './types.ts'

export type RuleAct = 'publish' | 'delete'

/** What the list needs done; the list itself is read by queries. */
export type ModuleRuleListPorts = {
  /** Publishes or deletes one rule, by one call. */
  changeRule: PromiseActorLogic<Done, { readonly act: RuleAct; readonly ruleId: RuleId }>
}

/** How it went for one rule; `text` is the server's description. */
export interface RuleOutcome {
  readonly row: RuleRow
  readonly isDone: boolean
  readonly text: string
}

/** What a person asked for: rules that wait, and what came of those that were sent. */
export interface RuleWork {
  readonly act: RuleAct
  readonly rows: readonly RuleRow[]
  readonly outcomes: readonly RuleOutcome[]
}

/** A message above the list: with the outcome of each rule where there were several. */
export interface RuleListMessage {
  readonly tone: 'success' | 'warning' | 'error'
  readonly text: string
  readonly outcomes: readonly RuleOutcome[]
}

export interface ModuleRuleListInput {
  /** The search that the address names. */
  readonly search: string
  /** What the page before had to say; empty for nothing. */
  readonly message: string
  readonly texts: {
    failure(problem: unknown): Failure
    /** Sums up several rules. */
    outcome(act: RuleAct, done: number, total: number): string
    /** Of a rule that was not sent after another one had shown that it would fail as well. */
    readonly notSent: string
  }
}

export interface ModuleRuleListContext {
  readonly input: ModuleRuleListInput
  /** The search as typed, and the one that the list shows. */
  readonly typed: string
  readonly search: string
  readonly chosen: readonly RuleId[]
  /** The view that rows are chosen in. */
  readonly view: string
  /** What is asked about or under way. */
  readonly work: RuleWork | null
  readonly message: RuleListMessage | null
  /** The server refused a write for want of a right: none is offered any more. */
  readonly isForbidden: boolean
}

export type ModuleRuleListEvent =
  | { type: 'search.type'; text: string }
  /** The address names another search than before. */
  | { type: 'search.follow'; text: string }
  | { type: 'rows.choose'; ids: readonly RuleId[]; isChosen: boolean }
  | { type: 'selection.clear' }
  /** The list shows other rows than before (any text that tells one view from another): none of them is chosen. */
  | { type: 'selection.follow'; view: string }
  /** Only drafts can be published. */
  | { type: 'rules.change'; act: RuleAct; rows: readonly RuleRow[] }
  | { type: 'question.accept' }
  | { type: 'question.cancel' }
  | { type: 'message.close' }

export type ModuleRuleListFact = { type: 'search.due'; text: string }
