import { CircleAlert, CircleCheck, CircleMinus, CirclePlus } from 'lucide-react'
import type { CSSProperties } from 'react'
import { css } from 'styled-system/css'
import { counted } from '../text/counted.ts'

/** One part of what was counted. */
export interface CountedPart {
  readonly label: string
  readonly count: number
  readonly tone: 'new' | 'changed' | 'unchanged' | 'wrong'
}

const bar = css({ display: 'flex', gap: '0.5', height: '8px', '@media print': { display: 'none' } })
const piece = css({ flex: 'var(--share) 1 0', minWidth: '4px', rounded: 'full' })
const fills = {
  new: css({ bg: 'success.icon' }),
  changed: css({ bg: 'info.icon' }),
  unchanged: css({ bg: 'border.control' }),
  wrong: css({ bg: 'danger.icon' }),
}
const marks = { new: CirclePlus, changed: CircleCheck, unchanged: CircleMinus, wrong: CircleAlert }
const colours = {
  new: css({ color: 'success.icon' }),
  changed: css({ color: 'info.icon' }),
  unchanged: css({ color: 'fg.muted' }),
  wrong: css({ color: 'danger.icon' }),
}

/** How many rows have which outcome: a bar with a part for each, and the same in words. */
export const CountedBar = ({ parts }: { readonly parts: readonly CountedPart[] }) => (
  <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' })}>
    <div aria-hidden="true" className={bar}>
      {parts
        .filter(({ count }) => count > 0)
        .map(({ tone, count }) => (
          <span key={tone} className={`${piece} ${fills[tone]}`} style={{ '--share': count } as CSSProperties} />
        ))}
    </div>
    <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', textStyle: 'small' })}>
      {parts.map(({ tone, label, count }) => {
        const Mark = marks[tone]
        return (
          <li key={tone} className={css({ display: 'flex', alignItems: 'center', gap: '1.5', fontVariantNumeric: 'tabular-nums' })}>
            <Mark size={16} strokeWidth={1.75} aria-hidden className={colours[tone]} />
            {`${counted(count)} ${label}`}
          </li>
        )
      })}
    </ul>
  </div>
)
