import { dashboards } from '#machines/access/contact-types.ts'
import { builtInNeeds } from '#machines/access/sub-routes.ts'
import type { BlockKindId } from '../blocks/kinds/block-kinds.ts'
import { catalogue } from './catalogue.ts'
import { paths } from './paths.ts'
import { publicRoutes } from './public-routes.ts'
import { lazyPage, matchAmong, route, type RouteMatch, type RouteSpec } from './route-spec.ts'
import { texts } from './texts.ts'

const Placeholder = lazyPage(async () => (await import('./pages/PlaceholderPage.tsx')).PlaceholderPage)
const Dashboard = lazyPage(async () => (await import('./pages/DashboardPage.tsx')).DashboardPage)
const OwnProfile = lazyPage(async () => (await import('./pages/OwnProfilePage.tsx')).OwnProfilePage)
const OwnPassword = lazyPage(async () => (await import('./pages/OwnPasswordPage.tsx')).OwnPasswordPage)
const ClearingOffer = lazyPage(async () => (await import('./pages/ClearingOfferPage.tsx')).ClearingOfferPage)
const SideNav = lazyPage(async () => (await import('./pages/SideNavPage.tsx')).SideNavPage)

const blockKind = async (id: BlockKindId) => (await import('../blocks/kinds/block-kinds.ts')).blockKinds[id]
const blockList = (id: BlockKindId) =>
  lazyPage(async () => {
    const [{ blockListPage }, kind] = await Promise.all([import('./pages/AdminBlockListPage.tsx'), blockKind(id)])
    return blockListPage(kind)
  })
const blockWizard = (id: BlockKindId) =>
  lazyPage(async () => {
    const [{ blockWizardPage }, kind] = await Promise.all([import('./pages/AdminBlockWizardPage.tsx'), blockKind(id)])
    return blockWizardPage(kind)
  })
const academicDates = (id: BlockKindId) =>
  lazyPage(async () => {
    const [{ academicDatesPage }, kind] = await Promise.all([import('./pages/AdminAcademicDatesPage.tsx'), blockKind(id)])
    return academicDatesPage(kind)
  })
const moduleRules = (page: 'ModuleRulesPage' | 'EditModuleRulePage' | 'ModuleRulePage') =>
  lazyPage(async () => (await import('./pages/AdminModuleRulePages.tsx'))[page])
const EditModuleRule = moduleRules('EditModuleRulePage')

const flush = { layout: 'appFlush' } as const

const personalRoutes: readonly RouteSpec[] = [
  ...Object.values(dashboards).map((path) => route(path, texts.dashboard, Dashboard, flush)),
  route('/sideNav/:name', texts.notFound.title, SideNav, flush),
  route(paths.profile, texts.profile, OwnProfile),
  route(paths.changePassword, texts.changePassword, OwnPassword),
]

/** The addresses of one kind of block. Those of its wizard keep one wizard alive between them. */
function blockRoutes(kind: BlockKindId, title: string, root: string, wizard: string, names: BlockRouteNames): readonly RouteSpec[] {
  const Wizard = blockWizard(kind)
  const family = { family: `${kind} block wizard` }
  return [
    route(root, title, blockList(kind)),
    route(`${root}/create`, `Create ${title}`, Wizard, family),
    route(`${root}/${wizard}`, title, Wizard, family),
    route(`${root}/edit/${names.editId}`, title, Wizard, family),
    ...names.steps.map((step) => route(`${root}/${step}`, title, Wizard, family)),
    route(`${root}/${wizard}/academic-dates/${names.dates}`, 'Academic dates', academicDates(kind), { permissions: ['Add', 'Modify'] }),
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
  route('/sms/moduleproperties', 'Module Properties', moduleRules('ModuleRulesPage')),
  route('/sms/moduleproperties/create', 'Create Module Properties', EditModuleRule, { family: 'module rule editor' }),
  route('/sms/moduleproperties/edit/:ruleId', 'Edit Module Properties', EditModuleRule, { family: 'module rule editor' }),
  route('/sms/moduleproperties/summary/:ruleId', 'Module Properties Summary', moduleRules('ModuleRulePage')),
].map((row) => (row.permissions.length > 0 ? row : { ...row, permissions: builtInNeeds(row.pattern) }))

const offer = { family: 'clearing offer', isNamedByMenu: true } as const
const clearingRoutes: readonly RouteSpec[] = [
  route(paths.clearingOffer, 'Clearing Offer', ClearingOffer, { ...offer, permissions: ['list'] }),
  route(`${paths.clearingOffer}/:tabId`, 'Clearing Offer', ClearingOffer, { ...offer, permissions: ['View'] }),
]

function layoutOf(path: string): RouteSpec['layout'] {
  if (path.startsWith('/dashboard/')) return 'appFlush'
  return path === '/student-application-portal' ? 'student' : 'app'
}

const catalogueRoutes: readonly RouteSpec[] = catalogue.map(({ path, title, permissions }) =>
  route(path, title, Placeholder, { layout: layoutOf(path), permissions, isNamedByMenu: true }),
)

/** Every address that the portal knows, one row each. */
export const routes: readonly RouteSpec[] = [
  ...publicRoutes,
  ...personalRoutes,
  ...administrationRoutes,
  ...clearingRoutes,
  ...catalogueRoutes,
]

/** The row of a canonical path; null when the portal does not know the address. */
export const matchRoute = (path: string): RouteMatch | null => matchAmong(routes, path)

/** The page of an address that the server gave to the contact and that the portal does not know. */
export const unknownRoute = (title: string): RouteSpec => route('/', title, Placeholder)
