import { decide, isKnownSubRoute, type Access } from './access.ts'
import { emptyAccess } from './fixed-pages.ts'
import { addressOf } from './address.ts'
import { canonicalPath } from './canonical-path.ts'
import { isGiven } from './consents.ts'
import { dashboards, ownRecords, toContactType } from './contact-types.ts'
import { paths } from './paths.ts'
import {
  decideMaintenance,
  decideSignedOut,
  isForSignedOut,
  isPublicPage,
  nextOf,
  open,
  redirect,
  withNext,
  type SignedOutFacts,
  type Visit,
} from './public-visit.ts'

/** The signed-in person, as far as addresses depend on them. Keys are encrypted ids. */
export interface Visitor {
  readonly contactType: unknown
  readonly mandatoryConsent: unknown
  readonly nonMandatoryConsent: unknown
  readonly studentKey: string | null
  readonly centreKey: string | null
  readonly institutionKey: string | null
}

export interface VisitFacts extends SignedOutFacts {
  /** Null without a session. */
  readonly visitor: Visitor | null
  readonly access: Access | 'loading' | 'unavailable'
  /** The person signed in a moment ago and has not reached a page since. */
  readonly isArriving: boolean
}

const waiting: Visit = { kind: 'waiting' }

/** Whether a student still has a consent to give. */
export const hasConsentToGive = ({ contactType, mandatoryConsent, nonMandatoryConsent }: Visitor): boolean =>
  toContactType(contactType) === 'STUDENT' && !(isGiven(mandatoryConsent) && isGiven(nonMandatoryConsent))

/** Whether someone who has just signed in stays at the consents: no student gets past the mandatory one then. */
const isKeptAtConsent = ({ contactType, mandatoryConsent }: Visitor): boolean =>
  toContactType(contactType) === 'STUDENT' && !isGiven(mandatoryConsent)

/** Whether menu, top bar and footer stand around the pages; a student without any consent sees bare pages. */
export const hasShell = ({ contactType, mandatoryConsent, nonMandatoryConsent }: Visitor): boolean =>
  toContactType(contactType) !== 'STUDENT' || isGiven(mandatoryConsent) || isGiven(nonMandatoryConsent)

/** Where someone goes who has just signed in; `search` is that of the sign-in page. */
export function afterSignIn(visitor: Visitor, search: string): string {
  const next = nextOf(search)
  if (toContactType(visitor.contactType) !== 'STUDENT') return withNext(paths.denied, next)
  return hasConsentToGive(visitor) ? paths.consent : (next ?? dashboards.STUDENT)
}

/** The address of a person's own profile. */
export function profilePath({ contactType, studentKey, centreKey }: Visitor): string {
  const type = toContactType(contactType)
  if (type === 'STUDENT' && studentKey !== null) return addressOf(ownRecords.STUDENT, { studentMasterId: studentKey })
  if (type === 'CENTER' && centreKey !== null) return addressOf(ownRecords.CENTER, { centreEditId: centreKey })
  return paths.profile
}

/**
 * Whether a visit is still on the way from signing in to the page that follows: at the page of sign-in or of refusal
 * (`paths.denied`) while it does not open, and for a student anywhere until the mandatory consent is given.
 */
export function isOnArrival({ path, visitor, visit }: { path: string; visitor: Visitor | null; visit: Visit }): boolean {
  if (visitor && isKeptAtConsent(visitor)) return true
  return visit.kind !== 'open' && ([paths.signIn, paths.denied] as readonly string[]).includes(canonicalPath(path))
}

const resultsGroup = addressOf(paths.group, { name: 'Results' })

/** The address that a person is sent to in place of this one; null for most. */
function substituteFor(path: string, visitor: Visitor): string | null {
  const type = toContactType(visitor.contactType)
  if (path === paths.home && type !== null) return dashboards[type]
  if (path === paths.profile) return profilePath(visitor)
  if (path === resultsGroup && type === 'CENTER') return paths.results
  if (path === paths.invoices && type === 'INSTITUTE' && visitor.institutionKey !== null)
    return addressOf(paths.invoicesOfUniversity, { institutionId: visitor.institutionKey })
  return null
}

/** The page of refusal (`paths.denied`): right after sign-in it waits for the permissions and lets every known type pass. */
function visitDenied({ visitor, access, isArriving, search }: VisitFacts): Visit {
  if (!isArriving || toContactType(visitor?.contactType) === null) return open
  return access === 'loading' ? waiting : redirect(nextOf(search) ?? paths.home)
}

function visitProtected(path: string, search: string, access: VisitFacts['access'], contactType: unknown): Visit {
  const known = typeof access === 'string' ? emptyAccess(contactType) : access
  if (decide(known, path, search) === 'allowed') return open
  if (access === 'loading') return waiting
  if (access === 'unavailable') return { kind: 'unavailable' }
  const list = known.listsForUnknown.find((above) => path.startsWith(`${above}/`))
  if (list !== undefined && !isKnownSubRoute(known, path) && decide(known, list) === 'allowed') return redirect(list)
  return redirect(paths.denied, true)
}

/** The guard: decides over one visit of one address. */
export function decideVisit(facts: VisitFacts): Visit {
  const path = canonicalPath(facts.path)
  const { visitor } = facts
  if (!visitor) return decideSignedOut({ ...facts, path })
  if (facts.isMaintenance) return decideMaintenance(path)
  if (path === paths.signIn && facts.isArriving) return redirect(afterSignIn(visitor, facts.search))
  if (path === paths.denied) return visitDenied(facts)
  if (path === paths.consent) return hasConsentToGive(visitor) ? open : redirect(paths.home)
  if (isForSignedOut(path)) return redirect(paths.home)
  if (isPublicPage(path)) return open
  if (facts.isArriving && isKeptAtConsent(visitor)) return redirect(paths.consent)
  const other = substituteFor(path, visitor)
  if (other !== null && other !== path) return redirect(other)
  if (path === paths.home) return redirect(paths.denied, true)
  return visitProtected(path, facts.search, facts.access, visitor.contactType)
}
