import { groupBy, hasParameters, isMatch, toPattern, type RoutePattern } from './route-pattern.ts'

/** A node of the permission tree as the portal uses it, whatever shape the server gave its parts. */
export interface AccessNode {
  readonly id: string
  readonly name: string
  readonly routes: readonly RoutePattern[]
  /** Labels as received. */
  readonly permissions: readonly string[]
  readonly iconName: string
  readonly children: readonly AccessNode[]
}

interface GrowingNode extends AccessNode {
  readonly children: GrowingNode[]
}

/** Beyond these a tree is no menu any more; what lies further is not read. */
const deepest = 16
const mostNodes = 20_000

/** An own field of an object; undefined for anything else. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  const found: unknown = Reflect.get(value, name)
  return found
}

/** A value as a list; an empty one for anything that is none. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

/** Labels of permissions: plain texts or objects with permissionName, mixed as they come. */
export const labelsOf = (value: unknown): readonly string[] =>
  listOf(typeof value === 'string' ? [value] : value)
    .map((label) => textOf(typeof label === 'string' ? label : fieldOf(label, 'permissionName')))
    .filter((label) => label !== '')

function readNode(value: unknown): GrowingNode | null {
  const name = textOf(fieldOf(value, 'componentName'))
  if (name === '') return null
  const routes = fieldOf(value, 'routes')
  return {
    id: textOf(fieldOf(value, 'componentId')),
    name,
    routes: (typeof routes === 'string' ? [routes] : listOf(routes)).flatMap((route) => toPattern(route) ?? []),
    permissions: labelsOf(fieldOf(value, 'permissions')),
    iconName: textOf(fieldOf(value, 'iconsName')),
    children: [],
  }
}

/** Reads the server's tree, without recursion. Nodes without a name are left out with all below them; nothing throws. */
export function readTree(value: unknown): readonly AccessNode[] {
  const top: GrowingNode[] = []
  const open = [{ values: listOf(value), into: top, depth: 1 }]
  let count = 0
  // Read on while it grows: to take from its front moves all that follows.
  for (const next of open) {
    for (const child of next.values) {
      const node = readNode(child)
      if (!node || count >= mostNodes) continue
      count += 1
      next.into.push(node)
      if (next.depth < deepest) open.push({ values: listOf(fieldOf(child, 'children')), into: node.children, depth: next.depth + 1 })
    }
  }
  return top
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
export interface PlacedRoute {
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
