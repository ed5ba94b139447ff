import * as v from 'valibot'
import { moduleRuleForm, type RuleFields } from '#machines/module-properties/module-rule-form.ts'
import type { ModuleRule } from '#machines/module-properties/types.ts'
import { createEditorDrafts, type EditorDrafts } from '#src/resources/editor-drafts.ts'
import { createDrafts } from '#src/storage/drafts.ts'

const Module = v.object({ id: v.string(), name: v.string() })
const Modules = v.array(Module)
const Kept = v.object({
  at: v.number(),
  fields: v.object({
    name: v.string(),
    rows: v.pipe(v.array(v.object({ key: v.number(), module: v.nullable(Module), prohibited: Modules })), v.minLength(1)),
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
 * Unsaved edits of module rules in a storage of the browser.
 * @param owner the person's `ownerKey`
 * @param now the instant in ms
 */
export const createRuleDrafts = (storage: () => Storage, owner: string, now: () => number): EditorDrafts<RuleFields, ModuleRule> =>
  createEditorDrafts({ drafts: createDrafts(storage, owner, now), now, prefix: 'module-rule', schema: Kept, form: moduleRuleForm })
