import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { ListPorts } from '#machines/lists/list-types.ts'
import type { RecordAct } from '#machines/lists/record-acts.ts'
import type { ModuleRuleEditorPorts, RuleUpdateOutcome } from '#machines/module-properties/module-rule-editor.machine.ts'
import { draftOf, sameRule } from '#machines/module-properties/module-rule-form.ts'
import type { ModuleRuleSummaryPorts } from '#machines/module-properties/module-rule-summary.machine.ts'
import type { ModuleRule, RuleDraft, RuleId } from '#machines/module-properties/types.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import type { Clock } from '#src/time/clock.ts'
import { forgetRule, ruleQuery } from './queries.ts'
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

/** The rule after a write; what was sent when it cannot be read: the write has succeeded all the same. */
const readAgain = (deps: ModuleRuleDeps, id: RuleId, draft: RuleDraft): Promise<ModuleRule> =>
  freshRule(deps, id).catch(() => ({ ...draft, id }))

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
  changeRecord: fromPromise(({ input: { act, id } }) =>
    changing(deps, id, () => (act === 'publish' ? deps.service.publish(id) : deps.service.remove(id))),
  ),
})

export const createEditorPorts = (deps: ModuleRuleDeps): ModuleRuleEditorPorts => ({
  loadRecord: fromPromise(({ input: { id } }) => fetchJustAsked(deps.queryClient, ruleQuery(deps.service, id))),
  // A new rule is a draft.
  createRecord: fromPromise(async ({ input: { fields } }) => {
    const draft = draftOf(fields, 2)
    const { id, message } = await changing(deps, null, () => deps.service.create(draft))
    return { id, message, savedAt: deps.clock.now(), record: await readAgain(deps, id, draft) }
  }),
  updateRecord: fromPromise(async ({ input: { id, fields, base } }): Promise<RuleUpdateOutcome> => {
    const draft = draftOf(fields, base.status)
    const theirs = await freshRule(deps, id)
    // A save whose answer was lost may have been stored: that is not someone else's change.
    if (!sameRule(base, theirs) && !sameRule(draft, theirs)) return { kind: 'conflict', theirs }
    const { message } = await changing(deps, id, () => deps.service.update(id, draft))
    return { kind: 'saved', id, message, savedAt: deps.clock.now(), record: await readAgain(deps, id, draft) }
  }),
})
