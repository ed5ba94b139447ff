import '#src/ui/print.css'
import { Download, Pencil, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import type { LiveBudget } from './budget.ts'
import type { BudgetFilter } from './budget-address.ts'
import { BudgetTabs, type BudgetTabsProps } from './BudgetTabs.tsx'
import { budgetTexts as texts } from './texts.ts'

const BudgetPickers = lazyComponent(async () => (await import('./BudgetPickers.tsx')).BudgetPickers)

/** What each page of budgets is given. */
export interface BudgetPageParts {
  readonly title: string
  readonly breadcrumbs: ReactNode
  readonly filter: BudgetFilter
  /** The way to the other pages of budgets. */
  readonly tabs: Omit<BudgetTabsProps, 'open'>
  onFilter(filter: BudgetFilter): void
  /** Saves the tables as a file; null for people who may not. */
  readonly onExport: (() => void) | null
  onPrint(): void
  /** Where targets are edited; null for people who may not. */
  readonly targetsHref: string | null
}

interface BudgetFrameProps extends BudgetPageParts {
  readonly page: 'historic' | 'live'
  readonly meta?: string
  readonly leftOut: LiveBudget['leftOut']
  /** Further choices beside the filters. */
  readonly choices?: ReactNode
  readonly children: ReactNode
}

const measures = [
  { value: 'students', label: texts.students },
  { value: 'money', label: texts.money },
]

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
  px: { base: '4', md: '5', lg: '7' },
  pb: '4',
})

/** The head of a page of budgets, what it is narrowed to, and what its figures leave out. */
export const BudgetFrame = ({
  page,
  title,
  breadcrumbs,
  meta,
  filter,
  tabs,
  onFilter,
  onExport,
  onPrint,
  targetsHref,
  leftOut,
  choices,
  children,
}: BudgetFrameProps) => (
  <>
    <PageHeader
      title={title}
      breadcrumbs={breadcrumbs}
      meta={meta}
      actions={
        <>
          {onExport && (
            <Button icon={<Download size={16} aria-hidden />} onClick={onExport}>
              {texts.csv}
            </Button>
          )}
          <Button icon={<Printer size={16} aria-hidden />} onClick={onPrint}>
            {texts.print}
          </Button>
          {targetsHref !== null && (
            <LinkButton href={targetsHref} icon={<Pencil size={16} aria-hidden />}>
              {texts.editTargets}
            </LinkButton>
          )}
        </>
      }
    />
    <div className={bar}>
      <BudgetTabs open={page} {...tabs} />
      <Segmented
        label={texts.measure}
        options={measures}
        value={filter.measure}
        onChange={(to) => onFilter({ ...filter, measure: to === 'money' ? 'money' : 'students' })}
      />
      {choices}
      <LazyBoundary>
        <BudgetPickers filter={filter} onFilter={onFilter} />
      </LazyBoundary>
    </div>
    <div data-sheet="plain">
      {filter.measure === 'money' && (
        <div className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '3', display: 'grid', gap: '2' })}>
          <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.inPounds}</p>
          {leftOut.map(({ year, currency, amountMinor }) => (
            <Alert key={`${year} ${currency}`} tone="warning">
              {texts.leftOut(moneyText(amountMinor, currency), currency, year)}
            </Alert>
          ))}
        </div>
      )}
      {children}
    </div>
  </>
)
