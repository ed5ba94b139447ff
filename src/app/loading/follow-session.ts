import { canonicalPath } from '#machines/access/canonical-path.ts'
import { toContactType } from '#machines/access/contact-types.ts'
import { nextOf } from '#machines/access/public-visit.ts'
import type { SessionActor } from '#src/session/session-actor.ts'
import { viewOf } from '#src/session/session-context.tsx'
import { matchRoute } from '../routes.ts'
import { visitOf } from '../guard/signed-in-visit.ts'
import { prefetchCode, preparePage, type PageServices } from './prepare-page.ts'

interface FollowOptions {
  readonly actor: SessionActor
  readonly services: Omit<PageServices, 'contactType'>
  /** Replaces the address. */
  replace(address: string): void
}

/** Sign-in follows no more redirects than this; more would be a loop. */
const longestWay = 5

/** Splits an address of the portal. */
function placeOf(address: string) {
  const { pathname, search } = new URL(address, window.location.origin)
  const path = canonicalPath(pathname)
  return { path, search, isCanonical: path === pathname, isMaintenance: false, isRemembered: true }
}

const here = () => placeOf(window.location.href)

/**
 * Follows the redirects from sign-in to a person's page, and fetches the code and the first reads of that page as soon as
 * the guard allows it, before it is drawn. While the aggregator checks the credentials, the code of the page that sign-in
 * leads to is fetched.
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
      // A refusal ends the redirects: its own page would redirect to the home page.
      if (visit.kind === 'redirect' && session.hasArrived && !visit.isRefused) {
        replace(visit.to)
        continue
      }
      const match = visit.kind === 'open' ? matchRoute(place.path) : null
      if (match) preparePage(match, place.search, { ...services, contactType: toContactType(person.parentContactType) })
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
      if (match) prefetchCode(match, place.search)
    }
    if (!snapshot.hasTag('signedIn')) return
    const isNew = !before.hasTag('signedIn') || before.context.access !== snapshot.context.access
    if (isNew) follow(snapshot)
  })
}
