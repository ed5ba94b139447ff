import * as v from 'valibot'
import type { KeptRule, ModuleRuleEditorContext } from '#machines/module-properties/module-rule-editor-types.ts'
import { isDirty } from '#machines/module-properties/module-rule-editing.ts'
import type { RuleId } from '#machines/module-properties/types.ts'
import { createDrafts } from '#src/storage/drafts.ts'

/** Unsaved edits of module rules, per rule; null stands for a new one. */
export interface RuleDrafts {
  read(ruleId: RuleId | null): KeptRule | null
  /** Stores the editor's unsaved edits under the rule's current id; deletes the draft when there are none. */
  keep(context: ModuleRuleEditorContext): void
  drop(ruleId: RuleId | null): void
}

const Module = v.object({ id: v.string(), name: v.string() })
const Modules = v.array(Module)
const Kept = v.object({
  at: v.number(),
  fields: v.object({
    name: v.string(),
    rows: v.array(v.object({ key: v.number(), module: v.nullable(Module), prohibited: Modules })),
  }),
  base: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      status: v.picklist([0, 1, 2]),
      entries: v.array(v.object({ module: Module, prohibited: Modules })),
    }),
  ),
})

/**
 * Drafts in a storage of the browser.
 * @param owner the person's `ownerKey`
 * @param now the instant in ms
 */
export function createRuleDrafts(storage: () => Storage, owner: string, now: () => number): RuleDrafts {
  const drafts = createDrafts(storage, owner, now)
  const nameOf = (ruleId: RuleId | null) => `module-rule/${ruleId ?? 'new'}`
  const drop = (ruleId: RuleId | null) => drafts.drop(nameOf(ruleId))
  return {
    read: (ruleId) => drafts.read(nameOf(ruleId), Kept),
    keep: (context) => {
      const { ruleId, fields, record: base, offer, input } = context
      // The draft of a new rule is deleted once the rule has an id.
      if (ruleId !== input.ruleId) drop(input.ruleId)
      const kept: KeptRule = { at: now(), fields, base }
      if (isDirty(context)) drafts.write(nameOf(ruleId), kept)
      else if (offer === null) drop(ruleId)
    },
    drop,
  }
}
