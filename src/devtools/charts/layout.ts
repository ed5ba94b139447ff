import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'
import { elkGraphOf, graphOf, type Graph, type Link } from './graph.ts'
import type { ChartModel } from './chart-model.ts'
import { crossingsOf, type Box, type ChartLayout, type PlacedLink } from './geometry.ts'

const common: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.thoroughness': '24',
}

/** Options of the layout. Each is tried, because which one is easiest to read depends on the chart. */
const ways: readonly LayoutOptions[] = ['DOWN', 'RIGHT'].flatMap((direction) =>
  ['GREEDY', 'DEPTH_FIRST'].flatMap((cycles) =>
    // The order within a layer begins at random: of many seeds these two leave the fewest crossings over all charts.
    ['7', '3'].map((seed) => ({
      ...common,
      'elk.direction': direction,
      'elk.randomSeed': seed,
      'elk.layered.cycleBreaking.strategy': cycles,
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    })),
  ),
)

function* boxesIn(node: ElkNode): Generator<[string, Box]> {
  for (const child of node.children ?? []) {
    yield [child.id, { x: child.x ?? 0, y: child.y ?? 0, width: child.width ?? 0, height: child.height ?? 0 }]
    yield* boxesIn(child)
  }
}

function placedOf(link: Link, edge: ElkExtendedEdge | undefined): PlacedLink {
  const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
  const label = edge?.labels?.[0]
  const labelBox = label ? { x: label.x ?? 0, y: label.y ?? 0, width: label.width ?? 0, height: label.height ?? 0 } : null
  return { ...link, points: points.map(({ x, y }) => ({ x, y })), labelBox }
}

function layoutOf(graph: Graph, result: ElkNode): ChartLayout {
  const edges = new Map((result.edges ?? []).map((edge) => [edge.id, edge]))
  return {
    graph,
    width: result.width ?? 0,
    height: result.height ?? 0,
    boxes: new Map(boxesIn(result)),
    links: graph.links.map((link) => placedOf(link, edges.get(link.id))),
  }
}

/** How hard a drawing is to read: by crossings first, then by size and by how far its shape is from a screen's. */
function effortOf(layout: ChartLayout): number {
  const ratio = layout.width / layout.height
  const shape = Math.max(ratio / 1.9, 1 / ratio / 0.9, 1)
  const bends = layout.links.reduce((sum, { points }) => sum + Math.max(0, points.length - 2), 0)
  return crossingsOf(layout) * 100 + bends * 4 + Math.sqrt(layout.width * layout.height) * shape
}

/** Computes the layout that is easiest to read; it is the same in every browser. */
export async function layoutBy(elk: Pick<ELK, 'layout'>, model: ChartModel): Promise<ChartLayout> {
  const graph = graphOf(model)
  const tried: ChartLayout[] = []
  for (const way of ways) tried.push(layoutOf(graph, await elk.layout(elkGraphOf(graph, way))))
  return tried.reduce((best, one) => (effortOf(one) < effortOf(best) ? one : best))
}
