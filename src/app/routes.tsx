import { lazy, type ComponentType } from 'react'
import { dashboards } from '#machines/access/contact-types.ts'
import { bySpecificity, matchPattern, toPattern, type RoutePattern } from '#machines/access/route-pattern.ts'
import { segmentsOf } from '#machines/access/canonical-path.ts'
import { builtInNeeds } from '#machines/access/sub-routes.ts'
import { catalogue } from './catalogue.ts'
import type { PageProps } from './pages/page.ts'
import { paths } from './paths.ts'
import { texts } from './texts.ts'

/**
 * Around a page: `app` the shell with a padded sheet, `appFlush` the shell with a sheet that the page touches, `student`
 * the shell of the student portal, `public` and `maintenance` no shell.
 */
export type Layout = 'app' | 'appFlush' | 'student' | 'public' | 'maintenance'

/** One address of the portal. */
export interface RouteSpec {
  readonly pattern: RoutePattern
  readonly title: string
  readonly layout: Layout
  /** Labels of which any one opens the page, as far as the portal knows them by itself; none for pages that need no label. */
  readonly permissions: readonly string[]
  /** Addresses with the same name keep one page alive between them; by default each address has its own. */
  readonly family?: string
  /** The page brings its own frame. */
  readonly isFramed?: true
  readonly Page: ComponentType<PageProps>
}

const page = (load: () => Promise<ComponentType<PageProps>>) => lazy(async () => ({ default: await load() }))

const Placeholder = page(async () => (await import('./pages/PlaceholderPage.tsx')).PlaceholderPage)
const Dashboard = page(async () => (await import('./pages/DashboardPage.tsx')).DashboardPage)
const SideNav = page(async () => (await import('./pages/SideNavPage.tsx')).SideNavPage)
const SignIn = page(async () => (await import('../session/SignInPage.tsx')).SignInPage)
const Denied = page(async () => (await import('./pages/DeniedPage.tsx')).DeniedPage)
const Maintenance = page(async () => (await import('./pages/MaintenancePage.tsx')).MaintenancePage)

const blockKind = async (id: 'exam' | 'test') => (await import('../blocks/kinds/block-kinds.ts')).blockKinds[id]
const blockList = (id: 'exam' | 'test') =>
  page(async () => (await import('./pages/AdminBlockListPage.tsx')).blockListPage(await blockKind(id)))
const blockWizard = (id: 'exam' | 'test') =>
  page(async () => (await import('./pages/AdminBlockWizardPage.tsx')).blockWizardPage(await blockKind(id)))

interface RouteOptions {
  readonly layout?: Layout
  readonly family?: string
}

function route(path: string, title: string, Page: ComponentType<PageProps>, { layout = 'app', family }: RouteOptions = {}): RouteSpec {
  const pattern = toPattern(path)
  if (!pattern) throw new Error(`${path} is no path of the portal.`)
  return { pattern, title, layout, Page, permissions: builtInNeeds(pattern), ...(family === undefined ? {} : { family }) }
}

const publicRoute = (path: string, title: string, Page: ComponentType<PageProps> = Placeholder) =>
  route(path, title, Page, { layout: 'public' })
const flush = { layout: 'appFlush' } as const
const maintenance = { layout: 'maintenance' } as const
const certificateLink = '/certificate-management/validate-certificate-link'

const publicRoutes: readonly RouteSpec[] = [
  { ...publicRoute(paths.signIn, 'Sign In', SignIn), isFramed: true },
  publicRoute(paths.forgotPassword, 'Forgot Password'),
  publicRoute('/updatePassword', 'Update Password'),
  publicRoute('/updatePassword/:pwdresetkey', 'Update Password'),
  publicRoute(paths.consent, 'Student Consent'),
  publicRoute(paths.denied, texts.denied.title, Denied),
  publicRoute('/certificate-management/validate-certificate', 'Validate Certificate'),
  route(certificateLink, 'Validate Certificate', Placeholder, maintenance),
  route(`${certificateLink}/:id`, 'Validate Certificate', Placeholder, maintenance),
  route(paths.maintenance, texts.maintenance.title, Maintenance, maintenance),
]

