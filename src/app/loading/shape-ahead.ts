import { canonicalPath } from '#machines/access/canonical-path.ts'
import { deniedPath, homePath, nextOf, signInPath } from '#machines/access/public-visit.ts'
import type { PageShape, RouteMatch } from '../route-spec.ts'
import { matchRoute } from '../routes.ts'
import type { VisitedPlace } from '../guard/use-visit.ts'

/** The shape of the page that a person will see: between sign-in and that page it is the one that sign-in was for. */
export function shapeAhead({ path, search }: Pick<VisitedPlace, 'path' | 'search'>, { route }: RouteMatch): PageShape {
  if (path === homePath) return 'tiles'
  if (path !== signInPath && path !== deniedPath) return route.shape
  const next = nextOf(search)
  return next === null ? 'tiles' : (matchRoute(canonicalPath(next))?.route.shape ?? 'text')
}
