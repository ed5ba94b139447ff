import type { ReactNode } from 'react'
import { css, cva, cx } from 'styled-system/css'
import { WholeWords } from '../text/whole-words.tsx'

/** A row of a file, or a part of one. */
export interface CheckedRow {
  readonly key: string
  /** As many as there are heads. */
  readonly cells: readonly ReactNode[]
}

interface CheckedRowsProps {
  readonly label: string
  /** The heads of the columns; on a card each one stands before its cell. */
  readonly heads: readonly string[]
  readonly rows: readonly CheckedRow[]
  /** Below which width rows are cards: `xl` for columns that are lists themselves. */
  readonly cards?: 'md' | 'xl'
}

// Rows are cards below a width: that of a phone, or for a table of many wide columns that of a desk.
const table = cva({
  base: { width: 'full', borderCollapse: 'separate', borderSpacing: '0', borderTopWidth: '1px', borderColor: 'border.default' },
  variants: { cards: { md: { display: { base: 'block', md: 'table' } }, xl: { display: { base: 'block', xl: 'table' } } } },
})
const headRow = cva({
  base: { '& th': { borderBottomWidth: '1px', borderColor: 'border.default' } },
  variants: { cards: { md: { mdDown: { srOnly: true } }, xl: { xlDown: { srOnly: true } } } },
})
const body = cva({
  base: {},
  variants: {
    cards: { md: { display: { base: 'block', md: 'table-row-group' } }, xl: { display: { base: 'block', xl: 'table-row-group' } } },
  },
})
const edges = css({ _first: { pl: { md: '5', lg: '7' } }, _last: { pr: { md: '5', lg: '7' } } })
const head = cx(css({ height: '36px', px: '3', textAlign: 'start', textStyle: 'small', fontWeight: 'medium', color: 'fg.muted' }), edges)
const row = cva({
  base: { borderColor: 'border.subtle' },
  variants: {
    cards: {
      md: {
        display: { base: 'block', md: 'table-row' },
        px: { base: '4', md: '0' },
        py: { base: '3', md: '0' },
        borderBottomWidth: { base: '1px', md: '0' },
      },
      xl: {
        display: { base: 'block', xl: 'table-row' },
        px: { base: '4', md: '5', lg: '7', xl: '0' },
        py: { base: '3', xl: '0' },
        borderBottomWidth: { base: '1px', xl: '0' },
      },
    },
  },
})
const cell = cva({
  base: { gap: '3', verticalAlign: 'top', borderColor: 'border.subtle', overflowWrap: 'anywhere' },
  variants: {
    cards: {
      md: {
        display: { base: 'flex', md: 'table-cell' },
        px: { base: '0', md: '3' },
        py: { base: '0.5', md: '3' },
        borderBottomWidth: { md: '1px' },
        minWidth: { md: '80px' },
        _first: { pl: { md: '5', lg: '7' } },
        _last: { pr: { md: '5', lg: '7' } },
        // A card leaves out cells that are empty.
        '&:has(> :last-child:empty)': { mdDown: { display: 'none' } },
      },
      xl: {
        display: { base: 'flex', xl: 'table-cell' },
        px: { base: '0', xl: '3' },
        py: { base: '0.5', xl: '3' },
        borderBottomWidth: { xl: '1px' },
        minWidth: { xl: '80px' },
        _first: { pl: { xl: '7' } },
        _last: { pr: { xl: '7' } },
        '&:has(> :last-child:empty)': { xlDown: { display: 'none' } },
      },
    },
  },
})
const figure = css({ minWidth: '0', fontVariantNumeric: 'tabular-nums', color: 'fg.muted', whiteSpace: 'nowrap' })
const cellHead = cva({
  base: { flexShrink: 0, textStyle: 'small', color: 'fg.muted' },
  variants: { cards: { md: { hideFrom: 'md', width: '96px' }, xl: { hideFrom: 'xl', width: { base: '96px', md: '160px' } } } },
})

/** Rows of a file with what was found about each; cards where there is no room for the columns. */
export const CheckedRows = ({ label, heads, rows, cards = 'md' }: CheckedRowsProps) => (
  <table aria-label={label} className={table({ cards })}>
    <thead className={headRow({ cards })}>
      <tr>
        {heads.map((one) => (
          <th key={one} scope="col" className={head}>
            {one}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className={body({ cards })}>
      {rows.map(({ key, cells }) => (
        <tr key={key} className={row({ cards })}>
          {cells.map((one, index) => (
            <td key={heads[index]} className={cx(cell({ cards }), index === 0 && figure)}>
              <span aria-hidden="true" className={cellHead({ cards })}>
                {heads[index]}
              </span>
              <span>{typeof one === 'string' ? <WholeWords text={one} /> : one}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A value that is wrong. */
export const WrongValue = ({ children }: { readonly children: ReactNode }) => (
  <span
    className={css({ px: '1.5', py: '0.5', rounded: 'sm', bg: 'danger.subtle', color: 'danger.text', fontVariantNumeric: 'tabular-nums' })}
  >
    {children}
  </span>
)
