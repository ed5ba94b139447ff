import { canonicalPath } from '#machines/access/canonical-path.ts'
import { toContactType } from '#machines/access/contact-types.ts'
import { nextOf } from '#machines/access/public-visit.ts'
import type { Person } from '#machines/session/session-types.ts'
import type { SessionActor } from '#machines/session/session.machine.ts'
import { unmaskedViewOf, type SessionView } from '#src/session/session-context.tsx'
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
const mostRedirects = 5

/** Splits an address of the portal. */
function placeOf(address: string) {
  const { pathname, search } = new URL(address, window.location.origin)
  const path = canonicalPath(pathname)
  return { path, search, isCanonical: path === pathname, isMaintenance: false, isRemembered: true }
}

/**
 * Follows the redirects from sign-in to the person's page, and fetches the code and the first reads of that page as soon as
 * the guard allows it. The sign-in page stays until they have arrived, or until the machine stops waiting. The code of the page
 * that sign-in returns to is fetched while the form is filled in, and after a reload with a session while the rights are read.
 */
export function followSession({ actor, services, replace }: FollowOptions): void {
  let last = actor.getSnapshot()

  const fetchCodeOf = (address: string) => {
    const { path, search } = placeOf(address)
    const match = matchRoute(path)
    if (match) void prefetchCode(match, search)
  }
  const fetchNextPage = () => {
    const next = nextOf(window.location.search)
    if (next !== null) fetchCodeOf(next)
  }

  /** The addresses of the redirects that follow from the current address, and the page of the last one if the guard allows it. */
  const redirectsOf = (person: Person, session: SessionView) => {
    let place = placeOf(window.location.href)
    const addresses: string[] = []
    for (let count = 0; count < mostRedirects; count += 1) {
      const { visit } = visitOf(place, person, session)
      // A refusal ends the redirects: its own page would redirect to the home page.
      if (visit.kind !== 'redirect' || !session.hasArrived || visit.isRefused)
        return { addresses, search: place.search, match: visit.kind === 'open' ? matchRoute(place.path) : null }
      addresses.push(visit.to)
      place = placeOf(visit.to)
    }
    return { addresses, search: '', match: null }
  }

  const redirect = (snapshot: typeof last) => {
    const { person } = snapshot.context
    if (person) for (const address of redirectsOf(person, unmaskedViewOf(snapshot)).addresses) replace(address)
  }

  /** Fetches the person's page, and reports to the machine when it is complete. */
  const fetchPage = async (snapshot: typeof last) => {
    const { person } = snapshot.context
    if (!person) return
    const session = unmaskedViewOf(snapshot)
    const { search, match } = redirectsOf(person, session)
    const contactType = toContactType(person.parentContactType)
    if (match) await preparePage(match, search, { ...services, contactType })
    const isSamePerson = actor.getSnapshot().context.person === person
    if (session.accessState !== 'loading' && isSamePerson) actor.send({ type: 'page.prepared' })
  }

  if (!last.hasTag('signedIn')) fetchNextPage()
  actor.subscribe((snapshot) => {
    const before = last
    last = snapshot
    // After a sign-out another page may follow.
    if (snapshot.hasTag('submitting') && !before.hasTag('submitting')) fetchNextPage()
    if (!snapshot.hasTag('signedIn')) return
    const isNew = !before.hasTag('signedIn') || before.context.access !== snapshot.context.access
    if (before.hasTag('loading')) fetchCodeOf(window.location.href)
    const isPreparing = snapshot.hasTag('preparing')
    if (!isPreparing && (isNew || before.hasTag('preparing'))) redirect(snapshot)
    if (isNew) void fetchPage(snapshot)
  })
}
