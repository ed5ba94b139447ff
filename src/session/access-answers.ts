import * as v from 'valibot'
import { toPattern, type RoutePattern } from '#machines/access/route-pattern.ts'
import type { RouteEntry } from '#machines/access/sub-routes.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import { lenient, optionalList, text } from '#src/api/answer-values.ts'
import { labelsOf, treeOf, type WireLabel, type WireNode } from '#src/api/permission-tree.ts'

/** Readers of what the aggregator answers about a contact's rights. What cannot be read gives no right. */

const pattern = lenient<string, RoutePattern | null>(toPattern)

const labels = lenient<string | WireLabel[], readonly string[]>(labelsOf)

/** The permission tree of a contact and the name that they have now; `asSent` is what is kept of it in the browser. */
export const readPermissionTree = answerReader(
  'getRoutePermissions',
  v.pipe(
    fields({
      contactMetaDetails: v.fallback(fields({ firstName: text }), { firstName: '' }),
      routePermissions: v.custom<WireNode[]>(Array.isArray),
    }),
    v.transform(({ contactMetaDetails: { firstName }, routePermissions: asSent }) => ({
      firstName,
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
