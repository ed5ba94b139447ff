import type { ReactNode } from 'react'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { rulePaths } from './paths.ts'
import { texts } from './texts.ts'

/** The page of an unknown rule. */
export const NoSuchRule = ({ breadcrumbs }: { breadcrumbs(last: string): ReactNode }) => (
  <>
    <PageHeader title={texts.title} breadcrumbs={breadcrumbs(texts.title)} />
    <EmptyState title={texts.notFound} action={<LinkButton href={rulePaths.list}>{texts.toList}</LinkButton>} />
  </>
)
