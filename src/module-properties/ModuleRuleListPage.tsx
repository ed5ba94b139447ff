import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { moduleRuleListMachine } from '#machines/module-properties/module-rule-list.machine.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess } from '#src/api/use-process.ts'
import { useListAddress, useListPage } from '#src/resources/use-list-page.ts'
import { writeListQuery } from '#src/ui/list/list-address.ts'
import { createListPorts } from './module-rule-actors.ts'
import { ModuleRuleListView } from './ModuleRuleListView.tsx'
import { rulePaths } from './paths.ts'
import { readRulesAgain, ruleListQuery } from './queries.ts'
import { readRuleAddress } from './rule-address.ts'
import type { RuleListQuery } from './service.ts'
import { texts } from './texts.ts'
import { useModuleRules, type RuleRights } from './use-module-rules.ts'

interface ModuleRuleListPageProps {
  readonly rights: RuleRights
  /** Called at first and whenever the list shows something else. */
  onShown(query: RuleListQuery): void
  breadcrumbs(last: string): ReactNode
}

/** The list of module property rules: what it shows is its address. */
export function ModuleRuleListPage({ rights, onShown, breadcrumbs }: ModuleRuleListPageProps) {
  const deps = useModuleRules()
  const { codec, queryClient } = useServices()
  const place = useListAddress({ path: rulePaths.list, read: readRuleAddress, write: writeListQuery })
  const { query, address, arrived, show } = place
  const actor = useProcess(() => moduleRuleListMachine.provide({ actors: createListPorts(deps) }), {
    input: { search: query.search, message: arrived, texts: { failure: toFailure, outcome: texts.outcome, notSent: texts.notSent } },
    facts: {
      'search.due': ({ text }) => show({ search: text }),
      'work.ended': () => void readRulesAgain(queryClient),
    },
  })
  const list = useListPage(place, actor, useQuery(ruleListQuery(deps.service, query)))
  const { isForbidden } = list.context
  const say = useEffectEvent(onShown)
  useEffect(() => say(readRuleAddress(address)), [address])

  return (
    <ModuleRuleListView
      {...list}
      breadcrumbs={breadcrumbs(texts.title)}
      rights={{
        view: rights.can('View'),
        add: rights.can('Add') && !isForbidden,
        modify: rights.can('Modify') && !isForbidden,
        delete: rights.can('Delete') && !isForbidden,
        publish: rights.can('Publish') && !isForbidden,
      }}
      summaryOf={(row) => rulePaths.summary(codec.encrypt(row.id) ?? '')}
      editOf={(row) => rulePaths.edit(codec.encrypt(row.id) ?? '')}
    />
  )
}
