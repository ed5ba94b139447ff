import type { CSSProperties } from 'react'
import { css } from 'styled-system/css'
import { counted } from '../text/counted.ts'

interface ProgressBarProps {
  readonly label: string
  readonly value: number
  readonly max: number
  /** The figures in words, where they are not counts. */
  readonly text?: string
}

/** How far something is, in figures and as a bar. */
export const ProgressBar = ({ label, value, max, text = `${counted(value)} of ${counted(max)}` }: ProgressBarProps) => (
  <div className={css({ display: 'grid', gap: '2' })}>
    <p className={css({ display: 'flex', justifyContent: 'space-between', gap: '4', fontVariantNumeric: 'tabular-nums' })}>
      <span className={css({ textStyle: 'bodyStrong' })}>{label}</span>
      <span className={css({ color: 'fg.muted' })}>{text}</span>
    </p>
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className={css({ height: '8px', rounded: 'full', bg: 'bg.muted', overflow: 'hidden' })}
      style={{ '--share': max === 0 ? '0%' : `${(100 * value) / max}%` } as CSSProperties}
    >
      <div className={css({ height: 'full', width: 'var(--share)', rounded: 'full', bg: 'ink.solid' })} />
    </div>
  </div>
)
