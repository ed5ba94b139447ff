import { rulePaths } from '#src/module-properties/paths.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import * as first from '../loading/first-queries.ts'
import { route, type RouteSpec } from '../route-spec.ts'
import { below, opens } from './route-parts.ts'

const ModuleRules = lazyComponent(async () => (await import('../pages/AdminModuleRuleListPage.tsx')).ModuleRulesPage)
const moduleRules = (page: 'EditModuleRulePage' | 'ModuleRulePage') =>
  lazyComponent(async () => (await import('../pages/AdminModuleRulePages.tsx'))[page])
const EditModuleRule = moduleRules('EditModuleRulePage')
const ruleEditor = { family: 'module rule editor', firstQueries: first.ruleEditor } as const

const rule = (path: string, permission: string) => below(rulePaths.list, opens(path, permission))

/** The pages of module properties. */
export const moduleRuleRoutes: readonly RouteSpec[] = [
  route(rulePaths.list, 'Module Properties', ModuleRules, {
    permissions: ['list'],
    shape: 'list',
    firstQueries: first.ruleList,
  }),
  route(rulePaths.create, 'Create Module Properties', EditModuleRule, { ...ruleEditor, ...rule(rulePaths.create, 'Add') }),
  route(rulePaths.editPattern, 'Edit Module Properties', EditModuleRule, { ...ruleEditor, ...rule(rulePaths.editPattern, 'Modify') }),
  route(rulePaths.summaryPattern, 'Module Properties Summary', moduleRules('ModuleRulePage'), {
    ...rule(rulePaths.summaryPattern, 'View'),
    firstQueries: first.rule,
  }),
]
