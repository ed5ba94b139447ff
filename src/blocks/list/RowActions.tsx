import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'
import type { BlockRow } from '#machines/blocks/list/block-row.ts'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { RowMenuTrigger, type MenuItem } from '#src/ui/layers/menu.tsx'
import { listTexts as texts } from './texts.ts'

/** What a person may do with rows, and who does it. */
interface RowHandlers {
  readonly canEdit: boolean
  readonly canDelete: boolean
  onOpen(row: BlockRow): void
  onDelete(row: BlockRow): void
}

const actionsOf = (row: BlockRow, { canEdit, canDelete, onOpen, onDelete }: RowHandlers) => [
  ...(canEdit
    ? [{ id: 'edit', item: texts.editItem, label: texts.edit(row.name), icon: <Pencil size={16} aria-hidden />, act: onOpen }]
    : []),
  ...(canDelete
    ? [{ id: 'delete', item: texts.deleteItem, label: texts.delete(row.name), icon: <Trash2 size={16} aria-hidden />, act: onDelete }]
    : []),
]

/** What the menu of a row offers. */
export const rowItems = (row: BlockRow, handlers: RowHandlers): readonly MenuItem[] =>
  actionsOf(row, handlers).map(({ id, item, icon, act }) => ({
    id,
    label: item,
    icon,
    ...(id === 'delete' ? { tone: 'danger' as const } : {}),
    onSelect: () => act(row),
  }))

const quiet = css({ display: { base: 'none', lg: 'flex' }, gap: '1', opacity: { base: 0, _focusWithin: 1, _groupHover: 1 } })

/** What can be done with a block: at hand under the pointer and the focus, always in the menu; nothing without a right. */
export function RowActions({ row, ...handlers }: RowHandlers & { readonly row: BlockRow }) {
  const actions = actionsOf(row, handlers)
  if (actions.length === 0) return null
  return (
    <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '1' })}>
      <span className={quiet}>
        {actions.map(({ id, label, icon, act }) => (
          <IconButton key={id} size="sm" label={label} icon={icon} onClick={() => act(row)} />
        ))}
      </span>
      <RowMenuTrigger row={row.id}>
        <IconButton size="sm" label={texts.more(row.name)} icon={<Ellipsis size={16} aria-hidden />} />
      </RowMenuTrigger>
    </div>
  )
}
