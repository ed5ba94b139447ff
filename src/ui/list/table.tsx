import { ArrowDown, ArrowUp } from 'lucide-react'
import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { css, cva, cx } from 'styled-system/css'

export type SortDirection = 'ascending' | 'descending'

/** A native table; `label` names it. Its head sticks to the top of what scrolls. */
export const Table = ({ label, children }: { label: string; children: ReactNode }) => (
  <table aria-label={label} className={css({ width: 'full', borderCollapse: 'separate', borderSpacing: '0', textAlign: 'start' })}>
    {children}
  </table>
)

export const TableHead = ({ children }: { children: ReactNode }) => (
  <thead
    className={css({
      position: 'sticky',
      top: '0',
      zIndex: 'sticky',
      bg: 'bg.surface',
      '& th': { borderBottomWidth: '1px', borderColor: 'border.default' },
    })}
  >
    <tr>{children}</tr>
  </thead>
)

const th = css({
  height: { base: 'touch', md: '36px' },
  px: '3',
  textAlign: 'start',
  textStyle: 'small',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  _first: { pl: { base: '4', md: '5', lg: '7' } },
  _last: { pr: { base: '4', md: '5', lg: '7' } },
})

interface ThProps extends ThHTMLAttributes<HTMLTableCellElement> {
  /** The direction of the column that the table is sorted by, null of another one; without it the column cannot be sorted. */
  readonly sort?: SortDirection | null
  onSort?(): void
}

/** The head of a column; a sortable one holds a button and says its direction by `aria-sort`. */
export function Th({ sort, onSort, className, children, ...rest }: ThProps) {
  if (!onSort)
    return (
      <th scope="col" {...rest} className={cx(th, className)}>
        {children}
      </th>
    )
  const Arrow = sort === 'descending' ? ArrowDown : ArrowUp
  return (
    <th scope="col" aria-sort={sort ?? 'none'} {...rest} className={cx(th, className)}>
      <button
        type="button"
        onClick={onSort}
        className={cx(
          'group',
          css({
            display: 'inline-flex',
            alignItems: 'center',
            gap: '1',
            minHeight: '28px',
            mx: '-1.5',
            px: '1.5',
            rounded: 'sm',
            cursor: 'pointer',
            _hover: { bg: 'bg.hover', color: 'fg.default' },
          }),
        )}
      >
        {children}
        <Arrow
          size={14}
          strokeWidth={1.75}
          aria-hidden
          data-sorted={sort != null}
          className={css({ opacity: { base: 0, _groupHover: 0.5, _groupFocus: 0.5 }, '&[data-sorted=true]': { opacity: 1 } })}
        />
      </button>
    </th>
  )
}

const row = cva({
  base: {
    '& > td, & > th': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
    '&:hover > td, &[data-highlighted=true] > td': { bg: 'bg.hover' },
    '&[aria-selected=true] > td, &[data-selected=true] > td': { bg: 'bg.selected' },
  },
  variants: {
    height: {
      compact: { '& > td': { height: 'rowCompact' } },
      normal: { '& > td': { height: 'row' } },
      touch: { '& > td': { height: 'rowTouch' } },
    },
  },
})

interface TrProps extends HTMLAttributes<HTMLTableRowElement> {
  /** 36, 48 or 60 px. */
  readonly height?: 'compact' | 'normal' | 'touch'
}

/** A row; `data-selected` tints it. A row is not a tab stop: what is pressed stands in its cells. */
export const Tr = ({ height = 'normal', className, ...rest }: TrProps) => (
  <tr {...rest} className={cx('group', row({ height }), className)} />
)

const td = cva({
  base: { px: '3', py: '1', _first: { pl: { base: '4', md: '5', lg: '7' } }, _last: { pr: { base: '4', md: '5', lg: '7' } } },
  variants: { isNumeric: { true: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } } },
})

interface TdProps extends TdHTMLAttributes<HTMLTableCellElement> {
  /** Dates, times, codes, counts: figures of one width, on one line. */
  readonly isNumeric?: boolean
}

export const Td = ({ isNumeric, className, ...rest }: TdProps) => <td {...rest} className={cx(td({ isNumeric }), className)} />

/** A tinted row that names the rows below it. */
export const GroupRow = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr>
    <th
      scope="colgroup"
      colSpan={columns}
      className={css({
        height: '32px',
        px: { base: '4', md: '5', lg: '7' },
        textAlign: 'start',
        textStyle: 'label',
        color: 'fg.muted',
        bg: 'bg.sunken',
        borderBottomWidth: '1px',
        borderColor: 'border.subtle',
      })}
    >
      {children}
    </th>
  </tr>
)
