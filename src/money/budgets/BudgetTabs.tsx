import { paths } from '#machines/access/paths.ts'
import { LinkSegments } from '#src/ui/navigation/link-tabs.tsx'
import { budgetTexts as texts } from './texts.ts'

type BudgetPage = 'historic' | 'live' | 'targets'

export interface BudgetTabsProps {
  readonly open: BudgetPage
  /** What the address of another page says beside its path: from `?` on, or empty. */
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
        // Targets are narrowed in another way.
        href: `${paths.budgets}/${page}${page === 'targets' || open === 'targets' ? '' : search}`,
        isOpen: page === open,
      }))}
    />
  )
}
