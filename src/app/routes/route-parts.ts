import type { SubRoute } from '#machines/access/sub-routes.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { FirstQueries } from '../loading/first-calls.ts'
import type { ResourceEntry } from '../resources.ts'
import { patternOf, route, type RoutePage, type RouteSpec } from '../route-spec.ts'

/** A page that leads to another address. */
export const redirectTo = (path: string) => lazyComponent(async () => (await import('../pages/RedirectPage.tsx')).redirectPage(path))

/** An address below a list that any one of the labels opens. */
export const opens = (path: string, ...permissions: readonly string[]): SubRoute => ({ pattern: patternOf(path), permissions })

/** What a row says of a page below a list; a page may have several addresses, each opened by its own right. */
export const below = (list: string, ...pages: readonly SubRoute[]) => ({
  below: { list, pages },
  permissions: pages.flatMap(({ permissions, withQuery }) => [...permissions, ...(withQuery?.permissions ?? [])]),
})

/** Pages of dashboards go to the edges of the window. */
export const layoutOf = (path: string): RouteSpec['layout'] => (path.startsWith('/dashboard/') ? 'appFlush' : 'app')

/** A page of an area that works on the record of a resource: its own, or one beside list, form and record. */
export const moreOf = (entry: ResourceEntry, load: ResourceEntry['more'][number]['load']) =>
  lazyComponent(async () => {
    const [{ recordPage }, Page] = await Promise.all([import('../pages/RecordPages.tsx'), load()])
    return recordPage(entry, Page)
  })

/** The labels of forms and records. */
export const labelsBelow = { create: 'Add', 'edit/:id': 'Modify', 'view/:id': 'View' } as const

/** A page without forms and records: their addresses redirect to it, and need its own label or the usual ones of forms and records. */
export const onePage = (
  path: string,
  title: string,
  Page: RoutePage,
  { firstQueries, by }: { readonly firstQueries: FirstQueries; readonly by: 'list' | typeof labelsBelow },
): readonly RouteSpec[] => [
  route(path, title, Page, { permissions: ['list'], isNamedByMenu: true, firstQueries }),
  ...(['create', 'edit/:id', 'view/:id'] as const).map((under) =>
    route(`${path}/${under}`, title, redirectTo(path), { permissions: [by === 'list' ? by : by[under]] }),
  ),
]
