import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { isDirty } from '#machines/module-properties/module-rule-editing.ts'
import type { ModuleRuleEditorFact } from '#machines/module-properties/module-rule-editor-types.ts'
import type { RuleId } from '#machines/module-properties/types.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess } from '#src/api/use-process.ts'
import { addressOf } from '#src/ui/navigation/leave-guard.ts'
import { useLeaveGuard } from '#src/ui/navigation/use-leave-guard.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { useSaveOnPageHide } from '#src/ui/form/use-save-on-page-hide.ts'
import { createEditorLogic } from '../module-rule-actors.ts'
import { rulePaths } from '../paths.ts'
import { createRuleDrafts } from '../rule-drafts.ts'
import { useModuleRules, type RuleRights } from '../use-module-rules.ts'
import { currentOrigin, returnToList } from '../return-to-list.ts'

export interface RuleEditorOptions {
  readonly ruleId: RuleId | null
  readonly rights: RuleRights
  /** The person whose unsaved edits are stored. */
  readonly userId: string
  /** The rule was created here: its id is to be put in the address. */
  onNamed(ruleId: RuleId): void
}

/** Runs the editor's machine; shows its messages and navigates as it reports. */
export function useRuleEditor({ ruleId, rights, userId, onNamed }: RuleEditorOptions) {
  const deps = useModuleRules()
  const { codec } = useServices()
  const [, navigate] = useLocation()
  const mayModify = rights.can('Modify')
  const [drafts] = useState(() => createRuleDrafts(() => localStorage, ownerKey(userId), deps.clock.now))
  const [kept] = useState(() => drafts.read(ruleId))
  const actor = useProcess(() => createEditorLogic(deps, drafts), {
    input: { ruleId, mayModify, kept, failure: toFailure },
    facts: {
      'rule.saved': ({ message }) => toast.success(message),
      'rule.created': (fact) => mayModify && onNamed(fact.ruleId),
      'rule.left': (fact) => leave(fact),
    },
  })
  const [keep] = useState(() => () => actor.send({ type: 'draft.due' }))
  useSaveOnPageHide(keep)
  const leftFrom = useRef('')
  const guard = useLeaveGuard({
    isDirty: () => {
      const snapshot = actor.getSnapshot()
      return isDirty(snapshot.context) && !snapshot.hasTag('left')
    },
    onLeave: (address) => actor.send({ type: 'rule.leave', to: { kind: 'address', address } }),
    // Back, pressed while the next page still loads, returns to the editor, which is still mounted.
    onMove: (address) => address === leftFrom.current && actor.send({ type: 'rule.return' }),
  })

  const leave = ({ to, ruleId: id }: Extract<ModuleRuleEditorFact, { type: 'rule.left' }>) => {
    leftFrom.current = addressOf(window.location)
    if (to.kind === 'address') {
      if (!guard.resume(to.address)) navigate(to.address)
      return
    }
    const encrypted = to.kind === 'summary' && rights.can('View') ? codec.encrypt(id) : null
    // Without the permission to edit there is no page to go back to.
    const replace = to.kind === 'summary' && !mayModify
    const [list, atRule] = returnToList(id)
    if (encrypted === null) navigate(list, { replace, ...atRule })
    else navigate(rulePaths.summary(encrypted), { replace, state: currentOrigin() })
  }
  return actor
}
