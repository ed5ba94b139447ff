import type { Graph, Link } from './graph.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** A line with its layout: its corners, and the box of its label. */
export interface PlacedLink extends Link {
  readonly points: readonly Point[]
  readonly labelBox: Box | null
}

/** A chart with its layout, in pixels from its upper left corner. */
export interface ChartLayout {
  readonly graph: Graph
  readonly width: number
  readonly height: number
  /** By the id of the state, or of the dot or mark beside the states. */
  readonly boxes: ReadonlyMap<string, Box>
  readonly links: readonly PlacedLink[]
}

type Segment = readonly [Point, Point]

export const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).flatMap((end, index): Segment[] => {
    const start = points[index]
    return start ? [[start, end]] : []
  })

/** The box around a straight piece of a line. */
export const boxOf = ([a, b]: Segment): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

const isUpright = ([a, b]: Segment): boolean => Math.abs(a.x - b.x) < 0.5

/** Whether a vertical and a horizontal piece cross, ends excluded. */
function crosses(one: Segment, other: Segment): boolean {
  if (isUpright(one) === isUpright(other)) return false
  const [upright, level] = isUpright(one) ? [one, other] : [other, one]
  const [column, row] = [boxOf(upright), boxOf(level)]
  return row.x + 1 < column.x && column.x < row.x + row.width - 1 && column.y + 1 < row.y && row.y < column.y + column.height - 1
}

/** How often lines of a chart cross each other. */
export function crossingsOf({ links }: Pick<ChartLayout, 'links'>): number {
  const lines = links.map(({ points }) => segmentsOf(points))
  let count = 0
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) for (const a of line) for (const b of other) if (crosses(a, b)) count += 1
  })
  return count
}
