import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { css, cva, cx } from 'styled-system/css'

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
      top: 'var(--sheet-top, 0px)',
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

/** The head of a column. */
export const Th = ({ className, ...rest }: ThHTMLAttributes<HTMLTableCellElement>) => (
  <th scope="col" {...rest} className={cx(th, className)} />
)

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
