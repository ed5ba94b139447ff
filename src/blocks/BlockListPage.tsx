import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import { blockListMachine } from '#machines/blocks/block-list.machine.ts'
import type { BlockListQuery, BlockRow } from '#machines/blocks/types.ts'
import { toFailure } from '../api/problem.ts'
import { useServices } from '../api/services.tsx'
import { writeListQuery } from '../ui/list-address.ts'
import { BlockListView } from './BlockListView.tsx'
import type { BlockKindSpec } from './kinds/kind.ts'
import { readListAddress } from './list/list-address.ts'
import { blockListQuery, forgetBlock } from './queries.ts'
import { useBlockService } from './use-block-service.ts'

/** What the person may do on a page. */
export interface PageRights {
  can(permission: string): boolean
}

/** What a list shows, for whoever remembers it. */
export interface ShownList {
  readonly query: BlockListQuery
  readonly isDense: boolean
}

export interface BlockListPageProps {
  readonly kind: BlockKindSpec
  readonly rights: PageRights
  /** Rows stand closely from the start. */
  readonly startsDense: boolean
  /** The list shows something else than before, or for the first time. */
  onShown(list: ShownList): void
  breadcrumbs(last: string): ReactNode
}

/** The list of one kind of block: what it shows is its address. */
export function BlockListPage({ kind, rights, startsDense, onShown, breadcrumbs }: BlockListPageProps) {
  const service = useBlockService(kind)
  const { codec, clock, queryClient } = useServices()
  const [, navigate] = useLocation()
  const query = readListAddress(useSearch())
  const [isDense, setDense] = useState(startsDense)
  const arrived = useHistoryState<{ readonly message?: string } | null>()?.message ?? ''
  const [logic] = useState(() =>
    blockListMachine.provide({
      actors: {
        removeBlock: fromPromise(async ({ input: { blockId } }) => {
          const removal = await service.remove([blockId])
          if (!removal.isBlocked) await forgetBlock(queryClient, kind.id, blockId)
          return removal
        }),
      },
    }),
  )
  const actor = useActorRef(logic, {
    input: {
      search: query.search,
      message: arrived === '' ? null : { tone: 'success', text: arrived },
      texts: { mappingWarning: kind.texts.mappingWarning, failure: toFailure },
    },
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  const list = useQuery(blockListQuery(service, kind.id, query))

  const show = useEffectEvent((next: Partial<BlockListQuery>) =>
    navigate(`${kind.paths.list}${writeListQuery({ ...query, page: 1, ...next })}`, { replace: true }),
  )
  useEffect(() => {
    const subscription = actor.on('search.due', ({ text }) => show({ search: text }))
    return () => subscription.unsubscribe()
  }, [actor])
  useEffect(() => actor.send({ type: 'search.follow', text: query.search }), [actor, query.search])
  // A message is for one arrival: a reload does not say it again.
  useEffect(() => {
    if (arrived !== '') show({ page: query.page })
  }, [arrived, query.page])
  // The last row of the last page may be gone.
  const last = list.data && !list.isPlaceholderData ? Math.max(1, Math.ceil(list.data.total / query.pageSize)) : null
  useEffect(() => {
    if (last !== null && query.page > last) show({ page: last })
  }, [last, query.page])

  const say = useEffectEvent(onShown)
  const address = writeListQuery(query)
  useEffect(() => say({ query: readListAddress(address), isDense }), [address, isDense])

  const addressOf = (row: BlockRow) => kind.paths.wizardOf(codec.encrypt(row.id) ?? '')
  return (
    <BlockListView
      kind={kind}
      breadcrumbs={breadcrumbs(kind.texts.listTitle)}
      query={query}
      typed={state.context.typed}
      page={list.data}
      failure={list.isError ? toFailure(list.error).message : null}
      isRefetching={list.isFetching && !list.isPending}
      today={clock.today()}
      canCreate={rights.can('Add')}
      canEdit={rights.can('Modify')}
      canDelete={rights.can('Delete')}
      asked={state.context.asked}
      isDeleting={state.hasTag('busy')}
      isDense={isDense}
      message={state.context.message}
      addressOf={addressOf}
      onShow={(next) => navigate(`${kind.paths.list}${writeListQuery({ ...query, page: 1, ...next })}`, { replace: true })}
      onDense={setDense}
      onOpen={(row) => navigate(addressOf(row))}
      onRetry={() => void list.refetch()}
      send={(event) => actor.send(event)}
    />
  )
}
