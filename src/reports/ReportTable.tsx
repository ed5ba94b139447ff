import { useState } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { usePrinting } from '#src/ui/kit/use-printing.ts'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import type { ReportData } from './report-queries.ts'
import { reportTexts as texts } from './texts.ts'

/** As many rows as are drawn at once; the file has all. */
const most = 100

// `!important`, because table heads have an alignment of their own, which would win.
const numeric = css({ textAlign: 'right!' })

/** The rows of a report. */
export function ReportTable({ columns, rows }: Pick<ReportData, 'columns' | 'rows'>) {
  const [isWhole, setWhole] = useState(false)
  // Paper has no button: it is printed whole.
  const isPrinting = usePrinting(useServices().clock) !== null
  const shown = isWhole || isPrinting ? rows : rows.slice(0, most)
  return (
    <section aria-label={texts.rows} className={css({ borderTopWidth: '1px', borderColor: 'border.default', py: '4' })}>
      <h2 className={css({ textStyle: 'h3', px: { base: '4', md: '5', lg: '7' }, pb: '2' })}>{texts.rows}</h2>
      <div className={css({ overflowX: 'auto' })}>
        <Table label={texts.rows}>
          <TableHead>
            {columns.map(({ name, isNumber }) => (
              <Th key={name} className={isNumber === 1 ? numeric : undefined}>
                {name}
              </Th>
            ))}
          </TableHead>
          <tbody>
            {shown.map(({ cells, address }, index) => (
              <Tr key={`${index} ${cells[0]}`} height="compact">
                {columns.map(({ name, isNumber }, place) => (
                  <Td key={name} isNumeric={isNumber === 1} className={isNumber === 1 ? numeric : undefined}>
                    {place === 0 && address !== undefined ? <TextLink href={address}>{cells[place]}</TextLink> : cells[place]}
                  </Td>
                ))}
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
      {shown.length < rows.length && (
        <div className={css({ p: '4', textAlign: 'center' })}>
          <Button onClick={() => setWhole(true)}>{texts.more(rows.length)}</Button>
        </div>
      )}
    </section>
  )
}
