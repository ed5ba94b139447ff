import { Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { IconButton } from '../kit/icon-button.tsx'
import { RowMenuTrigger, type MenuItem } from '../layers/menu.tsx'

interface ActionLook<Row> {
  readonly id: string
  /** In the menu; its button says the row's name as well. */
  readonly label: string
  readonly icon: ReactNode
  readonly tone?: 'danger'
  /** Rarely wanted: it has no button of its own. */
  readonly isInMenuOnly?: true
  /** Whether a row is offered it; every row is unless told. */
  readonly isFor?: ((row: Row) => boolean) | undefined
}

/** What a person may do with a row: something at once, or on a page that it leads to. */
export type RowAction<Row> =
  | (ActionLook<Row> & { onSelect(row: Row): void; readonly hrefOf?: undefined })
  | (ActionLook<Row> & { hrefOf(row: Row): string })

/** How the pages of rows are opened from a table. */
export interface RowOpening<Row> {
  /** The state of the history entry of the page. */
  readonly state?: object
  /** Called when a page of the row is being opened by a link. */
  onLeave(row: Row): void
  /** Opens a page of the row. */
  onOpen(row: Row, address: string): void
}

export const viewAction = <Row,>(hrefOf: (row: Row) => string): RowAction<Row> => ({
  id: 'view',
  label: 'View',
  icon: <Eye size={16} aria-hidden />,
  hrefOf,
})

export const editAction = <Row,>(hrefOf: (row: Row) => string, isFor?: (row: Row) => boolean): RowAction<Row> => ({
  id: 'edit',
  label: 'Edit',
  icon: <Pencil size={16} aria-hidden />,
  isFor,
  hrefOf,
})

export const deleteAction = <Row,>(onSelect: (row: Row) => void, isFor?: (row: Row) => boolean): RowAction<Row> => ({
  id: 'delete',
  label: 'Delete',
  icon: <Trash2 size={16} aria-hidden />,
  tone: 'danger',
  isFor,
  onSelect,
})

/** The actions with a button in the row. */
export const atHand = <Row,>(actions: readonly RowAction<Row>[]): readonly RowAction<Row>[] =>
  actions.filter(({ isInMenuOnly }) => !isInMenuOnly)

/** Those that a row is offered. */
const actionsFor = <Row,>(row: Row, actions: readonly RowAction<Row>[]) => actions.filter(({ isFor }) => isFor?.(row) ?? true)

/** What the menu of a row offers. */
export const rowItems = <Row,>(row: Row, actions: readonly RowAction<Row>[], { state, onLeave }: RowOpening<Row>): readonly MenuItem[] =>
  actionsFor(row, actions).map(({ id, label, icon, tone, ...does }) => ({
    id,
    label,
    icon,
    ...(tone ? { tone } : {}),
    ...(does.hrefOf
      ? { href: does.hrefOf(row), ...(state ? { state } : {}), onSelect: () => onLeave(row) }
      : { onSelect: () => does.onSelect(row) }),
  }))

interface RowActionsProps<Row> extends Pick<RowOpening<Row>, 'onOpen'> {
  readonly row: Row
  readonly name: string
  readonly actions: readonly RowAction<Row>[]
}

const quiet = css({ display: { base: 'none', lg: 'flex' }, gap: '1', opacity: { base: 0, _focusWithin: 1, _groupHover: 1 } })

/** What can be done with a row: buttons under the pointer and the focus, and always a menu; nothing without a right. */
export function RowActions<Row extends { readonly id: string }>({ row, name, actions: all, onOpen }: RowActionsProps<Row>) {
  const actions = actionsFor(row, all)
  if (actions.length === 0) return null
  return (
    <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '1' })}>
      <span className={quiet}>
        {atHand(actions).map((action) => (
          <IconButton
            key={action.id}
            size="sm"
            label={`${action.label} ${name}`}
            icon={action.icon}
            onClick={() => (action.hrefOf ? onOpen(row, action.hrefOf(row)) : action.onSelect(row))}
          />
        ))}
      </span>
      <RowMenuTrigger row={row.id}>
        <IconButton size="sm" label={`Actions of ${name}`} icon={<Ellipsis size={16} aria-hidden />} />
      </RowMenuTrigger>
    </div>
  )
}
