import { paths } from './paths.ts'
import { canonicalPath, segmentsOf } from './canonical-path.ts'
import { isMatch, toPatterns, type RoutePattern } from './route-pattern.ts'

/** The decision about a visit; no part of the page runs before it is `open`. */
export type Visit =
  | { readonly kind: 'open' }
  | { readonly kind: 'redirect'; readonly to: string; readonly isRefused: boolean }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unavailable' }

const isAmong = (list: readonly RoutePattern[], path: string) => list.some((pattern) => isMatch(pattern, segmentsOf(path)))

/** Pages that redirect signed-in people to their home page. */
const onlySignedOut = toPatterns([paths.signIn, paths.newPassword, paths.validateCertificate, paths.maintenance])
const publicPages = [
  ...onlySignedOut,
  ...toPatterns([paths.denied, paths.forgotPassword, paths.resetLink, paths.certificateLink, paths.certificateOfLink, paths.snapshot]),
]
const longestReturn = 2000

/** Whether a page makes sense without a session only. */
export const isForSignedOut = (path: string): boolean => isAmong(onlySignedOut, path)

/** Whether a page is open without a session. */
export const isPublicPage = (path: string): boolean => isAmong(publicPages, path)

/** The address that a person may return to after signing in; null for anything that is not a protected page of the portal. */
export function returnPath(text: unknown): string | null {
  // Control characters and a second slash would lead off the portal.
  if (typeof text !== 'string' || text.length > longestReturn || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null
  const path = canonicalPath(text)
  const [, search = ''] = /\?([^#]*)/.exec(text) ?? []
  if (path === paths.home || path === paths.consent || isPublicPage(path)) return null
  return search === '' ? path : `${path}?${search}`
}

/** The page to return to that the query of an address names; null for none. */
export const nextOf = (search: string): string | null => returnPath(new URLSearchParams(search).get('next'))

/** A path with the page to return to. */
export const withNext = (path: string, next: string | null): string => (next === null ? path : `${path}?next=${encodeURIComponent(next)}`)

export const redirect = (to: string, isRefused = false): Visit => ({ kind: 'redirect', to, isRefused })
export const open: Visit = { kind: 'open' }

export interface SignedOutFacts {
  readonly path: string
  readonly search: string
  readonly isMaintenance: boolean
  /** The person signed out a moment ago, here or in another tab, and has not reached the page of sign-in since. */
  readonly isDeparting: boolean
  /** The next sign-in returns to this page, except after a sign-out. */
  readonly isRemembered: boolean
}

/** Where everyone is led while the portal is closed. */
export const decideMaintenance = (path: string): Visit => (path === paths.maintenance ? open : redirect(paths.maintenance))

/** The guard for those who are not signed in; wants a canonical path. */
export function decideSignedOut({ path, search, isMaintenance, isDeparting, isRemembered }: SignedOutFacts): Visit {
  if (isMaintenance) return decideMaintenance(path)
  if (isPublicPage(path)) return isDeparting && path !== paths.signIn ? redirect(paths.signIn) : open
  return redirect(withNext(paths.signIn, isRemembered ? returnPath(`${path}${search}`) : null))
}
