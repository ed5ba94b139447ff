import { segmentsOf } from './canonical-path.ts'
import type { ContactType } from './contact-types.ts'
import { labelsOfPage, opensPath, type AccessNode } from './permission-tree.ts'
import { bySpecificity, isMatch, toPattern, type RoutePattern } from './route-pattern.ts'
import type { OwnedSubRoute } from './sub-routes.ts'

/** What a contact may open and do: made once from the server's answers by `buildAccess`, then only asked. */
export interface Access {
  /** Null for a type that the portal does not know. */
  readonly contactType: ContactType | null
  /** What the contact is called now, which may be newer than the session; empty when the answer did not say. */
  readonly firstName: string
  readonly tree: readonly AccessNode[]
  /** Every path or pattern that opens, fixed ones included; the permissions of sub-routes are applied. */
  readonly allowedRoutes: readonly string[]
  /** The paths that GET /contact/routes named, sub-routes included. */
  readonly fetchedRoutes: readonly string[]
  /** Paths beside those of the tree that open without a further check of permissions. */
  readonly openPaths: ReadonlySet<string>
  /** Patterns with parameters that do so, by their number of segments. */
  readonly openPatterns: ReadonlyMap<number, readonly RoutePattern[]>
  readonly subRoutes: readonly OwnedSubRoute[]
  /** Lists to which unknown addresses below them lead. */
  readonly listsForUnknown: readonly string[]
}

const has = (labels: readonly string[], wanted: string) => labels.some((label) => label.toLowerCase() === wanted.toLowerCase())

/** Whether labels hold any of those that are asked for; everyone has "list". */
export const suffices = (labels: readonly string[], anyOf: readonly string[]) =>
  anyOf.some((wanted) => wanted.toLowerCase() === 'list' || has(labels, wanted))

/** Whether the contact may open an address. The query counts where a page needs another right for an existing record. */
export function decide(access: Access, path: string, search = ''): 'allowed' | 'refused' {
  const segments = segmentsOf(path)
  if (access.openPaths.has(`/${segments.join('/')}`) || opensPath(access.tree, segments)) return 'allowed'
  if (access.openPatterns.get(segments.length)?.some((pattern) => isMatch(pattern, segments))) return 'allowed'
  const [best, ...others] = access.subRoutes
    .filter(({ pattern }) => isMatch(pattern, segments))
    .sort((one, other) => bySpecificity(one.pattern, other.pattern))
  if (!best) return 'refused'
  const query = new URLSearchParams(search)
  const isPermitted = ({ owner, permissions, withQuery }: OwnedSubRoute) =>
    suffices(labelsOfPage(access.tree, owner), withQuery && query.get(withQuery.parameter) ? withQuery.permissions : permissions)
  const asSpecific = others.filter(({ pattern }) => bySpecificity(best.pattern, pattern) === 0)
  return [best, ...asSpecific].some(isPermitted) ? 'allowed' : 'refused'
}

/** Whether an address is one of the known pages below a page that the contact has, permitted or not. */
export function isKnownSubRoute(access: Access, path: string): boolean {
  const segments = segmentsOf(path)
  return access.subRoutes.some(({ pattern }) => isMatch(pattern, segments))
}

/** The permission labels of the page with this route, as received; none for a page without a node of the tree. */
export function permissionsOf(access: Access, pagePath: string): readonly string[] {
  const pattern = toPattern(pagePath)
  return pattern ? labelsOfPage(access.tree, pattern) : []
}

/** Whether the page with this route carries a permission; case does not count. */
export const can = (access: Access, pagePath: string, label: string): boolean => has(permissionsOf(access, pagePath), label)
