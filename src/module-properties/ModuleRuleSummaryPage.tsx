import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { moduleRuleSummaryMachine } from '#machines/module-properties/module-rule-summary.machine.ts'
import type { RuleId } from '#machines/module-properties/types.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { createSummaryPorts } from './module-rule-actors.ts'
import { ModuleRuleSummaryView } from './ModuleRuleSummaryView.tsx'
import { NoSuchRule } from './NoSuchRule.tsx'
import { rulePaths } from './paths.ts'
import { ruleQuery } from './queries.ts'
import { texts } from './texts.ts'
import { useModuleRules, type RuleRights } from './use-module-rules.ts'
import { returnToList } from '#src/resources/return-to-list.ts'
import { currentOrigin } from '#src/ui/list/list-origin.ts'

interface ModuleRuleSummaryPageProps {
  /** The encrypted id of the address. */
  readonly pathId: string
  readonly rights: RuleRights
  breadcrumbs(last: string): ReactNode
}

/** Reads the address; shows a message when the id is invalid. */
export function ModuleRuleSummaryPage({ pathId, ...rest }: ModuleRuleSummaryPageProps) {
  const { codec } = useServices()
  const id = codec.decrypt(pathId)
  if (id === null) return <NoSuchRule breadcrumbs={rest.breadcrumbs} />
  return <RuleSummary key={id} ruleId={id} {...rest} />
}

function RuleSummary({ ruleId, rights, breadcrumbs }: Omit<ModuleRuleSummaryPageProps, 'pathId'> & { readonly ruleId: RuleId }) {
  const deps = useModuleRules()
  const { codec } = useServices()
  const [, navigate] = useLocation()
  const actor = useProcess(() => moduleRuleSummaryMachine.provide({ actors: createSummaryPorts(deps) }), {
    input: { recordId: ruleId, failure: toFailure },
    facts: {
      // With a message, focus goes to it and not to the row, which may be deleted.
      'record.left': ({ message }) => {
        const [address, atRule] = returnToList(rulePaths.list, ruleId)
        navigate(address, message === '' ? atRule : { state: { message } })
      },
    },
  })
  const { act, notice, isForbidden, isBusy } = useShallowSelector(actor, (snapshot) => {
    const { act, notice, isForbidden } = snapshot.context
    return { act, notice, isForbidden, isBusy: snapshot.hasTag('busy') }
  })
  const read = useQuery(ruleQuery(deps.service, ruleId))
  const failure = read.isError ? toFailure(read.error) : null

  if (failure?.code === 404) return <NoSuchRule breadcrumbs={breadcrumbs} />
  return (
    <ModuleRuleSummaryView
      breadcrumbs={breadcrumbs(texts.summary)}
      rule={read.data}
      failure={failure?.message ?? null}
      notice={notice}
      isAsking={act === 'delete'}
      busy={isBusy ? act : null}
      rights={{
        modify: rights.can('Modify') && !isForbidden,
        delete: rights.can('Delete') && !isForbidden,
        publish: rights.can('Publish') && !isForbidden,
      }}
      onEdit={() => navigate(rulePaths.edit(codec.encrypt(ruleId) ?? ''), { state: currentOrigin() })}
      onList={() => navigate(...returnToList(rulePaths.list, ruleId))}
      onRetry={() => void read.refetch()}
      send={(event) => actor.send(event)}
    />
  )
}
