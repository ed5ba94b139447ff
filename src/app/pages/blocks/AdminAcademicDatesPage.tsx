import { AcademicDatesPage } from '#src/blocks/AcademicDatesPage.tsx'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import type { PageProps } from '../page.ts'

/** Creates the page of one kind's academic dates. Its pattern names the block, its first day and its last, in this order. */
export const academicDatesPage = (kind: BlockKindSpec) =>
  function AdminAcademicDatesPage({ params, breadcrumbs }: PageProps) {
    const { person } = useSignedInPortal()
    const [id = '', from = '', to = ''] = Object.values(params)
    return <AcademicDatesPage kind={kind} id={id} from={from} to={to} userId={person.userId} breadcrumbs={breadcrumbs} />
  }
