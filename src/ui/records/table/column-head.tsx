import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CSSProperties } from 'react'
import { css, cx } from 'styled-system/css'
import type { ColumnSort, RecordColumn } from '../record-columns.ts'

/** By what a table of records is sorted. */
export interface RecordSort<Sort extends string> {
  readonly column: Sort
  readonly direction: 'asc' | 'desc'
}

interface ColumnHeadProps<Sort extends string> extends Pick<
  RecordColumn<never, Sort>,
  'head' | 'sorts' | 'separator' | 'width' | 'isDecoration'
> {
  readonly sort: RecordSort<Sort> | null
  readonly className: string | undefined
  /** Stays in sight while the other columns are scrolled. */
  readonly pinned?: 'name' | 'status' | undefined
  onSort(sort: RecordSort<Sort>): void
}

const directions = { asc: 'ascending', desc: 'descending' } as const

export const headCell = css({
  height: { base: 'touch', md: '36px' },
  px: '3',
  textAlign: 'start',
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  borderBlockWidth: '1px',
  borderColor: 'border.default',
})
const sorter = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '28px',
  mx: '-1.5',
  px: '1.5',
  rounded: 'sm',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover', color: 'fg.default' },
  '& svg': { opacity: 0 },
  '&:is(:hover, :focus-visible) svg': { opacity: 0.5 },
  '&[data-sorted=true] svg': { opacity: 1 },
})
// Long words of one value go on in a second line rather than above the next column.
const wrapping = css({ py: '1', whiteSpace: 'normal', lineHeight: '1.25', '& button': { textAlign: 'inherit' } })
const apart = css({ mr: '3', _last: { mr: '0' } })
// No room is kept for an arrow that does not show.
const tight = css({ '& [data-sorted=false] svg': { display: 'none' } })

/** The head of a column, with a button for each value that the table can be sorted by. */
export function ColumnHead<Sort extends string>(props: ColumnHeadProps<Sort>) {
  const { head, sorts = [], separator, width, isDecoration, pinned, sort, className, onSort } = props
  const style = { '--narrow': width && `${width[0]}px`, '--wide': width && `${width[1]}px` } as CSSProperties
  const classes = cx(headCell, sorts.length < 2 && wrapping, className)
  if (isDecoration)
    return (
      <td aria-hidden="true" style={style} className={classes}>
        {head}
      </td>
    )
  const sorted = sorts.find(({ by }) => by === sort?.column) && sort
  return (
    <th
      scope="col"
      data-pinned={pinned}
      aria-sort={sorts.length === 0 ? undefined : sorted ? directions[sorted.direction] : 'none'}
      style={style}
      className={classes}
    >
      {head}
      {sorts.map((one, index) => (
        <span key={one.by} className={cx(separator === undefined ? apart : tight, one.isNarrowOnly && css({ hideFrom: 'lg' }))}>
          {index > 0 && separator !== undefined && <span aria-hidden="true">{separator}</span>}
          <Sorter {...one} sort={sort} onSort={onSort} />
        </span>
      ))}
    </th>
  )
}

function Sorter<Sort extends string>({ by, label, sort, onSort }: ColumnSort<Sort> & Pick<ColumnHeadProps<Sort>, 'sort' | 'onSort'>) {
  const direction = sort?.column === by ? sort.direction : null
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      data-sorted={direction !== null}
      className={sorter}
      onClick={() => onSort({ column: by, direction: direction === 'asc' ? 'desc' : 'asc' })}
    >
      {label}
      <Arrow size={14} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
