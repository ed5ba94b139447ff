import type { UseQueryResult } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { css } from 'styled-system/css'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { Pagination } from '#src/ui/list/pagination.tsx'
import { CheckedRows, type CheckedRow } from '#src/ui/records/checked-rows.tsx'
import { pageSize, type ListQuery } from './clearing-service.ts'

interface SearchedRowsProps<Row> {
  /** What the table is called. */
  readonly label: string
  readonly searchLabel: string
  readonly heads: readonly string[]
  readonly empty: string
  readonly cards?: 'md' | 'xl'
  readonly listQuery: ListQuery
  readonly read: UseQueryResult<{ readonly list: readonly Row[]; readonly totalCount: number }>
  rowOf(row: Row): CheckedRow
  onListQuery(listQuery: ListQuery): void
}

/** A list of clearing: it is searched, and shown page by page. */
export const SearchedRows = <Row,>({
  label,
  searchLabel,
  heads,
  empty,
  cards = 'md',
  listQuery,
  read,
  rowOf,
  onListQuery,
}: SearchedRowsProps<Row>) => (
  <>
    <div className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '4', maxWidth: '420px' })}>
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        value={listQuery.search}
        onChange={(search) => onListQuery({ page: 1, search })}
      />
    </div>
    <ReadResult read={read}>
      {({ list, totalCount }) =>
        totalCount === 0 ? (
          <EmptyState icon={<Inbox size={24} />} title={empty} />
        ) : (
          <>
            <CheckedRows label={label} heads={heads} rows={list.map(rowOf)} cards={cards} />
            {totalCount > pageSize && (
              <Pagination
                page={listQuery.page}
                pageSize={pageSize}
                total={totalCount}
                pageSizes={[pageSize]}
                onPage={(page) => onListQuery({ ...listQuery, page })}
                onPageSize={() => {}}
              />
            )}
          </>
        )
      }
    </ReadResult>
  </>
)
