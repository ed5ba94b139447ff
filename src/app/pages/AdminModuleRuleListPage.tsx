import { ModuleRuleListPage } from '#src/module-properties/ModuleRuleListPage.tsx'
import { rulePaths } from '#src/module-properties/paths.ts'
import { listStateOf } from '../state/list-state.ts'
import { useAppState } from '../state/PersonalState.tsx'
import type { PageProps } from './page.ts'
import { useRuleRights } from './parts/use-rule-rights.ts'

/** The list of module property rules. */
export function ModuleRulesPage({ breadcrumbs }: PageProps) {
  const state = useAppState()
  return (
    <ModuleRuleListPage
      rights={useRuleRights()}
      onShown={(query) => state.showList(rulePaths.list, listStateOf(query))}
      breadcrumbs={breadcrumbs}
    />
  )
}
