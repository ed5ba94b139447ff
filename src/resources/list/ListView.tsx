import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListContext, ListEvent } from '#machines/lists/list-types.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { BulkBar, BulkButton } from '#src/ui/list/bulk-bar.tsx'
import type { ListQuery } from '#src/ui/list/list-address.ts'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import { ListHeader, type ListHeaderProps } from '#src/ui/list/list-header.tsx'
import { ListMessage } from '#src/ui/list/list-message.tsx'
import { ListPages } from '#src/ui/list/list-pages.tsx'
import { ListQuestion, type ListQuestionProps } from '#src/ui/list/list-question.tsx'
import { ListToolbar } from '#src/ui/list/list-toolbar.tsx'
import type { RowsAct } from '#src/ui/list/rows-act.tsx'
import type { StatusOption } from '#src/ui/list/status-options.ts'
import { useMessageFocus } from '#src/ui/list/use-message-focus.ts'
import { ExportControl, type ExportView } from '#src/ui/records/export-control.tsx'
import { NoRows } from '#src/ui/records/no-rows.tsx'
import type { NameColumn, RecordColumn } from '#src/ui/records/record-columns.ts'
import { RecordTable } from '#src/ui/records/table/record-table.tsx'
import type { RowAction } from '#src/ui/records/row-actions.tsx'

type AnyQuery = ListQuery<string, string, string>
interface Named {
  readonly id: string
  readonly name: string
  readonly reference?: string
}

/** What a list shows of its address, process and rows, and what a person does to them. */
export interface ListState<Row extends Named, Act extends string, Query = AnyQuery> {
  readonly query: Query
  readonly context: Pick<ListContext<Named, Act>, 'typed' | 'chosen' | 'work' | 'message'>
  /** Undefined while the first page is loading. */
  readonly page: { readonly rows: readonly Row[]; readonly total: number } | undefined
  /** How many rows there are when nothing narrows the list; undefined for as many as `page` has in total, null while that is unknown. */
  readonly whole?: number | null | undefined
  readonly failure: string | null
  readonly isRefetching: boolean
  /** Rows are being changed. */
  readonly isBusy: boolean
  /** What is open about the chosen rows is being read. */
  readonly isChecking: boolean
  /** The history state of a row's page, with which it leads back here. */
  readonly openedState: object
  onShow(next: Partial<Query>): void
  onRetry(): void
  /** A row is being opened, by a link of its own or by `onOpen`. */
  onLeave(row: Row): void
  onOpen(row: Row, address: string): void
  send(event: ListEvent<Row, Act>): void
}

/** The export of a list, as its page runs it. */
export interface ListExport<Row> {
  readonly view: ExportView
  /** Writes these rows to a file; null for all that the list finds. */
  onExport(rows: readonly Row[] | null): void
  onCancel(): void
  onClose(): void
}

interface ListViewProps<Row extends Named, Act extends string>
  extends
    ListState<Row, Act>,
    Pick<ListHeaderProps, 'title' | 'breadcrumbs' | 'noun' | 'nouns' | 'beside' | 'create'>,
    Pick<ListQuestionProps<Act>, 'notes' | 'remark' | 'waitingFor' | 'confirmLabel' | 'cancelLabel'> {
  /** Stands for a name that is empty. */
  readonly nameless: string
  /** What else stands in the head, and between the head and the list. */
  readonly headActions?: ReactNode
  readonly above?: ReactNode
  /** Rows are not drawn yet, even if they are read. */
  readonly isHeld?: boolean
  readonly searchLabel: string
  readonly statuses: readonly StatusOption<string>[]
  /** What else stands beside the search. */
  readonly tools?: ReactNode
  /** The filters that are on. */
  readonly filters?: ReactNode
  readonly isDense: boolean
  /** Absent where a person may not export. */
  readonly exporting?: ListExport<Row> | undefined
  /** What the person may do with the chosen rows. */
  readonly acts: readonly RowsAct<Row, Act>[]
  /** Whether rows can be chosen; where there are acts unless told. */
  readonly isChoosable?: boolean
  /** Further buttons for the chosen rows. */
  renderBulkButtons?(rows: readonly Row[]): ReactNode
  /** Acts that are asked about in dialogs of their own. */
  readonly dialogs?: { readonly of: readonly Act[]; render(rows: readonly Row[], finalFocus: () => HTMLElement | null): ReactNode }
  /** What there is to add about rows that were not changed, by their ids. */
  readonly messageNotes?: ReadonlyMap<string, ReactNode>
  /** Whether errors can be closed; a report of work done always can. */
  readonly areErrorsClosable?: boolean
  /** What an empty list says, and how search and filters are cleared. */
  readonly empty: {
    readonly icon: ReactNode
    readonly title: string
    /** How to begin, for those who may. */
    readonly hint: string
    /** Something other than search and status narrows the list. */
    readonly isFiltered?: boolean
    readonly clearLabel?: string
    readonly cleared?: Partial<AnyQuery>
  }
  readonly name: NameColumn<Row>
  /** Those after the name. */
  readonly columns: readonly RecordColumn<Row>[]
  readonly actions: readonly RowAction<Row>[]
  /** The page that a row's name leads to; absent for none. */
  readonly hrefOf: ((row: Row) => string) | undefined
  /** What the table is called; as the page unless told. */
  readonly label?: string
  onDense(isDense: boolean): void
}

