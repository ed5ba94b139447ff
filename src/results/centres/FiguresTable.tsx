import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { CheckedRows } from '#src/ui/records/checked-rows.tsx'
import { counted } from '#src/ui/text/counted.ts'
import { GradeBars } from './GradeBars.tsx'
import { passRate, type Figures } from './centre-details.ts'

const texts = {
  students: 'Students',
  entered: 'Entered',
  missing: 'Missing',
  passRate: 'Pass rate',
  mean: 'Mean mark',
  withheld: 'Withheld',
  distribution: 'Distribution',
  none: '—',
} as const

/** What figures are of, a row each. */
export interface FiguresRow extends Figures {
  readonly key: string
  readonly name: ReactNode
}

interface FiguresTableProps {
  readonly label: string
  /** Of the first column. */
  readonly head: string
  readonly rows: readonly FiguresRow[]
}

/** How far results are and how good they are, a row each; cards on phones. */
export const FiguresTable = ({ label, head, rows }: FiguresTableProps) => (
  <CheckedRows
    label={label}
    heads={[head, texts.students, texts.entered, texts.missing, texts.passRate, texts.mean, texts.withheld, texts.distribution]}
    rows={rows.map(({ key, name, ...figures }) => ({
      key,
      cells: [
        <span key="name" className={css({ whiteSpace: 'normal', color: 'fg.default', textStyle: 'bodyStrong' })}>
          {name}
        </span>,
        counted(figures.students),
        counted(figures.rowsTotal - figures.rowsMissing),
        counted(figures.rowsMissing),
        passRate(figures),
        figures.meanMark ?? texts.none,
        counted(figures.withheld),
        figures.grades.length > 0 ? <GradeBars key="grades" grades={figures.grades} /> : texts.none,
      ],
    }))}
  />
)
