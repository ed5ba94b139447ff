import { can } from '#machines/access/access.ts'
import { ModuleRuleEditorPage } from '#src/module-properties/ModuleRuleEditorPage.tsx'
import { ModuleRuleListPage } from '#src/module-properties/ModuleRuleListPage.tsx'
import { ModuleRuleSummaryPage } from '#src/module-properties/ModuleRuleSummaryPage.tsx'
import { rulePaths } from '#src/module-properties/paths.ts'
import { useSignedInPortal } from '../state/portal-context.tsx'
import { listStateOf } from '../state/list-state.ts'
import { useAppState } from '../state/PersonalState.tsx'
import type { PageProps } from './page.ts'

/** What the person may do follows the labels of the list in the permission tree, on every page of the area. */
function useRights() {
  const { access } = useSignedInPortal()
  return { can: (label: string) => can(access, rulePaths.list, label) }
}

/** The list of module property rules. */
export function ModuleRulesPage({ breadcrumbs }: PageProps) {
  const state = useAppState()
  return (
    <ModuleRuleListPage
      rights={useRights()}
      onShown={(query) => state.showList(rulePaths.list, listStateOf(query))}
      breadcrumbs={breadcrumbs}
    />
  )
}

/** The form of a rule, new or existing: it is the same page under both of its addresses. */
export function EditModuleRulePage({ params, breadcrumbs }: PageProps) {
  const { person } = useSignedInPortal()
  return <ModuleRuleEditorPage pathId={params['ruleId']} rights={useRights()} userId={person.userId} breadcrumbs={breadcrumbs} />
}

/** A rule as it stands. */
export const ModuleRulePage = ({ params, breadcrumbs }: PageProps) => (
  <ModuleRuleSummaryPage pathId={params['ruleId'] ?? ''} rights={useRights()} breadcrumbs={breadcrumbs} />
)