/** Draws a list: search and status above; the table, or what stands in its place; the bar of the chosen rows and the pages below. */
export function ListView<Row extends Named, Act extends string>(props: ListViewProps<Row, Act>) {
  const { query, context, page, failure, acts, create, exporting, dialogs, empty, nameless, onShow, send } = props
  const { areErrorsClosable = true, isHeld = false } = props
  const rows = isHeld ? undefined : page?.rows
  const isChoosable = props.isChoosable ?? acts.length > 0
  const { message, work } = context
  const exportMessage = exporting?.view.message ?? null
  const [messagePlace, messageTarget] = useMessageFocus(message ?? exportMessage, page)
  const chosen = isChoosable ? (page?.rows.filter(({ id }) => context.chosen.includes(id)) ?? []) : []
  const isClosable = areErrorsClosable || message?.tone === 'success' || message?.outcomes.some(({ isDone }) => isDone)

  // Another object for each address.
  const [column, direction] = [query.sort?.column, query.sort?.direction]
  const sort = column === undefined || direction === undefined ? null : { column, direction }
  // Made apart from what stands around it, so that reading again, counting and typing do not render the rows again.
  const table = (
    <RecordTable
      label={props.label ?? props.title}
      rows={rows}
      pageSize={query.pageSize}
      name={props.name}
      columns={props.columns}
      sort={sort}
      chosen={isChoosable ? context.chosen : null}
      actions={props.actions}
      isDense={props.isDense}
      hrefOf={props.hrefOf}
      state={props.openedState}
      onSort={(next) => onShow({ sort: next })}
      onChoose={(ids, isChosen) => send({ type: 'rows.choose', ids, isChosen })}
      onLeave={props.onLeave}
      onOpen={props.onOpen}
    />
  )

  return (
    <>
      <ListFrame
        header={
          <ListHeader
            title={props.title}
            breadcrumbs={props.breadcrumbs}
            total={props.whole === null ? undefined : (props.whole ?? page?.total)}
            noun={props.noun}
            nouns={props.nouns}
            beside={props.beside}
            actions={props.headActions}
            create={create}
          />
        }
        toolbar={
          <>
            {props.above}
            <ListToolbar
              searchLabel={props.searchLabel}
              typed={context.typed}
              status={query.status}
              statuses={props.statuses}
              isDense={props.isDense}
              actions={
                <>
                  {props.tools}
                  {exporting && (
                    <ExportControl
                      {...exporting.view}
                      isEmpty={(page?.total ?? 0) === 0}
                      onExport={() => exporting.onExport(null)}
                      onCancel={exporting.onCancel}
                    />
                  )}
                </>
              }
              onType={(text) => send({ type: 'search.type', text })}
              onStatus={(status) => onShow({ status })}
              onDense={props.onDense}
            />
          </>
        }
        filters={props.filters}
        bulk={
          chosen.length > 0 && (
            <BulkBar
              rows={chosen}
              acts={acts}
              onAct={(act, rows) => send({ type: 'rows.change', act, rows })}
              onClear={() => send({ type: 'selection.clear' })}
            >
              {exporting && (
                <BulkButton
                  icon={<Download size={16} aria-hidden />}
                  isBusy={exporting.view.isBusy}
                  onClick={() => exporting.onExport(chosen)}
                >
                  Export CSV
                </BulkButton>
              )}
              {props.renderBulkButtons?.(chosen)}
            </BulkBar>
          )
        }
        message={
          (message || exportMessage) && (
            <>
              {message && (
                <ListMessage
                  message={message}
                  nameless={nameless}
                  {...(props.messageNotes ? { notes: props.messageNotes } : {})}
                  {...(isClosable ? { onClose: () => send({ type: 'message.close' }) } : {})}
                />
              )}
              {exportMessage && (
                <Alert
                  tone={exportMessage.tone}
                  {...(exporting && (areErrorsClosable || exportMessage.tone === 'warning') ? { onClose: exporting.onClose } : {})}
                >
                  {exportMessage.text}
                </Alert>
              )}
            </>
          )
        }
        messagePlace={messagePlace}
        isRefetching={props.isRefetching}
        footer={<ListPages query={query} total={page?.total} onShow={onShow} />}
      >
        {failure !== null && !page ? (
          <ErrorState title={failure} onRetry={props.onRetry} />
        ) : rows?.length === 0 ? (
          <NoRows
            isNarrowed={query.search !== '' || query.status !== 'all' || empty.isFiltered === true}
            {...(empty.clearLabel === undefined ? {} : { clearLabel: empty.clearLabel })}
            icon={empty.icon}
            title={empty.title}
            hint={create ? empty.hint : undefined}
            onClear={() => onShow({ search: '', status: 'all', ...empty.cleared })}
          />
        ) : (
          table
        )}
      </ListFrame>
      {dialogs?.render(chosen, messageTarget)}
      <ListQuestion
        work={work && dialogs?.of.includes(work.act) ? null : work}
        acts={acts}
        notes={props.notes ?? []}
        remark={props.remark ?? ''}
        waitingFor={props.isChecking ? (props.waitingFor ?? null) : null}
        {...(props.confirmLabel === undefined ? {} : { confirmLabel: props.confirmLabel })}
        {...(props.cancelLabel === undefined ? {} : { cancelLabel: props.cancelLabel })}
        nameless={nameless}
        chosen={chosen.length}
        isBusy={props.isBusy}
        finalFocus={messageTarget}
        onAccept={() => send({ type: 'question.accept' })}
        onCancel={() => send({ type: 'question.cancel' })}
      />
    </>
  )
}
