import { isMatch, shapeOf, type RoutePattern } from './route-pattern.ts'

/** A node of the permission tree. */
export interface AccessNode {
  readonly id: string
  readonly name: string
  readonly routes: readonly RoutePattern[]
  /** Labels as received. */
  readonly permissions: readonly string[]
  readonly iconName: string
  readonly children: readonly AccessNode[]
}

/** A node with all above it, outermost first. */
export type Trail = readonly [...AccessNode[], AccessNode]

/** The node that a trail leads to. */
export const lastOf = (trail: Trail): AccessNode => trail.at(-1) ?? trail[0]

/** Makes a function of a tree that works once for each tree, when it is first called: pages ask it several times. */
function oncePerTree<Result>(work: (tree: readonly AccessNode[]) => Result): (tree: readonly AccessNode[]) => Result {
  const known = new WeakMap<readonly AccessNode[], Result>()
  return (tree) => {
    const before = known.get(tree)
    if (before) return before
    const result = work(tree)
    known.set(tree, result)
    return result
  }
}

/** Every node of a tree with its trail, in the order of the menu. */
export const trailsOf = oncePerTree((tree): readonly Trail[] => {
  const found: Trail[] = []
  const open: Trail[] = tree.map((node): Trail => [node]).toReversed()
  for (let trail = open.pop(); trail; trail = open.pop()) {
    found.push(trail)
    const { children } = lastOf(trail)
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index]
      if (child) open.push([...trail, child])
    }
  }
  return found
})

/** A component's name for comparing: without spaces. */
export const withoutSpaces = (name: string): string => (/\s/.test(name) ? name.replaceAll(/\s/g, '') : name)

/** A node's route with the node's trail. */
interface PlacedRoute {
  readonly route: RoutePattern
  readonly trail: Trail
}

/** A page: where its route stands in the tree, in the order of the menu, and all its labels. */
interface PlacedPage {
  readonly placed: PlacedRoute[]
  labels: readonly string[]
}

interface PageIndex {
  /** Pages by the shape of their route, which is the path of those that have no parameters. */
  readonly byShape: ReadonlyMap<string, PlacedPage>
  /** Routes with parameters by their number of segments, in the order of the menu. */
  readonly patterns: ReadonlyMap<number, readonly PlacedRoute[]>
}

// Guard, rights and menu share one index: people wait until it is made of a large tree.
const pagesIn = oncePerTree((tree): PageIndex => {
  const byShape = new Map<string, PlacedPage>()
  const patterns = new Map<number, PlacedRoute[]>()
  for (const trail of trailsOf(tree)) {
    const { routes, permissions } = lastOf(trail)
    for (const route of routes) {
      const shape = shapeOf(route)
      const placed = { route, trail }
      const page = byShape.get(shape)
      if (page) {
        page.placed.push(placed)
        page.labels = [...new Set([...page.labels, ...permissions])]
      } else byShape.set(shape, { placed: [placed], labels: permissions })
      if (shape === route.text) continue
      const alike = patterns.get(route.segments.length)
      if (alike) alike.push(placed)
      else patterns.set(route.segments.length, [placed])
    }
  }
  return { byShape, patterns }
})

/** Whether a node of the tree has the page with this route. */
export const hasPage = (tree: readonly AccessNode[], page: RoutePattern): boolean => pagesIn(tree).byShape.has(shapeOf(page))

/** The labels of the page with this route, as received; those of several nodes once each. */
export const labelsOfPage = (tree: readonly AccessNode[], page: RoutePattern): readonly string[] =>
  pagesIn(tree).byShape.get(shapeOf(page))?.labels ?? []

/** Whether the path with these segments is a page of the tree. */
export function opensPath(tree: readonly AccessNode[], segments: readonly string[]): boolean {
  const { byShape, patterns } = pagesIn(tree)
  return byShape.has(`/${segments.join('/')}`) || (patterns.get(segments.length)?.some(({ route }) => isMatch(route, segments)) ?? false)
}

/** A component's name for comparing where the case does not count either. */
export const foldedName = (name: string) => withoutSpaces(name).toLowerCase()

/** Of the trails whose last node has this name as `spell` spells it, the first that is preferred, else the first. */
function trailSpelled(
  tree: readonly AccessNode[],
  name: string,
  isPreferred: (node: AccessNode) => boolean,
  spell: (name: string) => string,
): Trail | null {
  const wanted = spell(name)
  let first: Trail | null = null
  for (const trail of trailsOf(tree)) {
    const node = lastOf(trail)
    if (spell(node.name) !== wanted) continue
    if (isPreferred(node)) return trail
    first ??= trail
  }
  return first
}

/**
 * A trail whose last node has this name without spaces; exact case first, then any case. Nodes of several kinds share a name, so
 * of several the first that is preferred wins. It searches on each call: few names are asked for, mostly early ones, and people
 * would have to wait for an index of thousands of names.
 */
export const trailByName = (tree: readonly AccessNode[], name: string, isPreferred: (node: AccessNode) => boolean): Trail | null =>
  trailSpelled(tree, name, isPreferred, withoutSpaces) ?? trailSpelled(tree, name, isPreferred, foldedName)

/** The routes that are the path with these segments, or stand above it. */
export function routesAbove(tree: readonly AccessNode[], segments: readonly string[]): readonly PlacedRoute[] {
  const { byShape, patterns } = pagesIn(tree)
  return segments.flatMap((_, index) => {
    const above = segments.slice(0, index + 1)
    const matching = patterns.get(above.length)?.filter(({ route }) => isMatch(route, above)) ?? []
    return [...(byShape.get(`/${above.join('/')}`)?.placed ?? []), ...matching]
  })
}
