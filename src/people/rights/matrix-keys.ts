/** The column of the names; the boxes follow. */
export const nameColumn = 0

/** The row of the labels. */
export const headRow = 'head'

/** How a cell of the matrix is found again: by its row and its column. */
export const cellName = (row: string, column: number): string => `${row} ${column}`

/** A cell of the matrix. */
export interface MatrixPlace {
  readonly row: string
  readonly column: number
}

/** The place that `cellName` wrote down; null for any other text. */
export function placeOf(text: string | null | undefined): MatrixPlace | null {
  const [row, column] = (text ?? '').split(' ')
  return row && column !== undefined && /^\d+$/.test(column) ? { row, column: Number(column) } : null
}

interface MatrixShape {
  /** The ids of the rows that are shown, from the top. */
  readonly rows: readonly string[]
  /** How many columns stand beside the names. */
  readonly columns: number
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Where a key leads in the matrix; null for a key that leads nowhere. */
export function placeAfter(key: string, { row, column }: MatrixPlace, { rows, columns }: MatrixShape): MatrixPlace | null {
  const all = [headRow, ...rows]
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
