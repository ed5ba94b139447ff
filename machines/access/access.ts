import { segmentsOf } from './canonical-path.ts'
import { allowedByType, alwaysAllowed, toContactType, type ContactType } from './contact-types.ts'
import { readTree, trailByName, trailsOf, type AccessNode } from './permission-tree.ts'
import { bySpecificity, isMatch, shapeOf, toPattern, type RoutePattern } from './route-pattern.ts'
import { builtInEntries, mergeSubRoutes, readEntries, type OwnedSubRoute } from './sub-routes.ts'

/** What a contact may open and do: made once from the server's answers, then only asked. */
export interface Access {
  /** Null for a type that the portal does not know. */
  readonly contactType: ContactType | null
  readonly tree: readonly AccessNode[]
  /** Every path or pattern that opens, fixed ones included; the permissions of sub-routes are applied. */
  readonly allowedRoutes: readonly string[]
  /** The paths that GET /contact/routes named, sub-routes included. */
  readonly fetchedRoutes: readonly string[]
  /** Patterns that open as they stand, by their number of segments. */
  readonly openPatterns: ReadonlyMap<number, readonly RoutePattern[]>
  readonly subRoutes: readonly OwnedSubRoute[]
  /** Labels per page, by the shape of the page's route. */
  readonly permissions: ReadonlyMap<string, readonly string[]>
}

export interface AccessFacts {
  /** parentContactType of the session. */
  readonly contactType: unknown
  /** routePermissions of the permission answer; anything unreadable counts as an empty tree. */
  readonly tree: unknown
  /** data of GET /contact/routes; anything unreadable counts as none. */
  readonly routes: unknown
}

const patternsOf = (texts: readonly string[]) => texts.flatMap((text) => toPattern(text) ?? [])
const groupBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

const has = (labels: readonly string[], wanted: string) => labels.some((label) => label.toLowerCase() === wanted.toLowerCase())
const suffices = (labels: readonly string[], anyOf: readonly string[]) =>
  anyOf.some((wanted) => wanted.toLowerCase() === 'list' || has(labels, wanted))

/** Builds a contact's access. Never throws: what cannot be read gives no rights. */
export function buildAccess(facts: AccessFacts): Access {
  const contactType = toContactType(facts.contactType)
  const tree = readTree(facts.tree)
  const fetched = readEntries(facts.routes)
  const labelled = [...trailsOf(tree)].flatMap((trail) => {
    const node = trail.at(-1)
    return node ? node.routes.map((route) => ({ route, labels: node.permissions })) : []
  })
  const permissions = new Map(
    [...groupBy(labelled, ({ route }) => shapeOf(route))].map(([shape, pages]) => [
      shape,
      [...new Set(pages.flatMap(({ labels }) => labels))],
    ]),
  )
  const fixed = patternsOf([...alwaysAllowed, ...(contactType ? allowedByType[contactType] : [])])
  const pages = [...labelled.map(({ route }) => route), ...fetched.map(({ route }) => route)]
  const pageShapes = new Set(pages.map(shapeOf))
  // What stands below a page opens only to those who have the page.
  const subRoutes = mergeSubRoutes([...builtInEntries, ...fetched]).filter(({ owner }) => pageShapes.has(shapeOf(owner)))
  const permitted = subRoutes.filter(({ owner, permissions: needed, withQuery }) =>
    suffices(permissions.get(shapeOf(owner)) ?? [], [...needed, ...(withQuery?.permissions ?? [])]),
  )
  const open = [...fixed, ...pages]
  return {
    contactType,
    tree,
    allowedRoutes: [...new Set([...open, ...permitted.map(({ pattern }) => pattern)].map(({ text }) => text))],
    fetchedRoutes: fetched.flatMap(({ route, subRoutes: below }) => [route.text, ...below.map(({ pattern }) => pattern.text)]),
    openPatterns: groupBy(open, ({ segments }) => segments.length),
    subRoutes,
    permissions,
  }
}

/** Whether the contact may open an address. The query counts where a page needs another right for an existing record. */
export function decide(access: Access, path: string, search = ''): 'allowed' | 'refused' {
  const segments = segmentsOf(path)
  if (access.openPatterns.get(segments.length)?.some((pattern) => isMatch(pattern, segments))) return 'allowed'
  const [best, ...others] = access.subRoutes
    .filter(({ pattern }) => isMatch(pattern, segments))
    .sort((one, other) => bySpecificity(one.pattern, other.pattern))
  if (!best) return 'refused'
  const query = new URLSearchParams(search)
  const isPermitted = ({ owner, permissions, withQuery }: OwnedSubRoute) =>
    suffices(
      access.permissions.get(shapeOf(owner)) ?? [],
      withQuery && query.get(withQuery.parameter) ? withQuery.permissions : permissions,
    )
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
  return (pattern && access.permissions.get(shapeOf(pattern))) ?? []
}

/** Whether the page with this route carries a permission; case does not count. */
export const can = (access: Access, pagePath: string, label: string): boolean => has(permissionsOf(access, pagePath), label)

/** The componentId of the node with this name, spaces and case aside; null when there is none. */
export const componentIdOf = (access: Access, name: string): string | null => trailByName(access.tree, name)?.at(-1)?.id || null

const forCentres = '/sms/curriculum-centers'
const forAdministrators = '/sms/curriculum-centers-ncuk'

/**
 * The labels of every page by its path, as they are stored for pages to use. The selection of curriculum centres is one
 * page under two addresses: administrators find its labels under theirs, centres under theirs.
 */
export function pagePermissions(access: Access): Readonly<Record<string, readonly string[]>> {
  const entries = new Map(
    [...trailsOf(access.tree)].flatMap((trail) =>
      (trail.at(-1)?.routes ?? []).map((route) => [route.text, permissionsOf(access, route.text)]),
    ),
  )
  const [own, other] = access.contactType === 'NCUK' ? [forAdministrators, forCentres] : [forCentres, forAdministrators]
  if (access.contactType === 'NCUK' || access.contactType === 'CENTER') {
    const labels = entries.get(own) ?? entries.get(other)
    entries.delete(other)
    if (labels) entries.set(own, labels)
  }
  return Object.fromEntries(entries)
}

/** Nothing beyond the fixed lists: what counts while the permissions could not be loaded. */
export const emptyAccess = (contactType: unknown): Access => buildAccess({ contactType, tree: [], routes: [] })
