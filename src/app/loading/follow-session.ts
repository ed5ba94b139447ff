import { canonicalPath } from '#machines/access/canonical-path.ts'
import { toContactType } from '#machines/access/contact-types.ts'
import { nextOf } from '#machines/access/public-visit.ts'
import type { Person } from '#machines/session/session-types.ts'
import type { SessionActor } from '#src/session/session-actor.ts'
import { stateOf, type SessionView } from '#src/session/session-context.tsx'
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

/**
 * Follows the redirects from sign-in to a person's page, and fetches the code and the first reads of that page as soon as
 * the guard allows it, before it is drawn: the page of sign-in stays until they have come, or for a moment. While the form is
 * filled in, the code of the page that sign-in leads to is fetched.
 */
export function followSession({ actor, services, replace }: FollowOptions): void {
  let last = actor.getSnapshot()
  /** Who has been led to a page that was prepared. */
  let led: Person | null = null

  const fetchNext = () => {
    const next = nextOf(window.location.search)
    const place = next === null ? null : placeOf(next)
    const match = place && matchRoute(place.path)
    if (match) void prefetchCode(match, place.search)
  }

  /** The addresses to which the redirects lead this person, and the page of the last one if the guard lets them open it. */
  const wayOf = (person: Person, session: SessionView) => {
    let place = placeOf(window.location.href)
    const addresses: string[] = []
    for (let hop = 0; hop < longestWay; hop += 1) {
      const { visit } = visitOf(place, person, session)
      // A refusal ends the redirects: its own page would redirect to the home page.
      if (visit.kind !== 'redirect' || !session.hasArrived || visit.isRefused)
        return { addresses, search: place.search, match: visit.kind === 'open' ? matchRoute(place.path) : null }
      addresses.push(visit.to)
      place = placeOf(visit.to)
    }
    return { addresses, search: '', match: null }
  }

  const follow = async (snapshot: typeof last) => {
    const { person } = snapshot.context
    if (!person) return
    const session = stateOf(snapshot)
    const { addresses, search, match } = wayOf(person, session)
    const go = () => addresses.forEach((address) => replace(address))
    const isPreparing = snapshot.hasTag('preparing')
    if (!isPreparing) go()
    const coming = match && preparePage(match, search, { ...services, contactType: toContactType(person.parentContactType) })
    if (!isPreparing || session.accessState === 'loading') return
    await coming
    const now = actor.getSnapshot()
    if (now.context.person !== person || !now.hasTag('preparing')) return
    led = person
    actor.send({ type: 'page.prepared' })
    go()
  }

  if (!last.hasTag('signedIn')) fetchNext()
  actor.subscribe((snapshot) => {
    const before = last
    last = snapshot
    // After a sign-out another page may follow.
    if (snapshot.hasTag('submitting') && !before.hasTag('submitting')) fetchNext()
    if (!snapshot.hasTag('signedIn')) return
    const isNew = !before.hasTag('signedIn') || before.context.access !== snapshot.context.access
    const isLate = before.hasTag('preparing') && !snapshot.hasTag('preparing') && led !== snapshot.context.person
    if (isNew || isLate) void follow(snapshot)
  })
}
