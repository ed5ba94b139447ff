import { Download, Eye, Inbox, Pencil, Trash2, Upload } from 'lucide-react'
import { Suspense, useId, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { statusOf } from '#machines/records/record-list.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { BulkBar, BulkButton } from '#src/ui/list/bulk-bar.tsx'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import { ListHeader } from '#src/ui/list/list-header.tsx'
import { ListMessage } from '#src/ui/list/list-message.tsx'
import { ListPages } from '#src/ui/list/list-pages.tsx'
import { ListQuestion, type RowNote } from '#src/ui/list/list-question.tsx'
import { ListToolbar } from '#src/ui/list/list-toolbar.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { useMessageFocus } from '#src/ui/list/use-message-focus.ts'
import { ColumnChooser } from '#src/ui/records/column-chooser.tsx'
import { ExportControl } from '#src/ui/records/export-control.tsx'
import { FilterChips } from '#src/ui/records/filter-chips.tsx'
import { FilterControl } from '#src/ui/records/filter-control.tsx'
import { NoRows } from '#src/ui/records/no-rows.tsx'
import type { RecordFilter } from '#src/ui/records/record-filters.ts'
import { RecordTable } from '#src/ui/records/record-table.tsx'
import type { RowAction } from '#src/ui/records/row-actions.tsx'
import { ViewChanges } from '#src/ui/views/view-changes.tsx'
import { columnLabel } from '../fields/field-text.ts'
import type { RecordPage } from '../record-page.ts'
import type { StoredRecord } from '../record-types.ts'
import { recordTexts as texts } from '../texts.ts'
import { recordActs } from './record-acts.tsx'
import { codeColumn, nameColumn, recordColumns, type RecordCells } from './record-columns.tsx'
import type { RecordExport } from './use-record-export.ts'
import type { ShownRecords } from './use-record-list.ts'
import type { ShownViews } from './use-saved-views.ts'

// Comes after the page: no rows can be chosen before.
const EditRows = lazyComponent(async () => (await import('./EditRows.tsx')).EditRows, { isOptional: true })
// Few deletions are refused.
const UseLinks = lazyComponent(async () => (await import('./UseLinks.tsx')).UseLinks, { isOptional: true })
const SavedViews = lazyComponent(async () => (await import('#src/ui/views/saved-views.tsx')).SavedViews, { isOptional: true })
// As tall as the button, so that nothing moves when it comes.
const viewsPlace = css({ height: { base: 'touch', md: 'control' } })

interface RecordListViewProps {
  readonly rules: ResourceRules
  readonly title: string
  readonly breadcrumbs: ReactNode
  readonly list: ShownRecords
  readonly file: RecordExport
  /** All columns of the list, the first of which names the records. */
  readonly columns: readonly string[]
  readonly hidden: readonly string[]
  readonly filters: readonly RecordFilter[]
  readonly views: ShownViews
  /** What all rows have in common, beside what was chosen. */
  readonly within: RecordPage['within']
  /** The viewer's day. */
  readonly today: string
  readonly cells: RecordCells
  readonly isDense: boolean
  readonly rights: Readonly<Record<'view' | 'add' | 'modify' | 'delete' | 'publish' | 'download', boolean>>
  /** What else stands in the head. */
  readonly actions: ReactNode
  /** What stands between the head and the list. */
  readonly above: ReactNode
  readonly createHref: string
  readonly createLabel: string
  /** Null where no records can be imported. */
  readonly importHref: string | null
  viewOf(row: StoredRecord): string
  editOf(row: StoredRecord): string
  linkTo(resource: string, id: string): string | null
  onDense(isDense: boolean): void
  onHide(hidden: readonly string[]): void
  onOrder(order: readonly string[]): void
  onReset(): void
}

/** The list as drawn: search and status above; table or its absence; the bar of the chosen rows and pages below. */
export function RecordListView(props: RecordListViewProps) {
  const { rules, list, file, columns, hidden, filters, views, rights, viewOf, editOf } = props
  const filterId = useId()
  const filterButton = useRef<HTMLButtonElement>(null)
  const { query, context, page: listed, failure, show: goTo, send } = list
  const { message, work } = context
  const [messagePlace, messageTarget] = useMessageFocus(message ?? file.view.message, listed)
  const acts = recordActs(rules, rights)
  const chosen = acts.length > 0 ? (listed?.rows.filter(({ id }) => context.chosen.includes(id)) ?? []) : []
  const [first = rules.title, ...others] = columns
  const shown = others.filter((column) => !hidden.includes(column))
  const code = codeColumn(rules, shown)
  const exportRows = (rows: readonly StoredRecord[] | null) => file.start({ query, rows, columns: [first, ...shown] })
  const actions: readonly RowAction<StoredRecord>[] = [
    ...(rights.view ? [{ id: 'view', label: texts.view, icon: <Eye size={16} aria-hidden />, hrefOf: viewOf }] : []),
    ...(rights.modify ? [{ id: 'edit', label: texts.editItem, icon: <Pencil size={16} aria-hidden />, hrefOf: editOf }] : []),
    ...(rights.delete
      ? [
          {
            id: 'delete',
            label: texts.delete,
            icon: <Trash2 size={16} aria-hidden />,
            tone: 'danger' as const,
            onSelect: (row: StoredRecord) => send({ type: 'rows.change', act: 'delete', rows: [row] }),
          },
        ]
      : []),
  ]
  const openOf = rights.view ? viewOf : rights.modify ? editOf : undefined
  const isFiltered = Object.keys(query.filters ?? {}).some((name) => !Object.hasOwn(props.within, name))
  const isNarrowed = query.search !== '' || query.status !== 'all' || isFiltered

  return (
    <>
      <ListFrame
        header={
          <ListHeader
            title={props.title}
            breadcrumbs={props.breadcrumbs}
            total={listed?.total}
            nouns={rules.nouns.toLowerCase()}
            beside={
              <Suspense fallback={<span className={viewsPlace} />}>
                <SavedViews {...views} />
              </Suspense>
            }
            actions={
              <>
                {props.actions}
                {rights.add && props.importHref !== null && (
                  <LinkButton href={props.importHref} icon={<Upload size={16} aria-hidden />}>
                    {texts.import}
                  </LinkButton>
                )}
              </>
            }
            create={rights.add ? { href: props.createHref, label: props.createLabel } : null}
          />
        }
        toolbar={
          <>
            {props.above}
            <ListToolbar
              searchLabel={texts.search(rules)}
              typed={context.typed}
              status={query.status}
              statuses={statusOptions(rules, listed?.counts)}
              isDense={props.isDense}
              actions={
                <>
                  {filters.length > 0 && (
                    <FilterControl
                      ref={filterButton}
                      id={filterId}
                      filters={filters}
                      values={query.filters ?? {}}
                      today={props.today}
                      onChange={(next) => goTo({ filters: next })}
                    />
                  )}
                  <ColumnChooser
                    columns={columns.map((id) => ({ id, label: columnLabel(rules, id), isFixed: id === first }))}
                    hidden={hidden}
                    onHide={props.onHide}
                    onOrder={props.onOrder}
                    onReset={props.onReset}
                  />
                  {rights.download && (
                    <ExportControl
                      {...file.view}
                      isEmpty={(listed?.total ?? 0) === 0}
                      onExport={() => exportRows(null)}
                      onCancel={file.cancel}
                    />
                  )}
                </>
              }
              onType={(text) => send({ type: 'search.type', text })}
              onStatus={(status) => goTo({ status })}
              onDense={props.onDense}
            />
          </>
        }
        filters={
          <FilterChips
            filters={filters}
            values={query.filters ?? {}}
            total={list.isRefetching ? undefined : listed?.total}
            onChange={(next) => goTo({ filters: next })}
            finalFocus={() => filterButton.current}
          >
            {views.canSave && <ViewChanges isChanged={views.isChanged} onSave={views.onSave} />}
          </FilterChips>
        }
        bulk={
          chosen.length > 0 && (
            <BulkBar
              rows={chosen}
              acts={acts}
              onAct={(act, rows) => send({ type: 'rows.change', act, rows })}
              onClear={() => send({ type: 'selection.clear' })}
            >
              {rights.download && (
                <BulkButton icon={<Download size={16} aria-hidden />} isBusy={file.view.isBusy} onClick={() => exportRows(chosen)}>
                  {texts.export}
                </BulkButton>
              )}
            </BulkBar>
          )
        }
        message={
          (message || file.view.message) && (
            <>
              {message && (
                <ListMessage
                  message={message}
                  nameless={texts.missing}
                  notes={
                    new Map(
                      [...list.uses].map(([id, uses]) => [
                        id,
                        <Suspense key={id}>
                          <UseLinks uses={uses} linkTo={props.linkTo} />
                        </Suspense>,
                      ]),
                    )
                  }
                  onClose={() => send({ type: 'message.close' })}
                />
              )}
              {file.view.message && (
                <Alert tone={file.view.message.tone} onClose={file.closeMessage}>
                  {file.view.message.text}
                </Alert>
              )}
            </>
          )
        }
        messagePlace={messagePlace}
        isRefetching={list.isRefetching}
        footer={<ListPages query={query} total={listed?.total} onShow={goTo} />}
      >
        {failure !== null && !listed ? (
          <ErrorState title={failure} onRetry={list.retry} />
        ) : listed?.rows.length === 0 ? (
          <NoRows
            isNarrowed={isNarrowed}
            clearLabel={texts.clearAll}
            icon={<Inbox size={24} />}
            title={texts.empty(rules)}
            hint={rights.add ? texts.emptyHint(rules) : undefined}
            onClear={() => goTo({ search: '', status: 'all', filters: {} })}
          />
        ) : (
          <RecordTable
            label={rules.nouns}
            rows={listed?.rows}
            pageSize={query.pageSize}
            name={nameColumn(rules, first, code)}
            columns={recordColumns(
              rules,
              shown.filter((column) => column !== code),
              props.cells,
            )}
            sort={query.sort}
            chosen={acts.length > 0 ? context.chosen : null}
            actions={actions}
            isDense={props.isDense}
            hrefOf={openOf}
            state={list.origin}
            onSort={(sort) => goTo({ sort })}
            onChoose={(ids, isChosen) => send({ type: 'rows.choose', ids, isChosen })}
            onLeave={list.leave}
            onOpen={list.open}
          />
        )}
      </ListFrame>
      {acts.some(({ id }) => id === 'edit') && (
        <Suspense fallback={null}>
          <EditRows
            rules={rules}
            isOpen={work?.act === 'edit'}
            rows={chosen}
            sent={work?.outcomes.length ?? 0}
            isBusy={list.isBusy}
            finalFocus={messageTarget}
            onSave={(edits) => send({ type: 'question.accept', edits })}
            onCancel={() => send({ type: 'question.cancel' })}
          />
        </Suspense>
      )}
      <ListQuestion
        work={work?.act === 'edit' ? null : work}
        acts={acts}
        notes={notesOf(work)}
        waitingFor={list.isChecking ? texts.lookingForUses : null}
        nameless={texts.missing}
        chosen={chosen.length}
        isBusy={list.isBusy}
        finalFocus={messageTarget}
        onAccept={() => send({ type: 'question.accept' })}
        onCancel={() => send({ type: 'question.cancel' })}
      />
    </>
  )
}

const statusOptions = (rules: ResourceRules, counts: Readonly<Record<string, number>> | undefined) =>
  [{ value: 'all', label: 'All' }, ...rules.statuses.map(({ value, label }) => ({ value: String(value), label }))].map((one) => {
    const count = counts?.[one.value]
    return count === undefined ? one : { ...one, count }
  })

/** What there is to know of records before they are deactivated. */
function notesOf(work: RecordListViewProps['list']['context']['work']): readonly RowNote[] {
  if (!work || statusOf(work.act) !== '-1') return []
  return work.checks.flatMap(({ id, open }) => {
    const name = work.rows.find((row) => row.id === id)?.name ?? ''
    if (open === 0) return []
    return [{ id, text: open === null ? texts.usesUnread : texts.used(name, open), isWarning: true }]
  })
}
