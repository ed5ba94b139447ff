import { css, cx } from 'styled-system/css'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import type { BlockRow, HideableColumn } from '#machines/blocks/list/block-row.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { RowMenu } from '#src/ui/layers/menu.tsx'
import { SkeletonRows } from '#src/ui/list/skeleton-table.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { BlockTableRow } from './BlockTableRow.tsx'
import { rowItems } from './RowActions.tsx'
import { boxAtEdge, boxColumn, codeColumn, secondary, th, wide } from './cells.ts'
import { SortHeader, type Sort } from './SortHeader.tsx'
import { listTexts as texts } from './texts.ts'
import { YearTrackHead } from './YearTrack.tsx'

interface BlockTableProps {
  readonly kind: BlockKindSpec
  /** Undefined while the first page is loading. */
  readonly rows: readonly BlockRow[] | undefined
  readonly pageSize: number
  readonly sort: Sort | null
  readonly chosen: readonly BlockId[]
  readonly today: CivilDate
  readonly isDense: boolean
  readonly hidden: readonly HideableColumn[]
  readonly canEdit: boolean
  readonly canDelete: boolean
  addressOf(row: BlockRow): string
  onSort(sort: Sort): void
  onChoose(ids: readonly BlockId[], isChosen: boolean): void
  onLeave(row: BlockRow): void
  onOpen(row: BlockRow): void
  onDelete(row: BlockRow): void
}

/** The table of blocks; below 600 px its rows are cards. */
export function BlockTable({ kind, rows, pageSize, sort, chosen, today, hidden, onSort, onChoose, ...row }: BlockTableProps) {
  const header = (column: Sort['column'], label: string, className?: string) => (
    <SortHeader columns={[{ column, label }]} sort={sort} onSort={onSort} className={className} />
  )
  const has = (column: HideableColumn) => !hidden.includes(column)
  const ids = rows?.map(({ id }) => id) ?? []
  const picked = ids.filter((id) => chosen.includes(id))
  return (
    <div className={css({ containerType: 'inline-size' })}>
      <RowMenu rows={rows} itemsOf={(one) => rowItems(one, row)}>
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
              <th scope="col" className={cx(th, boxColumn)}>
                <span className={boxAtEdge}>
                  <Checkbox
                    label={texts.chooseAll}
                    hideLabel
                    disabled={ids.length === 0}
                    checked={picked.length === 0 ? false : picked.length === ids.length ? true : 'indeterminate'}
                    onChange={() => onChoose(ids, picked.length < ids.length)}
                  />
                </span>
              </th>
              <SortHeader
                columns={[
                  { column: 'name', label: texts.name },
                  ...(has('shortName') ? [{ column: 'shortName', label: texts.shortName } as const] : []),
                ]}
                sort={sort}
                onSort={onSort}
                className={css({ pl: '0' })}
              />
              {has('code') && header('code', kind.texts.codeLabel, cx(codeColumn, css({ width: { base: '136px', lg: '160px' } })))}
              {has('from') && (
                <SortHeader
                  columns={[
                    { column: 'from', label: texts.from },
                    ...(has('to') ? [{ column: 'to', label: texts.to, className: css({ hideFrom: 'lg' }) } as const] : []),
                  ]}
                  separator=" – "
                  sort={sort}
                  onSort={onSort}
                  className={css({ width: '112px' })}
                />
              )}
              {has('to') && header('to', texts.to, cx(has('from') && secondary, css({ width: '112px' })))}
              <td aria-hidden="true" className={cx(th, wide, css({ width: '208px' }))}>
                <YearTrackHead today={today} />
              </td>
              {has('status') && header('status', texts.status, css({ width: '116px' }))}
              <td className={cx(th, css({ width: { base: '60px', lg: '136px' } }))} />
            </tr>
          </thead>
          {rows === undefined ? (
            <SkeletonRows rows={pageSize} columns={7 - hidden.length} />
          ) : (
            <tbody>
              {rows.map((one) => (
                <BlockTableRow
                  key={one.id}
                  row={one}
                  today={today}
                  has={has}
                  isChosen={chosen.includes(one.id)}
                  onChoose={(isChosen) => onChoose([one.id], isChosen)}
                  {...row}
                />
              ))}
            </tbody>
          )}
        </table>
      </RowMenu>
    </div>
  )
}
