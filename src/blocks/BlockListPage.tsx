import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { BlockListQuery, BlockRow } from '#machines/blocks/types.ts'
import { toFailure } from '../api/problem.ts'
import { useServices } from '../api/services.tsx'
import { BlockListView, type ListMessage } from './BlockListView.tsx'
import type { BlockKindSpec } from './kinds/kind.ts'
import { readListAddress, writeListAddress } from './list/list-address.ts'
import { blockListQuery, forgetBlock } from './queries.ts'
import { useBlockService } from './use-block-service.ts'

/** What the person may do on a page. */
export interface PageRights {
  can(permission: string): boolean
}

export interface BlockListPageProps {
  readonly kind: BlockKindSpec
  readonly rights: PageRights
  breadcrumbs(last: string): ReactNode
}

const searchDelayMs = 250

/** The list of one kind of block: its state is its address. */
export function BlockListPage({ kind, rights, breadcrumbs }: BlockListPageProps) {
  const service = useBlockService(kind)
  const { codec, clock } = useServices()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const query = readListAddress(useSearch())
  const arrived = useHistoryState<{ readonly message?: string } | null>()
  const [typed, setTyped] = useState(query.search)
  const [asked, setAsked] = useState<BlockRow | null>(null)
  const [message, setMessage] = useState<ListMessage | null>(arrived?.message ? { tone: 'success', text: arrived.message } : null)
  const list = useQuery(blockListQuery(service, kind.id, query))
  const show = (next: Partial<BlockListQuery>) =>
    navigate(`${kind.paths.list}${writeListAddress({ ...query, page: 1, ...next })}`, { replace: true })

  useEffect(() => {
    if (typed === query.search) return
    const timer = setTimeout(
      () => navigate(`${kind.paths.list}${writeListAddress({ ...query, search: typed, page: 1 })}`, { replace: true }),
      searchDelayMs,
    )
    return () => clearTimeout(timer)
  })

  const removal = useMutation({
    mutationFn: (row: BlockRow) => service.remove([row.id]),
    onSuccess: async (result, row) => {
      setAsked(null)
      setMessage(
        result.isBlocked
          ? { tone: 'error', text: kind.texts.mappingWarning, detail: result.message }
          : { tone: 'success', text: result.message },
      )
      if (!result.isBlocked) await forgetBlock(queryClient, kind.id, row.id)
    },
    onError: (error) => {
      setAsked(null)
      setMessage({ tone: 'error', text: toFailure(error).message })
    },
  })
  const addressOf = (row: BlockRow) => kind.paths.wizardOf(codec.encrypt(row.id) ?? '')

  return (
    <BlockListView
      kind={kind}
      breadcrumbs={breadcrumbs(kind.texts.listTitle)}
      query={query}
      typed={typed}
      page={list.data}
      failure={list.isError ? toFailure(list.error).message : null}
      isRefetching={list.isFetching && !list.isPending}
      today={clock.today()}
      canCreate={rights.can('Add')}
      canEdit={rights.can('Modify')}
      canDelete={rights.can('Delete')}
      asked={asked}
      isDeleting={removal.isPending}
      message={message}
      addressOf={addressOf}
      onType={setTyped}
      onShow={(next) => {
        if (next.search !== undefined) setTyped(next.search)
        show(next)
      }}
      onOpen={(row) => navigate(addressOf(row))}
      onRetry={() => void list.refetch()}
      onAsk={setAsked}
      onDelete={(row) => removal.mutate(row)}
      onCloseMessage={() => setMessage(null)}
    />
  )
}
