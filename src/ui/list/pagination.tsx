import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { IconButton } from '../kit/icon-button.tsx'
import { pageNumbers } from './page-numbers.ts'
import { Select } from '../form/select.tsx'
import { counted } from '../text/counted.ts'

interface PaginationProps {
  /** Counts from 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** With a single one, no choice is shown. */
  readonly pageSizes: readonly number[]
  onPage(page: number): void
  onPageSize(size: number): void
}

const number = css({
  minWidth: { base: 'touch', md: '30px' },
  height: { base: 'touch', md: '30px' },
  px: '1',
  rounded: 'md',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  _hover: { bg: 'bg.hover' },
  '&[aria-current=page]': { bg: 'ink.solid', color: 'ink.fg', fontWeight: 'semibold' },
})

/** The foot of a list: which rows are shown, how many a page, and the pages. */
export function Pagination({ page, pageSize, total, pageSizes, onPage, onPageSize }: PaginationProps) {
  const id = useId()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  return (
    <div
      className={css({
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: '4',
        px: { base: '4', md: '5', lg: '7' },
        py: '2.5',
        borderTopWidth: '1px',
        borderColor: 'border.default',
      })}
    >
      <p
        role="status"
        className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums', mr: 'auto' })}
      >{`${counted(first)}–${counted(Math.min(page * pageSize, total))} of ${counted(total)}`}</p>
      {pageSizes.length > 1 && (
        <label htmlFor={id} className={css({ display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted' })}>
          Rows per page
          <Select
            id={id}
            value={String(pageSize)}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            onValueChange={(size) => onPageSize(Number(size))}
            className={css({ width: '76px' })}
          />
        </label>
      )}
      <nav aria-label="Pages" className={css({ display: 'flex', alignItems: 'center', gap: '1' })}>
        <IconButton
          isRepeatable
          label="Previous page"
          disabled={page <= 1}
          icon={<ChevronLeft size={16} aria-hidden />}
          onClick={() => onPage(page - 1)}
        />
        {pageNumbers(page, pages).map((one, index) =>
          one === 0 ? (
            <span key={`gap ${index}`} aria-hidden="true" className={css({ px: '1', color: 'fg.muted' })}>
              …
            </span>
          ) : (
            <button
              key={one}
              type="button"
              aria-label={`Page ${one}`}
              aria-current={one === page ? 'page' : undefined}
              className={number}
              onClick={() => onPage(one)}
            >
              {one}
            </button>
          ),
        )}
        <IconButton
          isRepeatable
          label="Next page"
          disabled={page >= pages}
          icon={<ChevronRight size={16} aria-hidden />}
          onClick={() => onPage(page + 1)}
        />
      </nav>
    </div>
  )
}
