'use no memo'

import { Suspense, use } from 'react'
import { useServices } from '#src/api/services.tsx'
import { ErrorBoundary } from '#src/ui/kit/error-state.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { Arrival } from './Arrival.tsx'
import type { PageProps } from '../pages/page.ts'
import { TrailContext } from '../state/portal-context.tsx'
import type { RouteMatch } from '../route-spec.ts'

interface OpenPageProps {
  readonly path: string
  readonly match: RouteMatch
  readonly title: string
}

/** The focused element may have disappeared with the page that failed. */
const keepFocus = () => {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus()
}

/** A page that the guard allows, in an error boundary; announced when it is shown. */
export function OpenPage({ path, match: { route, params }, title }: OpenPageProps) {
  const { productName } = useServices().config
  const Trail = use(TrailContext)
  const instance = route.family ?? path
  const breadcrumbs: PageProps['breadcrumbs'] = (last, parent, within) =>
    Trail && <Trail path={path} last={last} parent={parent} {...(within && { within })} />
  return (
    <Suspense fallback={<PagePlaceholder />}>
      <ErrorBoundary
        key={`page ${instance}`}
        head={<PageHeader title={title} breadcrumbs={breadcrumbs(title)} />}
        onError={keepFocus}
        onRetry={route.Page.retry}
      >
        <route.Page pattern={route.pattern.text} params={params} title={title} breadcrumbs={breadcrumbs} />
      </ErrorBoundary>
      <Arrival key={`arrival ${instance}`} title={title} productName={productName} />
    </Suspense>
  )
}
