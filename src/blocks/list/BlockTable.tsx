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
    <SortHeader columns={[{ column, label }]} sort={sort} onSort={onSort} className={className} />
  )
  return (
    <div className={css({ containerType: 'inline-size' })}>
      <table className={css({ width: 'full', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0' })}>
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
            <SortHeader
              columns={[
                { column: 'name', label: texts.name },
                { column: 'shortName', label: texts.shortName },
              ]}
              sort={sort}
              onSort={onSort}
              className={edge}
            />
            {header('code', kind.texts.codeLabel, css({ width: { base: '136px', lg: '160px' } }))}
            {header('from', texts.from, css({ width: '112px' }))}
            {header('to', texts.to, cx(secondary, css({ width: '112px' })))}
            <td aria-hidden="true" className={cx(th, wide, css({ width: '208px' }))}>
              <YearTrackHead today={today} />
            </td>
            {header('status', texts.status, css({ width: '116px' }))}
            <td className={cx(th, css({ width: { base: '60px', lg: '136px' } }))} />
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
    </div>
  )
}

interface SortHeaderProps {
  /** What one cell shows, so that its head may sort by more than one value. */
  readonly columns: readonly { readonly column: Sort['column']; readonly label: string }[]
  readonly sort: Sort | null
  readonly className: string | undefined
  onSort(sort: Sort): void
}

const sorter = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  mr: '3',
  minHeight: '28px',
  cursor: 'pointer',
  rounded: 'xs',
  _hover: { color: 'fg.default' },
  '& svg': { opacity: 0 },
  '&:is(:hover, :focus-visible) svg': { opacity: 0.5 },
  '&[data-sorted=true] svg': { opacity: 1 },
})

function SortHeader({ columns, sort, className, onSort }: SortHeaderProps) {
  const sorted = columns.some(({ column }) => column === sort?.column) ? sort : null
  return (
    <th scope="col" aria-sort={sorted === null ? 'none' : directions[sorted.direction]} className={cx(th, className)}>
      {columns.map(({ column, label }) => {
        const direction = sorted?.column === column ? sorted.direction : null
        const Arrow = direction === 'desc' ? ArrowDown : ArrowUp
        return (
          <button
            key={column}
            type="button"
            data-sorted={direction !== null}
            className={sorter}
            onClick={() => onSort({ column, direction: direction === 'asc' ? 'desc' : 'asc' })}
          >
            {label}
            <Arrow size={14} aria-hidden />
          </button>
        )
      })}
    </th>
  )
}

const directions = { asc: 'ascending', desc: 'descending' } as const
