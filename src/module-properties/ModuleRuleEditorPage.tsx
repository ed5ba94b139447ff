import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { RuleId } from '#machines/module-properties/types.ts'
import { useServices } from '#src/api/services.tsx'
import { RuleEditor } from './editor/RuleEditor.tsx'
import { NoSuchRule } from './NoSuchRule.tsx'
import { rulePaths } from './paths.ts'
import type { RuleRights } from './use-module-rules.ts'
import { currentOrigin } from '#src/resources/return-to-list.ts'

interface ModuleRuleEditorPageProps {
  /** The encrypted id of the edit address; undefined on the create address. */
  readonly pathId: string | undefined
  readonly rights: RuleRights
  readonly userId: string
  breadcrumbs(last: string): ReactNode
}

/**
 * Reads the address: a new rule or an existing one. Both addresses must render this at one place without a key: the editor
 * of a new rule lives on while its id joins the address.
 */
export function ModuleRuleEditorPage({ pathId, rights, userId, breadcrumbs }: ModuleRuleEditorPageProps) {
  const { codec } = useServices()
  const [, navigate] = useLocation()
  const [adopted, setAdopted] = useState<{ readonly id: RuleId; readonly key: string } | null>(null)
  const id = pathId === undefined ? null : codec.decrypt(pathId)
  const [openId, setOpenId] = useState(id)
  const [round, setRound] = useState(0)
  if (id !== openId) {
    setOpenId(id)
    // The next new rule begins with an editor of its own, not that of the rule that was created here.
    if (id === null) setRound(round + 1)
  }
  if (pathId !== undefined && id === null) return <NoSuchRule breadcrumbs={breadcrumbs} />
  const key = adopted !== null && adopted.id === id ? adopted.key : (id ?? `new ${round}`)
  return (
    <RuleEditor
      key={key}
      ruleId={id}
      rights={rights}
      userId={userId}
      breadcrumbs={breadcrumbs}
      onNamed={(ruleId) => {
        const encrypted = codec.encrypt(ruleId)
        if (encrypted === null) return
        setAdopted({ id: ruleId, key })
        navigate(rulePaths.edit(encrypted), { replace: true, state: currentOrigin() })
      }}
    />
  )
}
