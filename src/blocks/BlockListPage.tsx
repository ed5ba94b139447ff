import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { BlockListQuery, BlockRow, HideableColumn } from '#machines/blocks/list/block-row.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { writeListQuery } from '#src/ui/list/list-address.ts'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { useScrollRestoration } from '#src/ui/list/use-scroll-restoration.ts'
import { BlockListView } from './BlockListView.tsx'
import type { BlockKindSpec } from './kinds/kind.ts'
import { readColumns } from './list/columns.ts'
import { readListAddress } from './list/list-address.ts'
import { listTexts as texts } from './list/texts.ts'
import { useBlockExport, useBlockList } from './list/use-block-list.ts'
import { blockListQuery } from './queries.ts'
import { useBlockService } from './use-block-service.ts'

/** The person's permissions on a page. */
interface PageRights {
  can(permission: string): boolean
}

/** What a list shows, to be remembered. */
interface ShownList {
  readonly query: BlockListQuery
  readonly isDense: boolean
  readonly hidden: readonly HideableColumn[]
}

interface BlockListPageProps {
  readonly kind: BlockKindSpec
  readonly userId: string
  readonly rights: PageRights
  /** Rows are compact at first. */
  readonly startsDense: boolean
  /** Names of columns that are hidden from the start; unknown names are ignored. */
  readonly startsHidden: readonly string[]
  /** Called at first and whenever the list shows something else. */
  onShown(list: ShownList): void
  breadcrumbs(last: string): ReactNode
}

/** The list of one kind of block: what it shows is its address. */
export function BlockListPage({ kind, userId, rights, startsDense, startsHidden, onShown, breadcrumbs }: BlockListPageProps) {
  const service = useBlockService(kind)
  const { codec, clock } = useServices()
  const [, navigate] = useLocation()
  const query = useFromSearch(readListAddress)
  const address = writeListQuery(query)
  const [isDense, setDense] = useState(startsDense)
  const [hidden, setHidden] = useState(() => readColumns(startsHidden))
  const arrived = useHistoryState<{ readonly message?: string } | null>()?.message ?? ''
  // Reads the current address: two changes may come before a render, or after the list was left.
  const goTo = (next: Partial<BlockListQuery>) => {
    const { pathname, search } = window.location
    if (pathname !== kind.paths.list) return
    navigate(`${kind.paths.list}${writeListQuery({ ...readListAddress(search), page: 1, ...next })}`, { replace: true })
  }
  const { actor, state } = useBlockList({ kind, userId, search: query.search, address, arrived, onSearch: (search) => goTo({ search }) })
  const file = useBlockExport(kind)
  const list = useQuery(blockListQuery(service, kind.id, query))
  // New rows render deferred, so that typing stays responsive; the first rows render at once.
  const page = useDeferredValue(list.data) ?? list.data
  // By itself: the result is another object each time, for which every row would be rendered again.
  const { refetch } = list
  const rememberRow = useScrollRestoration(list.data !== undefined)

  const show = useEffectEvent(goTo)
  // The message is shown once: a reload does not repeat it.
  useEffect(() => {
    if (arrived !== '') show({ page: query.page })
  }, [arrived, query.page])
  // The last page may not exist any more after a deletion.
  const last = list.data && !list.isPlaceholderData ? Math.max(1, Math.ceil(list.data.total / query.pageSize)) : null
  useEffect(() => {
    if (last !== null && query.page > last) show({ page: last })
  }, [last, query.page])

  const say = useEffectEvent(onShown)
  useEffect(() => say({ query: readListAddress(address), isDense, hidden }), [address, isDense, hidden])

  const addressOf = (row: BlockRow) => kind.paths.wizardOf(codec.encrypt(row.id) ?? '')
  const { isForbidden } = state.context
  return (
    <BlockListView
      kind={kind}
      breadcrumbs={breadcrumbs(kind.texts.listTitle)}
      query={query}
      context={state.context}
      page={page ?? list.data}
      failure={list.isError ? toFailure(list.error).message : null}
      isRefetching={list.isFetching && !list.isPending}
      isBusy={state.hasTag('busy')}
      isChecking={state.hasTag('checking')}
      today={clock.today()}
      rights={{
        create: rights.can('Add') && !isForbidden,
        edit: rights.can('Modify') && !isForbidden,
        delete: rights.can('Delete') && !isForbidden,
      }}
      isDense={isDense}
      hidden={hidden}
      exporting={{
        isBusy: file.state.hasTag('busy'),
        progress: file.state.context.progress,
        message: file.state.context.message,
      }}
      addressOf={addressOf}
      onShow={goTo}
      onDense={setDense}
      onHide={setHidden}
      onLeave={(row) => rememberRow(row.id)}
      onOpen={(row) => {
        rememberRow(row.id)
        navigate(addressOf(row))
      }}
      onRetry={() => void refetch()}
      onExport={(rows) => file.actor.send({ type: 'export.start', wanted: { query, rows, hidden } })}
      onExportEvent={(event) => {
        file.actor.send(event)
        if (event.type === 'export.cancel') announce(texts.exportCancelled)
      }}
      send={(event) => {
        actor.send(event)
        const { chosen } = actor.getSnapshot().context
        if (event.type === 'rows.choose' || event.type === 'selection.clear') announce(texts.selected(chosen.length))
      }}
    />
  )
}
