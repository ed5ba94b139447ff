import { LinkLabel, LinkShape, type LinkMark } from './LinkShape.tsx'
import type { Box, ChartLayout, PlacedLink } from './geometry.ts'
import { anyOf, startOf } from './graph.ts'
import { StateShape, StateText } from './StateShape.tsx'
import * as style from './chart-style.ts'
import { texts } from './texts.ts'

export interface ChartMarks {
  readonly active: ReadonlySet<string>
  /** Ids of the moves of the last step. */
  readonly taken: ReadonlySet<string>
  readonly selected: string | null
}

interface ChartDrawingProps extends ChartMarks {
  readonly layout: ChartLayout
  readonly name: string
  readonly zoom: number
  onSelect(id: string): void
}

const StartDot = ({ box }: { box: Box }) => (
  <circle cx={box.x + box.width / 2} cy={box.y + box.height / 2} r={box.width / 2 - 1} className={style.startDot} aria-hidden="true" />
)

const AnyMark = ({ box }: { box: Box }) => (
  <g aria-hidden="true">
    <title>{texts.anyTitle}</title>
    <rect {...box} rx={box.height / 2} className={style.anyBox} />
    <text x={box.x + box.width / 2} y={box.y + box.height / 2 + 4} textAnchor="middle" className={style.anyText}>
      {texts.any}
    </text>
  </g>
)

/** A chart as an image: boxes, then lines, then texts and labels over them. */
export function ChartDrawing({ layout, name, zoom, active, taken, selected, onSelect }: ChartDrawingProps) {
  const states = [...layout.graph.model.states.values()]
  const isNear = ({ from, to }: PlacedLink) => selected !== null && [from, to].some((end) => end === selected || end === anyOf(selected))
  const markOf = (link: PlacedLink): LinkMark => (link.moves.some(({ id }) => taken.has(id)) ? 'taken' : isNear(link) ? 'near' : 'plain')
  const rank: Record<LinkMark, number> = { plain: 0, near: 1, taken: 2 }
  const links = layout.links.map((link) => ({ link, mark: markOf(link) })).toSorted((a, b) => rank[a.mark] - rank[b.mark])
  return (
    <svg
      role="group"
      aria-label={texts.chart(name)}
      width={layout.width * zoom}
      height={layout.height * zoom}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
    >
      {states.map((state) => (
        <StateShape
          key={state.id}
          {...{ state, layout, taken, onSelect }}
          isActive={active.has(state.id)}
          isSelected={selected === state.id}
        />
      ))}
      {links.map(({ link, mark }) => (
        <LinkShape key={link.id} link={link} mark={mark} />
      ))}
      {states.map((state) => {
        const start = layout.boxes.get(startOf(state.id))
        const any = layout.boxes.get(anyOf(state.id))
        return (
          <g key={state.id}>
            {start && <StartDot box={start} />}
            {any && <AnyMark box={any} />}
          </g>
        )
      })}
      {states.map((state) => (
        <StateText
          key={state.id}
          {...{ state, layout, taken, onSelect }}
          isActive={active.has(state.id)}
          isSelected={selected === state.id}
        />
      ))}
      {links.map(({ link, mark }) => (
        <LinkLabel key={link.id} link={link} mark={mark} taken={taken} />
      ))}
    </svg>
  )
}
