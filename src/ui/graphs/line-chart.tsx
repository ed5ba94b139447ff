import { useState } from 'react'
import { css, cx } from 'styled-system/css'
import { PointReader } from './point-reader.tsx'
import { scaleTo } from './scale.ts'

/** What is drawn as a line; lines differ by their dashes and marks, so that no colour has to tell them apart. */
export interface LineSeries {
  readonly label: string
  readonly look: 'solid' | 'dashed' | 'dotted' | 'mixed'
  /** A value for each point; null where there is none. */
  readonly values: readonly (number | null)[]
  /** The bounds between which the value of each point may lie, and a text that names this range; drawn as a band around the line. */
  readonly range?: { readonly text: string; readonly bounds: readonly ({ readonly low: number; readonly high: number } | null)[] }
}

interface LineChartProps {
  /** Says what the lines show; their figures stand in a table beside them. */
  readonly label: string
  readonly series: readonly LineSeries[]
  /** What each point is called. */
  readonly points: readonly string[]
  /** The place of the point that is today; null when none is. */
  readonly today: number | null
  /** Names the line of today; there is none without it. */
  readonly todayText?: string
  /** Short names of points below the axis, by their places. */
  readonly axisNames?: ReadonlyMap<number, string>
  /** The short text of a value at the axis. */
  axisText(value: number): string
  textOf(value: number): string
}

const dashes = { solid: undefined, dashed: '7 4', dotted: '2 4', mixed: '9 3 2 3' } as const
const marks = {
  solid: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z',
  dashed: 'M0-5 5 0 0 5-5 0Z',
  dotted: 'M0-5 5 4-5 4Z',
  mixed: 'M-4-4H4V4H-4Z',
} as const
const looks = {
  solid: css({ color: 'fg.default' }),
  dashed: css({ color: 'fg.muted' }),
  dotted: css({ color: 'fg.default' }),
  mixed: css({ color: 'fg.default' }),
} as const

/** The path of a line in a square of 100; a gap begins another stretch. */
function pathOf(values: readonly (number | null)[], xOf: (place: number) => number, yOf: (value: number) => number): string {
  return values
    .map((value, place) =>
      value === null ? '' : `${(values[place - 1] ?? null) === null ? 'M' : 'L'}${xOf(place).toFixed(2)} ${yOf(value).toFixed(2)}`,
    )
    .join('')
}

/** The area of a range in a square of 100: along its upper bounds, and back along the lower ones. */
function areaOf(range: NonNullable<LineSeries['range']>['bounds'], xOf: (place: number) => number, yOf: (value: number) => number): string {
  const bounds = range.flatMap((one, place) => (one ? [{ ...one, x: xOf(place).toFixed(2) }] : []))
  const upper = bounds.map(({ x, high }) => `${x} ${yOf(high).toFixed(2)}`)
  const lower = bounds.toReversed().map(({ x, low }) => `${x} ${yOf(low).toFixed(2)}`)
  return bounds.length < 2 ? '' : `M${[...upper, ...lower].join('L')}Z`
}

// Between the months there is little room on a phone: only every other name is shown.
const names = css({ fill: 'fg.muted', '&:nth-of-type(even):not([data-few])': { display: { base: 'none', md: 'inline' } } })

const legend = css({ display: 'flex', flexWrap: 'wrap', gap: '4', mb: '2', textStyle: 'small', color: 'fg.muted' })

const plot = css({ overflow: 'visible', mt: '2', textStyle: 'small' })
// A line may pass behind it.
const marker = css({ fill: 'fg.muted', stroke: 'bg.surface', strokeWidth: '[5px]', paintOrder: '[stroke]' })
const axis = css({ overflow: 'visible', my: '2', textStyle: 'small', color: 'fg.muted' })

/** Lines over common points; a slider below reads the figures of one point after another. */
export function LineChart({ label, series, points, today, todayText, axisNames, axisText, textOf }: LineChartProps) {
  const [chosen, setChosen] = useState(today ?? points.length - 1)
  const place = Math.min(chosen, points.length - 1)
  const ticks = scaleTo(
    Math.max(
      0,
      ...series.flatMap(({ values, range }) =>
        [...values, ...(range?.bounds ?? []).map((one) => one?.high ?? 0)].map((value) => value ?? 0),
      ),
    ),
  )
  const top = ticks.at(-1) ?? 1
  const xOf = (at: number) => (points.length === 1 ? 0 : (100 * at) / (points.length - 1))
  const yOf = (value: number) => 100 - (100 * value) / top
  const read = [
    points[place] ?? '',
    ...series.flatMap(({ label: name, values, range }) => {
      const value = values[place] ?? null
      const bounds = range?.bounds[place]
      const between = bounds && bounds.low < bounds.high ? ` (${textOf(bounds.low)}–${textOf(bounds.high)})` : ''
      return value === null ? [] : [`${name} ${textOf(value)}${between}`]
    }),
  ].join(' · ')
  return (
    <div className={css({ minWidth: '0' })}>
      <div className={legend}>
        {series.map(({ label: name, look, range }) => (
          <span key={name} className={css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' })}>
            <svg width="28" height="12" aria-hidden="true" className={looks[look]}>
              <line x1="0" x2="28" y1="6" y2="6" stroke="currentColor" strokeWidth="2" strokeDasharray={dashes[look]} />
              <path d={marks[look]} transform="translate(14 6)" fill="currentColor" />
            </svg>
            {range ? `${name}, ${range.text}` : name}
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
        <svg role="img" aria-label={label} width="100%" height="220" className={cx(plot, axisNames ? css({ mb: '7' }) : css({ mb: '2' }))}>
          {ticks.map((tick) => (
            <line key={tick} x1="0" x2="100%" y1={`${yOf(tick)}%`} y2={`${yOf(tick)}%`} className={css({ stroke: 'border.default' })} />
          ))}
          {axisNames && (
            <g>
              {[...axisNames].map(([at, name]) => (
                <text
                  key={at}
                  x={`${xOf(at)}%`}
                  y="100%"
                  dy="1.5em"
                  textAnchor={at > 0 && at === points.length - 1 ? 'end' : 'start'}
                  data-few={axisNames.size <= 2 || undefined}
                  className={names}
                >
                  {name}
                </text>
              ))}
            </g>
          )}
          <line x1={`${xOf(place)}%`} x2={`${xOf(place)}%`} y1="0" y2="100%" className={css({ stroke: 'border.control' })} />
          <svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none">
            {series.map(
              ({ label: name, range }) =>
                range && <path key={name} d={areaOf(range.bounds, xOf, yOf)} className={css({ fill: 'border.default', opacity: 0.6 })} />,
            )}
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
          {today !== null && todayText !== undefined && (
            <>
              <line x1={`${xOf(today)}%`} x2={`${xOf(today)}%`} y1="0" y2="100%" className={css({ stroke: 'accent.solid' })} />
              <text x={`${xOf(today)}%`} dx="6" y="10" className={marker}>
                {todayText}
              </text>
            </>
          )}
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
