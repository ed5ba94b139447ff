import { useLocation, useSearch } from 'wouter'
import { emptyAccess, type Access } from '#machines/access/access.ts'
import { canonicalPath } from '#machines/access/canonical-path.ts'
import { decideVisit, type Visit, type Visitor } from '#machines/access/visit.ts'
import { visitorOf, type Person } from '#machines/session/session-types.ts'
import { useServices } from '../api/services.tsx'
import { useSession, type SessionView } from '../session/session-context.tsx'

/** One visit of an address: where, who, and what the guard decided. */
export interface VisitView {
  /** Canonical. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  /** Whether the address is spelled canonically. */
  readonly isCanonical: boolean
  readonly person: Person | null
  readonly visitor: Visitor | null
  readonly access: Access
  readonly isAccessKnown: boolean
  readonly isMaintenance: boolean
  readonly visit: Visit
}

/** A visit by someone who is signed in. */
export interface SignedInVisit extends VisitView {
  readonly person: Person
  readonly visitor: Visitor
}

export const isSignedIn = (view: VisitView): view is SignedInVisit => view.person !== null

function accessStateOf({ status, access, accessState }: SessionView): 'loading' | 'ready' | 'unavailable' {
  // While signing out everything stays as it is.
  if (status === 'signingOut') return access ? 'ready' : 'loading'
  return accessState
}

/** The visit that the address and the session make together; null while it is not known whether there is a session. */
export function useVisit(): VisitView | null {
  const { config } = useServices()
  const session = useSession()
  const [location] = useLocation()
  const query = useSearch()
  if (session.status === 'restoring') return null

  const { person, access, endedBy, hasArrived, hasDeparted } = session
  const state = accessStateOf(session)
  const visitor = person && visitorOf(person)
  const path = canonicalPath(location)
  // A session that the aggregator ended leaves people where they are, and leads them back there.
  const isRemembered = endedBy === null || endedBy === 'refused'
  const search = query === '' ? '' : `?${query}`
  return {
    path,
    search,
    isCanonical: path === location,
    person,
    visitor,
    access: access ?? emptyAccess(person?.parentContactType),
    isAccessKnown: state !== 'loading',
    isMaintenance: config.maintenance,
    visit: decideVisit({
      path,
      search,
      visitor,
      access: state === 'ready' && access ? access : state === 'unavailable' ? 'unavailable' : 'loading',
      isMaintenance: config.maintenance,
      isArriving: hasArrived,
      isDeparting: hasDeparted && !isRemembered,
      isRemembered,
    }),
  }
}
