import { Scale } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { RecordAct } from '#machines/lists/record-acts.ts'
import type { RuleRow } from '#machines/module-properties/types.ts'
import { ListView, type ListState } from '#src/resources/list/ListView.tsx'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import { deleteAct, publishAct, type RowsAct } from '#src/ui/list/rows-act.tsx'
import { draftStatusOptions } from '#src/ui/list/status-options.ts'
import type { NameColumn, RecordColumn } from '#src/ui/records/record-columns.ts'
import { deleteAction, editAction, viewAction } from '#src/ui/records/row-actions.tsx'
import { rulePaths } from './paths.ts'
import type { RuleListQuery } from './service.ts'
import { shownName, texts } from './texts.ts'
import type { RulePage } from './wire.ts'

type Column = NonNullable<RuleListQuery['sort']>['column']

const acts: readonly RowsAct<RuleRow, RecordAct>[] = [publishAct(texts.publishQuestion), deleteAct(texts.deleteQuestion)]
const name: NameColumn<RuleRow, Column> = {
  sorts: [{ by: 'name', label: texts.name }],
  nameOf: (row) => shownName(row.name),
  under: { of: ({ modules, prohibited }) => texts.counts(modules, prohibited), isCardOnly: true },
}
const columns: readonly RecordColumn<RuleRow, Column>[] = [
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

interface ModuleRuleListViewProps extends ListState<RuleRow, RecordAct, RuleListQuery> {
  readonly breadcrumbs: ReactNode
  readonly page: RulePage | undefined
  readonly rights: Readonly<Record<'view' | 'add' | 'modify' | 'delete' | 'publish', boolean>>
  summaryOf(row: RuleRow): string
  editOf(row: RuleRow): string
}

/** The list of module property rules as drawn. */
export function ModuleRuleListView({ breadcrumbs, rights, summaryOf, editOf, send, ...list }: ModuleRuleListViewProps) {
  const [isDense, setDense] = useState(false)
  return (
    <ListView
      {...list}
      send={send}
      title={texts.title}
      breadcrumbs={breadcrumbs}
      noun={texts.noun}
      nouns={texts.nouns}
      nameless={texts.missing}
      create={rights.add ? { href: rulePaths.create, label: texts.create } : null}
      searchLabel={texts.search}
      statuses={draftStatusOptions(list.page?.counts ?? null)}
      isDense={isDense}
      onDense={setDense}
      acts={acts.filter(({ id }) => rights[id])}
      empty={{ icon: <Scale size={24} />, title: texts.empty, hint: texts.emptyHint }}
      name={name}
      columns={columns}
      actions={[
        ...(rights.view ? [viewAction(summaryOf)] : []),
        ...(rights.modify ? [editAction(editOf)] : []),
        ...(rights.delete ? [deleteAction((row: RuleRow) => send({ type: 'rows.change', act: 'delete', rows: [row] }))] : []),
      ]}
      hrefOf={rights.view ? summaryOf : undefined}
    />
  )
}
