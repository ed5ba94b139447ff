import { css } from 'styled-system/css'

/** How the series of a chart are told apart without colour, in their order; what has failed is always hatched. */
export const fills = ['solid', 'outlined', 'shaded', 'hatched'] as const

export type Fill = (typeof fills)[number]

const solid = css({ fill: 'fg.default' })
const outlined = css({ fill: 'bg.surface', stroke: 'fg.default' })
const shaded = css({ fill: 'fg.muted' })
const hatched = css({ stroke: 'fg.default' })

/** The name of the pattern of a chart, which stands in it once. */
const patternIn = (chart: string) => `${chart}-hatched`

/** What a mark of a series is drawn with. */
export const lookOf = (fill: Fill, chart: string) => {
  if (fill === 'hatched') return { fill: `url(#${patternIn(chart)})`, className: hatched }
  return { className: { solid, outlined, shaded }[fill] }
}

const line = css({ stroke: 'fg.default' })

/** The pattern that the hatched marks of a chart are filled with. */
export const Hatching = ({ chart }: { readonly chart: string }) => (
  <svg width="0" height="0" aria-hidden="true" className={css({ position: 'absolute' })}>
    <defs>
      <pattern id={patternIn(chart)} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" y1="0" x2="0" y2="4" strokeWidth="2" className={line} />
      </pattern>
    </defs>
  </svg>
)

interface LegendProps {
  readonly chart: string
  readonly entries: readonly { readonly name: string; readonly fill: Fill }[]
}

/** Which mark stands for which series. */
export const Legend = ({ chart, entries }: LegendProps) => (
  <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', mb: '2', textStyle: 'small', color: 'fg.muted' })}>
    {entries.map(({ name, fill }) => (
      <li key={name} className={css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' })}>
        <svg width="12" height="12" aria-hidden="true">
          <rect x="0.5" y="0.5" width="11" height="11" {...lookOf(fill, chart)} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)
