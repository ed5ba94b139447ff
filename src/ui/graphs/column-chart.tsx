import { useId, useLayoutEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { fills, Hatching, Legend, lookOf } from './fills.tsx'
import { readPoint, valueText, type Measured } from './figures.ts'
import { PointReader } from './point-reader.tsx'
import { nameStep, scaleTo } from './scale.ts'

interface ColumnChartProps extends Measured {
  /** The points before this place stand for failures, and are hatched. */
  readonly failBelow?: number | undefined
}

const plot = css({
  position: 'relative',
  display: 'flex',
  height: '200px',
  my: '2',
  borderBottomWidth: '1px',
  borderColor: 'border.control',
})
const gridLine = css({ stroke: 'border.default' })
const unseen = css({ visibility: 'hidden' })
// A name that is shown reaches below its neighbours, whose names are left out.
const name = css({ display: 'flex', justifyContent: 'center', flex: '1', minWidth: '0', whiteSpace: 'nowrap' })

/** Until it is measured, the names have as much room as on a phone. */
const narrowest = 280

/** How many pixels the names below a chart have. */
function useNamesWidth() {
  const names = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(narrowest)
  useLayoutEffect(() => {
    const element = names.current
    if (!element) return undefined
    const measure = () => setWidth(Math.max(1, element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [names, width] as const
}

/** Columns over points in their order. */
export function ColumnChart({ failBelow = 0, ...measured }: ColumnChartProps) {
  const { label, unit, points, series } = measured
  const chart = useId()
  const [chosen, setChosen] = useState(0)
  const place = Math.min(chosen, Math.max(0, points.length - 1))
  const ticks = scaleTo(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const top = ticks.at(-1) ?? 1
  const [names, width] = useNamesWidth()
  const step = nameStep(points, width)
  return (
    <div className={css({ minWidth: '0', position: 'relative' })}>
      <Hatching chart={chart} />
      {series.length > 1 && (
        <Legend chart={chart} entries={series.map((one, index) => ({ name: one.name, fill: fills[index] ?? 'solid' }))} />
      )}
      <div className={css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '2' })}>
        <svg
          width="36"
          height="200"
          aria-hidden="true"
          className={css({ overflow: 'visible', my: '2', textStyle: 'small', color: 'fg.muted' })}
        >
          {ticks.map((tick) => (
            <text key={tick} x="100%" y={`${100 - (100 * tick) / top}%`} dy="0.35em" textAnchor="end" fill="currentColor">
              {valueText(tick, unit)}
            </text>
          ))}
        </svg>
        <div role="img" aria-label={label} className={plot}>
          <svg width="100%" height="100%" className={css({ position: 'absolute', inset: '0', overflow: 'visible' })}>
            {ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2="100%"
                y1={`${100 - (100 * tick) / top}%`}
                y2={`${100 - (100 * tick) / top}%`}
                className={gridLine}
              />
            ))}
            {points.map((point, index) => {
              const wide = 100 / points.length
              const each = (wide * 0.8) / series.length
              return series.map((one, at) => {
                const height = (100 * (one.values[index] ?? 0)) / top
                const fill = index < failBelow ? 'hatched' : (fills[at] ?? 'solid')
                return (
                  <rect
                    key={`${point} ${one.name}`}
                    x={`${wide * index + wide * 0.1 + each * at}%`}
                    y={`${100 - height}%`}
                    width={`${each * 0.94}%`}
                    height={`${height}%`}
                    {...lookOf(fill, chart)}
                  />
                )
              })
            })}
          </svg>
        </div>
        <div ref={names} aria-hidden="true" className={css({ gridColumn: '2', display: 'flex', textStyle: 'small', color: 'fg.muted' })}>
          {points.map((point, index) => (
            <span key={point} className={name}>
              <span className={index % step === 0 ? undefined : unseen}>{point}</span>
            </span>
          ))}
        </div>
        <PointReader label={label} count={points.length} place={place} read={readPoint(measured, place)} onPlace={setChosen} />
      </div>
    </div>
  )
}
