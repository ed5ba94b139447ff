'use no memo'

import { shallowEqual } from '@xstate/react'
import { memo, Suspense, useEffect } from 'react'
import { paths } from '#machines/access/paths.ts'
import type { LazyResource } from '#src/ui/lazy/lazy-resource.ts'
import { useServices } from '#src/api/services.tsx'
import { useSession } from '#src/session/session-context.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { OpenPage } from '../loading/OpenPage.tsx'
import { publicRoutes } from '../public-routes.ts'
import { Redirection } from './Redirection.tsx'
import { matchAmong, type RouteMatch } from '../route-spec.ts'
import { SignedInView } from '../loading/lazy-signed-in-view.ts'
import { BareFrame } from '../shell/BareFrame.tsx'
import { NoticeFrame } from '../shell/NoticeFrame.tsx'
import { texts } from '../texts.ts'
import type { PortalWork } from '../boot/portal-work.ts'
import { useIsCaughtUp, useVisit, type VisitView } from './use-visit.ts'

/** A page without a shell; the same for everyone. */
function PublicView({ view, match }: { view: VisitView; match: RouteMatch }) {
  const { config, clock } = useServices()
  const { layout, isFramed, title } = match.route
  const page = <OpenPage path={view.path} match={match} title={title} />
  if (isFramed)
    return (
      <NoticeFrame>
        <div data-layout={layout}>{page}</div>
      </NoticeFrame>
    )
  return (
    <NoticeFrame>
      <BareFrame layout={layout === 'maintenance' ? layout : 'public'} productName={config.productName} year={clock.today().slice(0, 4)}>
        {page}
      </BareFrame>
    </NoticeFrame>
  )
}

/** Rendered again only for another visit, not for each change of the session. */
const Shown = memo(
  function Shown({ view }: { view: VisitView }) {
    const match = view.visit.kind === 'open' ? matchAmong(publicRoutes, view.path) : null
    if (match) return <PublicView view={view} match={match} />
    if (view.person && !view.isMaintenance) return <SignedInView view={view} />
    return (
      <>
        <PagePlaceholder label={texts.loading} />
        {view.visit.kind === 'redirect' && <Redirection from={view.path} to={view.visit.to} />}
      </>
    )
  },
  (before, { view }) => shallowEqual(before.view, view),
)

/** The page of the address, behind the guard: nothing of it is there before the guard has let it open. */
export function RouteView({ work }: { work: LazyResource<PortalWork> }) {
  const view = useVisit(work)
  const { send, hasArrived, hasDeparted } = useSession()
  const isCaughtUp = useIsCaughtUp()
  // After the arrival `useVisit` reads the deferred address: a page is there only when that has caught up.
  const isThere = view !== null && view.person !== null && !view.isOnArrival && (isCaughtUp || view.visit.kind !== 'open')
  useEffect(() => {
    if (hasArrived && isThere) send({ type: 'arrival.passed' })
  }, [hasArrived, isThere, send])

  const path = view?.path
  useEffect(() => {
    if (path !== undefined) send({ type: 'page.opened' })
  }, [path, send])

  const isAtSignIn = view?.path === paths.signIn && view.person === null
  useEffect(() => {
    if (hasDeparted && isAtSignIn) send({ type: 'departure.passed' })
  }, [hasDeparted, isAtSignIn, send])

  if (!view) return <PagePlaceholder label={texts.loading} />
  return (
    <Suspense fallback={<PagePlaceholder label={texts.loading} />}>
      <Shown view={view} />
      {view.visit.kind === 'open' && !view.isCanonical && (
        <Redirection from={view.path} to={`${view.path}${view.search}${window.location.hash}`} />
      )}
    </Suspense>
  )
}
