import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Ellipsis, Eye, FolderInput, Pencil } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { Link } from 'wouter'
import { css, cx } from 'styled-system/css'
import { placeAt, stepped, type DropSide, type PlacedModule } from '#machines/rights/module-tree.ts'
import type { ModuleMove } from '#machines/rights/module-moves.machine.ts'
import type { MenuNode } from '#machines/rights/rights-menu.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Menu, type MenuItem } from '#src/ui/layers/menu.tsx'
import { MenuIcon } from '#src/ui/navigation/menu-icon.tsx'
import { Match } from '#src/ui/text/match.tsx'
import { cellName, focusable, nameColumn } from '#src/ui/treegrid/treegrid-keys.ts'
import { useFolded } from '#src/ui/treegrid/use-folded.ts'
import { useTreegrid } from '#src/ui/treegrid/use-treegrid.ts'
import { moduleTexts as texts } from './texts.ts'

interface ModuleTreeProps {
  /** All modules of the menu, in its order. */
  readonly modules: readonly PlacedModule[]
  /** Those that are shown, at their places. */
  readonly nodes: readonly MenuNode[]
  /** Empty for none: nothing is folded while there is one. */
  readonly search: string
  readonly isBusy: boolean
  readonly viewOf: ((id: string) => string) | null
  readonly editOf: ((id: string) => string) | null
  /** Null for those who may not move modules. */
  readonly onMove: ((move: ModuleMove) => void) | null
  /** Asks where a module shall go. */
  onChoosePlace(module: PlacedModule): void
}

const row = css({
  '& > *': { borderBottomWidth: '1px', borderColor: 'border.subtle', py: '1' },
  '&:hover > *': { bg: 'bg.hover' },
  '&[data-drop=before] > *': { boxShadow: 'inset 0 2px 0 token(colors.accent.marker)' },
  '&[data-drop=after] > *': { boxShadow: 'inset 0 -2px 0 token(colors.accent.marker)' },
  '&[data-drop=below] > *': { bg: 'bg.active' },
})
const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: 'touch', md: '36px' },
  textAlign: 'start',
  fontWeight: 'regular',
})
const label = css({
  minWidth: '0',
  overflowWrap: 'anywhere',
  rounded: 'xs',
  _focusVisible: { outline: '2px solid', outlineColor: 'focus.ring' },
})
/** The indent of one level of the menu, px. */
const indent = 20
const actionColumn = nameColumn + 1

/** Where a dragged module would go: near the edges of a row before or after it, else below it in the menu. */
function sideOf({ clientY, currentTarget }: DragEvent<HTMLElement>): DropSide {
  const { top, height } = currentTarget.getBoundingClientRect()
  const at = (clientY - top) / height
  if (at < 0.3) return 'before'
  return at > 0.7 ? 'after' : 'below'
}

