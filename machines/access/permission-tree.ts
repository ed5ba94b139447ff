import { toPattern, type RoutePattern } from './route-pattern.ts'

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
  for (let next = open.shift(); next; next = open.shift()) {
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

/** The first trail whose last node has this name without spaces; exact case first, then any case. */
export function trailByName(tree: readonly AccessNode[], name: string): Trail | null {
  const wanted = withoutSpaces(name)
  const folded = wanted.toLowerCase()
  let inAnyCase: Trail | null = null
  for (const trail of trailsOf(tree)) {
    const found = withoutSpaces(trail.at(-1)?.name ?? '')
    if (found === wanted) return trail
    if (inAnyCase === null && found.toLowerCase() === folded) inAnyCase = trail
  }
  return inAnyCase
}
