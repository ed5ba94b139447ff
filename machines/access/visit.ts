import { decide, emptyAccess, isKnownSubRoute, type Access } from './access.ts'
import { canonicalPath, pathSegment, segmentsOf } from './canonical-path.ts'
import { dashboards, toContactType } from './contact-types.ts'
import { isMatch, toPatterns, type RoutePattern } from './route-pattern.ts'

/** The signed-in person, as far as addresses depend on them. Keys are encrypted ids. */
export interface Visitor {
  readonly contactType: unknown
  readonly mandatoryConsent: unknown
  readonly nonMandatoryConsent: unknown
  readonly studentKey: string | null
  readonly centreKey: string | null
  readonly institutionKey: string | null
}

export interface VisitFacts {
  readonly path: string
  readonly search: string
  /** Null without a session. */
  readonly visitor: Visitor | null
  readonly access: Access | 'loading' | 'unavailable'
  readonly isMaintenance: boolean
  /** The person signed in a moment ago and has not reached a page since. */
  readonly isArriving: boolean
  /** The person signed out a moment ago, here or in another tab, and has not reached the page of sign-in since. */
  readonly isDeparting: boolean
  /** Whoever signs in next is led back to this page. Not so after a person has signed out. */
  readonly isRemembered: boolean
}

/** What becomes of a visit; nothing of the page may run before it is `open`. */
export type Visit =
  | { readonly kind: 'open' }
  | { readonly kind: 'redirect'; readonly to: string; readonly isRefused: boolean }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unavailable' }

export const signInPath = '/login'
export const deniedPath = '/LogInPermission'
export const consentPath = '/consent'
export const maintenancePath = '/maintenance'
const homePath = '/'

const isAmong = (list: readonly RoutePattern[], path: string) => list.some((pattern) => isMatch(pattern, segmentsOf(path)))

const onlySignedOut = toPatterns([signInPath, '/updatePassword', '/certificate-management/validate-certificate', maintenancePath])
const publicPages = [
  ...onlySignedOut,
  ...toPatterns([
    deniedPath,
    '/forgotpassword',
    '/updatePassword/:pwdresetkey',
    '/certificate-management/validate-certificate-link',
    '/certificate-management/validate-certificate-link/:id',
  ]),
]
/** Lists to which unknown addresses below them lead. */
const listsForUnknown: readonly string[] = ['/sms/testblock']
const longestReturn = 2000

/** Whether a consent is given: flags come as numbers or as text. */
export const isGiven = (flag: unknown): boolean => flag === 1 || flag === '1'

/** Whether a page is open without a session. */
export const isPublicPage = (path: string): boolean => isAmong(publicPages, path)

/** Whether a student still has a consent to give. */
export const hasConsentToGive = ({ contactType, mandatoryConsent, nonMandatoryConsent }: Visitor): boolean =>
  toContactType(contactType) === 'STUDENT' && !(isGiven(mandatoryConsent) && isGiven(nonMandatoryConsent))

/** Whether someone who has just signed in stays at the consents: no student gets past the mandatory one then. */
const isKeptAtConsent = ({ contactType, mandatoryConsent }: Visitor): boolean =>
  toContactType(contactType) === 'STUDENT' && !isGiven(mandatoryConsent)

/** Whether menu, top bar and footer stand around the pages; a student without any consent sees bare pages. */
export const hasShell = ({ contactType, mandatoryConsent, nonMandatoryConsent }: Visitor): boolean =>
  toContactType(contactType) !== 'STUDENT' || isGiven(mandatoryConsent) || isGiven(nonMandatoryConsent)

