import { useServices } from '#src/api/services.tsx'
import type { ModuleRuleDeps } from './module-rule-actors.ts'
import { createModuleRuleService } from './service.ts'

/** What the person may do with module property rules. */
export interface RuleRights {
  can(permission: 'View' | 'Add' | 'Modify' | 'Delete' | 'Publish'): boolean
}

/** The area's service, and what the ports of its machines need. */
export function useModuleRules(): ModuleRuleDeps {
  const { api, codec, queryClient, clock } = useServices()
  return { service: createModuleRuleService(api, codec), queryClient, clock }
}
