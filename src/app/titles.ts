import type { Access } from '#machines/access/access.ts'
import { segmentsOf, segmentText } from '#machines/access/canonical-path.ts'
import { groupPage, labelOf, trailOfPath } from '#machines/access/menu.ts'
import { isMatch } from '#machines/access/route-pattern.ts'
import type { RouteMatch } from './route-spec.ts'

interface TitleFacts {
  readonly access: Access
  readonly productName: string
  readonly path: string
}

/** "bulk-upload" as "Bulk upload". */
function words(segment: string): string {
  const text = segmentText(segment).replaceAll('-', ' ')
  return `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}`
}

/** The title of an address that the portal's table does not name: the menu's word for it, else its last part. */
export function unknownTitle({ access, productName, path }: TitleFacts): string {
  const segments = segmentsOf(path)
  const node = trailOfPath(access, path)?.at(-1)
  if (node?.routes.some((route) => isMatch(route, segments))) return labelOf(access, productName, node)
  return words(segments.at(-1) ?? '')
}

/** The title of a page: its row's, but for the pages of menu groups, which are called like their group. */
export function titleOf({ route, params }: RouteMatch, { access, productName }: TitleFacts): string {
  const { name } = params
  if (route.pattern.segments[0] !== 'sideNav' || name === undefined) return route.title
  return groupPage({ access, productName, studentKey: null }, name)?.title ?? route.title
}
