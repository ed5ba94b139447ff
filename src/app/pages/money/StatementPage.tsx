import { useQuery } from '@tanstack/react-query'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { statementQuery, type PartnerKind } from '#src/money/statement.ts'
import { StatementView } from '#src/money/StatementView.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { recordLinks } from '../../record-links.ts'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import type { PageProps } from '../page.ts'

/** Creates the page of a partner's statement; its pattern names the partner. */
export const statementPage = (kind: PartnerKind) =>
  function StatementOfPartnerPage({ params, title, breadcrumbs }: PageProps) {
    const { codec } = useServices()
    const id = codec.decrypt(Object.values(params)[0])
    if (id === null) return <NotFoundPage breadcrumbs={breadcrumbs} />
    return <StatementOf key={id} kind={kind} id={id} title={title} breadcrumbs={breadcrumbs} />
  }

interface StatementOfProps extends Pick<PageProps, 'title' | 'breadcrumbs'> {
  readonly kind: PartnerKind
  readonly id: string
}

function StatementOf({ kind, id, title, breadcrumbs }: StatementOfProps) {
  const { api, codec } = useServices()
  const { access } = useSignedInPortal()
  const { data, isError, error, refetch } = useQuery(statementQuery(api, codec, kind, id))
  if (data) {
    // A partner is charged by invoices of all variants.
    const { linkTo } = recordLinks(access, codec.encrypt)
    const hrefOf = (invoiceId: number) => linkTo('Invoice', String(invoiceId))
    return <StatementView statement={data} breadcrumbs={breadcrumbs(data.partner)} hrefOf={hrefOf} onPrint={() => window.print()} />
  }
  if (!isError) return <PagePlaceholder />
  const failure = toFailure(error)
  if (failure.code === 404) return <NotFoundPage breadcrumbs={breadcrumbs} />
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
      <ErrorState title={failure.message} onRetry={() => void refetch()} />
    </>
  )
}
