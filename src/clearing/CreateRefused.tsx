import type { RecordPage } from '#src/resources/record-page.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'

/** In place of the form, for who may not add students to clearing. */
export const CreateRefused = ({ title, breadcrumbs, paths }: Pick<RecordPage, 'title' | 'breadcrumbs' | 'paths'>) => (
  <>
    <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
    <EmptyState
      title="You may not add to clearing. Ask an administrator to allow it for your user."
      action={<LinkButton href={paths.list}>Back to the list</LinkButton>}
    />
  </>
)
