import { Columns3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { recordTexts } from '../texts.ts'

const saysNothing = (search: string) => new URLSearchParams(search).size === 0

/** The board of the records; their list where the address has parameters, such as `view=list` or a filter. */
export function BoardOrList({ board, list }: { readonly board: ReactNode; readonly list: ReactNode }) {
  return useFromSearch(saysNothing) ? <LazyBoundary fallback={<PagePlaceholder />}>{board}</LazyBoundary> : list
}

/** The query of the address of a board, where the page without a query is the list. */
export const boardView = 'view=board'

const saysBoard = (search: string) => new URLSearchParams(search).get('view') === 'board'

/** The list of the records; their board where the address says `view=board`. */
export function ListOrBoard({ list, board }: { readonly list: ReactNode; readonly board: ReactNode }) {
  return useFromSearch(saysBoard) ? <LazyBoundary fallback={<PagePlaceholder />}>{board}</LazyBoundary> : list
}

/** Leads from the list to the board. */
export const AsBoard = ({ href }: { readonly href: string }) => (
  <LinkButton href={href} icon={<Columns3 size={16} aria-hidden />}>
    {recordTexts.asBoard}
  </LinkButton>
)
