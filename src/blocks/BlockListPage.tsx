import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { BlockListQuery, BlockRow, HideableColumn } from '#machines/blocks/list/block-row.ts'
import { useServices } from '#src/api/services.tsx'
import { useListAddress, useListPage } from '#src/resources/use-list-page.ts'
import { writeListQuery } from '#src/ui/list/list-address.ts'
import { BlockListView } from './BlockListView.tsx'
import { comparisonOf } from './compare/compare-address.ts'
import type { BlockKindSpec } from './kinds/kind.ts'
import { readColumns } from './list/columns.ts'
import { readListAddress } from './list/list-address.ts'
import { useBlockExport, useBlockList, useDeletionNotes } from './list/use-block-list.ts'
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
  /** Names what keeps a block from being deleted, given the error of the failed deletion. */
  keptBy(problem: unknown): ReactNode
  breadcrumbs(last: string): ReactNode
}

/** The list of one kind of block: what it shows is its address. */
export function BlockListPage({ kind, userId, rights, startsDense, startsHidden, onShown, keptBy, breadcrumbs }: BlockListPageProps) {
  const service = useBlockService(kind)
  const { codec, clock } = useServices()
  const [, navigate] = useLocation()
  const place = useListAddress({ path: kind.paths.list, read: readListAddress, write: writeListQuery })
  const { query, address, arrived, show } = place
  const [isDense, setDense] = useState(startsDense)
  const [hidden, setHidden] = useState(() => readColumns(startsHidden))
  const { actor, kept } = useBlockList({ kind, userId, search: query.search, arrived, onSearch: (search) => show({ search }) })
  const file = useBlockExport(kind)
  const list = useListPage(place, actor, useQuery(blockListQuery(service, kind.id, query)))
  const deletionNotes = useDeletionNotes(kind, list.context.work)
  const say = useEffectEvent(onShown)
  useEffect(() => say({ query: readListAddress(address), isDense, hidden }), [address, isDense, hidden])

  const addressOf = (row: BlockRow) => kind.paths.wizardOf(codec.encrypt(row.id) ?? '')
  const shareAddressOf = (row: BlockRow) => kind.paths.share(codec.encrypt(row.id) ?? '')
  const { isForbidden } = list.context
  return (
    <BlockListView
      {...list}
      kind={kind}
      breadcrumbs={breadcrumbs(kind.texts.listTitle)}
      today={clock.today()}
      rights={{
        create: rights.can('Add') && !isForbidden,
        edit: rights.can('Modify') && !isForbidden,
        delete: rights.can('Delete') && !isForbidden,
        view: rights.can('View') && !isForbidden,
      }}
      deletionNotes={deletionNotes}
      isDense={isDense}
      hidden={hidden}
      exporting={{
        view: file.view,
        onExport: (rows) => file.start({ query, rows, hidden }),
        onCancel: file.cancel,
        onClose: file.closeMessage,
      }}
      kept={new Map([...kept].map(([id, problem]) => [id, keptBy(problem)]))}
      addressOf={addressOf}
      shareAddressOf={shareAddressOf}
      nextYearAddressOf={(row) => kind.paths.nextYear(codec.encrypt(row.id) ?? '')}
      compareOf={(row) => comparisonOf(kind.paths, { left: codec.encrypt(row.id) })}
      onDense={setDense}
      onHide={setHidden}
      onCompare={(left, right) => navigate(comparisonOf(kind.paths, { left: codec.encrypt(left.id), right: codec.encrypt(right.id) }))}
    />
  )
}
