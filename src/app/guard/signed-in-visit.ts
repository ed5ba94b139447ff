import type { Access } from '#machines/access/access.ts'
import { emptyAccess } from '#machines/access/fixed-pages.ts'
import type { Visit } from '#machines/access/public-visit.ts'
import { decideVisit, isOnArrival, type Visitor } from '#machines/access/visit.ts'
import { visitorOf, type Person } from '#machines/session/session-types.ts'
import type { SessionView } from '#src/session/session-context.tsx'

/** An address as someone came to it. */
export interface VisitedPlace {
  /** Canonical. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  /** Whether the address is spelled canonically. */
  readonly isCanonical: boolean
  readonly isMaintenance: boolean
  /** The next sign-in returns here. */
  readonly isRemembered: boolean
}

/** A visit by someone who is signed in. */
export interface SignedInVisit extends VisitedPlace {
  readonly person: Person
  readonly visitor: Visitor
  readonly access: Access
  readonly accessState: SessionView['accessState']
  readonly visit: Visit
  /** Still on the way from signing in to the page that follows. */
  readonly isOnArrival: boolean
}

function accessStateOf({ status, access, accessState }: SessionView): SessionView['accessState'] {
  // While signing out everything stays as it is.
  if (status === 'signingOut') return access ? 'ready' : 'loading'
  return accessState
}

const visitors = new WeakMap<Person, Visitor>()

/** The same object for the same person, so that an unchanged visit is known as such. */
function visitorFor(person: Person): Visitor {
  const visitor = visitors.get(person) ?? visitorOf(person)
  visitors.set(person, visitor)
  return visitor
}

/** The visit of a person, decided by the guard with all that it knows of them. */
export function visitOf(place: VisitedPlace, person: Person, session: SessionView): SignedInVisit {
  const { path, search, isMaintenance, isRemembered } = place
  const { access, hasArrived, hasDeparted } = session
  const state = accessStateOf(session)
  const visitor = visitorFor(person)
  const visit = decideVisit({
    path,
    search,
    visitor,
    access: state === 'ready' && access ? access : state === 'unavailable' ? 'unavailable' : 'loading',
    isMaintenance,
    isArriving: hasArrived,
    isDeparting: hasDeparted && !isRemembered,
    isRemembered,
  })
  return {
    ...place,
    person,
    visitor,
    access: access ?? emptyAccess(person.parentContactType),
    accessState: state,
    visit,
    isOnArrival: isOnArrival({ path, visitor, visit }),
  }
}
