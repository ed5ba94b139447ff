import { ModuleRuleEditorPage } from '#src/module-properties/ModuleRuleEditorPage.tsx'
import { ModuleRuleSummaryPage } from '#src/module-properties/ModuleRuleSummaryPage.tsx'
import { useSignedInPortal } from '../state/portal-context.tsx'
import type { PageProps } from './page.ts'
import { useRuleRights } from './parts/use-rule-rights.ts'

/** The form of a rule, new or existing; both addresses share it. */
export function EditModuleRulePage({ params, breadcrumbs }: PageProps) {
  const { person } = useSignedInPortal()
  return <ModuleRuleEditorPage pathId={params['ruleId']} rights={useRuleRights()} userId={person.userId} breadcrumbs={breadcrumbs} />
}

/** The summary of a rule. */
export const ModuleRulePage = ({ params, breadcrumbs }: PageProps) => (
  <ModuleRuleSummaryPage pathId={params['ruleId'] ?? ''} rights={useRuleRights()} breadcrumbs={breadcrumbs} />
)
