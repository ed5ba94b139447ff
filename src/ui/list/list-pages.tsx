import { pageSizes, type ListQuery } from './list-address.ts'
import { Pagination } from './pagination.tsx'

interface ListPagesProps {
  readonly query: Pick<ListQuery<string>, 'page' | 'pageSize'>
  /** How many rows the list finds; nothing is drawn for none, or while it is unknown. */
  readonly total: number | undefined
  onShow(next: { readonly page?: number; readonly pageSize?: number }): void
}

/** The pages of a list whose state stands in its address. */
export const ListPages = ({ query, total, onShow }: ListPagesProps) =>
  total !== undefined &&
  total > 0 && (
    <Pagination
      page={query.page}
      pageSize={query.pageSize}
      total={total}
      pageSizes={pageSizes}
      onPage={(page) => onShow({ page })}
      onPageSize={(pageSize) => onShow({ pageSize })}
    />
  )