/** The address that a person may return to after signing in; null for anything that is not a protected page of the portal. */
export function returnPath(text: unknown): string | null {
  // Control characters and a second slash would lead off the portal.
  if (typeof text !== 'string' || text.length > longestReturn || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null
  const path = canonicalPath(text)
  const [, search = ''] = /\?([^#]*)/.exec(text) ?? []
  if (path === homePath || path === consentPath || isPublicPage(path)) return null
  return search === '' ? path : `${path}?${search}`
}

/** The parameter under which an address carries the page to return to. */
const nextOf = (search: string): string | null => returnPath(new URLSearchParams(search).get('next'))

const withNext = (path: string, next: string | null): string => (next === null ? path : `${path}?next=${encodeURIComponent(next)}`)

/** Where someone goes who has just signed in; `search` is that of the sign-in page. */
export function afterSignIn(visitor: Visitor, search: string): string {
  const next = nextOf(search)
  if (toContactType(visitor.contactType) !== 'STUDENT') return withNext(deniedPath, next)
  return hasConsentToGive(visitor) ? consentPath : (next ?? dashboards.STUDENT)
}

/** The address of a person's own profile. */
export function profilePath({ contactType, studentKey, centreKey }: Visitor): string {
  const type = toContactType(contactType)
  if (type === 'STUDENT' && studentKey !== null)
    return `/lead-management/regular-registration/regular-registration-edit/${pathSegment(studentKey)}`
  if (type === 'CENTER' && centreKey !== null) return `/lead-management/center-registration/edit/${pathSegment(centreKey)}`
  return '/profile'
}

/**
 * Whether a visit is still on the way from signing in to the page that follows: on the way lie the page of sign-in, the
 * gate of the permissions unless it stays shut, and for a student everything until the mandatory consent is given.
 */
export function isOnArrival({ path, visitor, visit }: { path: string; visitor: Visitor | null; visit: Visit }): boolean {
  if (visitor && isKeptAtConsent(visitor)) return true
  return visit.kind !== 'open' && [signInPath, deniedPath].includes(canonicalPath(path))
}

const redirect = (to: string, isRefused = false): Visit => ({ kind: 'redirect', to, isRefused })
const open: Visit = { kind: 'open' }
const waiting: Visit = { kind: 'waiting' }

function visitSignedOut(path: string, { search, isDeparting, isRemembered }: VisitFacts): Visit {
  if (isPublicPage(path)) return isDeparting && path !== signInPath ? redirect(signInPath) : open
  return redirect(withNext(signInPath, isRemembered ? returnPath(`${path}${search}`) : null))
}

/** Addresses that a type does not see itself: they stand for another one. */
function standIn(path: string, visitor: Visitor): string | null {
  const type = toContactType(visitor.contactType)
  if (path === homePath && type !== null) return dashboards[type]
  if (path === '/profile') return profilePath(visitor)
  if (path === '/sideNav/Results' && type === 'CENTER') return '/results'
  if (path === '/sms/invoicing' && type === 'INSTITUTE' && visitor.institutionKey !== null)
    return `/sms/invoicing/fixed-invoices-institutes/university-view/${pathSegment(visitor.institutionKey)}`
  return null
}

/** Right after sign-in the page is a gate: it waits for the permissions and lets every known type pass. */
function visitDenied({ visitor, access, isArriving, search }: VisitFacts): Visit {
  if (!isArriving || toContactType(visitor?.contactType) === null) return open
  return access === 'loading' ? waiting : redirect(nextOf(search) ?? homePath)
}

function visitProtected(path: string, search: string, access: VisitFacts['access'], contactType: unknown): Visit {
  const known = typeof access === 'string' ? emptyAccess(contactType) : access
  if (decide(known, path, search) === 'allowed') return open
  if (access === 'loading') return waiting
  if (access === 'unavailable') return { kind: 'unavailable' }
  const list = listsForUnknown.find((above) => path.startsWith(`${above}/`))
  if (list !== undefined && !isKnownSubRoute(known, path) && decide(known, list) === 'allowed') return redirect(list)
  return redirect(deniedPath, true)
}

/** The guard: decides over one visit of one address. */
export function decideVisit(facts: VisitFacts): Visit {
  const path = canonicalPath(facts.path)
  const { visitor } = facts
  if (facts.isMaintenance) return path === maintenancePath ? open : redirect(maintenancePath)
  if (!visitor) return visitSignedOut(path, facts)
  if (path === signInPath && facts.isArriving) return redirect(afterSignIn(visitor, facts.search))
  if (path === deniedPath) return visitDenied(facts)
  if (path === consentPath) return hasConsentToGive(visitor) ? open : redirect(homePath)
  if (isAmong(onlySignedOut, path)) return redirect(homePath)
  if (isPublicPage(path)) return open
  if (facts.isArriving && isKeptAtConsent(visitor)) return redirect(consentPath)
  const other = standIn(path, visitor)
  if (other !== null && other !== path) return redirect(other)
  if (path === homePath) return redirect(deniedPath, true)
  return visitProtected(path, facts.search, facts.access, visitor.contactType)
}
