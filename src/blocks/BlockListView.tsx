import { CalendarClock, Plus, SearchX } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { BlockListEvent, ListMessage } from '#machines/blocks/block-list.machine.ts'
import type { BlockListQuery, BlockPage, BlockRow, CivilDate } from '#machines/blocks/types.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { LinkButton } from '../ui/link.tsx'
import { pageSizes } from '../ui/list-address.ts'
import { ListToolbar } from '../ui/list-toolbar.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Pagination } from '../ui/pagination.tsx'
import type { BlockKindSpec } from './kinds/kind.ts'
import { BlockTable } from './list/BlockTable.tsx'
import { listTexts as texts } from './list/texts.ts'
import type { StatusCounts } from './service.ts'

export interface BlockListViewProps {
  readonly kind: BlockKindSpec
  readonly breadcrumbs: ReactNode
  readonly query: BlockListQuery
  /** The search as typed; it joins the query a moment later. */
  readonly typed: string
  readonly page: (BlockPage & { readonly counts: StatusCounts | null }) | undefined
  readonly failure: string | null
  readonly isRefetching: boolean
  readonly today: CivilDate
  readonly canCreate: boolean
  readonly canEdit: boolean
  readonly canDelete: boolean
  /** The block whose deletion is being asked about. */
  readonly asked: BlockRow | null
  readonly isDeleting: boolean
  /** Rows stand closely. */
  readonly isDense: boolean
  readonly message: ListMessage | null
  addressOf(row: BlockRow): string
  onShow(next: Partial<BlockListQuery>): void
  onDense(isDense: boolean): void
  onOpen(row: BlockRow): void
  onRetry(): void
  send(event: BlockListEvent): void
}

/** The list as drawn: search and status above, table or its absence, pages below. */
export function BlockListView(props: BlockListViewProps) {
  const { kind, query, page, failure, asked, message, onShow, send } = props
  const messages = useRef<HTMLDivElement>(null)

  // The row that had the focus may be gone with its block; the message then takes it.
  useEffect(() => {
    if (message && page && document.activeElement === document.body) messages.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
  }, [message, page])

  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader
        title={kind.texts.listTitle}
        breadcrumbs={props.breadcrumbs}
        badge={
          page && (
            <span className={css({ color: 'fg.muted', fontSize: 'xl', fontVariantNumeric: 'tabular-nums' })}>
              {page.total}
              <span className={css({ srOnly: true })}> {kind.texts.nouns}</span>
            </span>
          )
        }
        actions={
          props.canCreate && (
            <LinkButton href={kind.paths.create} variant="primary" icon={<Plus size={16} aria-hidden />}>
              {kind.texts.create}
            </LinkButton>
          )
        }
      />
      <ListToolbar
        searchLabel={kind.texts.search}
        typed={props.typed}
        status={query.status}
        counts={page?.counts ?? null}
        isDense={props.isDense}
        onType={(text) => send({ type: 'search.type', text })}
        onStatus={(status) => onShow({ status })}
        onDense={props.onDense}
      />
      {message && (
        <div ref={messages} className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '4' })}>
          <Alert
            key={`${message.tone} ${message.text}`}
            tone={message.tone}
            detail={message.detail}
            {...(kind.rules.areErrorsClosable || message.tone === 'success' ? { onClose: () => send({ type: 'message.close' }) } : {})}
          >
            {message.text}
          </Alert>
        </div>
      )}
      <div aria-busy={props.isRefetching || undefined} className={css({ position: 'relative', flex: '1', minHeight: '0' })}>
        {props.isRefetching && <div aria-hidden="true" className={refetching} />}
        {failure !== null && !page ? (
          <ErrorState title={failure} onRetry={props.onRetry} />
        ) : page?.rows.length === 0 ? (
          <Nothing {...props} />
        ) : (
          <BlockTable
            kind={kind}
            rows={page?.rows}
            pageSize={query.pageSize}
            sort={query.sort}
            today={props.today}
            isDense={props.isDense}
            canEdit={props.canEdit}
            canDelete={props.canDelete}
            addressOf={props.addressOf}
            onSort={(sort) => onShow({ sort })}
            onOpen={props.onOpen}
            onDelete={(row) => send({ type: 'block.delete', row })}
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
      <ConfirmDialog
        open={asked !== null}
        title={kind.texts.deleteQuestion}
        {...(asked ? { body: asked.name } : {})}
        tone="danger"
        isBusy={props.isDeleting}
        onConfirm={() => send({ type: 'question.accept' })}
        onCancel={() => send({ type: 'question.cancel' })}
      />
    </div>
  )
}

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

function Nothing({ query, kind, canCreate, onShow }: BlockListViewProps) {
  if (query.search !== '' || query.status !== 'all')
    return (
      <EmptyState
        icon={<SearchX size={24} />}
        title={texts.nothingFound}
        action={<Button onClick={() => onShow({ search: '', status: 'all' })}>{texts.clearFilters}</Button>}
      />
    )
  return (
    <EmptyState
      icon={<CalendarClock size={24} />}
      title={texts.empty(kind.texts.nouns)}
      {...(canCreate ? { hint: texts.emptyHint(kind.texts.create) } : {})}
    />
  )
}
