import { groupBy } from './group-by.ts'
import { moveText, type ChartMove, type ChartModel, type ChartState } from './chart-model.ts'
import { textWidth } from './measure.ts'
import { cut } from './words.ts'

/** Sizes of the parts of a chart, in pixels at full size. */
export const size = { name: 13, text: 12, line: 18, header: 30, pad: 10, icon: 16, dot: 12, any: 22, history: 26, tagPad: 6 } as const

const longestRow = 46
const longestLabel = 44

/** A line of text in a state's box. */
export interface BoxRow {
  readonly kind: 'port' | 'entry' | 'exit' | 'stays' | 'again'
  readonly text: string
  /** The moves or the port that it describes. */
  readonly ids: readonly string[]
}

export interface BoxContent {
  readonly rows: readonly BoxRow[]
  readonly width: number
  readonly height: number
}

/** Moves of one event are one line: `module.place [has card | has slot]`. */
function moveRows(moves: readonly ChartMove[], kind: 'stays' | 'again'): BoxRow[] {
  const byCause = groupBy(moves, ({ text }) => text)
  return [...byCause].map(([text, group]) => {
    const conditions = group.map(({ condition }) => condition).filter((condition) => condition !== '')
    const told = conditions.length > 0 ? `${text} [${conditions.join(' | ')}]` : text
    return { kind, text: cut(told, longestRow), ids: group.map(({ id }) => id) }
  })
}

/** The lines in a state's box under its name, and their size. */
export function contentOf(state: ChartState, model: ChartModel): BoxContent {
  const own = model.moves.filter(({ source }) => source === state.id)
  const rows: BoxRow[] = [
    ...state.ports.map(({ id, src }) => ({ kind: 'port' as const, text: cut(src, longestRow), ids: [id] })),
    ...(state.entry.length > 0 ? [{ kind: 'entry' as const, text: cut(state.entry.join(', '), longestRow), ids: [] }] : []),
    ...(state.exit.length > 0 ? [{ kind: 'exit' as const, text: cut(state.exit.join(', '), longestRow), ids: [] }] : []),
    ...moveRows(
      own.filter(({ reach }) => reach === 'again'),
      'again',
    ),
    ...moveRows(
      own.filter(({ reach }) => reach === 'stays'),
      'stays',
    ),
  ]
  const tags = state.tags.reduce((sum, tag) => sum + 6 + tagWidth(tag), 0)
  // The name keeps room for the mark of an active state.
  const header = textWidth(state.name, size.name, 'bold') + size.icon + 2 + tags
  const widest = rows.reduce((most, row) => Math.max(most, size.icon + 4 + textWidth(row.text, size.text)), 0)
  return {
    rows,
    width: Math.max(header, widest, 60) + 2 * size.pad,
    height: size.header + (rows.length > 0 ? rows.length * size.line + 6 : 0),
  }
}

/** The width of a tag's chip beside the name. */
export const tagWidth = (tag: string): number => textWidth(tag, 11) + 2 * size.tagPad

export interface LabelContent {
  readonly lines: readonly { readonly text: string; readonly ids: readonly string[] }[]
  readonly width: number
  readonly height: number
}

/** The list of what moves the machine along one edge. */
export function labelOf(moves: readonly ChartMove[]): LabelContent {
  const byText = groupBy(moves, (move) => cut(moveText(move), longestLabel))
  const lines = [...byText].map(([text, group]) => ({ text, ids: group.map(({ id }) => id) }))
  const widest = lines.reduce((most, { text }) => Math.max(most, textWidth(text, size.text)), 0)
  return { lines, width: widest + 12, height: lines.length * 16 + 6 }
}
