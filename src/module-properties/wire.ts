import * as v from 'valibot'
import type { ModuleRef, ModuleRule, RuleDraft, RuleEntry, RuleId, RuleRow } from '#machines/module-properties/types.ts'
import type { OperationInput } from '../api/client.ts'
import { ApiProblem } from '../api/problem.ts'

/** Readers of the aggregator's answers about rules, of which nothing is believed, and the bodies of its calls. */

const Id = v.pipe(v.union([v.number(), v.string()]), v.transform(String), v.regex(/^[1-9]\d{0,15}$/))
const Text = v.fallback(v.string(), '')
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Status = v.picklist([0, 1, 2])

const Module = v.object({ moduleId: Id, moduleName: Text })
const Rule = v.object({
  mappingName: Text,
  status: Status,
  rules: v.array(v.object({ ...Module.entries, prohibitedModules: v.array(Module) })),
})
const Counts = v.pipe(
  v.object({ active: Count, inactive: Count, draft: Count }),
  v.transform(({ active, inactive, draft }) => ({ 0: inactive, 1: active, 2: draft })),
)
const Page = v.object({
  list: v.array(v.object({ moduleRuleId: Id, ...Rule.entries })),
  totalCount: Count,
  statusCounts: v.fallback(v.nullable(Counts), null),
})
const Created = v.object({ moduleRuleId: Id })

/** One page of the list; `counts` per status is null when the aggregator does not count. */
export interface RulePage {
  readonly rows: readonly RuleRow[]
  readonly total: number
  readonly counts: Readonly<Record<0 | 1 | 2, number>> | null
}

/** The data as the schema says, also when it stands in a `data` of its own; else a malformed-answer `ApiProblem`. */
function readAs<T>(schema: v.GenericSchema<unknown, T>, data: unknown): T {
  const nested = v.safeParse(v.object({ data: schema }), data)
  if (nested.success) return nested.output.data
  const plain = v.safeParse(schema, data)
  if (plain.success) return plain.output
  const problem = new ApiProblem('malformed', 0)
  problem.cause = new v.ValiError(plain.issues)
  throw problem
}

const refOf = ({ moduleId, moduleName }: v.InferOutput<typeof Module>): ModuleRef => ({ id: moduleId, name: moduleName })

export function readPage(data: unknown): RulePage {
  const { list, totalCount, statusCounts } = readAs(Page, data)
  return {
    rows: list.map(({ moduleRuleId, mappingName, status, rules }) => ({
      id: moduleRuleId,
      name: mappingName,
      status,
      modules: rules.length,
      prohibited: rules.reduce((sum, { prohibitedModules }) => sum + prohibitedModules.length, 0),
    })),
    total: totalCount,
    counts: statusCounts,
  }
}

/** A rule; its id is the one that was asked for. */
export function readRule(id: RuleId, data: unknown): ModuleRule {
  const { mappingName, status, rules } = readAs(Rule, data)
  const entries = rules.map(({ prohibitedModules, ...module }): RuleEntry => ({
    module: refOf(module),
    prohibited: prohibitedModules.map(refOf),
  }))
  return { id, name: mappingName, status, entries }
}

export const readCreatedId = (data: unknown): RuleId => readAs(Created, data).moduleRuleId

export const readModules = (data: unknown): ModuleRef[] => readAs(v.array(Module), data).map(refOf)

const wireModule = ({ id, name }: ModuleRef) => ({ moduleId: Number(id), moduleName: name })

/** The body of a create or an update. */
export const wireRule = ({ name, status, entries }: RuleDraft): OperationInput<'createModuleRule'>['body'] => ({
  mappingName: name,
  status,
  rules: entries.map(({ module, prohibited }) => ({ ...wireModule(module), prohibitedModules: prohibited.map(wireModule) })),
})
