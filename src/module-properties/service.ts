import type { Done } from '#machines/outcome.ts'
import type { ModuleRef, ModuleRule, RuleDraft, RuleId } from '#machines/module-properties/types.ts'
import type { Component, Permission } from '#openapi/generated/operations.ts'
import type { Evaluation } from '#openapi/generated/schema.d.ts'
import type { Api, CallOptions } from '#src/api/client.ts'
import { listStatusIds } from '#src/api/constants.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'
import type { ListQuery } from '#src/ui/list/list-address.ts'
import { readCreatedId, readModules, readPage, readRule, wireRule, type RulePage } from './wire.ts'

/** Columns by which the list can be sorted. */
export const ruleColumns = ['name', 'modules', 'status'] as const

export type RuleListQuery = ListQuery<(typeof ruleColumns)[number]>

/** The calls of module property rules, in domain types. Every method throws an `ApiProblem`. */
export interface ModuleRuleService {
  list(query: RuleListQuery, signal?: AbortSignal): Promise<RulePage>
  rule(id: RuleId, signal?: AbortSignal): Promise<ModuleRule>
  create(draft: RuleDraft): Promise<Done & { readonly id: RuleId }>
  update(id: RuleId, draft: RuleDraft): Promise<Done>
  publish(id: RuleId): Promise<Done>
  remove(id: RuleId): Promise<Done>
  /** Every module of every kind of evaluation, by name. */
  modules(signal?: AbortSignal): Promise<readonly ModuleRef[]>
}

const component: Component = 'ModuleProperties'
/** Every evaluation of the contract, as a rule may name modules of each. */
const evaluations = Object.values({ exam: 'exam', test: 'test' } as const satisfies { readonly [One in Evaluation]: One })
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const options = (permission: Permission, signal?: AbortSignal): CallOptions => ({
  ...(signal ? { signal } : {}),
  log: { component, permission },
})

/** The service over the typed client: ids are encrypted in paths and plain in bodies. */
export function createModuleRuleService(api: Api, codec: IdCodec): ModuleRuleService {
  const pathOf = (id: RuleId) => {
    const ruleId = codec.encrypt(id)
    if (ruleId === null) throw new ApiProblem('notFound', 0, 'This record does not exist.')
    return { ruleId }
  }
  const modulesFor = async (evaluation: Evaluation, signal?: AbortSignal) =>
    readModules(await api.call('listScheduleModules', { query: { evaluation } }, options('View', signal)))

  return {
    list: async ({ page, pageSize, search, status, sort }, signal) => {
      const query = {
        pageNo: page,
        pageSize,
        searchText: search,
        statusId: listStatusIds[status],
        sortParam: sort ? `${sort.column}:${sort.direction}` : '',
      }
      return readPage(await api.call('listModuleRules', { query }, options('View', signal)))
    },
    rule: async (id, signal) => {
      return { id, ...readRule(await api.call('getModuleRule', { path: pathOf(id) }, options('View', signal))) }
    },
    create: async (draft) => {
      const reply = await api.call('createModuleRule', { body: wireRule(draft) }, options('Add'))
      return { id: readCreatedId(reply), message: reply.description }
    },
    update: async (id, draft) => {
      const { description } = await api.call('updateModuleRule', { path: pathOf(id), body: wireRule(draft) }, options('Modify'))
      return { message: description }
    },
    publish: async (id) => {
      const { description } = await api.call('publishModuleRules', { body: { status: 1, moduleRuleId: [Number(id)] } }, options('Modify'))
      return { message: description }
    },
    remove: async (id) => {
      const { description } = await api.call('deleteModuleRules', { body: { moduleRuleId: [Number(id)] } }, options('Delete'))
      return { message: description }
    },
    modules: async (signal) => {
      const all = (await Promise.all(evaluations.map((evaluation) => modulesFor(evaluation, signal)))).flat()
      return [...new Map(all.map((module) => [module.id, module])).values()].sort((a, b) => compare(a.name, b.name))
    },
  }
}
