import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { cellName, headRow, nameColumn, placeAfter, placeOf, type GridPlace } from './treegrid-keys.ts'

interface TreegridOptions {
  /** The ids of the rows that are shown, from the top. */
  readonly rows: readonly string[]
  /** How many columns stand beside the names. */
  readonly columns: number
  /** Whether the row of the labels can be gone to. */
  readonly hasHead: boolean
  /** Whether rows stand below this one and can be folded. */
  isFoldable(row: string): boolean
  isOpen(row: string): boolean
  onFold(row: string, isFolded: boolean): void
  /** Space, Enter or a click; false where the cell itself answers to them. */
  onPress(place: GridPlace): boolean
  /** The focus came to a row. */
  onRow?(row: string): void
}

const placeIn = (target: EventTarget) => (target instanceof Element ? placeOf(target.closest('[data-at]')?.getAttribute('data-at')) : null)

/**
 * A table whose rows fold: one tab stop, arrows between its cells, left and right on a name fold. Its cells carry their place
 * (`focusable`), and what folds a row by click carries the row's id as `data-fold`.
 */
export function useTreegrid({ rows, columns, hasHead, isFoldable, isOpen, onFold, onPress, onRow }: TreegridOptions) {
  const table = useRef<HTMLTableElement>(null)
  const first: GridPlace = hasHead ? { row: headRow, column: nameColumn + 1 } : { row: rows[0] ?? '', column: nameColumn }
  const [place, setPlace] = useState<GridPlace | null>(null)
  // The Tab key comes to a cell that is there, also when its row has gone.
  const isThere = place !== null && ((hasHead && place.row === headRow) || rows.includes(place.row))
  const stop = isThere ? place : first

  const onKeyDown = (event: KeyboardEvent) => {
    const from = placeIn(event.target)
    if (!from || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const isName = from.column === nameColumn && isFoldable(from.row)
    if (isName && event.key === (isOpen(from.row) ? 'ArrowLeft' : 'ArrowRight')) {
      event.preventDefault()
      onFold(from.row, isOpen(from.row))
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (onPress(from)) event.preventDefault()
    } else {
      const to = placeAfter(event.key, from, { rows, columns, hasHead })
      if (!to) return
      event.preventDefault()
      table.current?.querySelector<HTMLElement>(`[data-at="${CSS.escape(cellName(to.row, to.column))}"]`)?.focus()
    }
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const group = event.target.closest('[data-fold]')?.getAttribute('data-fold')
    const at = placeIn(event.target)
    if (group && isFoldable(group)) onFold(group, isOpen(group))
    else if (at) onPress(at)
  }
  const onFocus = (event: FocusEvent) => {
    const at = placeIn(event.target)
    if (!at) return
    setPlace(at)
    if (at.row !== headRow) onRow?.(at.row)
  }
  return {
    table,
    /** For the table: it listens for all of its cells. */
    treegrid: { role: 'treegrid', onKeyDown, onClick, onFocus },
    /** The column of a row that the Tab key comes to, if any. */
    tabStopIn: (row: string): number | null => (stop.row === row ? stop.column : null),
  }
}
