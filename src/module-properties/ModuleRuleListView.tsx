import { Plus } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { ModuleRuleListContext, ModuleRuleListEvent } from '#machines/module-properties/module-rule-list-types.ts'
import type { RuleRow } from '#machines/module-properties/types.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { LinkButton } from '../ui/link.tsx'
import { pageSizes } from '../ui/list-address.ts'
import { ListToolbar } from '../ui/list-toolbar.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { BulkBar } from './list/BulkBar.tsx'
import { ListMessage } from './list/ListMessage.tsx'
import { ListQuestion } from './list/ListQuestion.tsx'
import { NoRules } from './list/NoRules.tsx'
import { RuleTable, type RowRights } from './list/RuleTable.tsx'
import { rulePaths } from './paths.ts'
import type { RuleListQuery } from './service.ts'
import { texts } from './texts.ts'
import type { RulePage } from './wire.ts'

export interface ModuleRuleListViewProps {
  readonly breadcrumbs: ReactNode
  readonly query: RuleListQuery
  readonly context: Pick<ModuleRuleListContext, 'typed' | 'chosen' | 'work' | 'message'>
  /** Undefined while the first page is on its way. */
  readonly page: RulePage | undefined
  readonly failure: string | null
  readonly isRefetching: boolean
  /** Rules are being published or deleted. */
  readonly isBusy: boolean
  readonly rights: RowRights & { readonly add: boolean; readonly publish: boolean }
  summaryOf(row: RuleRow): string
  editOf(row: RuleRow): string
  onShow(next: Partial<RuleListQuery>): void
  onOpen(row: RuleRow): void
  onRetry(): void
  send(event: ModuleRuleListEvent): void
}

/** The list as drawn: search and status above, or what is done with the chosen rows; table or its absence; pages below. */
export function ModuleRuleListView(props: ModuleRuleListViewProps) {
  const { query, context, page, failure, rights, onShow, send } = props
  const { message, work } = context
  const [isDense, setDense] = useState(false)
  const messages = useRef<HTMLDivElement>(null)
  const canChoose = rights.delete || rights.publish
  const chosen = canChoose ? (page?.rows.filter(({ id }) => context.chosen.includes(id)) ?? []) : []

  const messagePlace = () => messages.current?.querySelector<HTMLElement>('[tabindex]') ?? null

  // What had the focus may be gone with its row; the message then takes it.
  useEffect(() => {
    if (message && page && document.activeElement === document.body) messages.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
  }, [message, page])

  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader
        title={texts.title}
        breadcrumbs={props.breadcrumbs}
        badge={
          page && (
            <span className={css({ color: 'fg.muted', fontSize: 'xl', fontVariantNumeric: 'tabular-nums' })}>
              {page.total}
              <span className={css({ srOnly: true })}> {texts.nouns}</span>
            </span>
          )
        }
        actions={
          rights.add && (
            <LinkButton href={rulePaths.create} variant="primary" icon={<Plus size={16} aria-hidden />}>
              {texts.create}
            </LinkButton>
          )
        }
      />
      <div className={stack}>
        <div data-covered={chosen.length > 0} className={css({ '&[data-covered=true]': { visibility: 'hidden' } })}>
          <ListToolbar
            searchLabel={texts.search}
            typed={context.typed}
            status={query.status}
            counts={page?.counts ?? null}
            isDense={isDense}
            onType={(text) => send({ type: 'search.type', text })}
            onStatus={(status) => onShow({ status })}
            onDense={setDense}
          />
        </div>
        {chosen.length > 0 && <BulkBar rows={chosen} canPublish={rights.publish} canDelete={rights.delete} send={send} />}
      </div>
      {message && (
        <div ref={messages} className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '4' })}>
          <ListMessage message={message} onClose={() => send({ type: 'message.close' })} />
        </div>
      )}
      <div aria-busy={props.isRefetching || undefined} className={css({ position: 'relative', flex: '1', minHeight: '0' })}>
        {props.isRefetching && <div aria-hidden="true" className={refetching} />}
        {failure !== null && !page ? (
          <ErrorState title={failure} onRetry={props.onRetry} />
        ) : page?.rows.length === 0 ? (
          <NoRules query={query} canCreate={rights.add} onShow={onShow} />
        ) : (
          <RuleTable
            rows={page?.rows}
            pageSize={query.pageSize}
            sort={query.sort}
            isDense={isDense}
            rights={rights}
            chosen={canChoose ? context.chosen : null}
            summaryOf={props.summaryOf}
            editOf={props.editOf}
            onSort={(sort) => onShow({ sort })}
            onOpen={props.onOpen}
            onChoose={(ids, isChosen) => send({ type: 'rows.choose', ids, isChosen })}
            onDelete={(row) => send({ type: 'rules.change', act: 'delete', rows: [row] })}
          />
        )}
      </div>
      {page && page.rows.length > 0 && (
        <Pagination
          page={query.page}
          pageSize={query.pageSize}
          total={page.total}
          pageSizes={pageSizes}
          onPage={(next) => onShow({ page: next })}
          onPageSize={(pageSize) => onShow({ pageSize })}
        />
      )}
      <ListQuestion work={work} chosen={chosen} isBusy={props.isBusy} finalFocus={messagePlace} send={send} />
    </div>
  )
}

// One cell for both bars: the chosen rows' one takes exactly the room of the toolbar, at every width.
const stack = css({ display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: '0' } })

// Old rows stay while new ones are read; only this line tells.
const refetching = css({
  position: 'absolute',
  insetInline: '0',
  top: '0',
  height: '2px',
  zIndex: 'sticky',
  bg: 'ink.solid',
  animation: 'fadeIn 80ms 200ms both',
})
