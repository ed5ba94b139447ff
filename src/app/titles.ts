import type { Access } from '#machines/access/access.ts'
import { segmentsOf, segmentText } from '#machines/access/canonical-path.ts'
import { groupPage, labelOf, trailOfPath } from '#machines/access/menu.ts'
import { paths } from '#machines/access/paths.ts'
import { isMatch } from '#machines/access/route-pattern.ts'
import type { RouteMatch } from './route-spec.ts'

interface TitleFacts {
  readonly access: Access
  readonly productName: string
  readonly path: string
  /** The query of the address. */
  readonly search?: string
}

/** "bulk-upload" as "Bulk upload". */
function words(segment: string): string {
  const text = segmentText(segment).replaceAll('-', ' ')
  return `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}`
}

/** What the menu calls the page of a path; null where it names none. */
function menuTitle({ access, productName, path }: TitleFacts): string | null {
  const segments = segmentsOf(path)
  const node = trailOfPath(access, path)?.at(-1)
  return node?.routes.some((route) => isMatch(route, segments)) ? labelOf(access, productName, node) : null
}

/** The title of an address that the portal's table does not name: the menu's word for it, else its last part. */
export const unknownTitle = (facts: TitleFacts): string => menuTitle(facts) ?? words(segmentsOf(facts.path).at(-1) ?? '')

/** "AcademicManagement", as groups are spelled in addresses, as "Academic Management". */
const spaced = (name: string): string => segmentText(name).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')

/**
 * The title of a page: its row's; that of a page without contents yet, and of a group's page, is the menu's word for it.
 * @param isAccessKnown whether the permissions are there: without them it is not known whether there is such a group
 */
export function titleOf({ route, params }: RouteMatch, facts: TitleFacts, isAccessKnown = true): string {
  if (route.isNamedByMenu) return menuTitle(facts) ?? route.title
  const { access, productName, search = '' } = facts
  const { name } = params
  if (route.pattern.text !== paths.group || name === undefined) return route.titleAt?.(search) ?? route.title
  return groupPage({ access, productName, studentKey: null }, name)?.title ?? (isAccessKnown ? route.title : spaced(name))
}
