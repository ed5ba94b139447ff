import { fieldOf, labelsOf, listOf } from './permission-tree.ts'
import { shapeOf, toPattern, type RoutePattern } from './route-pattern.ts'

/** A page below another one. Any one of `permissions` opens it; "list" opens it to everyone who has the page above. */
export interface SubRoute {
  readonly pattern: RoutePattern
  readonly permissions: readonly string[]
  /** Other permissions for an address whose query names a record. */
  readonly withQuery?: { readonly parameter: string; readonly permissions: readonly string[] }
}

/** A page with those below it. */
export interface RouteEntry {
  readonly route: RoutePattern
  readonly subRoutes: readonly SubRoute[]
}

const patternOf = (text: string): RoutePattern => {
  const pattern = toPattern(text)
  if (!pattern) throw new Error(`${text} is no path of the portal.`)
  return pattern
}

const entry = (route: string, subRoutes: readonly (readonly [path: string, ...permissions: string[]])[]): RouteEntry => ({
  route: patternOf(route),
  subRoutes: subRoutes.map(([path, ...permissions]) => ({ pattern: patternOf(`${route}/${path}`), permissions })),
})

const wizard = (route: string, path: string, parameter: string): RouteEntry => ({
  route: patternOf(route),
  subRoutes: [{ pattern: patternOf(`${route}/${path}`), permissions: ['Add'], withQuery: { parameter, permissions: ['Modify'] } }],
})

/** What the portal knows by itself about the pages of block and module rule administration. */
export const builtInEntries: readonly RouteEntry[] = [
  entry('/sms/exam-block', [
    ['create', 'Add'],
    ['Examcentreadministration/academic-dates/0/:examDateStart/:examDateEnd', 'Add'],
    ['Examcentreadministration/academic-dates/:examBlockId/:examDateStart/:examDateEnd', 'Modify'],
    ['DefineExam', 'Add', 'Modify'],
    ['summary', 'Add', 'Modify'],
    ['edit/:examBlockId', 'Modify'],
  ]),
  wizard('/sms/exam-block', 'Examcentreadministration', 'examBlockId'),
  entry('/sms/testblock', [
    ['create', 'Add'],
    ['Testcentreadministration/academic-dates/0/:testdateStart/:testdateEnd', 'Add'],
    ['Testcentreadministration/academic-dates/:testBlockId/:testdateStart/:testdateEnd', 'Modify'],
    ['edit/:testblockId', 'Modify'],
  ]),
  wizard('/sms/testblock', 'Testcentreadministration', 'testBlockId'),
  entry('/sms/moduleproperties', [
    ['create', 'Add'],
    ['edit/:ruleId', 'Modify'],
    ['summary/:ruleId', 'View'],
  ]),
]

/** Reads the answer of GET /contact/routes; entries and sub-routes without a usable path are left out. */
export const readEntries = (value: unknown): readonly RouteEntry[] =>
  listOf(value).flatMap((item) => {
    const route = toPattern(fieldOf(item, 'route'))
    if (!route) return []
    const subRoutes = listOf(fieldOf(item, 'subRoutes')).flatMap((sub) => {
      const pattern = toPattern(fieldOf(sub, 'route'))
      return pattern ? [{ pattern, permissions: labelsOf(fieldOf(sub, 'permission')) }] : []
    })
    return [{ route, subRoutes }]
  })

/** A sub-route and the page that it belongs to. */
export interface OwnedSubRoute extends SubRoute {
  readonly owner: RoutePattern
}

/**
 * The sub-routes of all entries; a later entry says anew what a page needs. What a record in the query needs stays,
 * because the server's patterns know no queries.
 */
export function mergeSubRoutes(entries: readonly RouteEntry[]): readonly OwnedSubRoute[] {
  const merged = new Map<string, OwnedSubRoute>()
  for (const { route, subRoutes } of entries)
    for (const sub of subRoutes) {
      const key = `${shapeOf(route)} ${shapeOf(sub.pattern)}`
      merged.set(key, { ...merged.get(key), ...sub, owner: route })
    }
  return [...merged.values()]
}
