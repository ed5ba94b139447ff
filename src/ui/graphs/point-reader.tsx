import { css } from 'styled-system/css'

interface PointReaderProps {
  readonly label: string
  readonly count: number
  readonly place: number
  /** The figures of the point. */
  readonly read: string
  onPlace(place: number): void
}

/** The one tab stop of a chart: arrows go from point to point, and the figures of each are announced. */
export const PointReader = ({ label, count, place, read, onPlace }: PointReaderProps) => (
  <>
    <input
      type="range"
      min={0}
      max={Math.max(0, count - 1)}
      value={place}
      aria-label={label}
      aria-valuetext={read}
      onChange={(event) => onPlace(Number(event.currentTarget.value))}
      className={css({
        gridColumn: '2',
        width: 'full',
        minHeight: { base: 'touch', md: '24px' },
        accentColor: 'fg.default',
        '@media print': { display: 'none' },
      })}
    />
    <p aria-hidden="true" className={css({ gridColumn: '1 / -1', textStyle: 'small', fontVariantNumeric: 'tabular-nums' })}>
      {read}
    </p>
  </>
)
