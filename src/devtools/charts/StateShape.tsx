import { size, tagWidth, type BoxContent, type BoxRow } from './boxes.ts'
import type { ChartLayout } from './geometry.ts'
import { textWidth } from './measure.ts'
import type { ChartState } from './chart-model.ts'
import * as style from './chart-style.ts'
import { texts } from './texts.ts'

interface StateMarks {
  readonly isActive: boolean
  readonly isSelected: boolean
  /** Moves and answers of the last step. */
  readonly taken: ReadonlySet<string>
}

interface StateShapeProps extends StateMarks {
  readonly state: ChartState
  readonly layout: ChartLayout
  onSelect(id: string): void
}

const walkableOf = ({ depth }: ChartState) => (depth % 2 === 0 ? ('sheet' as const) : ('well' as const))

/** The name of a state for screen readers. */
const stateLabel = (state: ChartState, isActive: boolean): string =>
  [
    state.name,
    texts.kinds[state.type],
    ...(isActive ? [texts.active] : []),
    ...(state.isInitial ? [texts.initial] : []),
    ...state.tags,
    ...(state.ports.length > 0 ? [`${texts.ports} ${state.ports.map(({ src }) => src).join(', ')}`] : []),
  ].join(', ')

/** The box of a state, behind all lines. */
export function StateShape({ state, layout, isActive, isSelected, onSelect }: StateShapeProps) {
  const box = layout.boxes.get(state.id)
  if (!box) return null
  const isRegion = state.parent !== null && layout.graph.model.states.get(state.parent)?.type === 'parallel'
  const radius = state.type === 'history' ? box.height / 2 : 8
  return (
    <g role="img" aria-label={stateLabel(state, isActive)} data-state={state.id} onClick={() => onSelect(state.id)}>
      <rect
        {...box}
        rx={radius}
        className={style.stateBox({
          ground: walkableOf(state),
          isRegion,
          isActive,
          isTinted: isActive && state.children.length === 0,
          isSelected,
        })}
      />
      {state.type === 'final' && (
        <rect
          x={box.x + 3}
          y={box.y + 3}
          width={box.width - 6}
          height={box.height - 6}
          rx={6}
          fill="none"
          pointerEvents="none"
          className={style.stateBox({ isActive })}
        />
      )}
    </g>
  )
}

/** The chips of the tags, one after the other. */
const tagPlaces = ({ tags }: ChartState, left: number) =>
  tags.map((tag, index) => ({
    tag,
    width: tagWidth(tag),
    x: tags.slice(0, index).reduce((x, before) => x + tagWidth(before) + 6, left),
  }))

const signs: Readonly<Record<BoxRow['kind'], string>> = { port: '▸', entry: '→', exit: '←', stays: '•', again: '↻' }
const noContent: BoxContent = { rows: [], width: 0, height: 0 }

/** The name of a state and the texts under it, in front of all lines. */
export function StateText({ state, layout, isActive, taken }: StateShapeProps) {
  const box = layout.boxes.get(state.id)
  if (!box) return null
  const { rows, width, height } = layout.graph.contents.get(state.id) ?? noContent
  const left = box.x + size.pad
  const nameLeft = left + (isActive ? size.icon : 0)
  if (state.type === 'history')
    return (
      <text x={box.x + box.width / 2} y={box.y + box.height / 2 + 4} textAnchor="middle" className={style.nameText}>
        {state.isDeepHistory ? 'H*' : 'H'}
      </text>
    )
  return (
    <g aria-hidden="true">
      {state.children.length > 0 && (
        <rect
          x={box.x + 4}
          y={box.y + 4}
          width={width - 4}
          height={height - 4}
          rx={5}
          className={style.plate({ ground: walkableOf(state) })}
        />
      )}
      {isActive && (
        <>
          <circle cx={left + 5} cy={box.y + 15.5} r={5} className={style.markerDot} />
          <circle cx={left + 5} cy={box.y + 15.5} r={2} className={style.plate({ ground: 'sheet' })} />
        </>
      )}
      <text x={nameLeft} y={box.y + 20} className={style.nameText}>
        {state.name}
      </text>
      {tagPlaces(state, nameLeft + textWidth(state.name, size.name, 'bold') + 8).map(({ tag, x, width: span }) => (
        <g key={tag}>
          <rect x={x} y={box.y + 7} width={span} height={17} rx={5} className={style.tagBox} />
          <text x={x + size.tagPad} y={box.y + 19} className={style.tagText}>
            {tag}
          </text>
        </g>
      ))}
      {rows.map((row, index) => {
        const y = box.y + size.header + index * size.line
        const isTaken = row.ids.some((id) => taken.has(id))
        return (
          <g key={row.kind + row.text}>
            {isTaken && <rect x={box.x + 5} y={y - 1} width={width - 10} height={size.line} rx={4} className={style.takenGround} />}
            <text x={left + 1} y={y + 12} className={style.rowText({ kind: row.kind, isTaken })}>
              {signs[row.kind]}
            </text>
            <text x={left + size.icon + 4} y={y + 12} className={style.rowText({ kind: row.kind, isTaken })}>
              {row.text}
            </text>
          </g>
        )
      })}
    </g>
  )
}
