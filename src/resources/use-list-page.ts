import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { AnyActorRef } from 'xstate'
import { createListExportMachine, type ListExportPorts } from '#machines/lists/list-export.machine.ts'
import type { ListContext, ListEvent, ListRow } from '#machines/lists/list-types.ts'
import { toFailure } from '#src/api/problem.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { useStableCallback } from '#src/ui/kit/use-stable-callback.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import type { ListQuery } from '#src/ui/list/list-address.ts'
import { useScrollRestoration } from '#src/ui/list/use-scroll-restoration.ts'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { counted } from '#src/ui/text/counted.ts'
import { originAt } from '#src/ui/list/list-origin.ts'

type AnyQuery = ListQuery<string, string, string>

interface ListAddressOptions<Query> {
  /** Of the list's page. */
  readonly path: string
  /** The query of an address, from its "?" on, and back. */
  read(search: string): Query
  write(query: Query): string
}

interface ListAddress<Query> {
  readonly query: Query
  /** The query as its address spells it. */
  readonly address: string
  /** The message of the previous page; empty for none. */
  readonly arrived: string
  /** Shows something else, from its first page on. */
  show(next: Partial<Query>): void
}

/** What a list shows, as its address says it. */
export function useListAddress<Query extends AnyQuery>({ path, read, write }: ListAddressOptions<Query>): ListAddress<Query> {
  const [, navigate] = useLocation()
  const query = useFromSearch(read)
  const arrived = useHistoryState<{ readonly message?: string } | null>()?.message ?? ''
  return {
    query,
    address: write(query),
    arrived,
    // Reads the current address: two changes may come before a render, or after the list was left.
    show: (next) => {
      const { pathname, search } = window.location
      if (pathname !== path) return
      navigate(`${path}${write({ ...read(search), page: 1, ...next })}`, { replace: true })
    },
  }
}

interface ListSnapshot<Row, Act> {
  readonly context: ListContext<Row, Act>
  hasTag(tag: 'busy' | 'checking'): boolean
}

interface ListActor<Row, Act> extends Pick<AnyActorRef, 'subscribe'> {
  send(event: ListEvent<Row, Act>): void
  getSnapshot(): ListSnapshot<Row, Act>
}

/** What a list draws of its machine. */
function shownOf<Row, Act>(snapshot: ListSnapshot<Row, Act>) {
  const { typed, chosen, work, message, isForbidden } = snapshot.context
  return { typed, chosen, work, message, isForbidden, isBusy: snapshot.hasTag('busy'), isChecking: snapshot.hasTag('checking') }
}

/** What a list shows of its process and rows, which it keeps in step with its address. */
export function useListPage<Query extends AnyQuery, Page extends { readonly total: number }, Row extends ListRow, Act extends string>(
  { query, address, arrived, show }: ListAddress<Query>,
  actor: ListActor<Row, Act>,
  list: UseQueryResult<Page>,
) {
  const [, navigate] = useLocation()
  const { search, page, pageSize } = query
  const context = useShallowSelector(actor, shownOf<Row, Act>)
  const { isBusy, isChecking } = context
  const goTo = useEffectEvent((page: number) => show({ page } as Partial<Query>))
  useEffect(() => actor.send({ type: 'search.follow', text: search }), [actor, search])
  // Rows that are not shown any more are deselected.
  useEffect(() => actor.send({ type: 'selection.follow', view: address }), [actor, address])
  // The message is shown once: a reload does not repeat it.
  useEffect(() => {
    if (arrived !== '') goTo(page)
  }, [arrived, page])
  // The last page may not exist any more after a deletion.
  const last = list.data && !list.isPlaceholderData ? Math.max(1, Math.ceil(list.data.total / pageSize)) : null
  useEffect(() => {
    if (last !== null && page > last) goTo(last)
  }, [last, page])
  // New rows render deferred, so that typing stays responsive; the first rows render at once.
  const shown = useDeferredValue(list.data) ?? list.data
  // Taken out of the result, which is a new object each time: every row would be rendered again for it.
  const { refetch } = list
  const rememberRow = useScrollRestoration(list.data !== undefined)
  const addressNow = useStableCallback(() => address)
  // One for all addresses: every row would be rendered again for another.
  const [openedState] = useState(() => originAt(addressNow))
  return {
    query,
    context,
    isBusy,
    isChecking,
    page: shown,
    failure: list.isError ? toFailure(list.error).message : null,
    isRefetching: list.isFetching && !list.isPending,
    openedState,
    onShow: show,
    onRetry: () => void refetch(),
    onLeave: ({ id }: ListRow) => rememberRow(id),
    onOpen: ({ id }: ListRow, to: string) => {
      rememberRow(id)
      navigate(to, { state: openedState })
    },
    /** Says how many rows are chosen when that changes. */
    send: (event: ListEvent<Row, Act>) => {
      actor.send(event)
      const { chosen } = actor.getSnapshot().context
      if (event.type === 'rows.choose' || event.type === 'selection.clear') announce(`${chosen.length} selected`)
    },
  }
}

const cut = (done: number, total: number) =>
  `The file has the first ${counted(done)} of ${counted(total)} rows. Search or filter to export the others.`

/** Runs the export of a list. */
export function useListExport<Wanted>(createPorts: () => ListExportPorts<Wanted>) {
  const actor = useProcess(() => createListExportMachine<Wanted>().provide({ actors: createPorts() }), {
    input: { texts: { failure: toFailure, cut } },
    facts: { 'export.done': ({ rows }) => toast.success(`${counted(rows)} ${rows === 1 ? 'row' : 'rows'} exported.`) },
  })
  const view = useShallowSelector(actor, (snapshot) => {
    const { progress, message } = snapshot.context
    return { isBusy: snapshot.hasTag('busy'), progress, message }
  })
  return {
    view,
    start: (wanted: Wanted) => actor.send({ type: 'export.start', wanted }),
    cancel: () => {
      actor.send({ type: 'export.cancel' })
      announce('Export cancelled.')
    },
    closeMessage: () => actor.send({ type: 'message.close' }),
  }
}
