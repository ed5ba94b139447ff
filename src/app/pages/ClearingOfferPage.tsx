import { useLocation } from 'wouter'
import { clearingTabs } from '#src/api/constants.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { paths } from '#machines/access/paths.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { PageProps } from './page.ts'
import { NotAvailableYet } from './PlaceholderPage.tsx'

/** What students are offered through clearing: two tabs with an address each, without contents yet. */
export function ClearingOfferPage({ params, title, breadcrumbs }: Pick<PageProps, 'params' | 'title' | 'breadcrumbs'>) {
  const [, navigate] = useLocation()
  const { tabId = clearingTabs[0].id } = params
  const tab = clearingTabs.find(({ id }) => id === tabId)
  if (!tab) return <NotFoundPage breadcrumbs={breadcrumbs} />
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs(tab.title)} />
      <Tabs
        label={title}
        tabs={clearingTabs.map(({ id, title: label }) => ({ value: id, label }))}
        value={tab.id}
        activation="manual"
        onChange={(id) => navigate(`${paths.clearingOffer}/${id}`, { replace: true })}
      >
        <NotAvailableYet />
      </Tabs>
    </>
  )
}
