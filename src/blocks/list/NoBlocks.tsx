import { CalendarClock, SearchX } from 'lucide-react'
import type { BlockListQuery } from '#machines/blocks/list/block-row.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { listTexts as texts } from './texts.ts'

interface NoBlocksProps {
  readonly kind: BlockKindSpec
  readonly query: BlockListQuery
  readonly canCreate: boolean
  onShow(next: Partial<BlockListQuery>): void
}

/** Replaces an empty table: nothing was found, or there are no rules yet. */
export function NoBlocks({ query, kind, canCreate, onShow }: NoBlocksProps) {
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
