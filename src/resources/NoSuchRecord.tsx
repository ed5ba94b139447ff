import type { ResourceRules } from '#openapi/resource-rules.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import type { RecordPage } from './record-page.ts'
import { recordTexts as texts } from './texts.ts'

/** The page of an unknown record. */
export const NoSuchRecord = ({ rules, page }: { rules: ResourceRules; page: Pick<RecordPage, 'paths' | 'breadcrumbs'> }) => (
  <>
    <PageHeader title={rules.noun} breadcrumbs={page.breadcrumbs(rules.noun)} />
    <EmptyState title={texts.notFound(rules)} action={<LinkButton href={page.paths.list}>{texts.toList}</LinkButton>} />
  </>
)
