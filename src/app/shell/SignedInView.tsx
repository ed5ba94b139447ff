import '#src/ui/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { decide } from '#machines/access/access.ts'
import { buildMenu } from '#machines/access/menu.ts'
import { hasShell } from '#machines/access/visit.ts'
import { useServices } from '#src/api/services.tsx'
import { useSession } from '#src/session/session-context.tsx'
import { Arrival } from '../loading/Arrival.tsx'
import { AwaitedPage } from '../loading/AwaitedPage.tsx'
import { fetchOnIntent } from '../loading/fetch-on-intent.ts'
import { keepFocusOnPage } from '../loading/keep-focus.ts'
import { PageSkeleton } from '../loading/PageSkeleton.tsx'
import { shapeAhead } from '../loading/shape-ahead.ts'
import { AccessUnavailable } from '../pages/parts/AccessUnavailable.tsx'
import { PortalProvider, type Portal } from '../state/portal-context.tsx'
import { Redirection } from '../guard/Redirection.tsx'
import { matchRoute, unknownRoute } from '../routes.ts'
import type { RouteMatch } from '../route-spec.ts'
import { NoticeFrame } from './NoticeFrame.tsx'
import { PageFrame } from './PageFrame.tsx'
import { PersonalState } from '../state/PersonalState.tsx'
import { titleOf, unknownTitle } from '../titles.ts'
import type { SignedInVisit } from '../guard/signed-in-visit.ts'

/** The page, or what is shown in its place. */
function Inside({ view, match }: { view: SignedInVisit; match: RouteMatch }) {
  const { send } = useSession()
  const { productName } = useServices().config
  const { visit, path, search, access, accessState } = view
  const title = titleOf(match, { access, productName, path, search }, accessState === 'ready')
  const skeleton = <PageSkeleton shape={shapeAhead(view, match)} />
  if (visit.kind === 'open') return <AwaitedPage path={path} search={search} match={match} title={title} skeleton={skeleton} />
  if (visit.kind === 'unavailable')
    return (
      <>
        <AccessUnavailable title={title} onRetry={() => send({ type: 'access.retry' })} />
        <Arrival key={path} title={title} productName={productName} />
      </>
    )
  return (
    <>
      {skeleton}
      {visit.kind === 'redirect' && <Redirection from={path} to={visit.to} />}
    </>
  )
}

/** The shell; or the bare page of a student who has given no consent yet, or who sits an assessment. */
function Frame({ view, match, children }: { view: SignedInVisit; match: RouteMatch; children: ReactNode }) {
  const { layout } = match.route
  if (!hasShell(view.visitor))
    return (
      <NoticeFrame>
        <main tabIndex={-1}>{children}</main>
      </NoticeFrame>
    )
  if (layout === 'focus') return <NoticeFrame>{children}</NoticeFrame>
  return (
    <PageFrame path={view.path} layout={layout === 'public' || layout === 'maintenance' ? 'app' : layout}>
      {children}
    </PageFrame>
  )
}

/** All that a signed-in person sees, except public pages. */
export function SignedInView({ view }: { view: SignedInVisit }) {
  const { config, queryClient, api, prefetch, codec, clock, startTimer } = useServices()
  const { productName } = config
  const { path, access, visitor, person, accessState } = view
  const { contactType } = access
  const isOpen = useEffectEvent((there: string, search: string) => decide(access, there, search) === 'allowed')
  // The sign-in form, which had the focus, is removed. The page's heading takes the focus when it is rendered.
  const takeFocus = useEffectEvent(() => {
    if (view.isOnArrival && document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
  })
  useEffect(() => takeFocus(), [])
  useEffect(() => keepFocusOnPage(), [])
  useEffect(
    () => fetchOnIntent({ services: { api, prefetch, codec, clock, queryClient, contactType }, startTimer, isOpen }),
    [api, prefetch, codec, clock, queryClient, contactType, startTimer],
  )
  const match = matchRoute(path) ?? { route: unknownRoute(unknownTitle({ access, productName, path })), params: {} }
  const portal: Portal = {
    person,
    visitor,
    access,
    menu: accessState === 'ready' ? buildMenu({ access, productName, studentKey: visitor.studentKey }) : accessState,
    productName,
  }
  return (
    <QueryClientProvider client={queryClient}>
      <PortalProvider value={portal}>
        <PersonalState key={person.userId} view={view}>
          <Frame view={view} match={match}>
            <Inside view={view} match={match} />
          </Frame>
        </PersonalState>
      </PortalProvider>
    </QueryClientProvider>
  )
}
