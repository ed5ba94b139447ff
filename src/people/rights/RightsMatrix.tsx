import { holds, type HeldRights, type RightsCell } from '#machines/rights/held-rights.ts'
import type { MenuNode } from '#machines/rights/rights-menu.ts'
import { cellName, headRow, nameColumn, type GridPlace } from '#src/ui/treegrid/treegrid-keys.ts'
import { useFolded } from '#src/ui/treegrid/use-folded.ts'
import { useTreegrid } from '#src/ui/treegrid/use-treegrid.ts'
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

/** The matrix of modules and permission labels: Space and clicks set its boxes, and the box of a group those of all pages below it. */
export function RightsMatrix({ model, found, isNarrowed, search, stored, held, isDisabled, onSet, onModule }: RightsMatrixProps) {
  const { isOpen, onFold } = useFolded(isNarrowed)
  const shown = found.filter(({ above }) => above.every(isOpen))
  const rows = rowsOf(model, shown, { stored, held })
  const head = headOf(model, found, held)
  const nodeOf = (id: string) => found.find((one) => one.id === id)
  const isFoldable = (id: string) => !isNarrowed && nodeOf(id)?.isParent === true

  const set = ({ row, column }: GridPlace) => {
    const node = nodeOf(row)
    const cells = row === headRow ? head[column - 1]?.cells : node && model.cellsAt(node, column - 1)
    if (!isDisabled && cells && cells.length > 0) onSet(cells, !cells.every((cell) => holds(held, cell)))
  }
  const { table, treegrid, tabStopIn } = useTreegrid({
    rows: shown.map(({ id }) => id),
    columns: model.columns.length,
    hasHead: true,
    isFoldable,
    isOpen,
    onFold,
    onPress: (place) => {
      if (place.column !== nameColumn) set(place)
      else if (isFoldable(place.row)) onFold(place.row, isOpen(place.row))
      return true
    },
    onRow: onModule,
  })
  return (
    <div className={matrixStyle.scroller}>
      <table ref={table} {...treegrid} aria-label={texts.matrix} className={matrixStyle.table}>
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
                  isTabStop={tabStopIn(headRow) === column + 1}
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
              tabStop={tabStopIn(row.node.id)}
              isDisabled={isDisabled}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
