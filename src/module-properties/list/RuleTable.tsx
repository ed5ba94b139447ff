import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { RuleId, RuleRow } from '#machines/module-properties/types.ts'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import type { NameColumn, RecordColumn } from '#src/ui/records/record-columns.ts'
import { RecordTable } from '#src/ui/records/record-table.tsx'
import type { RowAction } from '#src/ui/records/row-actions.tsx'
import type { RuleListQuery } from '../service.ts'
import { shownName, texts } from '../texts.ts'

type Sort = NonNullable<RuleListQuery['sort']>

/** What a person may do with the rules of the table. */
export interface RowRights {
  readonly view: boolean
  readonly modify: boolean
  readonly delete: boolean
}

interface RuleTableProps {
  /** Undefined while the first page is loading. */
  readonly rows: readonly RuleRow[] | undefined
  readonly pageSize: number
  readonly sort: Sort | null
  readonly isDense: boolean
  readonly rights: RowRights
  /** Null where rows cannot be chosen. */
  readonly chosen: readonly RuleId[] | null
  /** Of the history entry of a rule's page. */
  readonly openedState: object
  summaryOf(row: RuleRow): string
  editOf(row: RuleRow): string
  onSort(sort: Sort): void
  onLeave(row: RuleRow): void
  onOpen(address: string, row: RuleRow): void
  onChoose(ids: readonly RuleId[], isChosen: boolean): void
  onDelete(row: RuleRow): void
}

const name: NameColumn<RuleRow, Sort['column']> = {
  sorts: [{ by: 'name', label: texts.name }],
  nameOf: (row) => shownName(row.name),
  under: { of: ({ modules, prohibited }) => texts.counts(modules, prohibited), isCardOnly: true },
}
const columns: readonly RecordColumn<RuleRow, Sort['column']>[] = [
  {
    id: 'modules',
    sorts: [{ by: 'modules', label: texts.modules }],
    width: [96, 132],
    card: 'none',
    text: 'sum',
    cell: (row) => row.modules,
  },
  { id: 'prohibited', head: texts.prohibited, width: [152, 230], card: 'none', text: 'sum', cell: (row) => row.prohibited },
  {
    id: 'status',
    sorts: [{ by: 'status', label: texts.status }],
    width: [108, 196],
    card: 'below',
    isApart: true,
    cell: (row) => <StatusBadge status={row.status} />,
  },
]
const view = <Eye size={16} aria-hidden />
const edit = <Pencil size={16} aria-hidden />
const bin = <Trash2 size={16} aria-hidden />

/** The table of rules; below 600 px its rows are cards. */
export function RuleTable({ rights, summaryOf, editOf, openedState, onOpen, onDelete, ...table }: RuleTableProps) {
  const actions: readonly RowAction<RuleRow>[] = [
    ...(rights.view ? [{ id: 'view', label: texts.viewItem, icon: view, hrefOf: summaryOf }] : []),
    ...(rights.modify ? [{ id: 'edit', label: texts.edit, icon: edit, hrefOf: editOf }] : []),
    ...(rights.delete ? [{ id: 'delete', label: texts.delete, icon: bin, tone: 'danger' as const, onSelect: onDelete }] : []),
  ]
  return (
    <RecordTable
      label={texts.title}
      name={name}
      columns={columns}
      actions={actions}
      hrefOf={rights.view ? summaryOf : undefined}
      state={openedState}
      onOpen={(row, address) => onOpen(address, row)}
      {...table}
    />
  )
}
