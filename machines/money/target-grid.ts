/** A cell of a pasted grid: a centre's figure for a programme. */
export interface GridCell {
  readonly centre: string
  readonly programme: string
  /** As it was pasted. */
  readonly figure: string
}

/** What was pasted: cells, or why it cannot be read. */
export type TargetGrid =
  | { readonly kind: 'cells'; readonly cells: readonly GridCell[] }
  | { readonly kind: 'wrong'; readonly reason: string }

const cellsOf = (line: string): readonly string[] => line.split('\t').map((cell) => cell.trim())

const wrong = (reason: string): TargetGrid => ({ kind: 'wrong', reason })

/** The first name that comes twice; null for none. */
const twice = (names: readonly string[]): string | null => names.find((name, place) => names.indexOf(name) < place) ?? null

/** Reads what a sheet puts on the clipboard: the first row names programmes, the first column centres; empty cells are left out. */
export function readTargetGrid(text: string): TargetGrid {
  const [head, ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf)
  if (!head) return wrong('Paste at least one row of a sheet.')
  const programmes = head.slice(1)
  if (rows.length === 0 || programmes.length === 0 || programmes.includes(''))
    return wrong('The first row names the programmes, the first column the centres.')
  const nameless = rows.findIndex(([centre]) => centre === '')
  if (nameless >= 0) return wrong(`Row ${nameless + 2} names no centre.`)
  const double = twice(programmes) ?? twice(rows.map(([centre = '']) => centre))
  if (double !== null) return wrong(`${double} is there twice.`)
  const long = rows.find((row) => row.length > head.length)
  if (long) return wrong(`${long[0]} has more cells than there are programmes.`)
  const cells = rows.flatMap(([centre = '', ...figures]) =>
    figures.flatMap((figure, column) => (figure === '' ? [] : [{ centre, programme: programmes[column] ?? '', figure }])),
  )
  return cells.length === 0 ? wrong('The grid has no figures.') : { kind: 'cells', cells }
}
