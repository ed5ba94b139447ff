import { paths } from '#machines/access/paths.ts'
import { LinkSegments } from '#src/ui/navigation/link-tabs.tsx'
import { budgetTexts as texts } from './texts.ts'

type BudgetPage = 'historic' | 'live' | 'targets'

export interface BudgetTabsProps {
  readonly open: BudgetPage
  /** The query of the addresses of the other pages, with its question mark, or empty. */
  readonly search?: string
  /** Whether the person may open an address. */
  opens(path: string): boolean
}

const pages: readonly BudgetPage[] = ['historic', 'live', 'targets']

/** Switches between the pages of budgets, as far as they are open to the person. */
export function BudgetTabs({ open, search = '', opens }: BudgetTabsProps) {
  const shown = pages.filter((page) => page === open || opens(`${paths.budgets}/${page}`))
  if (shown.length < 2) return null
  return (
    <LinkSegments
      label={texts.pages}
      pages={shown.map((page) => ({
        label: texts[page],
        // The page of targets has other filters.
        href: `${paths.budgets}/${page}${page === 'targets' || open === 'targets' ? '' : search}`,
        isOpen: page === open,
      }))}
    />
  )
}
