import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { buildMenu } from '#machines/access/menu.ts'
import { crumbsOf } from '#machines/access/crumbs.ts'
import { hasShell, isOnArrival } from '#machines/access/visit.ts'
import { useServices } from '../api/services.tsx'
import { useSession } from '../session/session-context.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ErrorBoundary } from '../ui/error-state.tsx'
import { PagePlaceholder } from '../ui/skeleton.tsx'
import { Arrival } from './Arrival.tsx'
import { AccessUnavailable } from './pages/AccessUnavailable.tsx'
import { PortalProvider } from './portal-context.tsx'
import { Redirection } from './Redirection.tsx'
import { matchRoute, unknownRoute, type RouteMatch } from './routes.tsx'
import { BareFrame } from './shell/BareFrame.tsx'
import { texts } from './texts.ts'
import { titleOf, unknownTitle } from './titles.ts'
import { useVisit, type VisitView } from './use-visit.ts'

const PageFrame = lazy(async () => ({ default: (await import('./shell/PageFrame.tsx')).PageFrame }))

/** A page in its error boundary, announced when it has come. */
function OpenPage({ view, match }: { view: VisitView; match: RouteMatch }) {
  const { productName } = useServices().config
  const { path, access, visitor } = view
  const { route, params } = match
  const title = titleOf(match, { access, productName, path })
  const instance = route.family ?? path
  const breadcrumbs = (last: string) => {
    const crumbs = visitor && hasShell(visitor) ? crumbsOf({ access, productName, path, title: last }) : []
    return crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />
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

/** What stands in the frame of a signed-in person: the page, or what keeps it from standing there. */
function Inside({ view, match }: { view: VisitView; match: RouteMatch }) {
  const { send } = useSession()
  const { visit, path } = view
  if (visit.kind === 'open') return <OpenPage view={view} match={match} />
  if (visit.kind === 'unavailable') return <AccessUnavailable onRetry={() => send({ type: 'access.retry' })} />
  return (
    <>
      <PagePlaceholder label={texts.loading} />
      {visit.kind === 'redirect' && <Redirection from={path} to={visit.to} />}
    </>
  )
}

function Frame({ view, match, children }: { view: VisitView; match: RouteMatch; children: ReactNode }) {
  const { config, clock } = useServices()
  const { layout, isFramed } = match.route
  if (view.visit.kind === 'open' && (layout === 'public' || layout === 'maintenance')) {
    if (isFramed) return <div data-layout={layout}>{children}</div>
    return (
      <BareFrame layout={layout} productName={config.productName} year={clock.today().slice(0, 4)}>
        {children}
      </BareFrame>
    )
  }
  if (!view.visitor || !hasShell(view.visitor) || config.maintenance) return <main tabIndex={-1}>{children}</main>
  return (
    <Suspense fallback={<PagePlaceholder label={texts.loading} />}>
      <PageFrame path={view.path} layout={layout === 'public' || layout === 'maintenance' ? 'app' : layout}>
        {children}
      </PageFrame>
    </Suspense>
  )
}

/** The page of the address, behind the guard: nothing of it is there before the guard has let it open. */
export function RouteView() {
  const view = useVisit()
  const { send, hasArrived } = useSession()
  const { productName } = useServices().config
  const isThere = view !== null && (view.visit.kind === 'open' || !isOnArrival(view.path))
  useEffect(() => {
    if (hasArrived && isThere) send({ type: 'arrival.passed' })
  }, [hasArrived, isThere, send])

  if (!view) return <PagePlaceholder label={texts.loading} />
  const { person, visitor, access, path, search } = view
  const match = matchRoute(path) ?? { route: unknownRoute(unknownTitle({ access, productName, path })), params: {} }
  const portal = person &&
    visitor && {
      person,
      visitor,
      access,
      menu: view.isAccessKnown ? buildMenu({ access, productName, studentKey: visitor.studentKey }) : ('loading' as const),
      productName,
      logout: () => send({ type: 'signOut.request' }),
    }
  return (
    <PortalProvider value={portal}>
      <Frame view={view} match={match}>
        <Inside view={view} match={match} />
      </Frame>
      {view.visit.kind === 'open' && !view.isCanonical && <Redirection from={path} to={`${path}${search}`} />}
    </PortalProvider>
  )
}
