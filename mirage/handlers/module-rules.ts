import type { ModuleRule, RuleEntry } from '#openapi/generated/schema.d.ts'
import { done, ok, type Call, type Handlers } from '../contract.ts'
import type { Db } from '../db.ts'
import type { ModuleRuleRecord } from '../models.ts'
import { textOf } from '../resources/engine/values.ts'
import { pageOf, statusName } from './blocks-shared-list.ts'
import { answering, notFound, refuse } from './blocks-shared-refusal.ts'

const findRule = (db: Db, id: number): ModuleRuleRecord => db.moduleRules.find(id) ?? notFound('mapping')

/** The present name of a module; null if there is none. */
function moduleNameOf(db: Db, id: number): string | null {
  const module = db.records('Module').find(id)
  return module && textOf(module.fields['moduleName'])
}

function wireRule(db: Db, { id, name, status, rules }: ModuleRuleRecord): ModuleRule {
  const renamed = <M extends { moduleId: number; moduleName: string }>(module: M): M => ({
    ...module,
    moduleName: moduleNameOf(db, module.moduleId) ?? module.moduleName,
  })
  return {
    moduleRuleId: id,
    mappingName: name,
    status,
    rules: rules.map((entry) => ({ ...renamed(entry), prohibitedModules: entry.prohibitedModules.map(renamed) })),
  }
}

/** The given modules with their stored names. */
function checkedEntries(db: Db, entries: readonly RuleEntry[]): RuleEntry[] {
  const named = (id: number) => {
    const moduleName = moduleNameOf(db, id) ?? refuse(`There is no module ${id}.`)
    return { moduleId: id, moduleName }
  }
  if (entries.length === 0) refuse('A mapping needs at least one module.')
  const seen = new Set<number>()
  return entries.map((entry) => {
    const module = named(entry.moduleId)
    if (seen.has(module.moduleId)) refuse(`${module.moduleName} is there twice.`)
    seen.add(module.moduleId)
    const prohibited = new Set(entry.prohibitedModules.map(({ moduleId }) => moduleId))
    if (prohibited.has(module.moduleId)) refuse(`${module.moduleName} cannot be prohibited together with itself.`)
    return { ...module, prohibitedModules: [...prohibited].map(named) }
  })
}

const fieldsOf = (db: Db, { mappingName, rules }: Call<'createModuleRule'>['body']) => ({
  name: mappingName.trim() === '' ? null : mappingName.trim(),
  rules: checkedEntries(db, rules),
})

const findAll = (db: Db, ids: readonly number[]): ModuleRuleRecord[] => [...new Set(ids)].map((id) => findRule(db, id))

/** Which modules are prohibited together. */
export const moduleRuleHandlers = {
  listModuleRules: ({ query, db }) =>
    answering(() => {
      const { page, totalCount, statusCounts } = pageOf(db.moduleRules.where(), query, {
        searched: ({ name }) => [name ?? ''],
        columns: { name: ({ name }) => name, modules: ({ rules }) => rules.length, status: ({ status }) => statusName(status) },
      })
      return ok({ list: page.map((rule) => wireRule(db, rule)), totalCount, statusCounts })
    }),

  createModuleRule: ({ body, db }) =>
    answering(() => {
      const { id } = db.moduleRules.insert({ ...fieldsOf(db, body), status: 2 })
      return ok({ moduleRuleId: id }, 'Mapping created successfully.')
    }),

  updateModuleRule: ({ path, body, db }) =>
    answering(() => {
      const { id } = findRule(db, path.ruleId)
      db.moduleRules.update(id, { ...fieldsOf(db, body), status: body.status })
      return done('Mapping updated successfully.')
    }),

  getModuleRule: ({ path, db }) => answering(() => ok(wireRule(db, findRule(db, path.ruleId)))),

  publishModuleRules: ({ body, db }) =>
    answering(() => {
      const rules = findAll(db, body.moduleRuleId)
      const other = rules.find(({ status }) => status !== 2)
      if (other) refuse(`Only a draft can be published, and ${other.name ?? 'the mapping'} is ${statusName(other.status).toLowerCase()}.`)
      for (const { id } of rules) db.moduleRules.update(id, { status: 1 })
      return done('Mapping published successfully.')
    }),

  deleteModuleRules: ({ body, db }) =>
    answering(() => {
      for (const { id } of findAll(db, body.moduleRuleId)) db.moduleRules.remove(id)
      return done('Mapping deleted successfully.')
    }),
} satisfies Partial<Handlers>
