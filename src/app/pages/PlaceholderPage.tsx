import { Hammer } from 'lucide-react'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { texts } from '../texts.ts'
import type { PageProps } from './page.ts'

/** Says that the page has no content yet. */
export const NotAvailableYet = () => <EmptyState title={texts.placeholder} icon={<Hammer size={24} strokeWidth={1.75} />} />

/** A page that has a route and a title, but no content yet. */
export const PlaceholderPage = ({ title, breadcrumbs }: Pick<PageProps, 'title' | 'breadcrumbs'>) => (
  <>
    <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
    <NotAvailableYet />
  </>
)
