import { fixedPages, opening, suffices, type Access } from './access.ts'
import { toContactType } from './contact-types.ts'
import { paths } from './paths.ts'
import { foldedName, lastOf, trailByName, trailsOf, type AccessNode } from './permission-tree.ts'
import { shapeOf, type RoutePattern } from './route-pattern.ts'
import { mergeSubRoutes, type RouteEntry } from './sub-routes.ts'

interface AccessFacts {
  /** parentContactType of the session. */
  readonly contactType: unknown
  readonly firstName?: string
  /** The permission tree. */
  readonly tree: readonly AccessNode[]
  /** The contact's extra routes. */
  readonly routes: readonly RouteEntry[]
  /** What the portal knows by itself of the pages below others; what the server says of one wins. */
  readonly portalRoutes: readonly RouteEntry[]
}

/** Builds a contact's access. */
export function buildAccess({ contactType: type, firstName = '', tree, routes: fetched, portalRoutes }: AccessFacts): Access {
  const contactType = toContactType(type)
  const pages: RoutePattern[] = []
  const permissions = new Map<string, readonly string[]>()
  for (const trail of trailsOf(tree)) {
    const { routes, permissions: labels } = lastOf(trail)
    for (const route of routes) {
      const shape = shapeOf(route)
      pages.push(route)
      const known = permissions.get(shape)
      // The node's own list: a set for each page of a large tree would be most of what is allocated here.
      permissions.set(shape, known ? [...new Set([...known, ...labels])] : labels)
    }
  }
  const fetchedShapes = new Set(fetched.map(({ route }) => shapeOf(route)))
  const isPage = (shape: string) => permissions.has(shape) || fetchedShapes.has(shape)
  // What stands below a page opens only to those who have the page.
  const subRoutes = mergeSubRoutes([...portalRoutes, ...fetched]).filter(({ owner }) => isPage(shapeOf(owner)))
  const open = [...fixedPages(contactType), ...pages, ...fetched.map(({ route }) => route)]
  return {
    contactType,
    firstName,
    tree,
    // Made when it is asked for: it is only stored, after the menu is drawn.
    get allowedRoutes() {
      const permitted = subRoutes.filter(({ owner, permissions: needed, withQuery }) =>
        suffices(permissions.get(shapeOf(owner)) ?? [], [...needed, ...(withQuery?.permissions ?? [])]),
      )
      return [...new Set([...open, ...permitted.map(({ pattern }) => pattern)].map(({ text }) => text))]
    },
    fetchedRoutes: fetched.flatMap(({ route, subRoutes: below }) => [route.text, ...below.map(({ pattern }) => pattern.text)]),
    ...opening(open),
    subRoutes,
    listsForUnknown: portalRoutes.flatMap(({ route, takesUnknown }) => (takesUnknown ? route.text : [])),
    permissions,
  }
}

/** The componentId of the node with this name, spaces and case aside, of a page before that of a group; null when there is none. */
export const componentIdOf = (access: Access, name: string): string | null =>
  trailByName(access.tree, name, ({ routes }) => routes.length > 0)?.at(-1)?.id || null

/** The componentId of the node with this name, spaces and case aside, that has the page; null when there is none. */
export const componentIdAt = ({ tree }: Access, name: string, page: string): string | null =>
  trailsOf(tree)
    .map(lastOf)
    .find((node) => node.routes.some(({ text }) => text === page) && foldedName(node.name) === foldedName(name))?.id || null

const { curriculumCentres: forCentres, curriculumCentresOfAdministrators: forAdministrators } = paths

/**
 * The labels of every page by its path, as they are stored for pages to use. The selection of curriculum centres is one
 * page under two addresses: administrators find its labels under theirs, centres under theirs.
 */
export function pagePermissions(access: Access): Readonly<Record<string, readonly string[]>> {
  const entries = new Map(
    trailsOf(access.tree).flatMap((trail) =>
      lastOf(trail).routes.map((route) => [route.text, [...(access.permissions.get(shapeOf(route)) ?? [])]]),
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
