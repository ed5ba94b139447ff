import { dashboards } from '#machines/access/contact-types.ts'
import type { StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import { builtInNeeds } from '#machines/access/sub-routes.ts'
import { partsOfStep } from '#src/blocks/wizard/wizard-parts.ts'
import { stepIn } from '#src/blocks/wizard/wizard-address.ts'
import { blockKinds, type BlockKindId } from '#src/blocks/kinds/block-kinds.ts'
import { catalogue } from './catalogue.ts'
import * as first from './loading/first-queries.ts'
import { loadable } from '#src/api/loadable.ts'
import { paths } from './paths.ts'
import { publicRoutes } from './public-routes.ts'
import { matchAmong, route, type PagePlace, type RouteMatch, type RouteSpec } from './route-spec.ts'
import { texts } from './texts.ts'

const Placeholder = loadable(async () => (await import('./pages/PlaceholderPage.tsx')).PlaceholderPage)
const Dashboard = loadable(async () => (await import('./pages/DashboardPage.tsx')).DashboardPage)
const OwnProfile = loadable(async () => (await import('./pages/OwnProfilePage.tsx')).OwnProfilePage)
const OwnPassword = loadable(async () => (await import('./pages/OwnPasswordPage.tsx')).OwnPasswordPage)
const ClearingOffer = loadable(async () => (await import('./pages/ClearingOfferPage.tsx')).ClearingOfferPage)
const SideNav = loadable(async () => (await import('./pages/SideNavPage.tsx')).SideNavPage)

const blockList = (id: BlockKindId) => loadable(async () => (await import('./pages/AdminBlockListPage.tsx')).blockListPage(blockKinds[id]))
const blockWizard = (id: BlockKindId) =>
  loadable(async () => (await import('./pages/AdminBlockWizardPage.tsx')).blockWizardPage(blockKinds[id]))
const academicDates = (id: BlockKindId) =>
  loadable(async () => (await import('./pages/AdminAcademicDatesPage.tsx')).academicDatesPage(blockKinds[id]))
const wizardParts = (entryStep: StepNumber) => (place: PagePlace) => partsOfStep(stepIn(new URLSearchParams(place.search)) ?? entryStep)
const moduleRules = (page: 'ModuleRulesPage' | 'EditModuleRulePage' | 'ModuleRulePage') =>
  loadable(async () => (await import('./pages/AdminModuleRulePages.tsx'))[page])
const EditModuleRule = moduleRules('EditModuleRulePage')
const ruleEditor = { family: 'module rule editor', firstQueries: first.ruleEditor } as const

const tiles = { layout: 'appFlush', shape: 'tiles' } as const

const personalRoutes: readonly RouteSpec[] = [
  ...Object.values(dashboards).map((path) => route(path, texts.dashboard, Dashboard, tiles)),
  route('/sideNav/:name', texts.notFound.title, SideNav, tiles),
  route(paths.profile, texts.profile, OwnProfile),
  route(paths.changePassword, texts.changePassword, OwnPassword),
]

/** The addresses of one kind of block. Those of its wizard keep one wizard alive between them. */
function blockRoutes(kind: BlockKindId, title: string, root: string, wizard: string, names: BlockRouteNames): readonly RouteSpec[] {
  const Wizard = blockWizard(kind)
  const spec = blockKinds[kind]
  const at = (step: StepNumber, idParameter?: string) =>
    ({
      family: `${kind} block wizard`,
      shape: 'wizard',
      parts: wizardParts(step),
      firstQueries: first.wizard(spec, step, idParameter),
    }) as const
  return [
    route(root, title, blockList(kind), { shape: 'list', firstQueries: first.blockList(spec) }),
    route(`${root}/create`, `Create ${title}`, Wizard, { family: `${kind} block wizard`, shape: 'wizard', parts: wizardParts(0) }),
    route(`${root}/${wizard}`, title, Wizard, at(0)),
    route(`${root}/edit/:${names.editId}`, title, Wizard, at(0, names.editId)),
    ...names.steps.map(([step, path]) => route(`${root}/${path}`, title, Wizard, at(step))),
    route(`${root}/${wizard}/academic-dates/${names.dates}`, 'Academic dates', academicDates(kind), {
      permissions: ['Add', 'Modify'],
      shape: 'list',
      firstQueries: first.academicDates(spec),
    }),
  ]
}

interface BlockRouteNames {
  /** The parameter of the edit address. */
  readonly editId: string
  readonly dates: string
  /** Addresses that open the wizard at a step. */
  readonly steps: readonly (readonly [StepNumber, string])[]
}

const administrationRoutes: readonly RouteSpec[] = [
  ...blockRoutes('exam', 'Exam Block', '/sms/exam-block', 'Examcentreadministration', {
    editId: 'examBlockId',
    dates: ':examBlockId/:examDateStart/:examDateEnd',
    steps: [
      [2, 'DefineExam'],
      [3, 'summary'],
    ],
  }),
  ...blockRoutes('test', 'Test Block', '/sms/testblock', 'Testcentreadministration', {
    editId: 'testblockId',
    dates: ':testBlockId/:testdateStart/:testdateEnd',
    steps: [],
  }),
  route('/sms/moduleproperties', 'Module Properties', moduleRules('ModuleRulesPage'), { shape: 'list', firstQueries: first.ruleList }),
  route('/sms/moduleproperties/create', 'Create Module Properties', EditModuleRule, ruleEditor),
  route('/sms/moduleproperties/edit/:ruleId', 'Edit Module Properties', EditModuleRule, ruleEditor),
  route('/sms/moduleproperties/summary/:ruleId', 'Module Properties Summary', moduleRules('ModuleRulePage'), { firstQueries: first.rule }),
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
