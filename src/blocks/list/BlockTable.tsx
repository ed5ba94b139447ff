import { ArrowDown, ArrowUp } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import type { BlockListQuery, BlockRow, CivilDate } from '#machines/blocks/types.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { BlockTableRow } from './BlockTableRow.tsx'
import { cell, edge, secondary, wide } from './cells.ts'
import { listTexts as texts } from './texts.ts'
import { YearTrackHead } from './YearTrack.tsx'

type Sort = NonNullable<BlockListQuery['sort']>

interface BlockTableProps {
  readonly kind: BlockKindSpec
  /** Undefined while the first page is on its way. */
  readonly rows: readonly BlockRow[] | undefined
  readonly pageSize: number
  readonly sort: Sort | null
  readonly today: CivilDate
  readonly isDense: boolean
  readonly canEdit: boolean
  readonly canDelete: boolean
  addressOf(row: BlockRow): string
  onSort(sort: Sort): void
  onOpen(row: BlockRow): void
  onDelete(row: BlockRow): void
}

const th = cx(
  cell,
  css({
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'fg.muted',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    borderTopWidth: '1px',
    borderColor: 'border.default',
  }),
)

/** The table of blocks; below 600 px its rows are cards. */
export function BlockTable({ kind, rows, pageSize, sort, today, onSort, ...row }: BlockTableProps) {
  const header = (column: Sort['column'], label: string, className?: string) => (
    <SortHeader column={column} label={label} sort={sort} onSort={onSort} className={className} />
  )
  return (
    <table className={css({ width: 'full', borderCollapse: 'separate', borderSpacing: '0' })}>
      <thead
        className={css({
          display: { base: 'none', sm: 'table-header-group' },
          position: 'sticky',
          top: '0',
          zIndex: 'sticky',
          bg: 'bg.surface',
        })}
      >
        <tr>
          {header('name', texts.name, edge)}
          {header('shortName', texts.shortName, wide)}
          {header('code', kind.texts.codeLabel)}
          {header('from', texts.from)}
          {header('to', texts.to, secondary)}
          <td aria-hidden="true" className={cx(th, wide)}>
            <YearTrackHead today={today} />
          </td>
          {header('status', texts.status)}
          <td className={th} />
        </tr>
      </thead>
      {rows === undefined ? (
        <SkeletonRows rows={pageSize} columns={6} />
      ) : (
        <tbody>
          {rows.map((one) => (
            <BlockTableRow key={one.id} row={one} today={today} {...row} />
          ))}
        </tbody>
      )}
    </table>
  )
}

interface SortHeaderProps {
  readonly column: Sort['column']
  readonly label: string
  readonly sort: Sort | null
  readonly className: string | undefined
  onSort(sort: Sort): void
}

function SortHeader({ column, label, sort, className, onSort }: SortHeaderProps) {
  const isSorted = sort?.column === column
  const Arrow = sort?.direction === 'desc' ? ArrowDown : ArrowUp
  return (
    <th scope="col" aria-sort={isSorted ? (sort.direction === 'asc' ? 'ascending' : 'descending') : 'none'} className={cx(th, className)}>
      <button
        type="button"
        onClick={() => onSort({ column, direction: isSorted && sort.direction === 'asc' ? 'desc' : 'asc' })}
        className={css({
          display: 'inline-flex',
          alignItems: 'center',
          gap: '1',
          minHeight: '28px',
          cursor: 'pointer',
          rounded: 'xs',
          _hover: { color: 'fg.default' },
          '& svg': { opacity: 0 },
          '&:is(:hover, :focus-visible) svg': { opacity: 0.5 },
          '&[data-sorted=true] svg': { opacity: 1 },
        })}
        data-sorted={isSorted}
      >
        {label}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  )
}
