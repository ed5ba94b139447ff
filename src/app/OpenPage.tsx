import { Suspense, use } from 'react'
import { crumbsOf } from '#machines/access/crumbs.ts'
import { useServices } from '../api/services.tsx'
import { ErrorBoundary } from '../ui/error-state.tsx'
import { PagePlaceholder } from '../ui/skeleton.tsx'
import { Arrival } from './Arrival.tsx'
import { TrailContext } from './portal-context.tsx'
import type { RouteMatch } from './route-spec.ts'
import type { VisitView } from './use-visit.ts'

interface OpenPageProps {
  readonly view: VisitView
  readonly match: RouteMatch
  readonly title: string
}

/** A page that the guard has let open: in its error boundary, announced when it has come. */
export function OpenPage({ view: { access, path }, match: { route, params }, title }: OpenPageProps) {
  const { productName } = useServices().config
  const Trail = use(TrailContext)
  const instance = route.family ?? path
  const breadcrumbs = (last: string) => {
    const crumbs = Trail ? crumbsOf({ access, productName, path, title: last }) : []
    return Trail && crumbs.length > 0 && <Trail crumbs={crumbs} />
  }
  return (
    <Suspense fallback={<PagePlaceholder />}>
      <ErrorBoundary key={`page ${instance}`}>
        <route.Page pattern={route.pattern.text} params={params} title={title} breadcrumbs={breadcrumbs} />
      </ErrorBoundary>
      <Arrival key={`arrival ${instance}`} title={title} productName={productName} />
    </Suspense>
  )
}
