import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { RuleId } from '#machines/module-properties/types.ts'
import type { ModuleRuleService, RuleListQuery } from './service.ts'

/** One page of the list; the previous page is shown while the next one loads. */
export const ruleListQuery = (service: ModuleRuleService, query: RuleListQuery) =>
  queryOptions({
    queryKey: ['listModuleRules', { query }],
    queryFn: ({ signal }) => service.list(query, signal),
    placeholderData: keepPreviousData,
  })

export const ruleQuery = (service: ModuleRuleService, id: RuleId) =>
  queryOptions({ queryKey: ['getModuleRule', { id }], queryFn: ({ signal }) => service.rule(id, signal) })

/** Modules never go stale. */
export const moduleChoicesQuery = (service: ModuleRuleService) =>
  queryOptions({
    queryKey: ['listScheduleModules', { as: 'choices' }],
    queryFn: ({ signal }) => service.modules(signal),
    staleTime: Infinity,
  })

/**
 * Called after a write, also one that failed. Every list of rules becomes stale, and so do the pairs that schedulers see. The
 * rule itself is read again only when a page next asks for it, because the read of a deleted rule would fail. With
 * `refetchType` 'none' the lists wait for `readRulesAgain`.
 */
export function forgetRule(queryClient: QueryClient, id: RuleId | null, refetchType: 'active' | 'none' = 'active'): void {
  void queryClient.invalidateQueries({ queryKey: ['listModuleRules'], refetchType })
  if (id !== null) void queryClient.invalidateQueries({ queryKey: ['getModuleRule', { id }], refetchType: 'none' })
}

/** Reads what is stale of the lists on the screen. */
export const readRulesAgain = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({ queryKey: ['listModuleRules'], type: 'active', stale: true })
