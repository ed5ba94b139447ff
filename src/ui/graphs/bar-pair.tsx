import { css } from 'styled-system/css'

interface BarPairProps {
  /** The bar that is drawn full, and the one that is drawn as an outline; null for none. */
  readonly solid: number
  readonly outlined: number | null
  /** The value of a bar that is as wide as its cell. */
  readonly highest: number
}

const share = (value: number, highest: number) => `${highest <= 0 ? 0 : Math.max(0, (100 * value) / highest)}%`

/** Bars in a cell of a table whose other cells have the figures. */
export const BarPair = ({ solid, outlined, highest }: BarPairProps) => (
  <svg width="100%" height={outlined === null ? 12 : 22} aria-hidden="true" className={css({ display: 'block', color: 'fg.default' })}>
    {outlined !== null && (
      <rect
        x="0.5"
        y="1"
        width={share(outlined, highest)}
        height="8"
        fill="none"
        stroke="currentColor"
        className={css({ overflow: 'visible' })}
      />
    )}
    <rect x="0" y={outlined === null ? 1 : 12} width={share(solid, highest)} height="9" fill="currentColor" />
  </svg>
)
