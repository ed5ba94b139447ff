import { ArrowDown, ArrowUp } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import type { BlockListQuery } from '#machines/blocks/types.ts'
import { th } from './cells.ts'

export type Sort = NonNullable<BlockListQuery['sort']>

interface SortHeaderProps {
  /** What one cell shows, so that its head may sort by more than one value. */
  readonly columns: readonly { readonly column: Sort['column']; readonly label: string }[]
  readonly sort: Sort | null
  readonly className: string | undefined
  onSort(sort: Sort): void
}

const directions = { asc: 'ascending', desc: 'descending' } as const

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

/** The head of a column, with a button for each value that the table can be sorted by. */
export function SortHeader({ columns, sort, className, onSort }: SortHeaderProps) {
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
