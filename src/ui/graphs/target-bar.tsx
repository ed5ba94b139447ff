import { css } from 'styled-system/css'

interface TargetBarProps {
  readonly value: number
  readonly target: number
  /** The value of a bar that is as wide as its place; bars beside each other share it. */
  readonly highest: number
}

const shareOf = (value: number, highest: number) => `${highest <= 0 ? 0 : Math.min(100, Math.max(0, (100 * value) / highest))}%`

/** A bar with a mark where its target is; the figures stand beside it. */
export const TargetBar = ({ value, target, highest }: TargetBarProps) => (
  <svg width="100%" height="16" aria-hidden="true" className={css({ display: 'block', overflow: 'visible' })}>
    <rect x="0" y="4" width="100%" height="8" rx="2" className={css({ fill: 'bg.muted' })} />
    <rect x="0" y="4" width={shareOf(value, highest)} height="8" rx="2" className={css({ fill: 'fg.default' })} />
    {target > 0 && (
      <line
        x1={shareOf(target, highest)}
        x2={shareOf(target, highest)}
        y1="0"
        y2="16"
        strokeWidth="3"
        className={css({ stroke: 'data.1' })}
      />
    )}
  </svg>
)
