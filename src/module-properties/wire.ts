import * as v from 'valibot'
import type { ModuleRef, ModuleRule, RuleDraft, RuleEntry, RuleRow } from '#machines/module-properties/types.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import { id, neededCount, statusCounts, text } from '#src/api/answer-values.ts'
import type { OperationInput } from '#src/api/client.ts'

/** Readers of the aggregator's answers about rules, and the bodies of its calls. */

const status = v.picklist([0, 1, 2])

const module = v.pipe(
  fields({ moduleId: id, moduleName: text }),
  v.transform((value): ModuleRef => ({ id: value.moduleId, name: value.moduleName })),
)

const entry = v.pipe(
  fields({ moduleId: id, moduleName: text, prohibitedModules: v.array(module) }),
  v.transform((value): RuleEntry => ({ module: { id: value.moduleId, name: value.moduleName }, prohibited: value.prohibitedModules })),
)

const rule = { mappingName: text, status, rules: v.array(entry) } as const

const row = v.pipe(
  fields({ moduleRuleId: id, ...rule }),
  v.transform((value): RuleRow => ({
    id: value.moduleRuleId,
    name: value.mappingName,
    status: value.status,
    modules: value.rules.length,
    prohibited: value.rules.reduce((sum, { prohibited }) => sum + prohibited.length, 0),
  })),
)

/** One page of the list; `counts` per status is null when the aggregator does not count. */
export interface RulePage {
  readonly rows: readonly RuleRow[]
  readonly total: number
  readonly counts: Readonly<Record<0 | 1 | 2, number>> | null
}

export const readPage = answerReader(
  'listModuleRules',
  v.pipe(
    fields({ list: v.array(row), totalCount: neededCount, statusCounts }),
    v.transform((value): RulePage => ({ rows: value.list, total: value.totalCount, counts: value.statusCounts })),
  ),
)

/** A rule without its id, which is the one that was asked for. */
export const readRule = answerReader(
  'getModuleRule',
  v.pipe(
    fields(rule),
    v.transform((value): Omit<ModuleRule, 'id'> => ({ name: value.mappingName, status: value.status, entries: value.rules })),
  ),
)

export const readCreatedId = answerReader(
  'createModuleRule',
  v.pipe(
    fields({ moduleRuleId: id }),
    v.transform((value) => value.moduleRuleId),
  ),
)

export const readModules = answerReader('listScheduleModules', v.array(module))

const wireModule = ({ id: moduleId, name }: ModuleRef) => ({ moduleId: Number(moduleId), moduleName: name })

/** The body of a create or an update. */
export const wireRule = ({ name, status: wanted, entries }: RuleDraft): OperationInput<'createModuleRule'>['body'] => ({
  mappingName: name,
  status: wanted,
  rules: entries.map(({ module: one, prohibited }) => ({ ...wireModule(one), prohibitedModules: prohibited.map(wireModule) })),
})
