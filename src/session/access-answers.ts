import * as v from 'valibot'
import type { AccessNode } from '#machines/access/permission-tree.ts'
import { toPattern, type RoutePattern } from '#machines/access/route-pattern.ts'
import type { RouteEntry } from '#machines/access/sub-routes.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import { lenient, optionalList } from '#src/api/answer-values.ts'

/** Readers of what the aggregator answers about a contact's rights. What cannot be read gives no right. */

const wordOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
const word = lenient<string | number | null, string>(wordOf)

const pattern = lenient<string, RoutePattern | null>(toPattern)

const labelled = fields({ permissionName: word })

/** A label of a permission, plain or inside an object; empty if it is none. */
function labelOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  const read = v.safeParse(labelled, value)
  return read.success ? read.output.permissionName : ''
}
type WireLabel = string | v.InferInput<typeof labelled>

/** Labels in either form, mixed as they come; one text may come without a list around it. */
const labels = lenient<string | WireLabel[], readonly string[]>((value) => {
  const found: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
  return found.map(labelOf).filter((label) => label !== '')
})

/** A node of the permission tree without those below it, which are read one by one: the tree may be of any depth. */
const node = fields({
  componentId: word,
  componentName: word,
  routes: lenient<string | string[] | null, readonly RoutePattern[]>((value) =>
    (Array.isArray(value) ? value : [value]).flatMap((route) => toPattern(route) ?? []),
  ),
  permissions: labels,
  iconsName: word,
  children: lenient<readonly object[], readonly unknown[]>((value) => (Array.isArray(value) ? value : [])),
})

interface GrowingNode extends AccessNode {
  readonly children: GrowingNode[]
}

/** Beyond these a tree is no menu any more; what lies further is not read. */
const deepest = 16
const mostNodes = 20_000

/** Reads a permission tree, without recursion. Nodes without a name are left out with all below them. */
export function treeOf(nodes: readonly unknown[]): readonly AccessNode[] {
  const top: GrowingNode[] = []
  const open = [{ nodes, into: top, depth: 1 }]
  let count = 0
  // Read on while it grows: to take from its front moves all that follows.
  for (const next of open) {
    for (const child of next.nodes) {
      if (count >= mostNodes) return top
      const { success, output } = v.safeParse(node, child)
      if (!success || output.componentName === '') continue
      count += 1
      const { componentId: id, componentName: name, routes, permissions, iconsName: iconName } = output
      const grown: GrowingNode = {
        id,
        name,
        routes,
        permissions,
        iconName,
        children: [],
      }
      next.into.push(grown)
      if (next.depth < deepest)
        open.push({
          nodes: output.children,
          into: grown.children,
          depth: next.depth + 1,
        })
    }
  }
  return top
}

/** The permission tree of a contact; `asSent` is what is kept of it in the browser. */
export const readPermissionTree = answerReader(
  'getRoutePermissions',
  v.pipe(
    fields({
      routePermissions: v.custom<v.InferInput<typeof node>[]>(Array.isArray),
    }),
    v.transform(({ routePermissions: asSent }) => ({
      tree: treeOf(asSent),
      asSent,
    })),
  ),
)

const subRoute = v.fallback(fields({ route: pattern, permission: labels }), {
  route: null,
  permission: [],
})
const contactRoute = v.fallback(fields({ route: pattern, subRoutes: optionalList(subRoute) }), { route: null, subRoutes: [] })

/** A contact's routes with those below them, without the ones that have no usable path; `asSent` is what is kept of them in the browser. */
export const readContactRoutes = answerReader(
  'listContactRoutes',
  v.pipe(
    v.custom<v.InferInput<typeof contactRoute>[]>(Array.isArray),
    v.transform((asSent) => ({ routes: routeEntriesOf(asSent), asSent })),
  ),
)

/** Reads the routes of a contact; entries and sub-routes without a usable path are left out. */
const routeEntriesOf = (routes: readonly unknown[]): readonly RouteEntry[] =>
  routes.flatMap((item) => {
    const { route, subRoutes } = v.parse(contactRoute, item)
    if (!route) return []
    return {
      route,
      subRoutes: subRoutes.flatMap((sub) => (sub.route ? { pattern: sub.route, permissions: sub.permission } : [])),
    }
  })
