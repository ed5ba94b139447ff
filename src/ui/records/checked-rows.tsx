import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { WholeWords } from '../text/whole-words.tsx'

/** A row of a file, or a part of one. */
export interface CheckedRow {
  readonly key: string
  /** As many as there are heads. */
  readonly cells: readonly ReactNode[]
}

interface CheckedRowsProps {
  readonly label: string
  /** Of the columns; the first one has lines, and on phones each one but that stands before its cell. */
  readonly heads: readonly string[]
  readonly rows: readonly CheckedRow[]
}

const edges = css({ _first: { pl: { md: '5', lg: '7' } }, _last: { pr: { md: '5', lg: '7' } } })
const head = cx(css({ height: '36px', px: '3', textAlign: 'start', textStyle: 'small', fontWeight: 'medium', color: 'fg.muted' }), edges)
const row = css({
  display: { base: 'block', md: 'table-row' },
  px: { base: '4', md: '0' },
  py: { base: '3', md: '0' },
  borderBottomWidth: { base: '1px', md: '0' },
  borderColor: 'border.subtle',
})
const cell = cx(
  css({
    display: { base: 'flex', md: 'table-cell' },
    gap: '3',
    px: { base: '0', md: '3' },
    py: { base: '0.5', md: '3' },
    verticalAlign: 'top',
    borderBottomWidth: { md: '1px' },
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
    minWidth: { md: '80px' },
    // On a card a part without anything has no line.
    '&:has(> :last-child:empty)': { mdDown: { display: 'none' } },
  }),
  edges,
)
const figure = css({ minWidth: '0', fontVariantNumeric: 'tabular-nums', color: 'fg.muted', whiteSpace: 'nowrap' })
const cellHead = css({ hideFrom: 'md', flexShrink: 0, width: '96px', textStyle: 'small', color: 'fg.muted' })

/** Rows of a file with what was found about each; cards below 768 px. */
export const CheckedRows = ({ label, heads, rows }: CheckedRowsProps) => (
  <table
    aria-label={label}
    className={css({
      display: { base: 'block', md: 'table' },
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      borderTopWidth: '1px',
      borderColor: 'border.default',
    })}
  >
    <thead className={css({ mdDown: { srOnly: true }, '& th': { borderBottomWidth: '1px', borderColor: 'border.default' } })}>
      <tr>
        {heads.map((one) => (
          <th key={one} scope="col" className={head}>
            {one}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className={css({ display: { base: 'block', md: 'table-row-group' } })}>
      {rows.map(({ key, cells }) => (
        <tr key={key} className={row}>
          {cells.map((one, index) => (
            <td key={heads[index]} className={cx(cell, index === 0 && figure)}>
              <span aria-hidden="true" className={cellHead}>
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
