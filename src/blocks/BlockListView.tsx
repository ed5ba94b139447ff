import { CalendarClock, Plus, Rows2, Rows4, SearchX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { BlockListQuery, BlockPage, BlockRow, CivilDate } from '#machines/blocks/types.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { LinkButton } from '../ui/link.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Segmented } from '../ui/segmented.tsx'
import type { BlockKindSpec } from './kinds/kind.ts'
import { BlockTable } from './list/BlockTable.tsx'
import { pageSizes } from './list/list-address.ts'
import { listTexts as texts } from './list/texts.ts'
import type { StatusCounts } from './service.ts'

export interface ListMessage {
  readonly tone: 'success' | 'error'
  readonly text: string
  readonly detail?: string
}

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
  readonly message: ListMessage | null
  addressOf(row: BlockRow): string
  onType(search: string): void
  onShow(next: Partial<BlockListQuery>): void
  onOpen(row: BlockRow): void
  onRetry(): void
  onAsk(row: BlockRow | null): void
  onDelete(row: BlockRow): void
  onCloseMessage(): void
}

const toolbar = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', px: { base: '4', md: '5', lg: '7' }, pb: '4' })

/** The list as drawn: search and status above, table or its absence, pages below. */
export function BlockListView(props: BlockListViewProps) {
  const { kind, query, page, failure, asked, message, onShow } = props
  const [isDense, setDense] = useState(false)
  const isFiltered = query.search !== '' || query.status !== 'all'
  const counts = page?.counts
  const total = counts ? counts[0] + counts[1] + counts[2] : undefined
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader
        title={kind.texts.listTitle}
        breadcrumbs={props.breadcrumbs}
        {...(page ? { count: page.total } : {})}
        actions={
          props.canCreate && (
            <LinkButton href={kind.paths.create} variant="primary" icon={<Plus size={16} aria-hidden />}>
              {kind.texts.create}
            </LinkButton>
          )
        }
      />
      <div role="search" className={toolbar}>
        <div className={css({ flex: { base: '1 1 100%', lg: '0 1 280px' } })}>
          <SearchField label={kind.texts.search} value={props.typed} onChange={props.onType} />
        </div>
        <Segmented
          label={texts.status}
          value={query.status}
          onChange={(value) => onShow({ status: value as BlockListQuery['status'] })}
          options={[
            { value: 'all', label: texts.all, ...(total === undefined ? {} : { count: total }) },
            { value: 'active', label: texts.active, ...(counts ? { count: counts[1] } : {}) },
            { value: 'inactive', label: texts.inactive, ...(counts ? { count: counts[0] } : {}) },
            { value: 'draft', label: texts.draft, ...(counts ? { count: counts[2] } : {}) },
          ]}
        />
        <span className={css({ hideBelow: 'lg', ml: 'auto' })}>
          <IconButton
            label={isDense ? texts.roomy : texts.dense}
            icon={isDense ? <Rows2 size={18} aria-hidden /> : <Rows4 size={18} aria-hidden />}
            onClick={() => setDense(!isDense)}
          />
        </span>
      </div>
      {message && (
        <div className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '4' })}>
          <Alert
            tone={message.tone}
            detail={message.detail}
            isFocused={message.tone === 'error'}
            {...(kind.rules.areErrorsClosable || message.tone === 'success' ? { onClose: props.onCloseMessage } : {})}
          >
            {message.text}
          </Alert>
        </div>
      )}
      <div aria-busy={props.isRefetching || undefined} className={css({ position: 'relative', flex: '1', minHeight: '0' })}>
        {failure !== null && !page ? (
          <ErrorState title={failure} onRetry={props.onRetry} />
        ) : page?.rows.length === 0 ? (
          <Nothing isFiltered={isFiltered} {...props} />
        ) : (
          <BlockTable
            kind={kind}
            rows={page?.rows}
            pageSize={query.pageSize}
            sort={query.sort}
            today={props.today}
            isDense={isDense}
            canEdit={props.canEdit}
            canDelete={props.canDelete}
            addressOf={props.addressOf}
            onSort={(sort) => onShow({ sort })}
            onOpen={props.onOpen}
            onDelete={props.onAsk}
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
        onConfirm={() => asked && props.onDelete(asked)}
        onCancel={() => props.onAsk(null)}
      />
    </div>
  )
}

function Nothing({ isFiltered, kind, canCreate, onShow }: BlockListViewProps & { isFiltered: boolean }) {
  if (isFiltered)
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
      action={
        canCreate && (
          <LinkButton href={kind.paths.create} icon={<Plus size={16} aria-hidden />}>
            {kind.texts.create}
          </LinkButton>
        )
      }
    />
  )
}