/** A menu as a tree: names lead to their modules, which are moved by the menu of each or by dragging them. */
export function ModuleTree({ modules, nodes, search, isBusy, viewOf, editOf, onMove, onChoosePlace }: ModuleTreeProps) {
  const isNarrowed = search !== ''
  const { isOpen, onFold } = useFolded(isNarrowed)
  const [dragged, setDragged] = useState<string | null>(null)
  const [target, setTarget] = useState<{ readonly id: string; readonly side: DropSide } | null>(null)
  const shown = nodes.filter(({ above }) => above.every(isOpen))
  const isFoldable = (id: string) => !isNarrowed && nodes.find((one) => one.id === id)?.isParent === true
  const { table, treegrid, tabStopIn } = useTreegrid({
    rows: shown.map(({ id }) => id),
    columns: 1,
    hasHead: false,
    isFoldable,
    isOpen,
    onFold,
    // Links and menus answer by themselves.
    onPress: () => false,
    parentOf: (id) => nodes.find((one) => one.id === id)?.above.at(-1) ?? null,
    nameOf: (id) => nodes.find((one) => one.id === id)?.name ?? '',
  })
  const drop = () => {
    const onto = modules.find(({ id }) => id === target?.id)
    if (dragged !== null && onto && target && onto.id !== dragged) onMove?.({ id: dragged, to: placeAt(modules, onto, target.side) })
    setDragged(null)
    setTarget(null)
  }
  const actionsOf = (module: PlacedModule): readonly MenuItem[] => {
    const { id } = module
    const [up, down] = [stepped(modules, module, -1), stepped(modules, module, 1)]
    const step = (to: typeof up, key: string, words: string, icon: MenuItem['icon']): MenuItem => ({
      id: key,
      label: words,
      icon,
      isDisabled: to === null || isBusy,
      onSelect: () => to && onMove?.({ id, to }),
    })
    return [
      ...(viewOf ? [{ id: 'view', label: texts.view, icon: <Eye size={16} aria-hidden />, href: viewOf(id) }] : []),
      ...(editOf ? [{ id: 'edit', label: texts.edit, icon: <Pencil size={16} aria-hidden />, href: editOf(id) }] : []),
      ...(onMove
        ? [
            step(up, 'up', texts.up, <ArrowUp size={16} aria-hidden />),
            step(down, 'down', texts.down, <ArrowDown size={16} aria-hidden />),
            {
              id: 'move',
              label: texts.move,
              icon: <FolderInput size={16} aria-hidden />,
              isDisabled: isBusy,
              onSelect: () => onChoosePlace(module),
            },
          ]
        : []),
    ]
  }
  return (
    <table ref={table} {...treegrid} aria-label={texts.tree} className={css({ width: 'full' })}>
      <thead>
        <tr className={css({ textStyle: 'label', color: 'fg.muted', '& > *': { py: '2', textAlign: 'start', fontWeight: 'medium' } })}>
          <th scope="col" className={css({ pl: { base: '4', md: '5', lg: '7' } })}>
            {texts.module}
          </th>
          <th scope="col" className={css({ hideBelow: 'md' })}>
            {texts.addresses}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {shown.map((node) => {
          const module = modules.find(({ id }) => id === node.id)
          if (!module) return null
          const stop = tabStopIn(node.id)
          const words = <Match text={node.name} search={search} />
          const at = focusable(stop === nameColumn, cellName(node.id, nameColumn))
          const items = actionsOf(module)
          return (
            <tr
              key={node.id}
              aria-level={node.level}
              aria-expanded={node.isParent ? isOpen(node.id) : undefined}
              draggable={onMove !== null}
              data-drop={target?.id === node.id && dragged !== node.id ? target.side : undefined}
              className={row}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(node.id)
              }}
              onDragOver={(event) => {
                if (dragged === null) return
                event.preventDefault()
                const side = sideOf(event)
                if (target?.id !== node.id || target.side !== side) setTarget({ id: node.id, side })
              }}
              onDrop={(event) => {
                event.preventDefault()
                drop()
              }}
              onDragEnd={() => {
                setDragged(null)
                setTarget(null)
              }}
            >
              <th scope="row" className={css({ pl: { base: '4', md: '5', lg: '7' }, pr: '3' })}>
                {/* An inline style, as a class for each possible level would be many for one number. */}
                <div className={name} style={{ paddingInlineStart: (node.level - 1) * indent }}>
                  <span
                    className={css({ width: '18px', flexShrink: '0', color: 'fg.muted', cursor: 'pointer' })}
                    data-fold={node.isParent ? node.id : undefined}
                  >
                    {node.isParent && (isOpen(node.id) ? <ChevronDown size={18} aria-hidden /> : <ChevronRight size={18} aria-hidden />)}
                  </span>
                  <span className={css({ display: 'inline-flex', flexShrink: '0', color: 'fg.muted' })}>
                    <MenuIcon name={node.icon} />
                  </span>
                  {viewOf ? (
                    <Link
                      href={viewOf(node.id)}
                      draggable={false}
                      {...at}
                      className={cx(label, css({ _hover: { textDecorationLine: 'underline' } }))}
                    >
                      {words}
                    </Link>
                  ) : (
                    <span {...at} className={label}>
                      {words}
                    </span>
                  )}
                  {!module.isActive && <Badge tone="neutral">{texts.inactive}</Badge>}
                </div>
              </th>
              <td className={css({ hideBelow: 'md', textStyle: 'code', color: 'fg.muted', overflowWrap: 'anywhere' })}>
                <Match text={module.routes.join(', ')} search={search} />
              </td>
              <td className={css({ pr: { base: '4', md: '5', lg: '7' }, textAlign: 'end', width: '1px' })}>
                {items.length > 0 && (
                  <Menu
                    items={items}
                    trigger={
                      <IconButton
                        label={texts.actions(node.name)}
                        icon={<Ellipsis size={18} aria-hidden />}
                        {...focusable(stop === actionColumn, cellName(node.id, actionColumn))}
                      />
                    }
                  />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
