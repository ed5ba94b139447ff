import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { holds, type HeldRights, type RightsCell } from '#machines/rights/held-rights.ts'
import type { MenuNode } from '#machines/rights/rights-menu.ts'
import { cellName, headRow, nameColumn, placeAfter, placeOf, type MatrixPlace } from './matrix-keys.ts'
import { headOf, rowsOf, type MatrixModel } from './matrix-model.ts'
import { matrixStyle } from './matrix-style.ts'
import { MatrixRow } from './MatrixRow.tsx'
import { RightsBox } from './RightsBox.tsx'
import { rightsTexts as texts } from './texts.ts'

interface RightsMatrixProps {
  readonly model: MatrixModel
  /** The modules that search and filters leave. */
  readonly found: readonly MenuNode[]
  /** A search or a filter is on: nothing is folded then. */
  readonly isNarrowed: boolean
  readonly search: string
  readonly stored: HeldRights
  readonly held: HeldRights
  readonly isDisabled: boolean
  onSet(cells: readonly RightsCell[], isGiven: boolean): void
  /** The module of the row that has the focus. */
  onModule(id: string): void
}

const placeIn = (target: EventTarget) => (target instanceof Element ? placeOf(target.closest('[data-at]')?.getAttribute('data-at')) : null)

/** The menu by the labels: one tab stop, arrows between the boxes, Space sets them; left and right on a name fold. */
export function RightsMatrix({ model, found, isNarrowed, search, stored, held, isDisabled, onSet, onModule }: RightsMatrixProps) {
  const table = useRef<HTMLTableElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [place, setPlace] = useState<MatrixPlace>({ row: headRow, column: nameColumn + 1 })
  const isOpen = (id: string) => isNarrowed || !folded.has(id)
  const shown = found.filter(({ above }) => above.every(isOpen))
  const rows = rowsOf(model, shown, { stored, held })
  const head = headOf(model, found, held)
  // The Tab key comes to a box that is there, also when its row has gone.
  const stop = place.row === headRow || shown.some(({ id }) => id === place.row) ? place : { row: headRow, column: nameColumn + 1 }
  const fold = (id: string, isFolded: boolean) =>
    setFolded((before) => new Set(isFolded ? [...before, id] : [...before].filter((one) => one !== id)))

  const set = ({ row, column }: MatrixPlace) => {
    if (isDisabled || column === nameColumn) return
    const box = row === headRow ? head[column - 1] : undefined
    const node = found.find(({ id }) => id === row)
    const cells = box?.cells ?? (node ? model.cellsAt(node, column - 1) : [])
    if (cells.length > 0) onSet(cells, !cells.every((cell) => holds(held, cell)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = placeIn(event.target)
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return
    const node = found.find(({ id }) => id === from.row)
    const isName = from.column === nameColumn && node?.isParent === true && !isNarrowed
    if (isName && ((event.key === 'ArrowRight' && !isOpen(from.row)) || (event.key === 'ArrowLeft' && isOpen(from.row)))) {
      event.preventDefault()
      fold(from.row, event.key === 'ArrowLeft')
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (isName) fold(from.row, isOpen(from.row))
      else set(from)
    } else {
      const to = placeAfter(event.key, from, { rows: shown.map(({ id }) => id), columns: model.columns.length })
      if (!to) return
      event.preventDefault()
      table.current?.querySelector<HTMLElement>(`[data-at="${CSS.escape(cellName(to.row, to.column))}"]`)?.focus()
    }
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const group = event.target.closest('[data-fold]')?.getAttribute('data-fold')
    const at = placeIn(event.target)
    if (group && !isNarrowed) fold(group, isOpen(group))
    else if (at) set(at)
  }
  const onFocus = (event: FocusEvent) => {
    const at = placeIn(event.target)
    if (!at) return
    setPlace(at)
    if (at.row !== headRow) onModule(at.row)
  }
  // A table whose rows fold, and that listens for all of its boxes: the roles of rows and cells follow.
  const treegrid = { role: 'treegrid', onKeyDown, onClick, onFocus }
  return (
    <div className={matrixStyle.scroller}>
      <table ref={table} {...treegrid} aria-label={texts.matrix} aria-rowcount={found.length + 1} className={matrixStyle.table}>
        <thead className={matrixStyle.head}>
          <tr>
            <th scope="col" className={matrixStyle.corner}>
              {texts.module}
            </th>
            {head.map(({ label, state }, column) => (
              <th key={label ?? ''} scope="col" className={matrixStyle.label}>
                <span className={matrixStyle.word}>{label ?? texts.everything}</span>
                <RightsBox
                  label={texts.box(label ?? texts.everything, texts.everyPage)}
                  state={state}
                  isChanged={false}
                  isDisabled={isDisabled}
                  isTabStop={stop.row === headRow && stop.column === column + 1}
                  at={cellName(headRow, column + 1)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MatrixRow
              key={row.node.id}
              {...row}
              columns={model.columns}
              search={search}
              isOpen={isOpen(row.node.id)}
              tabStop={stop.row === row.node.id ? stop.column : null}
              isDisabled={isDisabled}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
