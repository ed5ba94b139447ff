import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { fills, Hatching, Legend, lookOf, type Fill } from './fills.tsx'
import { readPoint, valueText, type Measured } from './figures.ts'
import { PointReader } from './point-reader.tsx'

interface RowChartProps extends Measured {
  /** The values of a point follow each other in one row, as parts of a whole. */
  readonly isStacked?: boolean
}

/** As many rows as can be looked at together; the table has all. */
const most = 12

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(64px, 34%) minmax(0, 1fr)', md: 'minmax(96px, 180px) minmax(0, 1fr)' },
  columnGap: '3',
  rowGap: '2',
  alignItems: 'center',
})
const rowName = css({ overflowWrap: 'anywhere', textStyle: 'small', color: 'fg.default' })
const figure = css({ flexShrink: 0, textStyle: 'small', fontVariantNumeric: 'tabular-nums' })

/** Fills of parts of a whole, the last of which stands for failures. */
const stackFills: readonly Fill[] = ['solid', 'shaded', 'outlined', 'hatched']

/** Horizontal bars, each beside its name. */
export function RowChart({ isStacked = false, ...measured }: RowChartProps) {
  const { label, unit, points, series } = measured
  const chart = useId()
  const [chosen, setChosen] = useState(0)
  const place = Math.min(chosen, Math.max(0, points.length - 1))
  const shown = points.slice(0, most)
  const highest = isStacked ? 100 : Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const fillOf = (index: number): Fill => (isStacked ? stackFills[index] : fills[index]) ?? 'solid'
  const widthOf = (value: number | null | undefined) => `${(100 * (value ?? 0)) / highest}%`
  return (
    <div className={css({ minWidth: '0', position: 'relative' })}>
      <Hatching chart={chart} />
      {series.length > 1 && <Legend chart={chart} entries={series.map((one, index) => ({ name: one.name, fill: fillOf(index) }))} />}
      <div role="img" aria-label={label} className={grid}>
        {shown.map((point, index) => (
          <div key={point} className={css({ display: 'contents' })}>
            <span className={rowName}>{point}</span>
            {isStacked ? (
              <svg width="100%" height="20" className={css({ display: 'block' })}>
                {series.map((one, at) => (
                  <rect
                    key={one.name}
                    x={widthOf(series.slice(0, at).reduce((sum, before) => sum + (before.values[index] ?? 0), 0))}
                    width={widthOf(one.values[index])}
                    y="1"
                    height="18"
                    {...lookOf(fillOf(at), chart)}
                  />
                ))}
              </svg>
            ) : (
              <div className={css({ display: 'grid', gap: '2px', minWidth: '0' })}>
                {series.map((one, at) => (
                  <div key={one.name} className={css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' })}>
                    <svg width="100%" height="12" className={css({ display: 'block', flex: '1', minWidth: '0' })}>
                      <rect x="0.5" y="1" width={widthOf(one.values[index])} height="10" {...lookOf(fillOf(at), chart)} />
                    </svg>
                    <span className={`${figure} ${css({ width: '44px', textAlign: 'right' })}`}>
                      {valueText(one.values[index] ?? null, unit)}
                    </span>
                  </div>
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
      <div className={`${grid} ${css({ mt: '2' })}`}>
        <PointReader label={label} count={points.length} place={place} read={readPoint(measured, place)} onPlace={setChosen} />
      </div>
    </div>
  )
}
