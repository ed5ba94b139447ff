import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useServices } from '#src/api/services.tsx'
import { RuleEditor } from './editor/RuleEditor.tsx'
import { useEditorKey } from '#src/ui/form/use-editor-key.ts'
import { NoSuchRule } from './NoSuchRule.tsx'
import { rulePaths } from './paths.ts'
import type { RuleRights } from './use-module-rules.ts'
import { currentOrigin } from '#src/ui/list/list-origin.ts'

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
  const id = pathId === undefined ? null : codec.decrypt(pathId)
  const [key, noteCreated] = useEditorKey(id)
  if (pathId !== undefined && id === null) return <NoSuchRule breadcrumbs={breadcrumbs} />
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
        noteCreated(ruleId)
        navigate(rulePaths.edit(encrypted), { replace: true, state: currentOrigin() })
      }}
    />
  )
}
