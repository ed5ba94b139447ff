import { css, cx } from 'styled-system/css'
import { Link } from 'wouter'
import { Checkbox } from '../../form/checkbox.tsx'
import { ignoreDoubleClick } from '../../kit/ignore-double-click.ts'
import { lateSkeleton, skeletonBar, skeletonWidths } from '../../kit/skeleton.tsx'
import { boxAtEdge, edge, pinnedAs, type NameColumn, type RecordColumn } from '../record-columns.ts'
import { RowActions, type RowAction, type RowOpening } from '../row-actions.tsx'

/** What the rows of a table share. */
export interface RecordRowTable<Row> extends RowOpening<Row> {
  readonly name: Pick<NameColumn<Row>, 'nameOf' | 'under'>
  readonly actions: readonly RowAction<Row>[]
  readonly isDense: boolean
  /** Where a row leads; absent for those who may not open it. */
  readonly hrefOf?: ((row: Row) => string) | undefined
}

interface RecordRowProps<Row> extends RecordRowTable<Row> {
  readonly row: Row
  /** With the class names of their cells. */
  readonly cells: readonly (Pick<RecordColumn<Row>, 'id' | 'cell' | 'card' | 'isDecoration' | 'cardLabel'> & {
    readonly className: string | undefined
  })[]
  readonly actionsClass: string
  /** Null where rows cannot be chosen. */
  readonly isChosen: boolean | null
  onChoose(ids: readonly string[], isChosen: boolean): void
}

const line = css({
  display: { base: 'grid', sm: 'table-row' },
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  py: { base: '2', sm: '0' },
  position: 'relative',
  height: { sm: 'row' },
  '&[data-dense=true]': { height: { xl: 'rowCompact' } },
  '&[data-openable=true]': { cursor: 'pointer' },
  '& > td': { borderBottomWidth: { sm: '1px' }, borderColor: 'border.subtle' },
  borderBottomWidth: { base: '1px', sm: '0' },
  borderColor: 'border.subtle',
  bg: 'bg.surface',
  _hover: { bg: 'bg.hover' },
  '&[data-chosen=true]': { bg: 'bg.selected' },
})
// The mark of a chosen row, beside its tint.
const tick = cx(
  edge,
  css({
    position: 'relative',
    pr: '3',
    py: '1',
    gridRow: { base: '1 / span 3', sm: 'auto' },
    '[data-chosen=true] > &': {
      _before: { content: '""', position: 'absolute', left: '0', insetBlock: { base: '-2', sm: '0' }, width: '3px', bg: 'ink.solid' },
    },
  }),
)
const nameCell = css({ pr: '3', py: '1', minWidth: '0', gridColumn: { base: '2', sm: 'auto' } })
// Names are often told apart by their end, such as a year.
const nameText = css({
  textStyle: 'bodyStrong',
  overflowWrap: 'anywhere',
  sm: { lineClamp: 2 },
  '[data-dense=true] &': { xl: { lineClamp: 1 } },
})
const underText = css({
  display: 'block',
  textStyle: 'small',
  color: 'fg.muted',
  truncate: true,
  '[data-dense=true] &': { xl: { display: 'none' } },
})
const cardOnly = css({ hideFrom: 'sm', display: 'block', textStyle: 'small', color: 'fg.muted', mt: '0.5' })

