import { Inbox, Upload } from 'lucide-react'
import { useId, useRef, type ComponentType, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { RowEdit } from '#machines/lists/list-types.ts'
import { statusOf } from '#machines/records/record-list.ts'
import { inSentence, type ResourceRules } from '#openapi/resource-rules.ts'
import { useKeptFocus } from '#src/ui/kit/use-kept-focus.ts'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { RowNote } from '#src/ui/list/list-question.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { ColumnChooser } from '#src/ui/records/column-chooser.tsx'
import { FilterChips } from '#src/ui/records/filter-chips.tsx'
import { FilterControl } from '#src/ui/records/filter-control.tsx'
import type { RecordFilter } from '#src/ui/records/record-filters.ts'
import { deleteAction, editAction, viewAction } from '#src/ui/records/row-actions.tsx'
import { ViewChanges } from '#src/ui/views/view-changes.tsx'
import { columnLabel } from '../fields/field-text.ts'
import type { RecordPage } from '../record-page.ts'
import type { StoredRecord } from '../record-types.ts'
import { recordTexts as texts } from '../texts.ts'
import { ListView } from './ListView.tsx'
import { recordActs, type BulkAct } from './record-acts.tsx'
import { codeColumn, listColumns, nameColumn, type RecordCells } from './record-columns.tsx'
import type { RecordExport } from './use-record-export.ts'
import type { ShownRecords } from './use-record-list.ts'
import { useSavedViews, type SavedViewsOptions } from './use-saved-views.ts'

// Loaded after the page: no rows can be chosen before.
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
  /** What small screens show beside the name and the status. */
  readonly small?: readonly string[] | undefined
  readonly filters: readonly RecordFilter[]
  /** The list and what it shows, as its saved views need them. */
  readonly viewed: SavedViewsOptions
  /** The filters that the list always has, beside those that were chosen. */
  readonly within: RecordPage['within']
  /** The viewer's day. */
  readonly today: string
  readonly cells: RecordCells
  readonly isDense: boolean
  readonly rights: Readonly<Record<'view' | 'add' | 'modify' | 'delete' | 'publish' | 'download', boolean>>
  /** Whether a row can be edited and deleted as it stands, for those who may; every row can unless told. */
  readonly isOpen: ((row: StoredRecord) => boolean) | undefined
  /** Whether a row can be deleted as it stands. */
  readonly mayDelete: ((row: StoredRecord) => boolean) | undefined
  /** Whether a row can be deactivated as it stands; every row can unless told. */
  readonly mayDeactivate?: ((row: StoredRecord) => boolean) | undefined
  readonly steps?: readonly string[] | undefined
  readonly acts?: readonly BulkAct[] | undefined
  readonly bulk?: ComponentType<{ readonly rows: readonly StoredRecord[] }> | undefined
  readonly contactType?: string | null
  /** What else stands in the head. */
  readonly actions: ReactNode
  /** What stands between the head and the list. */
  readonly above: ReactNode
  /** Rows are not drawn yet, even if they are read. */
  readonly isHeld: boolean
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

/** The list of a resource as drawn: its rules say which acts, columns, filters and statuses there are. */
export function RecordListView(props: RecordListViewProps) {
  const { rules, list, file, columns, hidden, filters, rights, isOpen, mayDelete, viewOf, editOf } = props
  const views = useSavedViews(props.viewed)
  const besideTitle = useRef<HTMLSpanElement>(null)
  // The button that saves a view is removed once the view is saved.
  const keepFocus = useKeptFocus(() => besideTitle.current?.querySelector('button') ?? null)
  const filterId = useId()
  const filterButton = useRef<HTMLButtonElement>(null)
  // Taken out of the list, which is a new object at each key in the search: the dialogs would be rendered again for it.
  const { query, context, page: listed, isRefetching, isBusy, uses, onShow, send } = list
  const { work } = context
  const { bulk: Bulk } = props
  const importHref = rights.add ? props.importHref : null
  const { cells, small } = props
  const { acts, dialogActs } = useListActs(props, isRefetching)
  const { first, shown, table } = columnsOf({ rules, columns, hidden, cells, small })

  return (
    <ListView
      {...list}
      title={props.title}
      breadcrumbs={props.breadcrumbs}
      noun={inSentence(rules.noun)}
      nouns={inSentence(rules.nouns)}
      label={rules.nouns}
      nameless={texts.missing}
      beside={
        <span ref={besideTitle} className={css({ display: 'contents' })}>
          <LazyBoundary fallback={<span className={viewsPlace} />}>
            <SavedViews {...views} />
          </LazyBoundary>
        </span>
      }
      headActions={
        (props.actions || importHref !== null) && (
          <>
            {props.actions}
            {importHref !== null && (
              <LinkButton href={importHref} icon={<Upload size={16} aria-hidden />}>
                {texts.import}
              </LinkButton>
            )}
          </>
        )
      }
      create={rights.add ? { href: props.createHref, label: props.createLabel } : null}
      above={props.above}
      isHeld={props.isHeld}
      searchLabel={texts.search(rules)}
      statuses={statusOptions(rules, query.status, listed?.counts)}
      tools={
        <>
          {filters.length > 0 && (
            <FilterControl
              ref={filterButton}
              id={filterId}
              filters={filters}
              values={query.filters ?? {}}
              today={props.today}
              onChange={(next) => onShow({ filters: next })}
            />
          )}
          <ColumnChooser
            columns={columns.map((id) => ({ id, label: columnLabel(rules, id), isFixed: id === first }))}
            hidden={hidden}
            onHide={props.onHide}
            onOrder={props.onOrder}
            onReset={props.onReset}
          />
        </>
      }
      filters={
        <FilterChips
          filters={filters}
          values={query.filters ?? {}}
          total={isRefetching ? undefined : listed?.total}
          whole={list.whole ?? undefined}
          onChange={(next) => onShow({ filters: next })}
          finalFocus={() => filterButton.current}
        >
          {views.canSave && (
            <ViewChanges
              isChanged={views.isChanged}
              onSave={() => {
                keepFocus()
                views.onSave()
              }}
            />
          )}
        </FilterChips>
      }
      isDense={props.isDense}
      onDense={props.onDense}
      exporting={
        rights.download
          ? {
              view: file.view,
              onExport: (rows) => file.start({ query, rows, columns: [first, ...shown] }),
              onCancel: file.cancel,
              onClose: file.closeMessage,
            }
          : undefined
      }
      acts={acts}
      isChoosable={acts.length > 0 || Bulk !== undefined}
      {...(Bulk ? { renderBulkButtons: (rows: readonly StoredRecord[]) => <Bulk rows={rows} /> } : {})}
      messageNotes={
        new Map(
          [...uses].map(([id, found]) => [
            id,
            <LazyBoundary key={id}>
              <UseLinks uses={found} linkTo={props.linkTo} />
            </LazyBoundary>,
          ]),
        )
      }
      empty={{
        icon: <Inbox size={24} />,
        title: texts.empty(rules),
        hint: texts.emptyHint(rules),
        isFiltered: Object.keys(query.filters ?? {}).some((name) => !Object.hasOwn(props.within, name)),
        clearLabel: texts.clearAll,
        cleared: { filters: {} },
      }}
      {...table}
      actions={[
        ...(rights.view ? [viewAction(viewOf)] : []),
        ...(rights.modify ? [editAction(editOf, isOpen)] : []),
        ...(rights.delete
          ? [deleteAction((row: StoredRecord) => send({ type: 'rows.change', act: 'delete', rows: [row] }), mayDelete)]
          : []),
      ]}
      hrefOf={rights.view ? viewOf : rights.modify ? editOf : undefined}
      notes={notesOf(work)}
      waitingFor={texts.lookingForUses}
      dialogs={{
        of: ['edit', ...dialogActs.map(({ id }) => id)],
        render: (rows, finalFocus) => {
          const asked = {
            rows,
            sent: work?.outcomes.length ?? 0,
            isBusy,
            finalFocus,
            onCancel: () => send({ type: 'question.cancel' }),
          }
          const accept = (edits: readonly RowEdit[]) => send({ type: 'question.accept', edits })
          return (
            <LazyBoundary fallback={null}>
              {acts.some(({ id }) => id === 'edit') && <EditRows {...asked} rules={rules} isOpen={work?.act === 'edit'} onSave={accept} />}
              {dialogActs.map(({ id, Dialog }) => Dialog && <Dialog key={id} {...asked} isOpen={work?.act === id} onAccept={accept} />)}
            </LazyBoundary>
          )
        },
      }}
    />
  )
}

type ListActsOptions = Pick<
  RecordListViewProps,
  'rules' | 'rights' | 'steps' | 'acts' | 'contactType' | 'isOpen' | 'mayDelete' | 'mayDeactivate'
>

/** What can be done with rows, and which of it asks in a dialog of its own. A hook, so that both stay the same from render to render. */
function useListActs(options: ListActsOptions, isReading: boolean) {
  // The compiler leaves hooks alone that call no others.
  'use memo'
  const { rules, rights, steps, acts: own, contactType = null, isOpen, mayDelete, mayDeactivate } = options
  const acts = recordActs(rules, rights, { steps, own, contactType, isOpen, mayDelete, mayDeactivate, isReading })
  const dialogActs = (own ?? []).filter(({ id, Dialog }) => Dialog && acts.some((one) => one.id === id))
  return { acts, dialogActs }
}

/** The column that names the records, the others that are not hidden, and what a table draws of both. */
function columnsOf({
  rules,
  columns,
  hidden,
  cells,
  small,
}: Pick<RecordListViewProps, 'rules' | 'columns' | 'hidden' | 'cells' | 'small'>) {
  const [first = rules.title, ...others] = columns
  const shown = others.filter((column) => !hidden.includes(column))
  const code = codeColumn(rules, shown)
  const own = shown.filter((column) => column !== code)
  return { first, shown, table: { name: nameColumn(rules, first, code), columns: listColumns(rules, own, cells, small) } }
}

/** The statuses to choose from; several that an address names together stand beside them while they are chosen. */
function statusOptions({ statuses }: ResourceRules, chosen: string, counts: Readonly<Record<string, number>> | undefined) {
  const options = [{ value: 'all', label: 'All' }, ...statuses.map(({ value, label }) => ({ value: String(value), label }))]
  const together = chosen.split(',').flatMap((value) => options.filter((one) => one.value === value))
  const label = together.map((one) => one.label).join(', ')
  return [...options, ...(together.length > 1 ? [{ value: chosen, label }] : [])].map((one) => {
    const found = one.value.split(',').map((value) => counts?.[value])
    const count = found.reduce((sum = 0, next = 0) => sum + next, 0)
    return counts === undefined || found.includes(undefined) ? one : { ...one, count }
  })
}

/** What there is to know of records before they are deactivated. */
function notesOf(work: RecordListViewProps['list']['context']['work']): readonly RowNote[] {
  if (!work || statusOf(work.act) !== '-1') return []
  return work.checks.flatMap(({ id, open }) => {
    const name = work.rows.find((row) => row.id === id)?.name ?? ''
    if (open === 0) return []
    return [{ id, text: open === null ? texts.usesUnread : texts.used(name, open), isWarning: true }]
  })
}
