import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { counted } from '#src/ui/text/counted.ts'
import { nothing } from '../../fields/field-text.ts'
import type { RecordTab } from '../RecordFrame.tsx'

interface PhoneFactsProps {
  /** What stands in the panel of the facts on wide pages. */
  readonly brief?: ReactNode
  readonly tabs: readonly RecordTab[]
  readonly counts: Readonly<Record<string, number>>
  onOpen(tab: string): void
}

/** As many as stand beside one another on a phone. */
const mostFigures = 3

const card = css({
  minWidth: '0',
  px: '3',
  py: '2.5',
  rounded: 'lg',
  borderWidth: '1px',
  borderColor: 'border.default',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
})

// As wide as the page, and gone where a record has nothing brief to say.
const line = css({
  mx: '-4',
  px: '4',
  pb: '5',
  mb: '2',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
  _empty: { display: 'none' },
})

/** What a phone shows above the fields of a record: buttons that open its first tabs and count their records, and the brief part. */
export function PhoneFacts({ tabs, counts, brief, onOpen }: PhoneFactsProps) {
  const shown = tabs.filter(({ related }) => related !== undefined).slice(0, mostFigures)
  return (
    <>
      {shown.length > 1 && (
        <div className={css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '2', pb: '5' })}>
          {shown.map(({ id, title }) => {
            const count = counts[id]
            return (
              <button key={id} type="button" className={card} onClick={() => onOpen(id)}>
                <span className={css({ display: 'block', textStyle: 'h1', fontVariantNumeric: 'tabular-nums' })}>
                  {count === undefined ? nothing : counted(count)}
                </span>{' '}
                <span className={css({ display: 'block', textStyle: 'small', color: 'fg.muted', truncate: true })}>{title}</span>
              </button>
            )
          })}
        </div>
      )}
      {brief && <div className={line}>{brief}</div>}
    </>
  )
}
