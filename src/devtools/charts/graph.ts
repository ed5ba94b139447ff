import { groupBy } from './group-by.ts'
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'
import { contentOf, labelOf, size, type BoxContent, type LabelContent } from './boxes.ts'
import type { ChartModel, ChartMove, ChartState } from './chart-model.ts'

/** All moves from one place to another are one line of the drawing. */
export interface Link {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly moves: readonly ChartMove[]
  readonly label: LabelContent | null
}

/** The parts of a chart before their layout. */
export interface Graph {
  readonly model: ChartModel
  readonly contents: ReadonlyMap<string, BoxContent>
  readonly links: readonly Link[]
}

/** The dot that leads to the initial state of a compound state. */
export const startOf = (id: string): string => `${id}|start`
/** Where moves start that lead from a compound state to a state inside it. */
export const anyOf = (id: string): string => `${id}|any`

/** The states, lines and labels of a chart. */
export function graphOf(model: ChartModel): Graph {
  const pairs = model.moves
    .filter(({ reach }) => reach === 'away' || reach === 'inside')
    .flatMap((move) => move.targets.map((to) => ({ move, to, from: move.reach === 'inside' ? anyOf(move.source) : move.source })))
  const grouped = groupBy(pairs, ({ from, to }) => `${from}→${to}`)
  const links: Link[] = [...grouped].map(([id, group]) => {
    const [first] = group
    const moves = group.map(({ move }) => move)
    return { id, from: first?.from ?? '', to: first?.to ?? '', moves, label: labelOf(moves) }
  })
  const starts = [...model.states.values()].flatMap((state): Link[] => {
    const first = state.type === 'compound' ? state.children.find(({ isInitial }) => isInitial) : undefined
    return first ? [{ id: `${startOf(state.id)}→${first.id}`, from: startOf(state.id), to: first.id, moves: [], label: null }] : []
  })
  const contents = new Map([...model.states].map(([id, state]) => [id, contentOf(state, model)]))
  return { model, contents, links: [...starts, ...links] }
}

const fixed = (id: string, width: number, height: number): ElkNode => ({ id, width, height })

function nodeOf(state: ChartState, graph: Graph, options: LayoutOptions): ElkNode {
  const content = graph.contents.get(state.id) ?? { width: 0, height: 0, rows: [] }
  if (state.type === 'history') return fixed(state.id, size.history, size.history)
  if (state.children.length === 0) return fixed(state.id, content.width, content.height)
  const hasAny = graph.links.some(({ from }) => from === anyOf(state.id))
  return {
    id: state.id,
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${content.height + 14},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${content.width},${content.height + 40})`,
    },
    children: [
      ...(state.type === 'compound' ? [fixed(startOf(state.id), size.dot, size.dot)] : []),
      ...(hasAny ? [fixed(anyOf(state.id), size.any + 10, size.any)] : []),
      ...state.children.map((child) => nodeOf(child, graph, options)),
    ],
  }
}

const edgeOf = ({ id, from, to, label }: Link): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
  labels: label
    ? [
        {
          id: `${id}|label`,
          text: label.lines.map(({ text }) => text).join('\n'),
          width: label.width,
          height: label.height,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ]
    : [],
})

/** The graph as input of the layout engine. */
export const elkGraphOf = (graph: Graph, options: LayoutOptions): ElkNode => ({
  id: 'chart',
  layoutOptions: { ...options, 'elk.padding': '[top=4,left=4,bottom=4,right=4]' },
  children: [nodeOf(graph.model.root, graph, options)],
  edges: graph.links.map(edgeOf),
})
