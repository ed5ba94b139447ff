import { canonicalPath } from '#machines/access/canonical-path.ts'
import { paths } from '#machines/access/paths.ts'
import { nextOf } from '#machines/access/public-visit.ts'
import type { PageShape, RouteMatch } from '../route-spec.ts'
import { matchRoute } from '../routes.ts'
import type { VisitedPlace } from '../guard/signed-in-visit.ts'

/** The shape of the page that a person will see; during sign-in it is that of the page which sign-in leads to. */
export function shapeAhead({ path, search }: Pick<VisitedPlace, 'path' | 'search'>, { route }: RouteMatch): PageShape {
  if (path === paths.home) return 'dashboard'
  if (path !== paths.signIn && path !== paths.denied) return route.shape
  const next = nextOf(search)
  return next === null ? 'dashboard' : (matchRoute(canonicalPath(next))?.route.shape ?? 'text')
}
