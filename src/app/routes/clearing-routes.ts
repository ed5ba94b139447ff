import type { ComponentType } from 'react'
import { clearingPaths } from '#src/clearing/paths.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { callsOf, read, type FirstCall } from '../loading/first-calls.ts'
import { at } from '../resources/entry.ts'
import { route, type RouteSpec } from '../route-spec.ts'
import { texts } from '../texts.ts'
import { moreOf, redirectTo } from './route-parts.ts'

const NotFound = lazyComponent(async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage)

/** A page of clearing without records of its own: its forms are those of the entries. */
const clearingPage = (
  path: string,
  title: string,
  load: () => Promise<ComponentType<RecordPage>>,
  calls: readonly FirstCall[] = [],
): readonly RouteSpec[] => {
  const entry = at(path, title, '', async () => (await import('#src/clearing/entries.tsx')).clearingEntries)
  return [
    route(path, title, moreOf(entry, load), {
      permissions: ['list'],
      isNamedByMenu: true,
      ...(calls.length > 0 && { firstQueries: callsOf(calls) }),
    }),
    route(`${path}/create`, title, redirectTo('/clearing/create'), { permissions: ['Add'] }),
    route(`${path}/edit/:id`, title, redirectTo('/clearing'), { permissions: ['Modify'] }),
    route(`${path}/view/:id`, title, redirectTo('/clearing'), { permissions: ['View'] }),
  ]
}

/** The pages of clearing beside its entries and offers; an unknown tab of the offers is not found. */
export const clearingRoutes: readonly RouteSpec[] = [
  ...clearingPage(clearingPaths.courseFinder, 'Course Finder', async () => (await import('#src/clearing/CourseFinder.tsx')).CourseFinder),
  ...clearingPage(
    clearingPaths.studentDetail,
    'Student Detail',
    async () => (await import('#src/clearing/StudentDetail.tsx')).StudentDetail,
  ),
  ...clearingPage(
    clearingPaths.predictedGrades,
    'Predicted Grades',
    async () => (await import('#src/clearing/PredictedGrades.tsx')).PredictedGrades,
    [read('listPredictedGrades', { query: { pageNo: 1, pageSize: 25, searchText: '' } })],
  ),
  route(`${clearingPaths.offers}/:tabId`, texts.notFound.title, NotFound, { permissions: ['View'] }),
]
