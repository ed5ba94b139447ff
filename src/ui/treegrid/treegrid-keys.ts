/** The column of the names; the boxes follow. */
export const nameColumn = 0

/** The row of the labels. */
export const headRow = 'head'

/** How a cell of a treegrid is found again: by its row and its column. */
export const cellName = (row: string, column: number): string => `${row} ${column}`

/** A cell of a treegrid takes the focus, also where there is nothing to press. */
export const focusable = (isTabStop: boolean, at: string) => ({ tabIndex: isTabStop ? 0 : -1, 'data-at': at })

/** A cell of a treegrid. */
export interface GridPlace {
  readonly row: string
  readonly column: number
}

/** The place that `cellName` wrote down; null for any other text. */
export function placeOf(text: string | null | undefined): GridPlace | null {
  const [row, column] = (text ?? '').split(' ')
  return row && column !== undefined && /^\d+$/.test(column) ? { row, column: Number(column) } : null
}

interface GridShape {
  /** The ids of the rows that are shown, from the top. */
  readonly rows: readonly string[]
  /** How many columns stand beside the names. */
  readonly columns: number
  /** Whether the row of the labels can be gone to. */
  readonly hasHead: boolean
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Where a key leads in a treegrid; null for a key that leads nowhere. */
export function placeAfter(key: string, { row, column }: GridPlace, { rows, columns, hasHead }: GridShape): GridPlace | null {
  const all = hasHead ? [headRow, ...rows] : rows
  const index = Math.max(0, all.indexOf(row))
  const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    PageUp: [-10, 0],
    PageDown: [10, 0],
    Home: [0, -columns],
    End: [0, columns],
  }
  const step = steps[key]
  if (!step) return null
  const to = all[between(index + step[0], 0, all.length - 1)] ?? row
  // Above the names there is no box.
  return { row: to, column: between(column + step[1], to === headRow ? nameColumn + 1 : nameColumn, columns) }
}

/** A row of a tree, with what its name says. */
export interface NamedRow {
  readonly id: string
  readonly name: string
}

/**
 * The row that typed letters lead to: the first after `row`, round the end, whose name begins with them. One letter, also
 * when it is typed again, goes on from a row that begins with it; more letters may stay on it.
 */
export function rowNamed(typed: string, row: string, rows: readonly NamedRow[]): string | null {
  const letters = typed.toLowerCase()
  const isRepeated = Array.from(letters).every((letter) => letter === letters[0])
  const wanted = isRepeated ? letters.slice(0, 1) : letters
  const at = rows.findIndex(({ id }) => id === row) + (isRepeated ? 1 : 0)
  const inTurn = [...rows.slice(at), ...rows.slice(0, at)]
  return inTurn.find(({ name }) => name.toLowerCase().startsWith(wanted))?.id ?? null
}