const personalRoutes: readonly RouteSpec[] = [
  ...Object.values(dashboards).map((path) => route(path, texts.dashboard, Dashboard, flush)),
  route('/sideNav/:name', texts.notFound.title, SideNav, flush),
  route(paths.profile, texts.profile, Placeholder),
  route(paths.changePassword, texts.changePassword, Placeholder),
  route('/student-application-portal', 'Student Application Portal', Placeholder, { layout: 'student' }),
]

/** The addresses of one kind of block. Those of its wizard keep one wizard alive between them. */
function blockRoutes(kind: 'exam' | 'test', title: string, root: string, wizard: string, names: BlockRouteNames): readonly RouteSpec[] {
  const Wizard = blockWizard(kind)
  const family = { family: `${kind} block wizard` }
  return [
    route(root, title, blockList(kind)),
    route(`${root}/create`, `Create ${title}`, Wizard, family),
    route(`${root}/${wizard}`, title, Wizard, family),
    route(`${root}/edit/${names.editId}`, title, Wizard, family),
    ...names.steps.map((step) => route(`${root}/${step}`, title, Wizard, family)),
    route(`${root}/${wizard}/academic-dates/${names.dates}`, 'Academic Dates', Placeholder),
  ]
}

interface BlockRouteNames {
  readonly editId: string
  readonly dates: string
  /** Addresses that open the wizard at a step. */
  readonly steps: readonly string[]
}

const administrationRoutes: readonly RouteSpec[] = [
  ...blockRoutes('exam', 'Exam Block', '/sms/exam-block', 'Examcentreadministration', {
    editId: ':examBlockId',
    dates: ':examBlockId/:examDateStart/:examDateEnd',
    steps: ['DefineExam', 'summary'],
  }),
  ...blockRoutes('test', 'Test Block', '/sms/testblock', 'Testcentreadministration', {
    editId: ':testblockId',
    dates: ':testBlockId/:testdateStart/:testdateEnd',
    steps: [],
  }),
  route('/sms/moduleproperties', 'Module Properties', Placeholder),
  route('/sms/moduleproperties/create', 'Create Module Properties', Placeholder),
  route('/sms/moduleproperties/edit/:ruleId', 'Edit Module Properties', Placeholder),
  route('/sms/moduleproperties/summary/:ruleId', 'Module Properties Summary', Placeholder),
]

const catalogueRoutes: readonly RouteSpec[] = catalogue.flatMap(({ path, title, below = {} }) =>
  [
    ['', title],
    ['/create', `Create ${title}`],
    ['/edit/:id', `Edit ${title}`],
    ...Object.entries(below).map(([under, name]) => [`/${under}`, name] as const),
  ].map(([under = '', name = title]) => route(`${path}${under}`, name, Placeholder, path.startsWith('/dashboard/') ? flush : {})),
)

/** Every address that the portal knows, one row each. */
export const routes: readonly RouteSpec[] = [...publicRoutes, ...personalRoutes, ...administrationRoutes, ...catalogueRoutes]

/** A path's row with the values of its parameters. */
export interface RouteMatch {
  readonly route: RouteSpec
  readonly params: Readonly<Record<string, string>>
}

/** The row of a canonical path: the most specific one that matches; null when the portal does not know the address. */
export function matchRoute(path: string): RouteMatch | null {
  const segments = segmentsOf(path)
  const [best] = routes
    .flatMap((one) => {
      const params = matchPattern(one.pattern, segments)
      return params ? [{ route: one, params }] : []
    })
    .sort((one, other) => bySpecificity(one.route.pattern, other.route.pattern))
  return best ?? null
}

/** The page of an address that the server gave to the contact and that the portal does not know. */
export const unknownRoute = (title: string): RouteSpec => route('/', title, Placeholder)