/** One record; a press anywhere on its row opens it for those who may. */
export function RecordRow<Row extends { readonly id: string }>(props: RecordRowProps<Row>) {
  const { row, name, cells, actions, actionsClass, isDense, isChosen, state, hrefOf, onChoose, onLeave, onOpen } = props
  const title = name.nameOf(row)
  const under = name.under?.of(row) ?? ''
  return (
    <tr
      className={cx('group', line)}
      data-row={row.id}
      data-dense={isDense}
      data-chosen={isChosen ?? false}
      data-openable={hrefOf !== undefined}
      onClick={ignoreDoubleClick((event) => {
        if (hrefOf && event.target instanceof Element && !event.target.closest('a, button, input, label, [data-choice]'))
          onOpen(row, hrefOf(row))
      })}
    >
      {isChosen !== null && (
        <td data-choice data-pinned="box" className={tick}>
          <span className={boxAtEdge}>
            <Checkbox label={`Select ${title}`} hideLabel checked={isChosen} onChange={(next) => onChoose([row.id], next)} />
          </span>
        </td>
      )}
      <td data-pinned="name" className={cx(nameCell, isChosen === null && edge)}>
        {hrefOf ? (
          <Link
            href={hrefOf(row)}
            state={state}
            title={title}
            onClick={ignoreDoubleClick(() => onLeave(row))}
            className={cx(nameText, css({ _hover: { textDecoration: 'underline' } }))}
          >
            {title}
          </Link>
        ) : (
          <span title={title} className={nameText}>
            {title}
          </span>
        )}
        {name.under && (
          <span title={under} className={name.under.isCardOnly ? cardOnly : underText}>
            {under}
          </span>
        )}
      </td>
      {cells.map(({ id, className, isDecoration, card, cardLabel, cell }) => (
        <td key={id} aria-hidden={isDecoration} data-pinned={pinnedAs(card)} data-label={cardLabel} className={className}>
          {cell(row)}
        </td>
      ))}
      <td data-pinned="actions" className={actionsClass}>
        <RowActions row={row} name={title} actions={actions} onOpen={onOpen} />
      </td>
    </tr>
  )
}

interface RowsToComeProps<Row> extends Pick<RecordRowProps<Row>, 'name' | 'actionsClass' | 'isDense'> {
  readonly count: number
  /** With the class names of their cells. */
  readonly cells: readonly (Pick<RecordColumn<Row>, 'id' | 'card' | 'text' | 'isDecoration'> & { readonly className: string | undefined })[]
  readonly hasBox: boolean
}

const boxToCome = { width: 18, height: 18 }
const lineToCome = css({ my: '1' })
const underHeight = 9
// As high as the badge of a status.
const badgeToCome = { width: 64, height: 22 }
const atEdge = css({ ml: { base: 'auto', sm: '0' } })
const sumToCome = css({ ml: { sm: 'auto' } })

/** Placeholders of rows that are loading: each stands where its cell will, also on a card. */
export const RowsToCome = <Row,>({ count, name, cells, actionsClass, isDense, hasBox }: RowsToComeProps<Row>) => (
  <tbody aria-hidden="true" className={cx(lateSkeleton, css({ pointerEvents: 'none' }))}>
    {Array.from({ length: count }, (_, row) => {
      const width = (column: number, most = 1) => ({
        width: `calc(${skeletonWidths[(row + column) % skeletonWidths.length]} * ${most})`,
      })
      return (
        <tr key={row} className={line} data-dense={isDense}>
          {hasBox && (
            <td className={tick}>
              <span className={skeletonBar} style={boxToCome} />
            </td>
          )}
          <td className={cx(nameCell, !hasBox && edge)}>
            <span className={cx(skeletonBar, lineToCome)} style={width(0)} />
            {name.under && (
              <span className={name.under.isCardOnly ? cardOnly : undefined}>
                <span className={cx(skeletonBar, lineToCome)} style={{ ...width(0, 0.45), height: underHeight }} />
              </span>
            )}
          </td>
          {cells.map(({ id, card, text, isDecoration, className }, index) => (
            <td key={id} className={className}>
              {!isDecoration && (
                <span
                  className={cx(skeletonBar, card === 'beside' ? atEdge : lineToCome, text === 'sum' && sumToCome)}
                  style={card === 'beside' ? badgeToCome : width(index + 1, text === 'sum' ? 0.4 : 0.8)}
                />
              )}
            </td>
          ))}
          <td className={actionsClass} />
        </tr>
      )
    })}
  </tbody>
)
