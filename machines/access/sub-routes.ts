import { shapeOf, type RoutePattern } from './route-pattern.ts'

/** A page below another one. Any one of `permissions` opens it; "list" opens it to everyone who has the page above. */
export interface SubRoute {
  readonly pattern: RoutePattern
  readonly permissions: readonly string[]
  /** Other permissions for an address whose query names a record. */
  readonly withQuery?: { readonly parameter: string; readonly permissions: readonly string[] }
  /** The page is for new and for existing records, and each needs its own right. */
  readonly isPerRecord?: true
}

/** A page with those below it. */
export interface RouteEntry {
  readonly route: RoutePattern
  readonly subRoutes: readonly SubRoute[]
  /** Unknown addresses below the page lead to it. */
  readonly takesUnknown?: boolean
}

/** A sub-route and the page that it belongs to. */
export interface OwnedSubRoute extends SubRoute {
  readonly owner: RoutePattern
}

/** The permissions that open a page: of those that the server names only the page's own ones, where there are any. */
function narrowed(own: readonly string[], said: readonly string[]): readonly string[] {
  const kept = own.filter((label) => said.some((other) => other.toLowerCase() === label.toLowerCase()))
  return kept.length > 0 ? kept : said
}

function merged(before: OwnedSubRoute | undefined, sub: OwnedSubRoute): OwnedSubRoute {
  if (!before?.isPerRecord) return sub
  const { withQuery } = before
  return {
    ...before,
    ...sub,
    permissions: narrowed(before.permissions, sub.permissions),
    ...(withQuery ? { withQuery: { ...withQuery, permissions: narrowed(withQuery.permissions, sub.permissions) } } : {}),
  }
}

/**
 * The sub-routes of all entries; a later entry replaces the permissions of a page. The server's patterns do not distinguish a
 * new record from an existing one, so where a page needs a right of its own for each, and the server names both, each keeps its own.
 */
export function mergeSubRoutes(entries: readonly RouteEntry[]): readonly OwnedSubRoute[] {
  const all = new Map<string, OwnedSubRoute>()
  for (const { route, subRoutes } of entries)
    for (const sub of subRoutes) {
      const key = `${shapeOf(route)} ${shapeOf(sub.pattern)}`
      all.set(key, merged(all.get(key), { ...sub, owner: route }))
    }
  return [...all.values()]
}
