import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'

interface NoRowsProps {
  /** Something narrows the list: rows may be there without it. */
  readonly isNarrowed: boolean
  readonly clearLabel?: string
  readonly icon: ReactNode
  /** What a list says that has no rows at all. */
  readonly title: string
  /** How to begin; absent for those who may not. */
  readonly hint?: string | undefined
  onClear(): void
}

/** Replaces an empty table: nothing was found, or there is nothing yet. */
export const NoRows = ({ isNarrowed, clearLabel = 'Clear search and status', icon, title, hint, onClear }: NoRowsProps) =>
  isNarrowed ? (
    <EmptyState icon={<SearchX size={24} />} title="No data found" action={<Button onClick={onClear}>{clearLabel}</Button>} />
  ) : (
    <EmptyState icon={icon} title={title} {...(hint === undefined ? {} : { hint })} />
  )
