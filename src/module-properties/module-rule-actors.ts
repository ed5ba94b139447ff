import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { ListPorts } from '#machines/lists/list-types.ts'
import type { RecordAct } from '#machines/lists/record-acts.ts'
import type { ModuleRuleEditorPorts, RuleUpdateOutcome } from '#machines/module-properties/module-rule-editor-types.ts'
import { moduleRuleEditorMachine } from '#machines/module-properties/module-rule-editor.machine.ts'
import { sameRule } from '#machines/module-properties/module-rule-form.ts'
import type { ModuleRuleSummaryPorts } from '#machines/module-properties/module-rule-summary.machine.ts'
import type { ModuleRule, RuleId } from '#machines/module-properties/types.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import type { Clock } from '#src/time/clock.ts'
import { forgetRule, ruleQuery } from './queries.ts'
import type { RuleDrafts } from './rule-drafts.ts'
import type { ModuleRuleService } from './service.ts'

/** What the ports of the area's machines need. */
export interface ModuleRuleDeps {
  readonly service: ModuleRuleService
  readonly queryClient: QueryClient
  readonly clock: Clock
}

/** Runs a write; cached data of the rule are invalidated whether it succeeds or fails. */
async function changing<T>({ queryClient }: Pick<ModuleRuleDeps, 'queryClient'>, id: RuleId | null, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } finally {
    forgetRule(queryClient, id)
  }
}

const freshRule = ({ service, queryClient }: ModuleRuleDeps, id: RuleId): Promise<ModuleRule> =>
  queryClient.fetchQuery({ ...ruleQuery(service, id), staleTime: 0 })

/** The rule after a write; null when it cannot be read; the write has succeeded all the same. */
const readAgain = (deps: ModuleRuleDeps, id: RuleId) => freshRule(deps, id).catch(() => null)

export const createListPorts = (deps: ModuleRuleDeps): ListPorts<RecordAct> => ({
  changeRow: fromPromise(async ({ input: { act, id } }) => {
    try {
      return await (act === 'publish' ? deps.service.publish(id) : deps.service.remove(id))
    } finally {
      // The list is read again once, when every row has its outcome.
      forgetRule(deps.queryClient, id, 'none')
    }
  }),
})

export const createSummaryPorts = (deps: ModuleRuleDeps): ModuleRuleSummaryPorts => ({
  publishRule: fromPromise(({ input: { ruleId } }) => changing(deps, ruleId, () => deps.service.publish(ruleId))),
  deleteRule: fromPromise(({ input: { ruleId } }) => changing(deps, ruleId, () => deps.service.remove(ruleId))),
})

export const createEditorPorts = (deps: ModuleRuleDeps): ModuleRuleEditorPorts => ({
  loadRule: fromPromise(({ input: { ruleId } }) => fetchJustAsked(deps.queryClient, ruleQuery(deps.service, ruleId))),
  createRule: fromPromise(async ({ input: draft }) => {
    const { id, message } = await changing(deps, null, () => deps.service.create(draft))
    return { id, message, savedAt: deps.clock.now(), record: await readAgain(deps, id) }
  }),
  updateRule: fromPromise(async ({ input: { ruleId, draft, base } }): Promise<RuleUpdateOutcome> => {
    if (base) {
      const theirs = await freshRule(deps, ruleId)
      // A save whose answer was lost may have been stored: that is not someone else's change.
      if (!sameRule(base, theirs) && !sameRule(draft, theirs)) return { kind: 'conflict', theirs }
    }
    const { message } = await changing(deps, ruleId, () => deps.service.update(ruleId, draft))
    return { kind: 'saved', id: ruleId, message, savedAt: deps.clock.now(), record: await readAgain(deps, ruleId) }
  }),
})

/** The editor's machine with its ports: the server and this browser's drafts. */
export const createEditorLogic = (deps: ModuleRuleDeps, drafts: RuleDrafts) =>
  moduleRuleEditorMachine.provide({
    actors: createEditorPorts(deps),
    actions: {
      keepDraft: ({ context }) => drafts.keep(context),
      dropDraft: ({ context: { ruleId, input } }) => [input.ruleId, ruleId].forEach(drafts.drop),
    },
  })
