import { Scale, SearchX } from 'lucide-react'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import type { RuleListQuery } from '../service.ts'
import { texts } from '../texts.ts'

interface NoRulesProps {
  readonly query: RuleListQuery
  readonly canCreate: boolean
  onShow(next: Partial<RuleListQuery>): void
}

/** Replaces an empty table: nothing was found, or there are no rules yet. */
export function NoRules({ query, canCreate, onShow }: NoRulesProps) {
  if (query.search !== '' || query.status !== 'all')
    return (
      <EmptyState
        icon={<SearchX size={24} />}
        title={texts.nothingFound}
        action={<Button onClick={() => onShow({ search: '', status: 'all' })}>{texts.clearFilters}</Button>}
      />
    )
  return <EmptyState icon={<Scale size={24} />} title={texts.empty} {...(canCreate ? { hint: texts.emptyHint } : {})} />
}
