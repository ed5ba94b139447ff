import { groupBy, hasParameters, isMatch, type RoutePattern } from './route-pattern.ts'

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

/** Every node of a tree with its trail, in the order of the menu. */
export function* trailsOf(tree: readonly AccessNode[]): Generator<Trail> {
  const open: Trail[] = tree.map((node): Trail => [node]).toReversed()
  for (let trail = open.pop(); trail; trail = open.pop()) {
    yield trail
    const above = trail
    open.push(...(trail.at(-1)?.children ?? []).map((child): Trail => [...above, child]).toReversed())
  }
}

/** A component's name for comparing: without spaces. */
export const withoutSpaces = (name: string): string => name.replaceAll(/\s/g, '')

/** A node's route with the node's trail. */
interface PlacedRoute {
  readonly route: RoutePattern
  readonly trail: Trail
}

interface TreeIndex {
  readonly byName: ReadonlyMap<string, Trail>
  readonly byFoldedName: ReadonlyMap<string, Trail>
  /** Routes that are addresses by themselves, by their text, in the order of the menu. */
  readonly byPath: ReadonlyMap<string, readonly PlacedRoute[]>
  /** Routes with parameters, in the order of the menu. */
  readonly patterns: readonly PlacedRoute[]
}

function buildIndex(tree: readonly AccessNode[]): TreeIndex {
  const [byName, byFoldedName] = [new Map<string, Trail>(), new Map<string, Trail>()]
  const [placed, patterns]: [PlacedRoute[], PlacedRoute[]] = [[], []]
  for (const trail of trailsOf(tree)) {
    const { name, routes } = lastOf(trail)
    const key = withoutSpaces(name)
    if (!byName.has(key)) byName.set(key, trail)
    if (!byFoldedName.has(key.toLowerCase())) byFoldedName.set(key.toLowerCase(), trail)
    for (const route of routes) (hasParameters(route) ? patterns : placed).push({ route, trail })
  }
  return { byName, byFoldedName, byPath: groupBy(placed, ({ route }) => route.text), patterns }
}

const indexes = new WeakMap<readonly AccessNode[], TreeIndex>()

/** The index of a tree, made at its first use: every page asks several times where it stands. */
function indexOf(tree: readonly AccessNode[]): TreeIndex {
  const known = indexes.get(tree)
  if (known) return known
  const index = buildIndex(tree)
  indexes.set(tree, index)
  return index
}

/** The node that a trail leads to. */
const lastOf = (trail: Trail): AccessNode => trail.at(-1) ?? trail[0]

/** The first trail whose last node has this name without spaces; exact case first, then any case. */
export function trailByName(tree: readonly AccessNode[], name: string): Trail | null {
  const { byName, byFoldedName } = indexOf(tree)
  const wanted = withoutSpaces(name)
  return byName.get(wanted) ?? byFoldedName.get(wanted.toLowerCase()) ?? null
}

/** The routes that are the path with these segments, or stand above it. */
export function routesAbove(tree: readonly AccessNode[], segments: readonly string[]): readonly PlacedRoute[] {
  const { byPath, patterns } = indexOf(tree)
  const plain = segments.flatMap((_, index) => byPath.get(`/${segments.slice(0, index + 1).join('/')}`) ?? [])
  const matching = patterns.filter(({ route }) => isMatch(route, segments.slice(0, route.segments.length)))
  return [...plain, ...matching]
}
