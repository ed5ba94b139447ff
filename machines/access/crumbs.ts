import type { Access } from './access.ts'
import { canonicalPath, segmentsOf } from './canonical-path.ts'
import { dashboards } from './contact-types.ts'
import { childrenInMenu, isGroupPath, labelOf, sideNavPath, trailOfPath } from './menu.ts'
import { paths } from './paths.ts'
import { hasParameters, isMatch } from './route-pattern.ts'

/** One step of the trail after Home; the last one has no link, because it is the present page. */
export interface Crumb {
  readonly label: string
  readonly href?: string
}

const withoutTrail: ReadonlySet<string> = new Set([paths.home, dashboards.NCUK])

interface CrumbFacts {
  readonly access: Access
  readonly productName: string
  readonly path: string
  /** The page's own title, for pages that the menu does not name. */
  readonly title: string
}

/** The trail of a page: its parents in the menu, and the page's title when it stands below the menu's own pages. Empty where none is shown. */
export function crumbsOf({ access, productName, path, title }: CrumbFacts): readonly Crumb[] {
  if (withoutTrail.has(canonicalPath(path))) return []
  const trail = trailOfPath(access, path) ?? []
  const segments = segmentsOf(path)
  const steps = trail.map((node): Crumb => {
    const route = childrenInMenu(access, node).length > 0 ? undefined : node.routes.find((one) => !hasParameters(one))
    return { label: labelOf(access, productName, node), href: route?.text ?? sideNavPath(node.name) }
  })
  const isNamed = isGroupPath(segments) || (trail.at(-1)?.routes.some((route) => isMatch(route, segments)) ?? false)
  const last = isNamed ? steps.at(-1)?.label : undefined
  const above = last === undefined ? steps : steps.slice(0, -1)
  return [...above, { label: last ?? title }]
}
