import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { cellName, headRow, nameColumn, placeAfter, placeOf, rowNamed, type GridPlace } from './treegrid-keys.ts'

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
  /** The row above that this one stands below; null for none. */
  parentOf?(row: string): string | null
  /** The name of a row: letters lead to the next that begins with them. */
  nameOf?(row: string): string
  /** The focus came to a row. */
  onRow?(row: string): void
}

const placeIn = (target: EventTarget) => (target instanceof Element ? placeOf(target.closest('[data-at]')?.getAttribute('data-at')) : null)

/** After so many milliseconds without a letter the next one begins a new name. */
const typingPause = 500

const isLetter = (key: string) => /^[\p{L}\p{N}]$/u.test(key)

/**
 * A table whose rows fold: one tab stop, arrows between its cells, left and right on a name fold. Its cells carry their place
 * (`focusable`), and what folds a row by click carries the row's id as `data-fold`.
 */
export function useTreegrid({ rows, columns, hasHead, isFoldable, isOpen, onFold, onPress, parentOf, nameOf, onRow }: TreegridOptions) {
  const table = useRef<HTMLTableElement>(null)
  const typed = useRef({ letters: '', since: 0 })
  const first: GridPlace = hasHead ? { row: headRow, column: nameColumn + 1 } : { row: rows[0] ?? '', column: nameColumn }
  const [place, setPlace] = useState<GridPlace | null>(null)
  // The Tab key comes to a cell that is there, also when its row has gone.
  const isThere = place !== null && ((hasHead && place.row === headRow) || rows.includes(place.row))
  const stop = isThere ? place : first

  const focusOn = ({ row, column }: GridPlace) =>
    table.current?.querySelector<HTMLElement>(`[data-at="${CSS.escape(cellName(row, column))}"]`)?.focus()

  /** The row that the letter leads to, together with those just before it. */
  const typeLetter = (letter: string, { row }: GridPlace, at: number): string | null => {
    if (!nameOf) return null
    const { letters, since } = typed.current
    const text = at - since < typingPause ? letters + letter : letter
    typed.current = { letters: text, since: at }
    return rowNamed(
      text,
      row,
      rows.map((id) => ({ id, name: nameOf(id) })),
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const from = placeIn(event.target)
    if (!from || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const isName = from.column === nameColumn && isFoldable(from.row)
    if (isName && event.key === (isOpen(from.row) ? 'ArrowLeft' : 'ArrowRight')) {
      event.preventDefault()
      onFold(from.row, isOpen(from.row))
    } else if (event.key === 'ArrowLeft' && from.column === nameColumn && parentOf) {
      event.preventDefault()
      const parent = parentOf(from.row)
      if (parent !== null) focusOn({ row: parent, column: nameColumn })
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (onPress(from)) event.preventDefault()
    } else if (isLetter(event.key)) {
      const to = typeLetter(event.key, from, event.timeStamp)
      if (to === null) return
      event.preventDefault()
      focusOn({ row: to, column: nameColumn })
    } else {
      const to = placeAfter(event.key, from, { rows, columns, hasHead })
      if (!to) return
      event.preventDefault()
      focusOn(to)
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
