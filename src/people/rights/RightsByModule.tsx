import { useState } from 'react'
import { css } from 'styled-system/css'
import { boxState, type MenuNode } from '#machines/rights/rights-menu.ts'
import { holder, type HeldRights, type RightsCell } from '#machines/rights/held-rights.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { rowsOf, type MatrixModel } from './matrix-model.ts'
import { rightsTexts as texts } from './texts.ts'

interface RightsByModuleProps {
  readonly model: MatrixModel
  readonly found: readonly MenuNode[]
  readonly stored: HeldRights
  readonly held: HeldRights
  readonly isDisabled: boolean
  onSet(cells: readonly RightsCell[], isGiven: boolean): void
  onModule(id: string): void
}

/** The name of a module, indented by its level, as a list of choices has no tree. */
const indented = ({ level, name }: MenuNode) => `${'\u2003'.repeat(level - 1)}${name}`

/** On a phone: one module at a time, its labels one below the other. */
export function RightsByModule({ model, found, stored, held, isDisabled, onSet, onModule }: RightsByModuleProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  const node = found.find(({ id }) => id === wanted) ?? found[0]
  if (!node) return null
  const [row] = rowsOf(model, [node], { stored, held })
  const isHeld = holder(held)
  return (
    <div className={css({ display: 'grid', gap: '4', flex: '1', minWidth: '0', px: '4', py: '4', alignContent: 'start' })}>
      <SelectField
        label={texts.module}
        value={node.id}
        options={found.map((one) => ({ value: one.id, label: indented(one) }))}
        onValueChange={(id) => {
          setWanted(id)
          onModule(id)
        }}
      />
      {row?.isUnreachable && <Alert tone="warning">{texts.unreachable}</Alert>}
      <ul className={css({ display: 'grid', gap: '4' })}>
        {model.columns.map((label, column) => {
          const cells = model.cellsAt(node, column)
          const state = boxState(isHeld, cells)
          if (state === 'none') return null
          return (
            <li key={label ?? ''}>
              <Checkbox
                label={label ?? texts.everything}
                checked={state === 'mixed' ? 'indeterminate' : state === 'on'}
                disabled={isDisabled}
                onChange={() => onSet(cells, state !== 'on')}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
