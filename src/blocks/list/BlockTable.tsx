import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { Link } from 'wouter'
import type { BlockListQuery, BlockRow, CivilDate } from '#machines/blocks/types.ts'
import { formatCivil } from '../../time/civil-date.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { listTexts as texts } from './texts.ts'
import { YearTrack, YearTrackHead } from './YearTrack.tsx'

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

const th = css({
  textAlign: 'start',
  py: '1.5',
  px: '3',
  fontWeight: 'medium',
  color: 'fg.muted',
  textStyle: 'small',
  whiteSpace: 'nowrap',
})
const td = css({ px: '3', py: '1' })
const edge = css({ pl: { base: '4', md: '5', lg: '7' } })
const wideOnly = css({ display: { base: 'none', xl: 'table-cell' } })
const dates = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
const quiet = css({
  opacity: { base: 0, _focusWithin: 1, _groupHover: 1 },
  display: { base: 'none', lg: 'flex' },
  gap: '1',
})

/** The table of blocks; below 768 px its rows become cards. */
export function BlockTable({
  kind,
  rows,
  pageSize,
  sort,
  today,
  isDense,
  canEdit,
  canDelete,
  addressOf,
  onSort,
  onOpen,
  onDelete,
}: BlockTableProps) {
  const header = (column: Sort['column'], label: string, className?: string) => (
    <SortHeader column={column} label={label} sort={sort} onSort={onSort} className={className} />
  )
  return (
    <table className={css({ width: 'full', borderCollapse: 'collapse' })}>
      <thead
        className={css({
          display: { base: 'none', md: 'table-header-group' },
          position: 'sticky',
          top: '0',
          zIndex: 'sticky',
          bg: 'bg.surface',
          boxShadow: 'inset 0 -1px 0 token(colors.border.default), inset 0 1px 0 token(colors.border.default)',
        })}
      >
        <tr>
          {header('name', texts.name, edge)}
          {header('shortName', texts.shortName, wideOnly)}
          {header('code', kind.texts.codeLabel)}
          {header('from', texts.from)}
          {header('to', texts.to)}
          <th aria-hidden="true" className={cx(th, wideOnly)}>
            <YearTrackHead today={today} />
          </th>
          {header('status', texts.status)}
          <th className={th}>
            <span className={css({ srOnly: true })}>{texts.actions}</span>
          </th>
        </tr>
      </thead>
      {rows === undefined ? (
        <SkeletonRows rows={pageSize} columns={6} />
      ) : (
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className={cx(
                'group',
                css({
                  display: { base: 'grid', md: 'table-row' },
                  gridTemplateColumns: '1fr auto',
                  py: { base: '2', md: '0' },
                  height: { md: isDense ? 'rowCompact' : 'row' },
                  borderBottomWidth: '1px',
                  borderColor: 'border.subtle',
                  cursor: 'pointer',
                  _hover: { bg: 'bg.hover' },
                }),
              )}
              onClick={(event) => {
                if (event.target instanceof Element && !event.target.closest('a, button')) onOpen(row)
              }}
            >
              <td className={cx(td, edge, css({ maxWidth: { md: '320px' } }))}>
                <Link
                  href={addressOf(row)}
                  title={row.name}
                  className={css({
                    display: 'block',
                    textStyle: 'bodyStrong',
                    truncate: { md: true },
                    overflowWrap: 'anywhere',
                    _hover: { textDecoration: 'underline' },
                  })}
                >
                  {row.name || texts.missing}
                </Link>
                <span className={css({ display: { base: 'block', xl: 'none' }, textStyle: 'small', color: 'fg.muted', truncate: true })}>
                  {row.shortName}
                </span>
              </td>
              <td className={cx(td, wideOnly, css({ color: 'fg.muted', maxWidth: '180px', truncate: true }))} title={row.shortName}>
                {row.shortName || texts.missing}
              </td>
              <td
                className={cx(
                  td,
                  css({
                    textStyle: 'code',
                    color: 'fg.muted',
                    gridColumn: { base: '1', md: 'auto' },
                    pl: { base: '4', md: '3' },
                    whiteSpace: 'nowrap',
                  }),
                )}
              >
                {row.code || texts.missing}
              </td>
              <td className={cx(td, dates, css({ display: { base: 'inline', md: 'table-cell' }, pl: { base: '4', md: '3' } }))}>
                {row.from === null ? texts.missing : formatCivil(row.from)}
              </td>
              <td className={cx(td, dates, css({ display: { base: 'none', md: 'table-cell' } }))}>
                {row.to === null ? texts.missing : formatCivil(row.to)}
              </td>
              <td aria-hidden="true" className={cx(wideOnly, css({ px: '3', py: '0', width: '200px' }))}>
                <YearTrack row={row} today={today} />
              </td>
              <td
                className={cx(
                  td,
                  css({ gridRow: { base: '1', md: 'auto' }, gridColumn: { base: '2', md: 'auto' }, pr: { base: '4', md: '3' } }),
                )}
              >
                <StatusBadge status={row.status} />
              </td>
              <td
                className={cx(
                  td,
                  css({ gridRow: { base: '2', md: 'auto' }, gridColumn: { base: '2', md: 'auto' }, pr: { base: '2', lg: '5' } }),
                )}
              >
                <RowActions row={row} canEdit={canEdit} canDelete={canDelete} onOpen={onOpen} onDelete={onDelete} />
              </td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  )
}

function RowActions({
  row,
  canEdit,
  canDelete,
  onOpen,
  onDelete,
}: Pick<BlockTableProps, 'canEdit' | 'canDelete' | 'onOpen' | 'onDelete'> & { row: BlockRow }) {
  if (!canEdit && !canDelete) return null
  return (
    <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '1' })}>
      <span className={quiet}>
        {canEdit && (
          <IconButton size="sm" label={texts.edit(row.name)} icon={<Pencil size={16} aria-hidden />} onClick={() => onOpen(row)} />
        )}
        {canDelete && (
          <IconButton size="sm" label={texts.delete(row.name)} icon={<Trash2 size={16} aria-hidden />} onClick={() => onDelete(row)} />
        )}
      </span>
      <Menu
        trigger={<IconButton size="sm" label={texts.more(row.name)} icon={<Ellipsis size={16} aria-hidden />} />}
        items={[
          ...(canEdit ? [{ id: 'edit', label: texts.editItem, icon: <Pencil size={16} aria-hidden />, onSelect: () => onOpen(row) }] : []),
          ...(canDelete
            ? [
                {
                  id: 'delete',
                  label: texts.deleteItem,
                  tone: 'danger' as const,
                  icon: <Trash2 size={16} aria-hidden />,
                  onSelect: () => onDelete(row),
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}

function SortHeader({
  column,
  label,
  sort,
  className,
  onSort,
}: {
  column: Sort['column']
  label: string
  sort: Sort | null
  className?: string | undefined
  onSort(sort: Sort): void
}) {
  const isSorted = sort?.column === column
  const Arrow = sort?.direction === 'desc' ? ArrowDown : ArrowUp
  return (
    <th aria-sort={isSorted ? (sort.direction === 'asc' ? 'ascending' : 'descending') : 'none'} className={cx(th, className)}>
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
        })}
      >
        {label}
        <Arrow size={14} aria-hidden className={css({ opacity: isSorted ? 1 : 0 })} />
      </button>
    </th>
  )
}
