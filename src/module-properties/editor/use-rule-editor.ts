import { useState } from 'react'
import { moduleRuleForm } from '#machines/module-properties/module-rule-form.ts'
import type { RuleId } from '#machines/module-properties/types.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useEditor } from '#src/resources/use-editor.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { createEditorPorts } from '../module-rule-actors.ts'
import { rulePaths } from '../paths.ts'
import { createRuleDrafts } from '../rule-drafts.ts'
import { useModuleRules, type RuleRights } from '../use-module-rules.ts'

export interface RuleEditorOptions {
  readonly ruleId: RuleId | null
  readonly rights: RuleRights
  /** The person whose unsaved edits are stored. */
  readonly userId: string
  /** The rule was created here: its id is to be put in the address. */
  onNamed(ruleId: RuleId): void
}

/** Runs the editor of a module rule. */
export function useRuleEditor({ ruleId, rights, userId, onNamed }: RuleEditorOptions) {
  const deps = useModuleRules()
  const { codec } = useServices()
  const mayModify = rights.can('Modify')
  const [drafts] = useState(() => createRuleDrafts(() => localStorage, ownerKey(userId), deps.clock.now))
  return useEditor({
    form: moduleRuleForm,
    recordId: ruleId,
    drafts,
    list: rulePaths.list,
    // Without the permission to edit there is no page to go back to.
    isReplaced: !mayModify,
    pageOf: (id) => {
      const encrypted = rights.can('View') ? codec.encrypt(id) : null
      return encrypted === null ? null : rulePaths.summary(encrypted)
    },
    createPorts: () => createEditorPorts(deps),
    failure: toFailure,
    onCreated: (id) => mayModify && onNamed(id),
  })
}
