import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { moduleRuleListMachine } from '#machines/module-properties/module-rule-list.machine.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess } from '#src/api/use-process.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { writeListQuery } from '#src/ui/list/list-address.ts'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { useScrollRestoration } from '#src/ui/list/use-scroll-restoration.ts'
import { createListPorts } from './module-rule-actors.ts'
import { ModuleRuleListView } from './ModuleRuleListView.tsx'
import { rulePaths } from './paths.ts'
import { readRulesAgain, ruleListQuery } from './queries.ts'
import { readRuleAddress } from './rule-address.ts'
import type { RuleListQuery } from './service.ts'
import { texts } from './texts.ts'
import { useModuleRules, type RuleRights } from './use-module-rules.ts'
import { originOf } from './return-to-list.ts'

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
  const [, navigate] = useLocation()
  const query = useFromSearch(readRuleAddress)
  const address = writeListQuery(query)
  const arrived = useHistoryState<{ readonly message?: string } | null>()?.message ?? ''
  // Reads the current address: two changes may come before a render, or after the list was left.
  const goTo = (next: Partial<RuleListQuery>) => {
    const { pathname, search } = window.location
    if (pathname !== rulePaths.list) return
    navigate(`${rulePaths.list}${writeListQuery({ ...readRuleAddress(search), page: 1, ...next })}`, { replace: true })
  }
  const actor = useProcess(() => moduleRuleListMachine.provide({ actors: createListPorts(deps) }), {
    input: { search: query.search, message: arrived, texts: { failure: toFailure, outcome: texts.outcome, notSent: texts.notSent } },
    facts: {
      'search.due': ({ text }) => goTo({ search: text }),
      'work.ended': () => void readRulesAgain(queryClient),
    },
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  const { isForbidden } = state.context
  const list = useQuery(ruleListQuery(deps.service, query))
  // By itself: the result is another object each time, for which every row would be rendered again.
  const { refetch } = list
  const rememberRow = useScrollRestoration(list.data !== undefined)

  const show = useEffectEvent(goTo)
  useEffect(() => actor.send({ type: 'search.follow', text: query.search }), [actor, query.search])
  const say = useEffectEvent(onShown)
  useEffect(() => say(readRuleAddress(address)), [address])
  // Rows that are not shown any more are deselected.
  useEffect(() => actor.send({ type: 'selection.follow', view: address }), [actor, address])
  // The message is shown once: a reload does not repeat it.
  useEffect(() => {
    if (arrived !== '') show({ page: query.page })
  }, [arrived, query.page])
  // The last page may not exist any more after a deletion.
  const last = list.data && !list.isPlaceholderData ? Math.max(1, Math.ceil(list.data.total / query.pageSize)) : null
  useEffect(() => {
    if (last !== null && query.page > last) show({ page: last })
  }, [last, query.page])

  return (
    <ModuleRuleListView
      breadcrumbs={breadcrumbs(texts.title)}
      query={query}
      context={state.context}
      page={list.data}
      failure={list.isError ? toFailure(list.error).message : null}
      isRefetching={list.isFetching && !list.isPending}
      isBusy={state.hasTag('busy')}
      rights={{
        view: rights.can('View'),
        add: rights.can('Add') && !isForbidden,
        modify: rights.can('Modify') && !isForbidden,
        delete: rights.can('Delete') && !isForbidden,
        publish: rights.can('Publish') && !isForbidden,
      }}
      summaryOf={(row) => rulePaths.summary(codec.encrypt(row.id) ?? '')}
      editOf={(row) => rulePaths.edit(codec.encrypt(row.id) ?? '')}
      onShow={goTo}
      openedState={originOf(query)}
      onLeave={(row) => rememberRow(row.id)}
      onOpen={(address, row) => {
        rememberRow(row.id)
        navigate(address, { state: originOf(query) })
      }}
      onRetry={() => void refetch()}
      send={(event) => {
        actor.send(event)
        const { chosen } = actor.getSnapshot().context
        if (event.type === 'rows.choose' || event.type === 'selection.clear') announce(texts.selected(chosen.length))
      }}
    />
  )
}
