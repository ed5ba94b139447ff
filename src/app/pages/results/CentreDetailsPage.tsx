import { useQuery } from '@tanstack/react-query'
import { paths } from '#machines/access/paths.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { centreDetailsQuery } from '#src/results/centres/centre-details.ts'
import { CentreDetailsView } from '#src/results/centres/CentreDetailsView.tsx'
import { ResultDownloads } from '#src/results/downloads/ResultDownloads.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import type { PageProps } from '../page.ts'

// Loaded on demand: partners do not release results.
const Readiness = lazyComponent(async () => (await import('#src/results/centres/Readiness.tsx')).Readiness)

/** The results of a set by centre. */
export function CentreDetailsPage({ params, title, breadcrumbs }: PageProps) {
  const { codec } = useServices()
  const id = codec.decrypt(params['resultIntakeId'])
  if (id === null) return <NotFoundPage breadcrumbs={breadcrumbs} />
  return <CentresOf key={id} id={id} title={title} breadcrumbs={breadcrumbs} />
}

function CentresOf({ id, title, breadcrumbs }: Pick<PageProps, 'title' | 'breadcrumbs'> & { readonly id: string }) {
  const { api, codec } = useServices()
  const { person, visitor } = useSignedInPortal()
  const { data, isError, error, refetch } = useQuery(centreDetailsQuery(api, codec, id))
  if (data)
    return (
      <CentreDetailsView
        details={data}
        breadcrumbs={breadcrumbs(data.setName)}
        readiness={
          visitor.contactType === 'NCUK' && (
            <LazyBoundary fallback={null}>
              <Readiness details={data} setId={id} releaseHref={`${paths.results}/view/${codec.encrypt(id) ?? ''}?tab=release`} />
            </LazyBoundary>
          )
        }
        downloads={<ResultDownloads kinds={person.downloads} of={{ resultIntakeId: Number(id) }} />}
      />
    )
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
