import { decide, type Access } from '#machines/access/access.ts'
import { canonicalPath } from '#machines/access/canonical-path.ts'
import { dashboards } from '#machines/access/contact-types.ts'
import { crumbsOf } from '#machines/access/crumbs.ts'
import { isInMenu, labelOf, linkOf, trailOfPath } from '#machines/access/menu.ts'
import { trailsOf } from '#machines/access/permission-tree.ts'
import { hasParameters } from '#machines/access/route-pattern.ts'
import { profilePath, type Visitor } from '#machines/access/visit.ts'
import { paths } from '#machines/access/paths.ts'
import type { RouteSpec } from '../route-spec.ts'
import { texts } from '../texts.ts'

/** A page that a person may go to. */
export interface Destination {
  readonly label: string
  /** The names of its parents in the menu, outermost first. */
  readonly trail: readonly string[]
  readonly href: string
  readonly iconName: string
}

interface DestinationFacts {
  readonly access: Access
  readonly productName: string
  readonly visitor: Visitor
  readonly routes: readonly RouteSpec[]
}

/** Every entry of the menu, at any depth. */
function inMenu({ access, productName, visitor }: DestinationFacts): readonly Destination[] {
  const facts = { access, productName, studentKey: visitor.studentKey }
  return trailsOf(access.tree).flatMap((trail) => {
    const node = trail.at(-1)
    if (!node || !isInMenu(access, trail)) return []
    const { label, href, iconName } = linkOf(facts, node)
    return [{ label, href, iconName, trail: trail.slice(0, -1).map((above) => labelOf(access, productName, above)) }]
  })
}

/** The pages of the route table whose pattern is a plain address; of routes that share a page, the first. */
function inTable({ access, productName, routes }: DestinationFacts): readonly Destination[] {
  const families = new Set<string>()
  return routes.flatMap(({ pattern, title, layout, family }) => {
    if (hasParameters(pattern) || layout === 'public' || layout === 'maintenance') return []
    if (family !== undefined && families.has(family)) return []
    if (family !== undefined) families.add(family)
    const path = pattern.text
    const trail = crumbsOf({ access, productName, path, title }).slice(0, -1)
    const iconName = trailOfPath(access, path)?.at(-1)?.iconName ?? ''
    return [{ label: title, href: path, iconName, trail: trail.map(({ label }) => label) }]
  })
}

/** The pages of the person themselves. */
function ofPerson({ access, visitor }: DestinationFacts): readonly Destination[] {
  const page = (label: string, href: string, iconName: string): Destination => ({ label, href, iconName, trail: [] })
  return [
    ...(access.contactType ? [page(texts.dashboard, dashboards[access.contactType], 'layout-grid')] : []),
    page(texts.profile, profilePath(visitor), 'user-round'),
    page(texts.changePassword, paths.changePassword, 'key-round'),
  ]
}

/**
 * Every page that the guard allows this person to open, once each, without pages of single records. The menu's name of a
 * page is preferred to its title.
 */
export function destinationsOf(facts: DestinationFacts): readonly Destination[] {
  const found = new Map<string, Destination>()
  for (const page of [...ofPerson(facts), ...inMenu(facts), ...inTable(facts)]) {
    const path = canonicalPath(page.href)
    const isOwn = page.href === paths.profile && profilePath(facts.visitor) !== paths.profile
    if (!isOwn && !found.has(path) && decide(facts.access, path) === 'allowed') found.set(path, page)
  }
  return [...found.values()]
}
