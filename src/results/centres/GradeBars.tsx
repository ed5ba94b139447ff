import type { CSSProperties } from 'react'
import { css } from 'styled-system/css'
import type { CentreFigures } from './centre-details.ts'

const bar = css({ width: '8px', height: 'var(--height)', minHeight: '2px', bg: 'ink.solid', roundedTop: 'xs', forcedColorAdjust: 'none' })

/** The grades of a centre, small enough for a row: a bar for each, and their counts in words. */
export function GradeBars({ grades }: Pick<CentreFigures, 'grades'>) {
  const most = Math.max(1, ...grades.map(({ count }) => count))
  return (
    <span className={css({ display: 'inline-grid', gap: '1' })}>
      <span aria-hidden className={css({ display: 'flex', alignItems: 'flex-end', gap: '1', height: '24px' })}>
        {grades.map(({ grade, count }) => (
          <span key={grade} className={bar} style={{ '--height': `${(100 * count) / most}%` } as CSSProperties} />
        ))}
      </span>
      <span className={css({ textStyle: 'small' })}>{grades.map(({ grade, count }) => `${grade} ${count}`).join(' · ')}</span>
    </span>
  )
}
