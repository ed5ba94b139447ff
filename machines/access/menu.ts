import type { Access } from './access.ts'
import { addressOf } from './address.ts'
import { pathSegment, segmentsOf, segmentText } from './canonical-path.ts'
import { paths } from './paths.ts'
import { routesAbove, trailByName, withoutSpaces, type AccessNode, type Trail } from './permission-tree.ts'
import { bySpecificity, hasParameters, isMatch } from './route-pattern.ts'

/** A link of the menu, of a group's page or of the dashboard. */
export interface MenuLink {
  readonly node: AccessNode
  readonly label: string
  readonly iconName: string
  readonly href: string
}

/** An entry of the menu: it expands in place, opens the page of its group, or leads straight to a page. */
export interface MenuEntry extends MenuLink {
  readonly kind: 'expands' | 'opens' | 'leads'
  /** What it expands to; empty for the other kinds. */
  readonly children: readonly MenuLink[]
}

interface MenuFacts {
  readonly access: Access
  readonly productName: string
  /** Encrypted id of a student; null for everybody else. */
  readonly studentKey: string | null
}

const directLinks: ReadonlyMap<string, string> = new Map([
  ['ResultsManagement', paths.results],
  ['Reports', paths.reports],
])
const ofStudents: ReadonlySet<string> = new Set(['Results', 'ResultsManagement'])

const [groupFolder] = segmentsOf(paths.group)

/** Whether a path is that of a page of a group. */
export const isGroupPath = (segments: readonly string[]): boolean => segments[0] === groupFolder && segments.length === 2

/** The page that lists what is below a node. */
export const sideNavPath = (name: string): string => addressOf(paths.group, { name: withoutSpaces(name) })

const ownRoute = (node: AccessNode): string | null => node.routes.find((route) => !hasParameters(route))?.text ?? null

/** Whether the menu leaves out a component that stands below another one. */
export const isHidden = (contactType: Access['contactType'], node: Pick<AccessNode, 'id'>, child: Pick<AccessNode, 'id'>): boolean =>
  contactType === 'NCUK' && node.id === '1' && child.id === '71'

/** What is below a node in the menu; administrators do not see component 71 of component 1. */
export const childrenInMenu = ({ contactType }: Access, node: AccessNode): readonly AccessNode[] =>
  node.children.some((child) => isHidden(contactType, node, child))
    ? node.children.filter((child) => !isHidden(contactType, node, child))
    : node.children

/** How a node is called in menu and trail; centres know two of them by other names. */
export function labelOf({ contactType }: Pick<Access, 'contactType'>, productName: string, { name }: Pick<AccessNode, 'name'>): string {
  if (contactType === 'CENTER' && name === 'Entity Management') return `${productName} Management`
  if (contactType === 'CENTER' && name === 'Centre Registration Listing') return 'Centre Registration'
  return name
}

/** The link of a node: to its own page, to the page of its group, or straight to where its name leads. */
export function linkOf({ access, productName, studentKey }: MenuFacts, node: AccessNode): MenuLink {
  const name = withoutSpaces(node.name)
  const direct = directLinks.get(name)
  const isGroup = direct === undefined && childrenInMenu(access, node).length > 0
  const page = isGroup ? sideNavPath(node.name) : (ownRoute(node) ?? direct ?? sideNavPath(node.name))
  const isOwn = access.contactType === 'STUDENT' && studentKey !== null && ofStudents.has(name) && !isGroup
  return {
    node,
    label: labelOf(access, productName, node),
    iconName: node.iconName,
    href: isOwn ? `${page}/${pathSegment(studentKey)}` : page,
  }
}

function kindOf(access: Access, node: AccessNode): MenuEntry['kind'] {
  const children = childrenInMenu(access, node)
  if (children.length === 0 || directLinks.has(withoutSpaces(node.name))) return 'leads'
  return children.some((child) => childrenInMenu(access, child).length > 0) ? 'opens' : 'expands'
}

/** The side menu of a contact, which is also what the dashboard's tiles show. */
export const buildMenu = (facts: MenuFacts): readonly MenuEntry[] =>
  facts.access.tree.map((node) => {
    const kind = kindOf(facts.access, node)
    let children: readonly MenuLink[] | null = kind === 'expands' ? null : []
    return {
      ...linkOf(facts, node),
      kind,
      // Made when it is opened: thousands may stand below the entries, and one of them is open.
      get children() {
        return (children ??= childrenInMenu(facts.access, node).map((child) => linkOf(facts, child)))
      },
    }
  })

/** The node that a group's page is of: pages share the names of some groups, and those have nothing below them. */
const trailOfGroup = (access: Access, name: string): Trail | null =>
  trailByName(access.tree, segmentText(name), (node) => childrenInMenu(access, node).length > 0)

/** The page of a group: its name and what is below it; null when there is no node of that name. */
export function groupPage(facts: MenuFacts, name: string): { readonly title: string; readonly links: readonly MenuLink[] } | null {
  const node = trailOfGroup(facts.access, name)?.at(-1)
  if (!node) return null
  return {
    title: labelOf(facts.access, facts.productName, node),
    links: childrenInMenu(facts.access, node).map((child) => linkOf(facts, child)),
  }
}

/** Whether the menu shows a node, itself and all above it. */
export const isInMenu = (access: Access, trail: Trail): boolean =>
  trail.every((node, index) => index === 0 || !isHidden(access.contactType, trail[index - 1] ?? node, node))

/**
 * The node that a path belongs to, with all above it: the longest route that is the path or leads to it, else the page that
 * the path is known to stand below, and of nodes with the same route one that the menu shows; null for none.
 */
export function trailOfPath(access: Access, path: string): Trail | null {
  const segments = segmentsOf(path)
  if (isGroupPath(segments)) return trailOfGroup(access, segments[1] ?? '')
  return trailAbove(access, segments) ?? trailOfOwner(access, segments)
}

/** The node of the page that owns a sub-route whose address does not begin with the page's own. */
function trailOfOwner(access: Access, segments: readonly string[]): Trail | null {
  for (const { pattern, owner } of access.subRoutes) {
    const trail = isMatch(pattern, segments) && !hasParameters(owner) ? trailAbove(access, segmentsOf(owner.text)) : null
    if (trail !== null) return trail
  }
  return null
}

function trailAbove(access: Access, segments: readonly string[]): Trail | null {
  const rank = ({ trail }: { readonly trail: Trail }) => (isInMenu(access, trail) ? 0 : 1)
  const [best] = routesAbove(access.tree, segments).toSorted(
    (one, other) =>
      other.route.segments.length - one.route.segments.length || bySpecificity(one.route, other.route) || rank(one) - rank(other),
  )
  return best?.trail ?? null
}
