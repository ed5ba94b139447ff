import { memo, useRef, type CSSProperties } from 'react'
import { css, cva, cx } from 'styled-system/css'
import { Checkbox } from '../../form/checkbox.tsx'
import { VisuallyHidden } from '../../kit/visually-hidden.tsx'
import { RowMenu } from '../../layers/menu.tsx'
import { ColumnHead, headCell, type RecordSort } from './column-head.tsx'
import { boxAtEdge, boxColumn, columnClasses, edge, pinnedAs, type NameColumn, type RecordColumn } from '../record-columns.ts'
import { RecordRow, RowsToCome, type RecordRowTable } from './record-row.tsx'
import { atHand, rowItems } from '../row-actions.tsx'
import { usePinnedCells } from './use-pinned-cells.ts'
import { useTableRoom } from './use-table-room.ts'

interface RecordTableProps<Row, Sort extends string> extends RecordRowTable<Row> {
  readonly label: string
  /** Undefined while the first page is loading. */
  readonly rows: readonly Row[] | undefined
  readonly pageSize: number
  readonly name: NameColumn<Row, Sort>
  /** Those after the name. */
  readonly columns: readonly RecordColumn<Row, Sort>[]
  readonly sort: RecordSort<Sort> | null
  /** Null where rows cannot be chosen. */
  readonly chosen: readonly string[] | null
  onSort(sort: RecordSort<Sort>): void
  onChoose(ids: readonly string[], isChosen: boolean): void
}

const thead = css({
  display: { base: 'none', sm: 'table-header-group' },
  position: 'sticky',
  top: 'var(--sheet-top, 0px)',
  zIndex: 'sticky',
  bg: 'bg.surface',
  // A head cannot stick within what scrolls sideways: there an animation moves it as the page scrolls, where the browser has that.
  '[data-scrolls=true] &': {
    animationName: 'headFollows',
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    animationTimeline: '--table-rows',
    animationRange: 'exit-crossing 0% exit-crossing calc(100% - var(--head-height, 0px))',
  },
})
// With more columns than there is room for, boxes, names and actions stay in sight while the others are scrolled; from 1024 px on
// what stands beside the name of a card does too: the status.
const frame = css({
  containerType: 'inline-size',
  '&[data-scrolls=true]': {
    overflowX: 'auto',
    scrollPaddingInline: { base: '264px 80px', lg: '264px 240px' },
    viewTimelineName: '--table-rows',
    viewTimelineAxis: 'block',
  },
  '&[data-scrolls=true] [data-pinned]': { position: 'sticky', zIndex: '1', bg: 'inherit' },
  '&[data-scrolls=true] th[data-pinned]': { bg: 'bg.surface' },
  '&[data-scrolls=true] [data-pinned=box]': { left: '0' },
  '&[data-scrolls=true] [data-pinned=name]': { left: '0', borderInlineEndWidth: '1px', borderInlineEndColor: 'border.subtle' },
  '&[data-scrolls=true] [data-pinned=box] + [data-pinned]': { left: { base: '52px', lg: '64px' } },
  '&[data-scrolls=true] [data-pinned=status]': {
    lg: { right: 'var(--actions)', borderInlineStartWidth: '1px', borderInlineStartColor: 'border.subtle' },
  },
  '&[data-scrolls=true] [data-pinned=actions]': { right: '0' },
  // Where they stand until the table is scrolled: see `usePinnedCells`.
  '&[data-scrolls=true]:not([data-sideways]) [data-far] > [data-pinned]': { position: 'relative', left: 'auto' },
  '&[data-scrolls=true]:not([data-sideways]) [data-far] > [data-pinned=status]': { right: 'var(--status-shift, 0px)' },
  '&[data-scrolls=true]:not([data-sideways]) [data-far] > [data-pinned=actions]': { right: 'var(--actions-shift, 0px)' },
})
const actionsCell = cva({
  base: { py: '1', pl: '0', gridColumn: { base: '3', sm: 'auto' }, pr: { base: '2', lg: '5' } },
  // On a card below what stands beside the name; without that, over two lines, so as not to hold the name and the next line apart.
  variants: {
    isBelow: { true: { gridRow: { base: '2 / span 2', sm: 'auto' } }, false: { gridRow: { base: '1 / span 2', sm: 'auto' } } },
  },
})

