import type { Access } from '#machines/access/access.ts'
import { buildAccess } from '#machines/access/build-access.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { portalRoutes } from '#src/app/routes.ts'
import { readContactRoutes, readPermissionTree } from '#src/session/access-answers.ts'

interface AnsweredRights {
  readonly contactType: unknown
  /** routePermissions of the permission answer. */
  readonly tree: unknown
  /** data of the contact's routes. */
  readonly routes: unknown
}

/** The result of `read`; an empty list for a malformed answer, as in the portal. */
function listFrom<T>(read: () => readonly T[]): readonly T[] {
  try {
    return read()
  } catch (error) {
    if (error instanceof ApiProblem && error.kind === 'malformed') return []
    throw error
  }
}

/** The permission tree as the portal reads it; empty for a malformed answer. */
export const treeFrom = (tree: unknown) => listFrom(() => readPermissionTree({ data: { routePermissions: tree } as never }).tree)

/** The access that the portal derives from an answer of any shape. */
export const accessFrom = ({ contactType, tree, routes }: AnsweredRights): Access =>
  buildAccess({
    contactType,
    tree: treeFrom(tree),
    portalRoutes,
    routes: listFrom(() => readContactRoutes({ data: routes as never }).routes),
  })
