import type { KeptRule, ModuleRuleEditorContext, ModuleRuleEditorInput, WrittenRule } from './module-rule-editor-types.ts'
import { checkRule, draftOf, emptyRow, fieldsOf, sameFields, type FormRow, type RuleErrors, type RuleFields } from './module-rule-form.ts'
import type { ModuleRef, ModuleRule, RuleDraft } from './types.ts'

/** What loading, choosing and saving make of the editor's context. */

type Change = Partial<ModuleRuleEditorContext>

const empty = fieldsOf({ name: '', entries: [] })

/** Kept edits that differ from what is there; null when there is nothing to offer. */
const offerOf = (kept: KeptRule | null, fields: RuleFields): KeptRule | null => (kept && !sameFields(kept.fields, fields) ? kept : null)

export const freshEditor = (input: ModuleRuleEditorInput): ModuleRuleEditorContext => ({
  input,
  ruleId: input.ruleId,
  record: null,
  fields: empty,
  stored: empty,
  offer: offerOf(input.kept, empty),
  sent: empty,
  nextKey: empty.rows.length,
  isNameLeft: false,
  attempts: 0,
  isNext: false,
  leavingTo: null,
  theirs: null,
  notice: null,
  savedAt: null,
  message: '',
  isForbidden: false,
})

/** Whether leaving would lose work. */
export const isDirty = ({ fields, stored }: ModuleRuleEditorContext): boolean => !sameFields(fields, stored)

/** The messages to show: of a name that was left, and of everything once Save or Next was pressed. */
export function shownErrors({ fields, isNameLeft, attempts }: ModuleRuleEditorContext): RuleErrors {
  const { name, rows } = checkRule(fields)
  return { name: isNameLeft || attempts > 0 ? name : null, rows: attempts > 0 ? rows : new Map() }
}

/** The form of a record that takes the place of whatever was there, in rows of their own. */
export function showing({ nextKey, offer }: ModuleRuleEditorContext, record: ModuleRule): Change {
  const fields = fieldsOf(record, nextKey)
  return {
    record,
    fields,
    stored: fields,
    offer: offerOf(offer, fields),
    nextKey: nextKey + fields.rows.length,
    theirs: null,
    isNameLeft: false,
    attempts: 0,
  }
}

/**
 * The edits of the earlier visit back in the form. They go on from the rule that they were made on, so that what somebody
 * else stored since is a conflict of the next save.
 */
export function restored({ offer, record, nextKey }: ModuleRuleEditorContext): Change {
  if (!offer) return {}
  const rows = offer.fields.rows.map((row, index) => ({ ...row, key: nextKey + index }))
  return {
    fields: { name: offer.fields.name, rows: rows.length > 0 ? rows : [emptyRow(nextKey)] },
    record: record && (offer.base ?? record),
    offer: null,
    nextKey: nextKey + Math.max(1, rows.length),
  }
}

const withRows = ({ fields }: ModuleRuleEditorContext, rows: readonly FormRow[]): { fields: RuleFields } => ({
  fields: { ...fields, rows },
})

const withRow = (context: ModuleRuleEditorContext, key: number, change: (row: FormRow) => FormRow) =>
  withRows(
    context,
    context.fields.rows.map((row) => (row.key === key ? change(row) : row)),
  )

export const rowAdded = (context: ModuleRuleEditorContext): Change => ({
  ...withRows(context, [...context.fields.rows, emptyRow(context.nextKey)]),
  nextKey: context.nextKey + 1,
})

/** The last row is not taken away but emptied: a rule has at least one. */
export function rowRemoved(context: ModuleRuleEditorContext, key: number): Change {
  const rows = context.fields.rows.filter((row) => row.key !== key)
  return rows.length > 0 ? withRows(context, rows) : { ...withRows(context, [emptyRow(context.nextKey)]), nextKey: context.nextKey + 1 }
}

/** A module is never prohibited together with itself. */
export const moduleChosen = (context: ModuleRuleEditorContext, key: number, module: ModuleRef | null): Change =>
  withRow(context, key, (row) => ({ ...row, module, prohibited: row.prohibited.filter(({ id }) => id !== module?.id) }))

export const prohibitedChosen = (context: ModuleRuleEditorContext, key: number, modules: readonly ModuleRef[]): Change =>
  withRow(context, key, (row) => ({ ...row, prohibited: modules.filter(({ id }) => id !== row.module?.id) }))

/** What a write sends; the status is the one that is stored, and a new rule is a draft. */
export const sentDraft = ({ sent, record, theirs }: ModuleRuleEditorContext): RuleDraft => draftOf(sent, (theirs ?? record)?.status ?? 2)

/** What a finished write leaves. Whatever was typed while it was saved is kept. */
export function written(context: ModuleRuleEditorContext, { id, message, savedAt, record }: WrittenRule): Change {
  return {
    ruleId: id,
    record: record ?? { ...sentDraft(context), id },
    stored: context.sent,
    message,
    savedAt,
    attempts: 0,
    isNameLeft: false,
    theirs: null,
    notice: null,
  }
}

export const failed = (context: ModuleRuleEditorContext, problem: unknown): Change => {
  const { code, message } = context.input.failure(problem)
  return {
    notice: { id: (context.notice?.id ?? 0) + 1, text: message },
    isForbidden: context.isForbidden || code === 403,
    leavingTo: null,
    theirs: null,
  }
}
