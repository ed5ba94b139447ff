import type { ReactNode } from 'react'
import { css, cva } from 'styled-system/css'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'

/** A name and what it stands for. */
export interface Definition {
  readonly id: string
  readonly label: string
  readonly value: ReactNode
  /** Takes the whole width, as long texts and tables do. */
  readonly isWide?: boolean
  /** Its label stands above already, as a heading. */
  readonly isLabelHidden?: boolean
  /** Written by people: it runs from right to left where its script does. */
  readonly isWritten?: boolean
}

const list = cva({
  variants: {
    look: {
      columns: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        columnGap: '5',
        rowGap: { base: '0', sm: '4' },
      },
      lines: {},
    },
  },
})
const entry = cva({
  base: { minWidth: '0' },
  variants: {
    look: {
      // On a phone a value stands at the end of the line of its name.
      columns: {
        smDown: {
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: '4',
          py: '2.5',
          borderBottomWidth: '1px',
          borderColor: 'border.subtle',
          '& > dd': { textAlign: 'right', mt: '0' },
        },
      },
      lines: {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: '4',
        py: '2.5',
        borderBottomWidth: '1px',
        borderColor: 'border.subtle',
        '& > dd': { textAlign: 'right' },
      },
    },
    isWide: {
      true: { gridColumn: '1 / -1', smDown: { display: 'block', '& > dd': { textAlign: 'start', mt: '0.5' } } },
      false: {},
    },
  },
})
const term = css({ textStyle: 'small', color: 'fg.muted', flexShrink: '0' })
const described = css({
  textStyle: 'bodyStrong',
  fontWeight: 'regular',
  minWidth: '0',
  mt: '0.5',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

interface DefinitionListProps {
  readonly entries: readonly Definition[]
  /** Columns of names above their values, or lines with the values at their ends. */
  readonly look?: 'columns' | 'lines'
}

/** Names with their values. */
export const DefinitionList = ({ entries, look = 'columns' }: DefinitionListProps) => (
  <dl className={list({ look })}>
    {entries.map(({ id, label, value, isWide, isLabelHidden, isWritten }) => (
      <div key={id} className={entry({ look, isWide: isWide === true && look === 'columns' })}>
        <dt className={term}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</dt>
        <dd dir={isWritten ? 'auto' : undefined} className={described}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
)
