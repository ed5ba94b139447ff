import { useState } from 'react'
import { css } from 'styled-system/css'
import { PointReader } from './point-reader.tsx'
import { scaleTo } from './scale.ts'

/** What is drawn as a line; lines differ by their dashes and marks, so that no colour has to tell them apart. */
export interface LineSeries {
  readonly label: string
  readonly look: 'solid' | 'dashed' | 'dotted'
  /** A value for each point; null where there is none. */
  readonly values: readonly (number | null)[]
}

interface LineChartProps {
  /** Says what the lines show; their figures stand in a table beside them. */
  readonly label: string
  readonly series: readonly LineSeries[]
  /** What each point is called. */
  readonly points: readonly string[]
  /** The place of the point that is today; null when none is. */
  readonly today: number | null
  /** Of the axis, short. */
  axisText(value: number): string
  textOf(value: number): string
}

const dashes = { solid: undefined, dashed: '7 4', dotted: '2 4' } as const
const marks = { solid: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z', dashed: 'M0-5 5 0 0 5-5 0Z', dotted: 'M0-5 5 4-5 4Z' } as const
const looks = {
  solid: css({ color: 'fg.default' }),
  dashed: css({ color: 'fg.muted' }),
  dotted: css({ color: 'fg.default' }),
} as const

/** The path of a line in a square of 100; a gap begins another stretch. */
function pathOf(values: readonly (number | null)[], xOf: (place: number) => number, yOf: (value: number) => number): string {
  return values
    .map((value, place) =>
      value === null ? '' : `${(values[place - 1] ?? null) === null ? 'M' : 'L'}${xOf(place).toFixed(2)} ${yOf(value).toFixed(2)}`,
    )
    .join('')
}

const legend = css({ display: 'flex', flexWrap: 'wrap', gap: '4', mb: '2', textStyle: 'small', color: 'fg.muted' })

const axis = css({ overflow: 'visible', my: '2', textStyle: 'small', color: 'fg.muted' })

/** Lines over common points; a slider below reads the figures of one point after another. */
export function LineChart({ label, series, points, today, axisText, textOf }: LineChartProps) {
  const [chosen, setChosen] = useState(today ?? points.length - 1)
  const place = Math.min(chosen, points.length - 1)
  const ticks = scaleTo(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const top = ticks.at(-1) ?? 1
  const xOf = (at: number) => (points.length === 1 ? 0 : (100 * at) / (points.length - 1))
  const yOf = (value: number) => 100 - (100 * value) / top
  const read = [
    points[place] ?? '',
    ...series.flatMap(({ label: name, values }) => {
      const value = values[place] ?? null
      return value === null ? [] : [`${name} ${textOf(value)}`]
    }),
  ].join(' · ')
  return (
    <div className={css({ minWidth: '0' })}>
      <div className={legend}>
        {series.map(({ label: name, look }) => (
          <span key={name} className={css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' })}>
            <svg width="28" height="12" aria-hidden="true" className={looks[look]}>
              <line x1="0" x2="28" y1="6" y2="6" stroke="currentColor" strokeWidth="2" strokeDasharray={dashes[look]} />
              <path d={marks[look]} transform="translate(14 6)" fill="currentColor" />
            </svg>
            {name}
          </span>
        ))}
      </div>
      <div className={css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '2' })}>
        <svg width="52" height="220" aria-hidden="true" className={axis}>
          {ticks.map((tick) => (
            <text key={tick} x="100%" y={`${yOf(tick)}%`} dy="0.35em" textAnchor="end" fill="currentColor">
              {axisText(tick)}
            </text>
          ))}
        </svg>
        <svg role="img" aria-label={label} width="100%" height="220" className={css({ overflow: 'visible', my: '2' })}>
          {ticks.map((tick) => (
            <line key={tick} x1="0" x2="100%" y1={`${yOf(tick)}%`} y2={`${yOf(tick)}%`} className={css({ stroke: 'border.default' })} />
          ))}
          <line x1={`${xOf(place)}%`} x2={`${xOf(place)}%`} y1="0" y2="100%" className={css({ stroke: 'border.control' })} />
          <svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none">
            {series.map(({ label: name, look, values }) => (
              <path
                key={name}
                d={pathOf(values, xOf, yOf)}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeDasharray={dashes[look]}
                vectorEffect="non-scaling-stroke"
                className={looks[look]}
              />
            ))}
          </svg>
          {series.map(({ label: name, look, values }) => {
            const value = values[place] ?? null
            return (
              value !== null && (
                <svg key={name} x={`${xOf(place)}%`} y={`${yOf(value)}%`} className={css({ overflow: 'visible' })}>
                  <path d={marks[look]} fill="currentColor" className={looks[look]} />
                </svg>
              )
            )
          })}
        </svg>
        <PointReader label={label} count={points.length} place={place} read={read} onPlace={setChosen} />
      </div>
    </div>
  )
}
