import { Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'
import type { RuleRow } from '#machines/module-properties/types.ts'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { RowMenuTrigger, type MenuItem } from '#src/ui/layers/menu.tsx'
import { shownName, texts } from '../texts.ts'
import type { RowRights } from './RuleTable.tsx'

/** What a person may do with rules, where it leads and who does it. */
interface RuleDeeds {
  readonly rights: RowRights
  readonly openedState: object
  summaryOf(row: RuleRow): string
  editOf(row: RuleRow): string
  onLeave(row: RuleRow): void
  onOpen(address: string, row: RuleRow): void
  onDelete(row: RuleRow): void
}

const view = <Eye size={16} aria-hidden />
const edit = <Pencil size={16} aria-hidden />
const bin = <Trash2 size={16} aria-hidden />

/** What the menu of a rule offers. */
export function ruleItems(row: RuleRow, { rights, openedState, summaryOf, editOf, onLeave, onDelete }: RuleDeeds): readonly MenuItem[] {
  const opening = { state: openedState, onSelect: () => onLeave(row) }
  return [
    ...(rights.view ? [{ id: 'view', label: texts.viewItem, icon: view, href: summaryOf(row), ...opening }] : []),
    ...(rights.modify ? [{ id: 'edit', label: texts.edit, icon: edit, href: editOf(row), ...opening }] : []),
    ...(rights.delete ? [{ id: 'delete', label: texts.delete, icon: bin, tone: 'danger' as const, onSelect: () => onDelete(row) }] : []),
  ]
}

const quiet = css({ display: { base: 'none', lg: 'flex' }, gap: '1', opacity: { base: 0, _focusWithin: 1, _groupHover: 1 } })

/** What can be done with a rule: at hand under the pointer and the focus, always in the menu; nothing without a right. */
export function RuleActions({ row, rights, summaryOf, editOf, onOpen, onDelete }: RuleDeeds & { readonly row: RuleRow }) {
  if (!rights.view && !rights.modify && !rights.delete) return null
  const name = shownName(row.name)
  return (
    <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '1' })}>
      <span className={quiet}>
        {rights.view && <IconButton size="sm" label={texts.view(name)} icon={view} onClick={() => onOpen(summaryOf(row), row)} />}
        {rights.modify && <IconButton size="sm" label={texts.change(name)} icon={edit} onClick={() => onOpen(editOf(row), row)} />}
        {rights.delete && <IconButton size="sm" label={texts.remove(name)} icon={bin} onClick={() => onDelete(row)} />}
      </span>
      <RowMenuTrigger row={row.id}>
        <IconButton size="sm" label={texts.actionsOf(name)} icon={<Ellipsis size={16} aria-hidden />} />
      </RowMenuTrigger>
    </div>
  )
}
