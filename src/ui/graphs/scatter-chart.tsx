import { useState } from 'react'
import { css } from 'styled-system/css'
import { readPoint, valueText, type Measured } from './figures.ts'
import { PointReader } from './point-reader.tsx'

interface ScatterChartProps extends Measured {
  /** Names one point in the legend. */
  readonly pointText: string
  /** Names the line on which both values are the same. */
  readonly lineText: string
}

/** Round numbers between which all values lie, in equal steps that leave room for their names. */
export function rangeOf(values: readonly number[]): readonly number[] {
  const [lowest, highest] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)]
  const step = highest - lowest > 50 ? 20 : 10
  const low = Math.floor(lowest / step) * step
  const count = Math.max(1, Math.ceil((highest - low) / step))
  return Array.from({ length: count + 1 }, (_, index) => low + index * step)
}

const axis = css({ overflow: 'visible', my: '2', textStyle: 'small', color: 'fg.muted' })
const plot = css({ overflow: 'visible', mt: '2', mb: '7', textStyle: 'small', color: 'fg.muted' })
const dot = css({ fill: 'fg.default', opacity: 0.45 })
const same = css({ stroke: 'data.1' })
// The point that is read out stands out by its form, not by its colour.
const chosenDot = css({ fill: 'bg.surface', stroke: 'fg.default', strokeWidth: '[3px]' })
const legend = css({ display: 'flex', flexWrap: 'wrap', gap: '4', mb: '2', textStyle: 'small', color: 'fg.muted' })
const entry = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' })

/** Points by two values, the first series along and the second one up; a slider below reads one point after another. */
export function ScatterChart({ pointText, lineText, ...measured }: ScatterChartProps) {
  const { label, unit, points, series } = measured
  const [chosen, setChosen] = useState(0)
  const place = Math.min(chosen, Math.max(0, points.length - 1))
  const [along, up] = [series[0]?.values ?? [], series[1]?.values ?? []]
  const ticks = rangeOf([...along, ...up].filter((value) => value !== null))
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const partOf = (value: number) => (100 * (value - low)) / (high - low)
  const marks = points.flatMap((_, index) => {
    const [x, y] = [along[index] ?? null, up[index] ?? null]
    return x === null || y === null ? [] : [{ index, cx: `${partOf(x)}%`, cy: `${100 - partOf(y)}%` }]
  })
  const read = marks.find(({ index }) => index === place)
  return (
    <div className={css({ minWidth: '0' })}>
      <div className={legend}>
        <span className={entry}>
          <svg width="28" height="12" aria-hidden="true">
            <line x1="0" x2="28" y1="6" y2="6" strokeWidth="2" strokeDasharray="4 3" className={same} />
          </svg>
          {lineText}
        </span>
        <span className={entry}>
          <svg width="12" height="12" aria-hidden="true">
            <circle cx="6" cy="6" r="4" className={dot} />
          </svg>
          {pointText}
        </span>
      </div>
      <div className={css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '2' })}>
        <svg width="36" height="220" aria-hidden="true" className={axis}>
          {ticks.map((tick) => (
            <text key={tick} x="100%" y={`${100 - partOf(tick)}%`} dy="0.35em" textAnchor="end" fill="currentColor">
              {valueText(tick, unit)}
            </text>
          ))}
        </svg>
        <svg role="img" aria-label={label} width="100%" height="220" className={plot}>
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={`${100 - partOf(tick)}%`}
              y2={`${100 - partOf(tick)}%`}
              className={css({ stroke: 'border.default' })}
            />
          ))}
          {ticks.map((tick, index) => (
            <text
              key={tick}
              x={`${partOf(tick)}%`}
              y="100%"
              dy="1.5em"
              textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
              fill="currentColor"
            >
              {valueText(tick, unit)}
            </text>
          ))}
          <line x1="0" y1="100%" x2="100%" y2="0" strokeWidth="2" strokeDasharray="4 3" className={same} />
          {marks.map(({ index, cx, cy }) => (
            <circle key={index} cx={cx} cy={cy} r="4" className={dot} />
          ))}
          {read && <circle cx={read.cx} cy={read.cy} r="6" className={chosenDot} />}
        </svg>
        <p
          aria-hidden="true"
          className={css({ gridColumn: '2', display: 'flex', justifyContent: 'space-between', textStyle: 'small', color: 'fg.muted' })}
        >
          <span>{`${series[1]?.name ?? ''} ↑`}</span>
          <span>{`${series[0]?.name ?? ''} →`}</span>
        </p>
        <PointReader label={label} count={points.length} place={place} read={readPoint(measured, place)} onPlace={setChosen} />
      </div>
    </div>
  )
}
