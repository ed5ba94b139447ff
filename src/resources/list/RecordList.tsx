import { useState, useMemo, useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { sortIn } from '#src/ui/list/list-address.ts'
import { pathIn, withQuery, type RecordPage } from '../record-page.ts'
import type { StoredRecord } from '../record-types.ts'
import type { ColumnOf, FilterOf, RulesOf, ValueOf } from '../resource-types.ts'
import { recordTexts as texts } from '../texts.ts'
import { useRecords } from '../use-records.ts'
import { writeReferences } from '../form/named-references.ts'
import { ListFrame } from './list-frame.ts'
import { createListAddress, listShapeOf } from './list-shape.ts'
import type { RecordQuery } from '../record-page.ts'
import type { RecordCells } from './record-columns.tsx'
import type { BulkAct } from './record-acts.tsx'
import { useRecordExport } from './use-record-export.ts'
import { useRecordFilters } from './use-record-filters.tsx'
import { useRecordList } from './use-record-list.ts'

/** Cells that a list draws itself. */
export type CellsOf<N extends ResourceName> = {
  readonly [C in ColumnOf<N>]?: ComponentType<{ readonly value: ValueOf<N, C>; readonly record: StoredRecord }>
}

/** What a list shows, as the parts in its head and above it are given it. */
export interface ShownList {
  readonly query: RecordQuery
  /** How many records it shows on all its pages; null until they are counted. */
  readonly total: number | null
  /** The address of the list with a change of its query, from the first page on; the filters given are added to the present ones. */
  hrefOf(change: Pick<RecordQuery, 'filters'> & { readonly status?: string }): string
}

interface RecordListProps<N extends ResourceName> {
  readonly of: RulesOf<N>
  readonly page: RecordPage
  /** The first one names the records and leads to them. */
  readonly columns: readonly ColumnOf<N>[]
  /** Hidden until they are chosen. */
  readonly hidden?: readonly ColumnOf<N>[]
  /** What small screens show beside the name and the status, the most telling first; the first two columns unless told. */
  readonly small?: readonly ColumnOf<N>[]
  readonly filters?: readonly FilterOf<N>[]
  readonly cells?: CellsOf<N>
  /** Whether a record can be edited and deleted as it stands, for those who may; every one can unless told. */
  readonly isOpen?: (record: StoredRecord) => boolean
  /** Whether a record can be deleted as it stands, where that differs from `isOpen`. */
  readonly mayDelete?: (record: StoredRecord) => boolean
  /** Whether a record can be deactivated as it stands; every one can unless told. */
  readonly mayDeactivate?: (record: StoredRecord) => boolean
  /** Names of steps of the lifecycle that several records take at once, beside those that all lists have. */
  readonly steps?: readonly string[]
  /** What else is done with several records, one by one. */
  readonly acts?: readonly BulkAct[]
  /** Further buttons for the chosen rows. */
  readonly bulk?: ComponentType<{ readonly rows: readonly StoredRecord[] }>
  /** The fixed part of the address's query, where the page has another view too: `view=list`. */
  readonly fixed?: string
  /** What else stands in the head. */
  readonly actions?: ReactNode
  /** The same, where it depends on what the list shows. */
  readonly shownActions?: ComponentType<ShownList>
  /** What stands between the head and the list. */
  readonly above?: ComponentType<ShownList>
  /** Rows are not drawn yet, even if they are read. */
  readonly isHeld?: boolean
}

/** The columns in the order that a person has chosen; the first one stays, and columns that the order does not name come last. */
function inOrder(columns: readonly string[], order: readonly string[]): readonly string[] {
  const [first, ...others] = columns
  const placed = order.filter((column) => others.includes(column))
  return [...(first === undefined ? [] : [first]), ...placed, ...others.filter((column) => !placed.includes(column))]
}

/** The list of a resource. */
export function RecordList<N extends ResourceName>({
  of: rules,
  page,
  columns,
  hidden = [],
  small,
  filters: names = [],
  cells = {},
  isOpen,
  mayDelete = isOpen,
  mayDeactivate,
  steps,
  acts,
  bulk,
  fixed = '',
  actions,
  shownActions: ShownActions,
  above: Above,
  isHeld = false,
}: RecordListProps<N>) {
  const deps = useRecords(rules, page)
  const { codec } = deps
  const { sort, within } = page
  const address = useMemo(
    () => createListAddress(listShapeOf(rules, codec), sortIn(sort), { within, fixed }),
    [rules, codec, sort, within, fixed],
  )
  const list = useRecordList({ deps, page, address, acts })
  const file = useRecordExport(deps)
  const filters = useRecordFilters(rules, names, list.query)
  const [isDense, setDense] = useState(page.memory.isDense)
  const [left, setLeft] = useState<readonly string[]>(page.memory.hidden ?? hidden)
  const [order, setOrder] = useState<readonly string[]>(page.memory.order)
  const shownAt = address.write({ ...list.query, page: 1 })
  // An address with nothing but the fixed part is that of the list as the menu opens it.
  const viewed = { list: pathIn(page.paths.list), userId: page.userId, address: shownAt === `?${fixed}` ? '' : shownAt }
  const { isForbidden } = list.context
  const can = (right: Parameters<RecordPage['can']>[0]) => page.can(right) && !isForbidden

  const say = useEffectEvent(page.onShown)
  const { address: search } = list
  useEffect(() => say(address.read(search), { hidden: left, order, isDense }), [address, search, left, order, isDense])

  const shownList: ShownList = {
    query: list.query,
    total: list.isRefetching ? null : (list.page?.total ?? null),
    hrefOf: ({ filters: more, ...change }) =>
      `${pathIn(page.paths.list)}${address.write({ ...list.query, page: 1, ...change, filters: { ...list.query.filters, ...more } })}`,
  }
  const encrypted = (row: StoredRecord) => codec.encrypt(row.id) ?? ''
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <ListFrame
        rules={rules}
        title={page.title}
        breadcrumbs={page.breadcrumbs(page.title)}
        list={list}
        file={file}
        columns={inOrder(columns, order)}
        hidden={left}
        small={small}
        filters={filters}
        viewed={viewed}
        within={within}
        today={deps.clock.today()}
        // Each cell takes the value of its own column.
        cells={cells as RecordCells}
        isDense={isDense}
        rights={{
          view: page.can('View'),
          add: can('Add'),
          modify: can('Modify'),
          delete: can('Delete'),
          publish: can('Publish'),
          download: page.can('Download'),
        }}
        isOpen={isOpen}
        mayDelete={mayDelete}
        mayDeactivate={mayDeactivate}
        steps={steps}
        acts={acts}
        bulk={bulk}
        contactType={page.contactType}
        actions={ShownActions ? <ShownActions {...shownList} /> : actions}
        above={Above && <Above {...shownList} />}
        isHeld={isHeld}
        createHref={withQuery(page.paths.create, writeReferences(rules, codec, list.query.filters))}
        importHref={rules.importKeys ? page.paths.import : null}
        viewOf={(row) => page.paths.view(encrypted(row))}
        editOf={(row) => page.paths.edit(encrypted(row))}
        linkTo={page.linkTo}
        onDense={setDense}
        onHide={setLeft}
        onOrder={setOrder}
        onReset={() => {
          setLeft(hidden)
          setOrder([])
        }}
        createLabel={texts.create(rules)}
      />
    </LazyBoundary>
  )
}
