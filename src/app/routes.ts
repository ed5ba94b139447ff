import type { ComponentType } from 'react'
import { dashboards } from '#machines/access/contact-types.ts'
import type { StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import { groupBy } from '#machines/access/route-pattern.ts'
import type { RouteEntry, SubRoute } from '#machines/access/sub-routes.ts'
import { partsOfStep } from '#src/blocks/wizard/wizard-parts.ts'
import { stepIn } from '#src/blocks/wizard/wizard-address.ts'
import { blockKinds } from '#src/blocks/kinds/block-kinds.ts'
import { applicationStepNames, applicationSteps, type ApplicationStep } from '#openapi/application-steps.ts'
import { stepNames, stepTitles } from '#openapi/curriculum-selection/step-names.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { ViewFrame } from '#src/resources/view/view-frame.ts'
import { rulePaths } from '#src/module-properties/paths.ts'
import { EditorFrame } from '#src/resources/form/editor-frame.ts'
import { ListFrame } from '#src/resources/list/list-frame.ts'
import { portalPath, stepPath } from '#src/applications/portal/paths.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { selectionKinds, type SelectionKind } from '#src/selection/wizard/selection-kinds.ts'
import { catalogue } from './catalogue.ts'
import * as first from './loading/first-queries.ts'
import { lazyComponent, type LazyCode } from '#src/ui/lazy/lazy-component.ts'
import { paths } from '#machines/access/paths.ts'
import { invoiceLists, listEntries, type ResourceEntry } from './resources.ts'
import { at } from './resources/entry.ts'
import { publicRoutes } from './public-routes.ts'
import { matchAmong, patternOf, route, type PagePlace, type RouteMatch, type RoutePage, type RouteSpec } from './route-spec.ts'
import { texts } from './texts.ts'

const Placeholder = lazyComponent(async () => (await import('./pages/PlaceholderPage.tsx')).PlaceholderPage)
const Dashboard = lazyComponent(async () => (await import('./pages/DashboardPage.tsx')).DashboardPage)
const OwnProfile = lazyComponent(async () => (await import('./pages/OwnProfilePage.tsx')).OwnProfilePage)
const OwnPassword = lazyComponent(async () => (await import('./pages/OwnPasswordPage.tsx')).OwnPasswordPage)
const ClearingOffer = lazyComponent(async () => (await import('./pages/ClearingOfferPage.tsx')).ClearingOfferPage)
const NotFound = lazyComponent(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage)
const PaymentStatus = lazyComponent(async () => (await import('./pages/money/PaymentStatusPage.tsx')).PaymentStatusPage)
const PaymentMethod = lazyComponent(async () => (await import('./pages/money/PaymentMethodPage.tsx')).PaymentMethodPage)
const PaymentSuccess = lazyComponent(async () => (await import('./pages/money/PaymentSuccessPage.tsx')).PaymentSuccessPage)
const budgetPage = (page: 'HistoricPage' | 'LivePage') => lazyComponent(async () => (await import('./pages/money/BudgetPages.tsx'))[page])
const ResultSlip = lazyComponent(async () => (await import('./pages/results/ResultSlipPage.tsx')).ResultSlipPage)
const SideNav = lazyComponent(async () => (await import('./pages/SideNavPage.tsx')).SideNavPage)

const blockList = (kind: BlockKindSpec) =>
  lazyComponent(async () => (await import('./pages/blocks/AdminBlockListPage.tsx')).blockListPage(kind))
const blockWizard = (kind: BlockKindSpec) =>
  lazyComponent(async () => (await import('./pages/blocks/AdminBlockWizardPage.tsx')).blockWizardPage(kind))
const academicDates = (kind: BlockKindSpec) =>
  lazyComponent(async () => (await import('./pages/blocks/AdminAcademicDatesPage.tsx')).academicDatesPage(kind))
const share = (kind: BlockKindSpec) => lazyComponent(async () => (await import('./pages/blocks/AdminSharePage.tsx')).sharePage(kind))
const nextYear = (kind: BlockKindSpec) =>
  lazyComponent(async () => (await import('./pages/blocks/AdminNextYearPage.tsx')).nextYearPage(kind))
const compare = (kind: BlockKindSpec) => lazyComponent(async () => (await import('./pages/blocks/AdminComparePage.tsx')).comparePage(kind))
const wizardParts = (entryStep: StepNumber) => (place: PagePlace) => partsOfStep(stepIn(new URLSearchParams(place.search)) ?? entryStep)
const ModuleRules = lazyComponent(async () => (await import('./pages/AdminModuleRuleListPage.tsx')).ModuleRulesPage)
const moduleRules = (page: 'EditModuleRulePage' | 'ModuleRulePage') =>
  lazyComponent(async () => (await import('./pages/AdminModuleRulePages.tsx'))[page])
const EditModuleRule = moduleRules('EditModuleRulePage')
const ruleEditor = { family: 'module rule editor', firstQueries: first.ruleEditor } as const

const redirectTo = (path: string) => lazyComponent(async () => (await import('./pages/RedirectPage.tsx')).redirectPage(path))

const tiles = { layout: 'appFlush', shape: 'tiles' } as const

const personalRoutes: readonly RouteSpec[] = [
  ...Object.values(dashboards).map((path) => route(path, texts.dashboard, Dashboard, tiles)),
  route(paths.group, texts.notFound.title, SideNav, tiles),
  route(paths.profile, texts.profile, OwnProfile),
  route(paths.changePassword, texts.changePassword, OwnPassword),
]

/** An address below a list that any one of the labels opens. */
const opens = (path: string, ...permissions: readonly string[]): SubRoute => ({ pattern: patternOf(path), permissions })

/** What a row says of a page below a list; a page may have several addresses, each opened by its own right. */
const below = (list: string, ...pages: readonly SubRoute[]) => ({
  below: { list, pages },
  permissions: pages.flatMap(({ permissions, withQuery }) => [...permissions, ...(withQuery?.permissions ?? [])]),
})

/** The pages of one kind of block. Those of its wizard keep one wizard alive between them. */
function blockRoutes(kind: BlockKindSpec): readonly RouteSpec[] {
  const { list, create, wizard, idParameter, editPattern, newDatesPattern, academicDatesPattern, nextYearPattern, sharePattern } =
    kind.paths
  const title = kind.texts.listTitle
  const Wizard = blockWizard(kind)
  const blank = (step: StepNumber, ...pages: readonly SubRoute[]) => ({
    ...below(list, ...pages),
    family: `${kind.id} block wizard`,
    shape: 'wizard' as const,
    parts: wizardParts(step),
  })
  const at = (step: StepNumber, ...pages: readonly SubRoute[]) => ({
    ...blank(step, ...pages),
    firstQueries: first.wizard(kind, step),
  })
  const direct = ([step, path]: readonly [StepNumber, string | null]) =>
    path === null ? [] : [route(path, title, Wizard, at(step, opens(path, 'Add', 'Modify')))]
  return [
    route(list, title, blockList(kind), {
      permissions: ['list'],
      takesUnknown: kind.paths.takesUnknown,
      shape: 'list',
      firstQueries: first.blockList(kind),
    }),
    route(create, kind.texts.create, Wizard, blank(0, opens(create, 'Add'))),
    route(
      wizard,
      title,
      Wizard,
      at(0, { ...opens(wizard, 'Add'), withQuery: { parameter: idParameter, permissions: ['Modify'] }, isPerRecord: true }),
    ),
    route(editPattern, title, Wizard, at(0, opens(editPattern, 'Modify'))),
    ...(
      [
        [2, kind.paths.defineStep],
        [3, kind.paths.summary],
      ] as const
    ).flatMap(direct),
    route(kind.paths.compare, `Compare ${kind.texts.nouns}`, compare(kind), {
      ...below(list, opens(kind.paths.compare, 'View')),
      firstQueries: first.comparison(kind),
    }),
    route(academicDatesPattern, 'Academic dates', academicDates(kind), {
      ...below(list, opens(newDatesPattern, 'Add'), { ...opens(academicDatesPattern, 'Modify'), isPerRecord: true }),
      shape: 'list',
      firstQueries: first.academicDates(kind),
    }),
    route(nextYearPattern, 'Next year', nextYear(kind), {
      ...below(list, opens(nextYearPattern, 'Add')),
      firstQueries: first.nextYear(kind),
    }),
    route(sharePattern, 'Share and print', share(kind), { ...below(list, opens(sharePattern, 'View')), firstQueries: first.share(kind) }),
  ]
}

/** Pages of dashboards go to the edges of the window. */
const layoutOf = (path: string): RouteSpec['layout'] => (path.startsWith('/dashboard/') ? 'appFlush' : 'app')

const importOf = (entry: ResourceEntry, loadRules: () => Promise<ResourceRules>) =>
  lazyComponent(async () => {
    const [{ recordPage }, { recordImport }, rules] = await Promise.all([
      import('./pages/RecordPages.tsx'),
      import('#src/resources/import/RecordImport.tsx'),
      loadRules(),
    ])
    return recordPage(entry, recordImport(rules))
  })

const moreOf = (entry: ResourceEntry, load: ResourceEntry['more'][number]['load']) =>
  lazyComponent(async () => {
    const [{ recordPage }, Page] = await Promise.all([import('./pages/RecordPages.tsx'), load()])
    return recordPage(entry, Page)
  })

/** What pages of a kind are drawn in, which no other kind needs. */
const frames: Readonly<Record<'list' | 'form' | 'view', LazyCode>> = { list: ListFrame, form: EditorFrame, view: ViewFrame }

/** The pages of a resource: its list, and below it the form, new and existing, the record, and the import of a file. */
function resourceRoutes([name, entry]: (typeof listEntries)[number]): readonly RouteSpec[] {
  const { paths: own, noun, nouns, rightsOf, load, loadRules, more } = entry
  const page = (kind: 'list' | 'form' | 'view') =>
    lazyComponent(async () => {
      const [{ recordPage }, pages] = await Promise.all([import('./pages/RecordPages.tsx'), load(), frames[kind].prepare()])
      return recordPage(entry, pages[kind])
    })
  const Form = page('form')
  const under = (path: string, permission: string) => ({ ...below(rightsOf, opens(path, permission)), layout: layoutOf(path) })
  const record = first.record(name, entry)
  return [
    route(own.list, nouns, page('list'), {
      layout: layoutOf(own.list),
      permissions: ['list'],
      shape: 'list',
      isNamedByMenu: true,
      firstQueries: first.recordList(name, entry),
    }),
    route(own.create, `Create ${noun}`, Form, under(own.create, 'Add')),
    ...(loadRules ? [route(own.import, `Import ${nouns}`, importOf(entry, loadRules), under(own.import, 'Add'))] : []),
    route(own.editPattern, `Edit ${noun}`, Form, { ...under(own.editPattern, 'Modify'), firstQueries: record }),
    route(own.viewPattern, noun, page('view'), { ...under(own.viewPattern, 'View'), firstQueries: record }),
    ...more.map((one) =>
      route(one.pattern, one.title, moreOf(entry, one.load), {
        ...under(one.pattern, one.permission),
        ...(one.pattern.includes('/:') && { firstQueries: record }),
      }),
    ),
  ]
}

const partnerIds = { centre: 'centreId', university: 'institutionId', student: 'studentId' } as const

/** Below the lists of invoices: the statements of partners, and each status by its name. All else there is not found. */
const invoicePages: readonly RouteSpec[] = [
  ...invoiceLists.flatMap(({ list, rightsOf, partners }) => {
    const pages = partners.map((kind) => {
      const path = `${list}/${kind}-view/:${partnerIds[kind]}`
      const Page = lazyComponent(async () => (await import('./pages/money/StatementPage.tsx')).statementPage(kind, list))
      return route(path, 'Statement', Page, { ...below(rightsOf, opens(path, 'View')), firstQueries: first.statement(kind) })
    })
    if (list === paths.invoices) return pages
    const path = `${list}/:statusName`
    const InStatus = lazyComponent(async () => (await import('./pages/money/InvoiceStatusPage.tsx')).invoiceStatusPage(list))
    return [...pages, route(path, 'Invoices', InStatus, { ...below(rightsOf, opens(path, 'View')), shape: 'list' })]
  }),
  // A right that partners have not: an address that the portal does not know opens none of its forms to them.
  ...[':page', ':page/:subPage', ':page/:subPage/:id'].map((end) =>
    route(`${paths.invoices}/${end}`, texts.notFound.title, NotFound, below(paths.invoices, opens(`${paths.invoices}/${end}`, 'Add'))),
  ),
]

const portalEntry = at(
  portalPath,
  'Application',
  'applicationName:asc',
  async () => (await import('#src/applications/applications.tsx')).applications,
)
const portalPage = (load: () => Promise<ComponentType<RecordPage>>) => moreOf(portalEntry, load)
const stepOf = (step: ApplicationStep) => portalPage(async () => (await import('#src/applications/portal/StepPage.tsx')).stepPage(step))

/** A student's own application, and a page for each of its steps; forms and records lead to it. */
const applicationRoutes: readonly RouteSpec[] = [
  route(
    portalPath,
    'Application Portal',
    portalPage(async () => (await import('#src/applications/portal/ApplicationHome.tsx')).ApplicationHome),
    { layout: layoutOf(portalPath), permissions: ['list'], isNamedByMenu: true },
  ),
  ...Object.entries({ create: 'Add', 'edit/:id': 'Modify', 'view/:id': 'View' }).map(([under, permission]) =>
    route(`${portalPath}/${under}`, 'Application', redirectTo(portalPath), below(portalPath, opens(`${portalPath}/${under}`, permission))),
  ),
  ...applicationStepNames.map((step) =>
    route(stepPath(step), applicationSteps[step], stepOf(step), {
      ...below(portalPath, opens(stepPath(step), 'Add', 'Modify', 'View')),
      layout: layoutOf(portalPath),
    }),
  ),
]

const rule = (path: string, permission: string) => below(rulePaths.list, opens(path, permission))

const selectionPage = (kind: SelectionKind, page: 'offeredPage' | 'startPage' | 'wizardPage' | 'answersPage' | 'toWizardPage') =>
  lazyComponent(async () => (await import('./pages/selection/selection-pages.ts'))[page](kind))

/** The pages of what centres choose. The steps of the wizard keep one wizard alive between them. */
function selectionRoutes(kind: SelectionKind): readonly RouteSpec[] {
  const { list, title } = kind
  const wizard = `${list}/:curriculumId`
  const Wizard = selectionPage(kind, 'wizardPage')
  const under = (path: string, ...permissions: readonly string[]) => below(list, opens(path, ...permissions))
  const step = (path: string, name: string) =>
    route(path, name, Wizard, {
      ...under(path, 'Add', 'Modify'),
      family: `${kind.id} selection wizard`,
      shape: 'wizard',
    })
  return [
    route(list, title, selectionPage(kind, 'offeredPage'), { permissions: ['list'], isNamedByMenu: true }),
    route(`${list}/create`, `Create ${title}`, selectionPage(kind, 'startPage'), under(`${list}/create`, 'Add')),
    route(`${list}/edit/:id`, `Edit ${title}`, selectionPage(kind, 'toWizardPage'), under(`${list}/edit/:id`, 'Modify')),
    route(`${list}/view/:id`, title, selectionPage(kind, 'answersPage'), under(`${list}/view/:id`, 'View')),
    step(wizard, title),
    ...stepNames.map((name) => step(`${wizard}/${name}`, stepTitles[name])),
  ]
}

const administrationRoutes: readonly RouteSpec[] = [
  ...listEntries.flatMap(resourceRoutes),
  ...invoicePages,
  ...applicationRoutes,
  ...Object.values(blockKinds).flatMap(blockRoutes),
  ...Object.values(selectionKinds).flatMap(selectionRoutes),
  route(rulePaths.list, 'Module Properties', ModuleRules, {
    permissions: ['list'],
    shape: 'list',
    firstQueries: first.ruleList,
  }),
  route(rulePaths.create, 'Create Module Properties', EditModuleRule, { ...ruleEditor, ...rule(rulePaths.create, 'Add') }),
  route(rulePaths.editPattern, 'Edit Module Properties', EditModuleRule, { ...ruleEditor, ...rule(rulePaths.editPattern, 'Modify') }),
  route(rulePaths.summaryPattern, 'Module Properties Summary', moduleRules('ModuleRulePage'), {
    ...rule(rulePaths.summaryPattern, 'View'),
    firstQueries: first.rule,
  }),
]

/** The labels of forms and records. */
const labelsBelow = { create: 'Add', 'edit/:id': 'Modify', 'view/:id': 'View' } as const

/** A page without forms and records, whose addresses lead to it: by the page's own label, or by those of forms and records. */
const onePage = (
  path: string,
  title: string,
  Page: RoutePage,
  { firstQueries, by }: { readonly firstQueries: first.FirstQueries; readonly by: 'list' | typeof labelsBelow },
): readonly RouteSpec[] => [
  route(path, title, Page, { permissions: ['list'], isNamedByMenu: true, firstQueries }),
  ...(['create', 'edit/:id', 'view/:id'] as const).map((under) =>
    route(`${path}/${under}`, title, redirectTo(path), { permissions: [by === 'list' ? by : by[under]] }),
  ),
]

const budgetRoutes: readonly RouteSpec[] = [
  ...onePage(`${paths.budgets}/historic`, 'Historic', budgetPage('HistoricPage'), { firstQueries: first.historicBudget, by: labelsBelow }),
  ...onePage(`${paths.budgets}/live`, 'Live', budgetPage('LivePage'), { firstQueries: first.liveBudget, by: labelsBelow }),
]

const paymentRoutes: readonly RouteSpec[] = [
  ...onePage(paths.paymentStatus, 'Payment Status', PaymentStatus, { firstQueries: first.studentInvoices, by: 'list' }),
  ...onePage(paths.paymentMethod, 'Payment Method', PaymentMethod, { firstQueries: first.studentInvoices, by: 'list' }),
  route(paths.paymentSuccess, 'Payment Successful', PaymentSuccess, {
    ...below(paths.paymentMethod, opens(paths.paymentSuccess, 'list')),
    firstQueries: first.payment,
  }),
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

const offer = { family: 'clearing offer', isNamedByMenu: true } as const
const clearingRoutes: readonly RouteSpec[] = [
  route(paths.clearingOffer, 'Clearing Offer', ClearingOffer, { ...offer, permissions: ['list'] }),
  route(`${paths.clearingOffer}/:tabId`, 'Clearing Offer', ClearingOffer, { ...offer, permissions: ['View'] }),
]

const catalogueRoutes: readonly RouteSpec[] = catalogue.map(({ path, title, permissions }) =>
  route(path, title, Placeholder, { layout: path === '/student-application-portal' ? 'student' : 'app', permissions, isNamedByMenu: true }),
)

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
  ...catalogueRoutes,
]

/** The row of a canonical path; null when the portal does not know the address. */
export const matchRoute = (path: string): RouteMatch | null => matchAmong(routes, path)

/** The page of an address that the server gave to the contact and that the portal does not know. */
export const unknownRoute = (title: string): RouteSpec => route('/', title, Placeholder)
