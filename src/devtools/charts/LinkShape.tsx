import * as style from './chart-style.ts'
import type { PlacedLink, Point } from './geometry.ts'

export type LinkMark = 'plain' | 'near' | 'taken'

/** A path with corners rounded by up to 6 px. */
function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M ${point.x} ${point.y}`
      if (!after) return `L ${point.x} ${point.y}`
      const towards = (other: Point): Point => {
        const length = Math.hypot(other.x - point.x, other.y - point.y)
        const share = length === 0 ? 0 : Math.min(6, length / 2) / length
        return { x: point.x + (other.x - point.x) * share, y: point.y + (other.y - point.y) * share }
      }
      const [start, end] = [towards(before), towards(after)]
      return `L ${start.x} ${start.y} Q ${point.x} ${point.y} ${end.x} ${end.y}`
    })
    .join(' ')
}

/** The tip at the end of a line, in the direction of its last piece. */
function tip(points: readonly Point[]): string {
  const end = points.at(-1)
  const before = points.at(-2)
  if (!end || !before) return ''
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length]
  const [x, y] = [end.x - dx * 8, end.y - dy * 8]
  return `M ${end.x} ${end.y} L ${x - dy * 4} ${y + dx * 4} L ${x + dy * 4} ${y - dx * 4} Z`
}

interface LinkShapeProps {
  readonly link: PlacedLink
  readonly mark: LinkMark
}

/** The line from one state to another. */
export const LinkShape = ({ link: { points }, mark }: LinkShapeProps) => (
  <g aria-hidden="true">
    <path d={roundedPath(points)} className={style.linkLine({ mark })} />
    <path d={tip(points)} className={style.arrowHead({ mark })} />
  </g>
)

/** The moves along a line; the last one taken is dark. */
export function LinkLabel({ link: { label, labelBox }, mark, taken }: LinkShapeProps & { readonly taken: ReadonlySet<string> }) {
  if (!label || !labelBox) return null
  return (
    <g aria-hidden="true">
      <rect {...labelBox} rx={5} className={style.labelBox({ mark })} />
      {label.lines.map(({ text, ids }, index) => {
        const isTaken = ids.some((id) => taken.has(id))
        const y = labelBox.y + 3 + index * 16
        return (
          <g key={text}>
            {isTaken && <rect x={labelBox.x + 2} y={y} width={labelBox.width - 4} height={16} rx={4} className={style.takenGround} />}
            <text x={labelBox.x + 6} y={y + 12} className={style.labelText({ isTaken })}>
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
}
