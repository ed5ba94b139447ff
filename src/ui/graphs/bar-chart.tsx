import { useId } from 'react'
import { css, cx } from 'styled-system/css'

/** What is counted; series differ by their fill, so that no colour has to tell them apart. */
export interface ChartSeries {
  readonly label: string
  readonly fill: 'solid' | 'hatched'
}

/** A group of bars, one for each series. */
export interface ChartPoint {
  readonly label: string
  readonly values: readonly number[]
}

interface BarChartProps {
  /** Says what the bars show; their figures stand in a table beside it. */
  readonly label: string
  readonly series: readonly ChartSeries[]
  readonly points: readonly ChartPoint[]
}

/** The height of the bars, in the units of their drawing. */
const height = 100

const bars = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '1px',
  height: '116px',
  px: '0.5',
  borderBottomWidth: '1px',
  borderColor: 'border.control',
})
const point = css({
  flex: '1 1 0',
  minWidth: '0',
  maxWidth: '72px',
})
// Where there is little room, only every third point shows its name.
const thinned = css({
  // A name reaches below its neighbours, whose names are left out: it needs no breaks within a word.
  '& > p': { visibility: { base: 'hidden', md: 'visible' }, mx: { mdDown: '[-12px]' }, overflowWrap: { mdDown: 'normal' } },
  '&:nth-child(3n + 1) > p': { visibility: 'visible' },
})
/** So many have room for their names on any screen. */
const mostNamed = 8
// A figure may be a little wider than its bar.
const figure = css({
  display: 'flex',
  justifyContent: 'center',
  mx: '[-6px]',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 'tight',
  textStyle: 'small',
  smDown: { fontSize: '[0.6875rem]', lineHeight: '[16px]' },
})
// A line for each word: a month above its year.
const name = css({ wordSpacing: '100vw', textStyle: 'small', color: 'fg.muted', textAlign: 'center', pt: '1' })
const lines = css({ stroke: 'fg.default' })

/** Bars in groups over a common base. */
export function BarChart({ label, series, points }: BarChartProps) {
  const pattern = useId()
  const highest = Math.max(1, ...points.flatMap(({ values }) => values))
  const lookOf = ({ fill }: ChartSeries) =>
    fill === 'solid' ? { className: css({ fill: 'fg.default' }) } : { fill: `url(#${pattern})`, className: lines }
  return (
    <figure className={css({ minWidth: '0' })}>
      <figcaption className={css({ display: 'flex', flexWrap: 'wrap', gap: '4', mb: '2', textStyle: 'small', color: 'fg.muted' })}>
        {series.map((one) => (
          <span key={one.label} className={css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' })}>
            <svg width="12" height="12" aria-hidden="true">
              {one.fill === 'hatched' && (
                <defs>
                  <pattern id={pattern} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                    <line x1="0" y1="0" x2="0" y2="4" strokeWidth="2" className={lines} />
                  </pattern>
                </defs>
              )}
              <rect x="0.5" y="0.5" width="11" height="11" {...lookOf(one)} />
            </svg>
            {one.label}
          </span>
        ))}
      </figcaption>
      <div role="img" aria-label={label} className={css({ display: 'flex', overflow: 'hidden', px: '1' })}>
        {points.map(({ label: text, values }) => (
          <div key={text} className={cx(point, points.length > mostNamed && thinned)}>
            <div className={bars}>
              {series.map((one, place) => (
                <div key={one.label} className={css({ flex: '1', minWidth: '0' })}>
                  {(values[place] ?? 0) > 0 && <span className={figure}>{values[place]}</span>}
                  <svg width="100%" height={(height * (values[place] ?? 0)) / highest} className={css({ display: 'block' })}>
                    <rect width="100%" height="100%" {...lookOf(one)} />
                  </svg>
                </div>
              ))}
            </div>
            <p className={name}>{text}</p>
          </div>
        ))}
      </div>
    </figure>
  )
}
