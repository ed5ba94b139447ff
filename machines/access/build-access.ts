import { suffices, type Access } from './access.ts'
import { fixedPages, opening } from './fixed-pages.ts'
import { toContactType } from './contact-types.ts'
import { paths } from './paths.ts'
import { foldedName, hasPage, labelsOfPage, lastOf, trailByName, trailsOf, type AccessNode } from './permission-tree.ts'
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
  const fetchedShapes = new Set(fetched.map(({ route }) => shapeOf(route)))
  const isPage = (route: RoutePattern) => fetchedShapes.has(shapeOf(route)) || hasPage(tree, route)
  // What stands below a page opens only to those who have the page.
  const subRoutes = mergeSubRoutes([...portalRoutes, ...fetched]).filter(({ owner }) => isPage(owner))
  const [fixed, ofContact] = [fixedPages(contactType), fetched.map(({ route }) => route)]
  return {
    contactType,
    firstName,
    tree,
    // Made when it is asked for: it is only stored, after the menu is drawn.
    get allowedRoutes() {
      const permitted = subRoutes.filter(({ owner, permissions: needed, withQuery }) =>
        suffices(labelsOfPage(tree, owner), [...needed, ...(withQuery?.permissions ?? [])]),
      )
      const pages = trailsOf(tree).flatMap((trail) => lastOf(trail).routes)
      return [...new Set([...fixed, ...pages, ...ofContact, ...permitted.map(({ pattern }) => pattern)].map(({ text }) => text))]
    },
    fetchedRoutes: fetched.flatMap(({ route, subRoutes: below }) => [route.text, ...below.map(({ pattern }) => pattern.text)]),
    ...opening([...fixed, ...ofContact]),
    subRoutes,
    listsForUnknown: portalRoutes.flatMap(({ route, takesUnknown }) => (takesUnknown ? route.text : [])),
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
    trailsOf(access.tree).flatMap((trail) => lastOf(trail).routes.map((route) => [route.text, [...labelsOfPage(access.tree, route)]])),
  )
  const [own, other] = access.contactType === 'NCUK' ? [forAdministrators, forCentres] : [forCentres, forAdministrators]
  if (access.contactType === 'NCUK' || access.contactType === 'CENTER') {
    const labels = entries.get(own) ?? entries.get(other)
    entries.delete(other)
    if (labels) entries.set(own, labels)
  }
  return Object.fromEntries(entries)
}
