import { dashboards } from '#machines/access/contact-types.ts'
import { paths } from '#machines/access/paths.ts'
import { groupBy } from '#machines/access/route-pattern.ts'
import type { RouteEntry } from '#machines/access/sub-routes.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import * as first from './loading/first-queries.ts'
import { publicRoutes } from './public-routes.ts'
import { matchAmong, patternOf, route, type RouteMatch, type RouteSpec } from './route-spec.ts'
import { applicationRoutes } from './routes/application-routes.ts'
import { assetRoutes } from './routes/asset-routes.ts'
import { clearingRoutes } from './routes/clearing-routes.ts'
import { assessmentRoutes } from './routes/assessment-routes.ts'
import { blockRoutes } from './routes/block-routes.ts'
import { moduleRuleRoutes } from './routes/module-rule-routes.ts'
import { budgetRoutes, invoiceRoutes, paymentRoutes } from './routes/money-routes.ts'
import { recordRoutes } from './routes/record-routes.ts'
import { selectionRoutes } from './routes/selection-routes.ts'
import { texts } from './texts.ts'

const Placeholder = lazyComponent(async () => (await import('./pages/PlaceholderPage.tsx')).PlaceholderPage)
const Dashboard = lazyComponent(async () => (await import('./pages/DashboardPage.tsx')).DashboardPage)
const OwnProfile = lazyComponent(async () => (await import('./pages/OwnProfilePage.tsx')).OwnProfilePage)
const OwnPassword = lazyComponent(async () => (await import('./pages/OwnPasswordPage.tsx')).OwnPasswordPage)
const ResultSlip = lazyComponent(async () => (await import('./pages/results/ResultSlipPage.tsx')).ResultSlipPage)
const CentreDetails = lazyComponent(async () => (await import('./pages/results/CentreDetailsPage.tsx')).CentreDetailsPage)
const SideNav = lazyComponent(async () => (await import('./pages/SideNavPage.tsx')).SideNavPage)

const personalRoutes: readonly RouteSpec[] = [
  ...Object.values(dashboards).map((path) => route(path, texts.dashboard, Dashboard, { layout: 'appFlush', shape: 'dashboard' })),
  route(paths.group, texts.notFound.title, SideNav, { layout: 'appFlush', shape: 'tiles' }),
  route(paths.profile, texts.profile, OwnProfile),
  route(paths.changePassword, texts.changePassword, OwnPassword),
]

const administrationRoutes: readonly RouteSpec[] = [
  ...recordRoutes,
  ...invoiceRoutes,
  ...applicationRoutes,
  ...assetRoutes,
  ...blockRoutes,
  ...selectionRoutes,
  ...moduleRuleRoutes,
  ...assessmentRoutes,
]

/** What the portal knows by itself about the rights to pages below lists. */
export const portalRoutes: readonly RouteEntry[] = [
  ...groupBy(
    [...administrationRoutes, ...paymentRoutes].flatMap((row) => row.below ?? []),
    ({ list }) => list,
  ),
].map(([list, found]) => ({
  route: patternOf(list),
  subRoutes: found.flatMap(({ pages }) => pages),
  takesUnknown: administrationRoutes.some(({ pattern, takesUnknown = false }) => pattern.text === list && takesUnknown),
}))

/** Every address that the portal knows, one row each. */
export const routes: readonly RouteSpec[] = [
  ...publicRoutes,
  ...personalRoutes,
  ...administrationRoutes,
  ...clearingRoutes,
  ...budgetRoutes,
  ...paymentRoutes,
  // Students have it as a page of their menu, others below the results.
  route(`${paths.results}/student-results/:studentId`, 'Student Results', ResultSlip, {
    permissions: ['View'],
    firstQueries: first.resultSlip,
  }),
  route(`${paths.results}/centre-details/:resultIntakeId`, 'Centre Details', CentreDetails, { permissions: ['View'] }),
]

/** The row of a canonical path; null when the portal does not know the address. */
export const matchRoute = (path: string): RouteMatch | null => matchAmong(routes, path)

/** The page of an address that the server gave to the contact and that the portal does not know. */
export const unknownRoute = (title: string): RouteSpec => route('/', title, Placeholder)
