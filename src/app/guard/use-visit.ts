import { useDeferredValue } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { canonicalPath } from '#machines/access/canonical-path.ts'
import { decideSignedOut, type Visit } from '#machines/access/public-visit.ts'
import type { LazyResource } from '#src/ui/lazy/lazy-resource.ts'
import { useServices } from '#src/api/services.tsx'
import { useSession } from '#src/session/session-context.tsx'
import type { PortalWork } from '../boot/portal-work.ts'
import type { SignedInVisit, VisitedPlace } from './signed-in-visit.ts'

/** A visit by someone who is not signed in. */
interface SignedOutVisit extends VisitedPlace {
  readonly person: null
  readonly visit: Visit
}

/** One visit of an address: where, who, and what the guard decided. */
export type VisitView = SignedOutVisit | SignedInVisit

/**
 * Path and query as they stand in the address. The router's own hooks decode both: a decoded path no longer has one spelling,
 * and a query loses what is encoded twice. Deferred, so that the old page stays until the next one is there.
 */
export const useAddressPath = (): string => useDeferredValue(usePathname())
export const useAddressSearch = (): string => useDeferredValue(useSearch())

/** Whether what is drawn is of the address as it stands now. */
export function useIsCaughtUp(): boolean {
  const isOwnPath = useAddressPath() === usePathname()
  const isOwnSearch = useAddressSearch() === useSearch()
  return isOwnPath && isOwnSearch
}

/** The visit that the address and the session make together; null while it is not known whether there is a session. */
export function useVisit(work: LazyResource<Pick<PortalWork, 'visitOf'>>): VisitView | null {
  const { config } = useServices()
  const session = useSession()
  const [lateLocation, lateSearch] = [useAddressPath(), useAddressSearch()]
  const [ownLocation, ownSearch] = [usePathname(), useSearch()]
  const { person, endedBy, hasArrived, hasDeparted } = session
  // Not deferred on the way from sign-in: each answer would restart a deferred render.
  const [location, search] = hasArrived ? [ownLocation, ownSearch] : [lateLocation, lateSearch]
  if (session.status === 'restoring') return null

  const path = canonicalPath(location)
  const place: VisitedPlace = {
    path,
    search,
    isCanonical: path === location,
    isMaintenance: config.maintenance,
    // A session that the aggregator ended leaves people where they are, and leads them back there.
    isRemembered: endedBy === null || endedBy === 'refused',
  }
  if (person) return work.current().visitOf(place, person, session)
  return { ...place, person: null, visit: decideSignedOut({ ...place, isDeparting: hasDeparted && !place.isRemembered }) }
}