/** The width of the last column from 1024 px on, for those that stand beside it: the menu's button, and one more for each action. */
const actionsWidth = (count: number) => ({ '--actions': `${72 + 32 * count}px` }) as CSSProperties

/** A row, rendered again only when something of it changed. */
const TableRow = memo(RecordRow) as typeof RecordRow

/** A table of records, the first column their names; below 600 px its rows are cards. */
export function RecordTable<Row extends { readonly id: string }, Sort extends string>(props: RecordTableProps<Row, Sort>) {
  const { label, rows, pageSize, columns, sort, chosen, onSort, onChoose, ...table } = props
  const { name, actions } = table
  const hasBox = chosen !== null
  const ids = rows?.map(({ id }) => id) ?? []
  const picked = hasBox ? ids.filter((id) => chosen.includes(id)) : []
  const styled = columns.map((column) => ({ ...column, classes: columnClasses(column, hasBox) }))
  const cells = styled.map(({ id, cell, card, text, isDecoration, cardLabel, classes }) => ({
    id,
    cell,
    card,
    text,
    isDecoration,
    cardLabel,
    className: classes.cell,
  }))
  const place = useRef<HTMLDivElement>(null)
  const room = useTableRoom(place, hasBox ? 1 : 0)
  usePinnedCells(place, room !== null, rows)
  const actionsClass = actionsCell({ isBelow: columns.some(({ card }) => card === 'beside') })
  return (
    <div ref={place} data-scrolls={room !== null} style={actionsWidth(atHand(actions).length)} className={frame}>
      <RowMenu rows={rows} itemsOf={(row) => rowItems(row, actions, table)}>
        <table
          aria-label={label}
          style={room === null ? undefined : { minWidth: `${room}px` }}
          className={css({ width: 'full', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0' })}
        >
          <thead className={thead}>
            <tr>
              {hasBox && (
                <th scope="col" data-pinned="box" className={cx(headCell, boxColumn)}>
                  <span className={boxAtEdge}>
                    <Checkbox
                      label="Select all on this page"
                      hideLabel
                      disabled={ids.length === 0}
                      checked={picked.length === 0 ? false : picked.length === ids.length ? true : 'indeterminate'}
                      onChange={() => onChoose(ids, picked.length < ids.length)}
                    />
                  </span>
                </th>
              )}
              <ColumnHead
                pinned="name"
                head={name.head}
                sorts={name.sorts}
                sort={sort}
                className={hasBox ? css({ pl: '0' }) : edge}
                onSort={onSort}
              />
              {styled.map(({ id, head, sorts, separator, width, isDecoration, card, classes }) => (
                <ColumnHead
                  key={id}
                  {...{ head, sorts, separator, width, isDecoration, sort, onSort }}
                  pinned={pinnedAs(card)}
                  className={classes.head}
                />
              ))}
              <th scope="col" data-pinned="actions" className={cx(headCell, css({ width: '56px', lg: { width: 'var(--actions)' } }))}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {rows === undefined ? (
            <RowsToCome count={pageSize} name={name} cells={cells} actionsClass={actionsClass} isDense={table.isDense} hasBox={hasBox} />
          ) : (
            <tbody>
              {rows.map((row) => (
                <TableRow
                  key={row.id}
                  {...table}
                  row={row}
                  cells={cells}
                  actionsClass={actionsClass}
                  isChosen={hasBox ? chosen.includes(row.id) : null}
                  onChoose={onChoose}
                />
              ))}
            </tbody>
          )}
        </table>
      </RowMenu>
    </div>
  )
}
