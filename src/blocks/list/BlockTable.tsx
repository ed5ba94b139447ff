import { ArrowLeftRight, Pencil, Share2, Trash2 } from 'lucide-react'
import type { BlockId } from '#machines/blocks/block.ts'
import type { BlockListQuery, BlockRow, HideableColumn } from '#machines/blocks/list/block-row.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { RecordTable } from '#src/ui/records/record-table.tsx'
import type { RowAction } from '#src/ui/records/row-actions.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { blockColumns, nameColumn } from './block-columns.tsx'
import { listTexts as texts } from './texts.ts'

export type BlockSort = NonNullable<BlockListQuery['sort']>

interface BlockTableProps {
  readonly kind: BlockKindSpec
  /** Undefined while the first page is loading. */
  readonly rows: readonly BlockRow[] | undefined
  readonly pageSize: number
  readonly sort: BlockSort | null
  readonly chosen: readonly BlockId[]
  readonly today: CivilDate
  readonly isDense: boolean
  readonly hidden: readonly HideableColumn[]
  readonly canEdit: boolean
  readonly canDelete: boolean
  readonly canView: boolean
  addressOf(row: BlockRow): string
  shareAddressOf(row: BlockRow): string
  compareOf(row: BlockRow): string
  onSort(sort: BlockSort): void
  onChoose(ids: readonly BlockId[], isChosen: boolean): void
  /** The block is being opened by its own link. */
  onLeave(row: BlockRow): void
  onOpen(row: BlockRow, address: string): void
  onDelete(row: BlockRow): void
}

const edit = <Pencil size={16} aria-hidden />
const share = <Share2 size={16} aria-hidden />
const arrows = <ArrowLeftRight size={16} aria-hidden />
const bin = <Trash2 size={16} aria-hidden />

/** The table of blocks; below 600 px its rows are cards. */
export function BlockTable(props: BlockTableProps) {
  const { kind, today, hidden, canEdit, canDelete, canView, addressOf, shareAddressOf, compareOf, onOpen, onDelete, ...table } = props
  const actions: readonly RowAction<BlockRow>[] = [
    ...(canEdit ? [{ id: 'edit', label: texts.editItem, icon: edit, hrefOf: addressOf }] : []),
    ...(canView
      ? [
          { id: 'share', label: texts.shareItem, icon: share, isInMenuOnly: true as const, hrefOf: shareAddressOf },
          { id: 'compare', label: texts.compareItem, icon: arrows, isInMenuOnly: true as const, hrefOf: compareOf },
        ]
      : []),
    ...(canDelete ? [{ id: 'delete', label: texts.deleteItem, icon: bin, tone: 'danger' as const, onSelect: onDelete }] : []),
  ]
  return (
    <RecordTable
      label={kind.texts.listTitle}
      name={nameColumn(hidden)}
      columns={blockColumns({ kind, today, hidden })}
      actions={actions}
      hrefOf={canEdit ? addressOf : undefined}
      onOpen={onOpen}
      {...table}
    />
  )
}
