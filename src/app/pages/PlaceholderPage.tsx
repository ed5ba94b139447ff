import { Hammer } from 'lucide-react'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { texts } from '../texts.ts'
import type { PageProps } from './page.ts'

/** Says plainly that there is nothing here yet. */
export const NotAvailableYet = () => <EmptyState title={texts.placeholder} icon={<Hammer size={24} strokeWidth={1.75} />} />

/** A page that has its place and its title, but is not built yet. */
export const PlaceholderPage = ({ title, breadcrumbs }: Pick<PageProps, 'title' | 'breadcrumbs'>) => (
  <>
    <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
    <NotAvailableYet />
  </>
)
