import { ArrowLeftRight, CalendarClock, CalendarPlus, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BlockId } from '#machines/blocks/block.ts'
import type { BlockListQuery, BlockPage, BlockRow, HideableColumn } from '#machines/blocks/list/block-row.ts'
import type { RecordAct } from '#machines/lists/record-acts.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { ListView, type ListExport, type ListState } from '#src/resources/list/ListView.tsx'
import { BulkButton } from '#src/ui/list/bulk-bar.tsx'
import type { RowNote } from '#src/ui/list/list-question.tsx'
import { draftStatusOptions } from '#src/ui/list/status-options.ts'
import { ColumnChooser } from '#src/ui/records/column-chooser.tsx'
import { deleteAction, editAction, type RowAction } from '#src/ui/records/row-actions.tsx'
import type { BlockKindSpec } from './kinds/kind.ts'
import { blockActs } from './list/block-acts.ts'
import { blockColumns, nameColumn } from './list/block-columns.tsx'
import { columnChoices } from './list/columns.ts'
import { openPointsOf } from './list/open-points-question.ts'
import { listTexts as texts } from './list/texts.ts'
import { fieldTexts } from './texts.ts'
import type { StatusCounts } from './service.ts'

export interface BlockListViewProps extends ListState<BlockRow, RecordAct, BlockListQuery> {
  readonly kind: BlockKindSpec
  readonly breadcrumbs: ReactNode
  readonly page: (BlockPage & { readonly counts: StatusCounts | null }) | undefined
  readonly today: CivilDate
  /** Who may view also compares, shares and prints; who may edit also publishes, as in the wizard. */
  readonly rights: Readonly<Record<'create' | 'edit' | 'delete' | 'view', boolean>>
  /** Rows stand closely. */
  readonly isDense: boolean
  readonly hidden: readonly HideableColumn[]
  readonly exporting: ListExport<BlockRow>
  /** What keeps blocks that could not be deleted, by their ids. */
  readonly kept: ReadonlyMap<BlockId, ReactNode>
  /** What is deleted together with the blocks that the question is about. */
  readonly deletionNotes?: readonly RowNote[]
  addressOf(row: BlockRow): string
  /** The page that shares and prints a block. */
  shareAddressOf(row: BlockRow): string
  /** The page that makes a block for next year of a block. */
  nextYearAddressOf(row: BlockRow): string
  /** The comparison of a block with another one that is chosen there. */
  compareOf(row: BlockRow): string
  onDense(isDense: boolean): void
  onHide(hidden: readonly HideableColumn[]): void
  onCompare(left: BlockRow, right: BlockRow): void
}

const arrows = <ArrowLeftRight size={16} aria-hidden />
const calendar = <CalendarPlus size={16} aria-hidden />
const share = <Share2 size={16} aria-hidden />

/** The list of one kind of block as drawn. */
export function BlockListView(props: BlockListViewProps) {
  const { kind, rights, today, hidden, kept, deletionNotes = [], addressOf, shareAddressOf, nextYearAddressOf, compareOf, ...rest } = props
  const { onHide, onCompare, ...list } = rest
  // Taken from `props`: `rest` is a new object at each key in the search, and would make every row render again.
  const { send } = props
  const actions: readonly RowAction<BlockRow>[] = [
    ...(rights.edit ? [editAction(addressOf)] : []),
    ...(rights.view
      ? [
          { id: 'share', label: texts.shareItem, icon: share, isInMenuOnly: true as const, hrefOf: shareAddressOf },
          { id: 'compare', label: texts.compareItem, icon: arrows, isInMenuOnly: true as const, hrefOf: compareOf },
        ]
      : []),
    ...(rights.create && rights.edit
      ? [{ id: 'nextYear', label: texts.nextYearItem, icon: calendar, isInMenuOnly: true as const, hrefOf: nextYearAddressOf }]
      : []),
    ...(rights.delete ? [deleteAction((row: BlockRow) => send({ type: 'rows.change', act: 'delete', rows: [row] }))] : []),
  ]
  return (
    <ListView
      {...list}
      title={kind.texts.listTitle}
      noun={kind.texts.noun}
      nouns={kind.texts.nouns}
      nameless={fieldTexts.missing}
      create={rights.create ? { href: kind.paths.create, label: kind.texts.create } : null}
      searchLabel={kind.texts.search}
      statuses={draftStatusOptions(list.page?.counts ?? null)}
      tools={<ColumnChooser columns={columnChoices(kind)} hidden={hidden} onHide={onHide} />}
      acts={blockActs(kind).filter(({ id }) => (id === 'publish' ? rights.edit : rights.delete))}
      // Blocks are chosen for the export as well.
      isChoosable
      renderBulkButtons={([first, second, ...others]) =>
        rights.view &&
        first &&
        second &&
        others.length === 0 && (
          <BulkButton icon={arrows} onClick={() => onCompare(first, second)}>
            {texts.compareItem}
          </BulkButton>
        )
      }
      messageNotes={kept}
      areErrorsClosable={kind.rules.areErrorsClosable}
      empty={{
        icon: <CalendarClock size={24} />,
        title: texts.empty(kind.texts.nouns),
        hint: texts.emptyHint(kind.texts.create),
      }}
      name={nameColumn(hidden)}
      columns={blockColumns({ kind, today, hidden })}
      actions={actions}
      hrefOf={rights.edit ? addressOf : undefined}
      waitingFor={texts.checking}
      {...(list.context.work?.act === 'delete' ? { notes: deletionNotes } : openPointsOf(kind, list.context.work?.checks ?? []))}
    />
  )
}
