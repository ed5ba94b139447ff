import { ArrowDown, ArrowUp } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import type { BlockListQuery } from '#machines/blocks/list/block-row.ts'
import { th } from './cells.ts'

export type Sort = NonNullable<BlockListQuery['sort']>

interface SortColumn {
  readonly column: Sort['column']
  readonly label: string
  /** Hides the column's button where its values stand elsewhere. */
  readonly className?: string
}

interface SortHeaderProps {
  /** What one cell shows, so that its head may sort by more than one value. */
  readonly columns: readonly SortColumn[]
  readonly sort: Sort | null
  readonly className: string | undefined
  /** What stands between the buttons, for the eye only. */
  readonly separator?: string
  onSort(sort: Sort): void
}

const directions = { asc: 'ascending', desc: 'descending' } as const

const sorter = css({
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
})

const apart = css({ mr: '3' })
// No room is kept for an arrow that does not show.
const tight = css({ '&[data-sorted=false] svg': { display: 'none' } })

/** The head of a column, with a button for each value that the table can be sorted by. */
export function SortHeader({ columns, sort, className, separator, onSort }: SortHeaderProps) {
  const sorted = columns.some(({ column }) => column === sort?.column) ? sort : null
  return (
    <th scope="col" aria-sort={sorted === null ? 'none' : directions[sorted.direction]} className={cx(th, className)}>
      {columns.map(({ column, label, className: where }, index) => {
        const direction = sorted?.column === column ? sorted.direction : null
        const Arrow = direction === 'desc' ? ArrowDown : ArrowUp
        return (
          <span key={column} className={where}>
            {index > 0 && separator !== undefined && <span aria-hidden="true">{separator}</span>}
            <button
              type="button"
              data-sorted={direction !== null}
              className={cx(sorter, separator === undefined ? apart : tight)}
              onClick={() => onSort({ column, direction: direction === 'asc' ? 'desc' : 'asc' })}
            >
              {label}
              <Arrow size={14} aria-hidden />
            </button>
          </span>
        )
      })}
    </th>
  )
}
