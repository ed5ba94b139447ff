import { fixedPages, opening, suffices, type Access } from './access.ts'
import { toContactType } from './contact-types.ts'
import { trailByName, trailsOf, type AccessNode } from './permission-tree.ts'
import { groupBy, shapeOf } from './route-pattern.ts'
import { mergeSubRoutes, type RouteEntry } from './sub-routes.ts'

interface AccessFacts {
  /** parentContactType of the session. */
  readonly contactType: unknown
  /** The permission tree. */
  readonly tree: readonly AccessNode[]
  /** The contact's extra routes. */
  readonly routes: readonly RouteEntry[]
  /** What the portal knows by itself of the pages below others; what the server says of one wins. */
  readonly portalRoutes: readonly RouteEntry[]
}

/** Builds a contact's access. */
export function buildAccess({ contactType: type, tree, routes: fetched, portalRoutes }: AccessFacts): Access {
  const contactType = toContactType(type)
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
  const pages = [...labelled.map(({ route }) => route), ...fetched.map(({ route }) => route)]
  const pageShapes = new Set(pages.map(shapeOf))
  // What stands below a page opens only to those who have the page.
  const subRoutes = mergeSubRoutes([...portalRoutes, ...fetched]).filter(({ owner }) => pageShapes.has(shapeOf(owner)))
  const permitted = subRoutes.filter(({ owner, permissions: needed, withQuery }) =>
    suffices(permissions.get(shapeOf(owner)) ?? [], [...needed, ...(withQuery?.permissions ?? [])]),
  )
  const open = [...fixedPages(contactType), ...pages]
  return {
    contactType,
    tree,
    allowedRoutes: [...new Set([...open, ...permitted.map(({ pattern }) => pattern)].map(({ text }) => text))],
    fetchedRoutes: fetched.flatMap(({ route, subRoutes: below }) => [route.text, ...below.map(({ pattern }) => pattern.text)]),
    ...opening(open),
    subRoutes,
    listsForUnknown: portalRoutes.flatMap(({ route, takesUnknown }) => (takesUnknown ? route.text : [])),
    permissions,
  }
}

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
      (trail.at(-1)?.routes ?? []).map((route) => [route.text, access.permissions.get(shapeOf(route)) ?? []]),
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
