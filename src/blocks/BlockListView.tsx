import { ArrowLeftRight, CalendarClock, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BlockListContext, BlockListEvent } from '#machines/blocks/list/block-list.machine.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockListQuery, BlockPage, BlockRow, HideableColumn } from '#machines/blocks/list/block-row.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { BulkBar, BulkButton } from '#src/ui/list/bulk-bar.tsx'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import { ListHeader } from '#src/ui/list/list-header.tsx'
import { ListPages } from '#src/ui/list/list-pages.tsx'
import { ListToolbar } from '#src/ui/list/list-toolbar.tsx'
import { draftStatusOptions } from '#src/ui/list/status-options.ts'
import { useMessageFocus } from '#src/ui/list/use-message-focus.ts'
import { ColumnChooser } from '#src/ui/records/column-chooser.tsx'
import { ExportControl, type ExportView } from '#src/ui/records/export-control.tsx'
import { NoRows } from '#src/ui/records/no-rows.tsx'
import type { BlockKindSpec } from './kinds/kind.ts'
import { BlockListMessages } from './list/BlockListMessages.tsx'
import { BlockListQuestion } from './list/BlockListQuestion.tsx'
import { BlockTable } from './list/BlockTable.tsx'
import { blockActs } from './list/block-acts.ts'
import { columnChoices } from './list/columns.ts'
import type { BlockListRights } from './list/rights.ts'
import { listTexts } from './list/texts.ts'
import type { StatusCounts } from './service.ts'

export interface BlockListViewProps {
  readonly kind: BlockKindSpec
  readonly breadcrumbs: ReactNode
  readonly query: BlockListQuery
  readonly context: Pick<BlockListContext, 'typed' | 'chosen' | 'work' | 'message'>
  readonly page: (BlockPage & { readonly counts: StatusCounts | null }) | undefined
  readonly failure: string | null
  readonly isRefetching: boolean
  /** Blocks are being published or deleted. */
  readonly isBusy: boolean
  /** What is open about the chosen blocks is being read. */
  readonly isChecking: boolean
  readonly today: CivilDate
  readonly rights: BlockListRights
  /** Rows stand closely. */
  readonly isDense: boolean
  readonly hidden: readonly HideableColumn[]
  readonly exporting: ExportView
  /** What keeps blocks that could not be deleted, by their ids. */
  readonly kept: ReadonlyMap<BlockId, ReactNode>
  addressOf(row: BlockRow): string
  /** The page that shares and prints a block. */
  shareAddressOf(row: BlockRow): string
  /** The comparison of a block with another one that is chosen there. */
  compareOf(row: BlockRow): string
  onShow(next: Partial<BlockListQuery>): void
  onDense(isDense: boolean): void
  onHide(hidden: readonly HideableColumn[]): void
  /** A block is being opened, by a link of its own or by `onOpen`. */
  onLeave(row: BlockRow): void
  onOpen(row: BlockRow, address: string): void
  onRetry(): void
  /** Writes these rows to a file; null for all that the list finds. */
  onExport(rows: readonly BlockRow[] | null): void
  onExportCancel(): void
  onExportClose(): void
  onCompare(left: BlockRow, right: BlockRow): void
  send(event: BlockListEvent): void
}

/** The list as drawn: search and status above; table or its absence; the bar of the chosen rows and pages below. */
export function BlockListView(props: BlockListViewProps) {
  const { kind, query, context, page, failure, rights, exporting, onShow, onExport, send } = props
  const { message, work } = context
  const acts = blockActs(kind)
  const [messagePlace, messageTarget] = useMessageFocus(message ?? exporting.message, page)
  const chosen = page?.rows.filter(({ id }) => context.chosen.includes(id)) ?? []
  const [first, second, ...others] = chosen

  return (
    <>
      <ListFrame
        header={
          <ListHeader
            title={kind.texts.listTitle}
            breadcrumbs={props.breadcrumbs}
            total={page?.total}
            nouns={kind.texts.nouns}
            create={rights.create ? { href: kind.paths.create, label: kind.texts.create } : null}
          />
        }
        toolbar={
          <ListToolbar
            searchLabel={kind.texts.search}
            typed={context.typed}
            status={query.status}
            statuses={draftStatusOptions(page?.counts ?? null)}
            isDense={props.isDense}
            actions={
              <>
                <ColumnChooser columns={columnChoices(kind)} hidden={props.hidden} onHide={props.onHide} />
                <ExportControl
                  {...exporting}
                  isEmpty={(page?.total ?? 0) === 0}
                  onExport={() => onExport(null)}
                  onCancel={props.onExportCancel}
                />
              </>
            }
            onType={(text) => send({ type: 'search.type', text })}
            onStatus={(status) => onShow({ status })}
            onDense={props.onDense}
          />
        }
        bulk={
          chosen.length > 0 && (
            <BulkBar
              rows={chosen}
              acts={acts.filter(({ id }) => (id === 'publish' ? rights.edit : rights.delete))}
              onAct={(act, rows) => send({ type: 'rows.change', act, rows })}
              onClear={() => send({ type: 'selection.clear' })}
            >
              <BulkButton icon={<Download size={16} aria-hidden />} isBusy={exporting.isBusy} onClick={() => onExport(chosen)}>
                {listTexts.export}
              </BulkButton>
              {rights.view && first && second && others.length === 0 && (
                <BulkButton icon={<ArrowLeftRight size={16} aria-hidden />} onClick={() => props.onCompare(first, second)}>
                  {listTexts.compareItem}
                </BulkButton>
              )}
            </BulkBar>
          )
        }
        message={
          (message || exporting.message) && (
            <BlockListMessages
              kind={kind}
              message={message}
              exportMessage={exporting.message}
              kept={props.kept}
              onClose={() => send({ type: 'message.close' })}
              onCloseExport={props.onExportClose}
            />
          )
        }
        messagePlace={messagePlace}
        isRefetching={props.isRefetching}
        footer={<ListPages query={query} total={page?.total} onShow={onShow} />}
      >
        {failure !== null && !page ? (
          <ErrorState title={failure} onRetry={props.onRetry} />
        ) : page?.rows.length === 0 ? (
          <NoRows
            isNarrowed={query.search !== '' || query.status !== 'all'}
            icon={<CalendarClock size={24} />}
            title={listTexts.empty(kind.texts.nouns)}
            hint={rights.create ? listTexts.emptyHint(kind.texts.create) : undefined}
            onClear={() => onShow({ search: '', status: 'all' })}
          />
        ) : (
          <BlockTable
            kind={kind}
            rows={page?.rows}
            pageSize={query.pageSize}
            sort={query.sort}
            chosen={context.chosen}
            today={props.today}
            isDense={props.isDense}
            hidden={props.hidden}
            canEdit={rights.edit}
            canDelete={rights.delete}
            canView={rights.view}
            addressOf={props.addressOf}
            shareAddressOf={props.shareAddressOf}
            compareOf={props.compareOf}
            onSort={(sort) => onShow({ sort })}
            onLeave={props.onLeave}
            onOpen={props.onOpen}
            onChoose={(ids, isChosen) => send({ type: 'rows.choose', ids, isChosen })}
            onDelete={(row) => send({ type: 'rows.change', act: 'delete', rows: [row] })}
          />
        )}
      </ListFrame>
      <BlockListQuestion
        kind={kind}
        acts={acts}
        work={work}
        chosen={chosen.length}
        isBusy={props.isBusy}
        isChecking={props.isChecking}
        finalFocus={messageTarget}
        send={send}
      />
    </>
  )
}
