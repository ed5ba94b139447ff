import { shapeOf, toPattern, type RoutePattern } from './route-pattern.ts'

/** A page below another one. Any one of `permissions` opens it; "list" opens it to everyone who has the page above. */
export interface SubRoute {
  readonly pattern: RoutePattern
  readonly permissions: readonly string[]
  /** Other permissions for an address whose query names a record. */
  readonly withQuery?: { readonly parameter: string; readonly permissions: readonly string[] }
  /** The page is for new and for existing records, and each needs its own right. */
  readonly isPerRecord?: true
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

type BuiltIn = Omit<SubRoute, 'pattern'> & { readonly path: string }

const entry = (route: string, subRoutes: readonly BuiltIn[]): RouteEntry => ({
  route: patternOf(route),
  subRoutes: subRoutes.map(({ path, ...needs }) => ({ ...needs, pattern: patternOf(`${route}/${path}`) })),
})

const needs = (path: string, ...permissions: readonly string[]): BuiltIn => ({ path, permissions })

/** The pages that both kinds of block have: a wizard that names its block in the query, and the academic dates of a block. */
const blockPages = (wizard: string, parameter: string, dates: string): readonly BuiltIn[] => [
  needs('create', 'Add'),
  { ...needs(wizard, 'Add'), withQuery: { parameter, permissions: ['Modify'] }, isPerRecord: true },
  needs(`${wizard}/academic-dates/0/${dates}`, 'Add'),
  { ...needs(`${wizard}/academic-dates/:${parameter}/${dates}`, 'Modify'), isPerRecord: true },
]

/** What the portal knows by itself about the pages of block and module rule administration. */
export const builtInEntries: readonly RouteEntry[] = [
  entry('/sms/exam-block', [
    ...blockPages('Examcentreadministration', 'examBlockId', ':examDateStart/:examDateEnd'),
    needs('DefineExam', 'Add', 'Modify'),
    needs('summary', 'Add', 'Modify'),
    needs('edit/:examBlockId', 'Modify'),
  ]),
  entry('/sms/testblock', [
    ...blockPages('Testcentreadministration', 'testBlockId', ':testdateStart/:testdateEnd'),
    needs('edit/:testblockId', 'Modify'),
  ]),
  entry('/sms/moduleproperties', [needs('create', 'Add'), needs('edit/:ruleId', 'Modify'), needs('summary/:ruleId', 'View')]),
]

/** Labels of which the portal itself knows that any one may open a page; none for pages that are not in its table. */
export function builtInNeeds(pattern: RoutePattern): readonly string[] {
  const shape = shapeOf(pattern)
  if (builtInEntries.some(({ route }) => shapeOf(route) === shape)) return ['list']
  const found = builtInEntries.flatMap(({ subRoutes }) => subRoutes).filter((sub) => shapeOf(sub.pattern) === shape)
  return found.flatMap(({ permissions, withQuery }) => [...permissions, ...(withQuery?.permissions ?? [])])
}

/** A sub-route and the page that it belongs to. */
export interface OwnedSubRoute extends SubRoute {
  readonly owner: RoutePattern
}

/** What a page needs now: what the server says, and of that only the record's own right where it is among it. */
function narrowed(own: readonly string[], said: readonly string[]): readonly string[] {
  const kept = own.filter((label) => said.some((other) => other.toLowerCase() === label.toLowerCase()))
  return kept.length > 0 ? kept : said
}

function merged(before: OwnedSubRoute | undefined, sub: OwnedSubRoute): OwnedSubRoute {
  if (!before?.isPerRecord) return sub
  const { withQuery } = before
  return {
    ...before,
    ...sub,
    permissions: narrowed(before.permissions, sub.permissions),
    ...(withQuery ? { withQuery: { ...withQuery, permissions: narrowed(withQuery.permissions, sub.permissions) } } : {}),
  }
}

/**
 * The sub-routes of all entries; a later entry says anew what a page needs. The server's patterns do not tell a new
 * record from an existing one, so where a page needs another right for each, a list that names both stays told apart.
 */
export function mergeSubRoutes(entries: readonly RouteEntry[]): readonly OwnedSubRoute[] {
  const all = new Map<string, OwnedSubRoute>()
  for (const { route, subRoutes } of entries)
    for (const sub of subRoutes) {
      const key = `${shapeOf(route)} ${shapeOf(sub.pattern)}`
      all.set(key, merged(all.get(key), { ...sub, owner: route }))
    }
  return [...all.values()]
}
