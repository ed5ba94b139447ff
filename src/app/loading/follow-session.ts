import type { QueryClient } from '@tanstack/react-query'
import { canonicalPath } from '#machines/access/canonical-path.ts'
import { nextOf } from '#machines/access/public-visit.ts'
import type { ReadingServices } from '#src/api/first-query.ts'
import type { SessionActor } from '#src/session/session-actor.ts'
import { viewOf } from '#src/session/session-context.tsx'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import { matchRoute } from '../routes.ts'
import { visitOf } from '../guard/signed-in-visit.ts'
import { prepareCode, preparePage } from './prepare-page.ts'

interface FollowOptions {
  readonly actor: SessionActor
  readonly services: ReadingServices & { readonly queryClient: QueryClient }
  /** Replaces the address. */
  replace(address: string): void
}

/** Sign-in leads over no more addresses than this; more would be a circle. */
const longestWay = 5

/** Splits an address of the portal. */
function placeOf(address: string) {
  const { pathname, search } = new URL(address, window.location.origin)
  const path = canonicalPath(pathname)
  return { path, search, isCanonical: path === pathname, isMaintenance: false, isRemembered: true }
}

const here = () => placeOf(window.location.href)

/**
 * Leads a person who has signed in over the addresses between sign-in and their page, and asks for the code and the first reads
 * of that page as soon as the guard lets it open: before anything of it is drawn. While the aggregator looks at the
 * credentials, the code of the page that sign-in was for is fetched.
 */
export function followSession({ actor, services, replace }: FollowOptions): void {
  let last = actor.getSnapshot()

  const follow = (snapshot: typeof last) => {
    const { person } = snapshot.context
    if (!person) return
    const session = viewOf(snapshot)
    for (let hop = 0; hop < longestWay; hop += 1) {
      const place = here()
      const { visit } = visitOf(place, person, session)
      // A refusal is the end of the way: from its page, an arrival would be led on to the home page.
      if (visit.kind === 'redirect' && session.hasArrived && !visit.isRefused) {
        replace(visit.to)
        continue
      }
      const match = visit.kind === 'open' ? matchRoute(place.path) : null
      if (match) preparePage(match, place.search, services)
      return
    }
  }

  actor.subscribe((snapshot) => {
    const before = last
    last = snapshot
    if (snapshot.hasTag('submitting') && !before.hasTag('submitting')) {
      const next = nextOf(window.location.search)
      const place = next === null ? null : placeOf(next)
      const match = place && matchRoute(place.path)
      if (match) void prefetch(() => prepareCode(match, place.search))
    }
    if (!snapshot.hasTag('signedIn')) return
    const isNew = !before.hasTag('signedIn') || before.context.access !== snapshot.context.access
    if (isNew) follow(snapshot)
  })
}
