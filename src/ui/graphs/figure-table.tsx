import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Table, TableHead, Td, Th, Tr } from '../list/table.tsx'

interface FigureTableProps {
  readonly label: string
  /** The head of the names, then those of the figures. */
  readonly heads: readonly [string, ...string[]]
  readonly rows: readonly { readonly name: string; readonly bars?: ReactNode; readonly figures: readonly string[] }[]
  /** The head of the column with bars; those need room. */
  readonly bars?: string
  /** What the figures of all rows make together. */
  readonly total?: { readonly name: string; readonly figures: readonly string[] }
}

// Important, because the alignment of heads would win.
const figure = css({ textAlign: 'right!' })
const whole = css({ fontWeight: 'semibold' })
const barColumn = css({ width: '40%', display: { base: 'none', md: 'table-cell' } })

/** Names with their figures. */
export const FigureTable = ({ label, heads: [name, ...figures], rows, bars, total }: FigureTableProps) => (
  <div className={css({ overflowX: 'auto' })}>
    <Table label={label}>
      <TableHead>
        <Th>{name}</Th>
        {bars !== undefined && <Th className={barColumn}>{bars}</Th>}
        {figures.map((head) => (
          <Th key={head} className={figure}>
            {head}
          </Th>
        ))}
      </TableHead>
      <tbody>
        {rows.map((row, index) => (
          // Two people may have one name.
          <Tr key={`${row.name} ${index}`} height="compact">
            <Td>{row.name}</Td>
            {bars !== undefined && <Td className={barColumn}>{row.bars}</Td>}
            {row.figures.map((text, place) => (
              <Td key={figures[place]} isNumeric className={figure}>
                {text}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Tr height="compact">
            <Td className={whole}>{total.name}</Td>
            {bars !== undefined && <Td className={barColumn} />}
            {total.figures.map((text, place) => (
              <Td key={figures[place]} isNumeric className={cx(figure, whole)}>
                {text}
              </Td>
            ))}
          </Tr>
        </tfoot>
      )}
    </Table>
  </div>
)
