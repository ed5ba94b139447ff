import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { can, decide } from '#machines/access/access.ts'
import { paths } from '#machines/access/paths.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { readBudgetAddress, writeBudgetAddress, type BudgetFilter } from '#src/money/budgets/budget-address.ts'
import type * as budgetCsv from '#src/money/budgets/budget-csv.ts'
import { historicQuery, liveQuery, type LiveBudget } from '#src/money/budgets/budget.ts'
import type { BudgetPageParts } from '#src/money/budgets/BudgetFrame.tsx'
import { HistoricView } from '#src/money/budgets/HistoricView.tsx'
import { LiveView } from '#src/money/budgets/LiveView.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { recordLinks } from '../../record-links.ts'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import type { PageProps } from '../page.ts'

const targetsPath = `${paths.budgets}/targets`

/** The choices of the address, and what a page of budgets does with them. */
function useBudgetPage({ pattern, title, breadcrumbs }: PageProps) {
  const { codec, clock } = useServices()
  const { access } = useSignedInPortal()
  const [, navigate] = useLocation()
  const filter = readBudgetAddress(useSearch(), codec)
  const tabs = { search: writeBudgetAddress(filter, codec), opens: (path: string) => decide(access, path) === 'allowed' }
  const parts = (csv: (file: typeof budgetCsv) => string): BudgetPageParts => ({
    title,
    breadcrumbs: breadcrumbs(title),
    filter,
    tabs,
    onFilter: (to: BudgetFilter) => navigate(`${pattern}${writeBudgetAddress(to, codec)}`),
    onExport: can(access, pattern, 'Download')
      ? () => void import('#src/money/budgets/budget-csv.ts').then((file) => file.saveBudget(title, clock.today(), csv(file)))
      : null,
    onPrint: () => window.print(),
    targetsHref: can(access, targetsPath, 'Modify') ? targetsPath : null,
  })
  return { filter, parts }
}

interface FoundProps<Found> extends Pick<PageProps, 'title' | 'breadcrumbs'> {
  readonly read: UseQueryResult<Found>
  children(found: Found): ReactNode
}

function FoundBudget<Found>({ read: { data, isError, error, refetch }, title, breadcrumbs, children }: FoundProps<Found>) {
  if (data !== undefined) return children(data)
  if (!isError) return <PagePlaceholder />
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
      <ErrorState title={toFailure(error).message} onRetry={() => void refetch()} />
    </>
  )
}

/** How the current year stands. */
export function LivePage(page: PageProps) {
  const { api, codec } = useServices()
  const { access } = useSignedInPortal()
  const { filter, parts } = useBudgetPage(page)
  const read = useQuery({ ...liveQuery(api, filter), placeholderData: keepPreviousData })
  const registrationsOf = ({ yearId, asOf }: LiveBudget): string | null => {
    // The list filters by centre, not by programme or region.
    if (filter.programme !== null || filter.region !== null) return null
    const list = recordLinks(access, codec.encrypt).listTo('Student', { field: 'yearId', id: String(yearId) })
    const centre = filter.centre === null ? null : codec.encrypt(filter.centre)
    return list && `${list}&${new URLSearchParams({ registeredOnTo: asOf, ...(centre !== null && { centreId: centre }) })}`
  }
  return (
    <FoundBudget read={read} title={page.title} breadcrumbs={page.breadcrumbs}>
      {(budget) => (
        <LiveView {...parts(({ liveCsv }) => liveCsv(budget, filter.measure))} budget={budget} registrations={registrationsOf(budget)} />
      )}
    </FoundBudget>
  )
}

/** Students and revenue of the years so far. */
export function HistoricPage(page: PageProps) {
  const { api } = useServices()
  const { filter, parts } = useBudgetPage(page)
  const read = useQuery({ ...historicQuery(api, filter), placeholderData: keepPreviousData })
  return (
    <FoundBudget read={read} title={page.title} breadcrumbs={page.breadcrumbs}>
      {(budget) => <HistoricView {...parts(({ historicCsv }) => historicCsv(budget, filter.measure))} budget={budget} />}
    </FoundBudget>
  )
}
