import { useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { inMenuOrder, modulesBelow, placeAt, type PlacedModule } from '#machines/rights/module-tree.ts'
import type { ModuleMove } from '#machines/rights/module-moves.machine.ts'
import { menuNodes } from '#machines/rights/rights-menu.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { moduleTexts as texts } from './texts.ts'

interface MoveModuleProps {
  /** The module that is to be moved; null while none is. */
  readonly module: PlacedModule | null
  readonly modules: readonly PlacedModule[]
  onMove(move: ModuleMove): void
  onClose(): void
}

/** Asks below which module, and behind which other one, a module shall stand. */
export function MoveModule({ module, modules, onMove, onClose }: MoveModuleProps) {
  return (
    <Dialog open={module !== null} title={texts.moveTitle(module?.name ?? '')} onClose={onClose}>
      {module && <Places key={module.id} module={module} modules={modules} onMove={onMove} onClose={onClose} />}
    </Dialog>
  )
}

type PlacesProps = Omit<MoveModuleProps, 'module'> & { readonly module: PlacedModule }

function Places({ module, modules, onMove, onClose }: PlacesProps) {
  const [parent, setParent] = useState(module.parentId ?? '')
  const [behind, setBehind] = useState('')
  const parentId = parent === '' ? null : parent
  // Nothing stands below itself.
  const parents = menuNodes(inMenuOrder(modules)).filter(({ id, above }) => id !== module.id && !above.includes(module.id))
  const beside = modulesBelow(modules, parentId).filter(({ id }) => id !== module.id)
  const previous = beside.find(({ id }) => id === behind)
  const move = (event: FormEvent) => {
    event.preventDefault()
    onMove({ id: module.id, to: previous ? placeAt(modules, previous, 'after') : { parentId, order: 0 } })
  }
  return (
    <form noValidate onSubmit={move} className={css({ display: 'grid', gap: '4' })}>
      <SelectField
        label={texts.below}
        value={parent}
        options={[
          { value: '', label: texts.top },
          ...parents.map(({ id, name, level }) => ({ value: id, label: `${'\u2003'.repeat(level - 1)}${name}` })),
        ]}
        onValueChange={(id) => {
          setParent(id)
          setBehind('')
        }}
      />
      <SelectField
        label={texts.after}
        value={behind}
        options={[{ value: '', label: texts.first }, ...beside.map(({ id, name }) => ({ value: id, label: texts.behind(name) }))]}
        onValueChange={setBehind}
      />
      <div className={css({ display: 'flex', justifyContent: 'flex-end', gap: '2' })}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="primary">
          {texts.moveButton}
        </Button>
      </div>
    </form>
  )
}
