import { describe, expect, it } from 'vitest'
import { decide, type Access } from '#machines/access/access.ts'
import { fixedPages } from '#machines/access/fixed-pages.ts'
import { dashboards } from '#machines/access/contact-types.ts'
import { segmentsOf } from '#machines/access/canonical-path.ts'
import { crumbsOf } from '#machines/access/crumbs.ts'
import { buildMenu, childrenInMenu, groupPage, isInMenu, labelOf, linkOf, trailOfPath } from '#machines/access/menu.ts'
import { paths } from '#machines/access/paths.ts'
import { lastOf, trailsOf, type Trail } from '#machines/access/permission-tree.ts'
import { isMatch } from '#machines/access/route-pattern.ts'
import { profilePath } from '#machines/access/visit.ts'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { contactRoutesFor, menuFor } from '#mirage/fixtures/menus.ts'
import { clearingTabIndex, clearingTabs, customRequestCode } from '#src/api/constants.ts'
import { applicationSteps } from '#openapi/applications/application-steps.ts'
import { landingGroups } from '#src/app/pages/landing.ts'
import { listEntries } from '#src/app/resources.ts'
import { destinationsOf } from '#src/app/palette/destinations.ts'
import { matchRoute, routes, unknownRoute } from '#src/app/routes.ts'
import { titleOf } from '#src/app/titles.ts'
import { accessFrom } from '#tests/support/access.ts'

/** A list with its create, edit and view pages. */
const lists = (...paths: readonly string[]) => paths.flatMap((path) => [path, ...below(path, 'create', 'edit/:id', 'view/:id')])
const below = (path: string, ...names: readonly string[]) => names.map((name) => `${path}/${name}`)

const centreSteps = ['combo', 'stream', 'custom-stream', 'module', 'intake', 'test-exam-block-dates', 'custom-teaching-date']
const curriculumCenters = (path: string) => [
  ...lists(path),
  ...below(path, ':curriculumId', ...below(':curriculumId', ...centreSteps, 'delivery', 'confirmation')),
]
const invoices = ['fixed-invoices', 'request-based-invoices', 'new-invoices'].flatMap((variant) =>
  ['', '-centres', '-institutes', '-masters'].map((partner) => `/sms/invoicing/${variant}${partner}`),
)

/** Every address of the document's route catalogue, group by group. */
const documented: Readonly<Record<string, readonly string[]>> = {
  'asset manager': [
    ...lists('/asset-manager/types', '/asset-manager/steward'),
    ...['upload', 'view', 'edit', 'preview', 'delete'].map((action) => `/asset-manager/${action}/:typeId/:assetId`),
  ],
  users: [
    ...lists('/users/users', '/users/role', '/users/modulemanagement', '/users/permission', '/users/type', '/users/rolemodule'),
    '/users/users/import',
  ],
  masters: [
    ...lists('/sms/centres', '/sms/intake', '/sms/program', '/sms/stream', '/sms/module', '/sms/module/submodules', '/sms/university'),
    ...lists('/sms/curriculum', '/sms/subcurriculum', '/sms/combo', '/sms/centre-groups', '/sms/leads', '/sms/unique-sponsorship-letter'),
    ...lists('/sms/year', '/sms/colour'),
    ...['centres', 'combo', 'leads', 'module', 'module/submodules', 'university'].map((resource) => `/sms/${resource}/import`),
    '/sms/curriculum/summary/:curriculumId',
    ...lists('/sms/course-management', '/sms/university-management'),
    '/sms/course-management/bulk-upload',
    ...below('/sms/university-management', 'staging', 'contacts', 'documents').flatMap((path) => lists(path)),
  ],
  'exam blocks': [
    '/sms/exam-block',
    ...below('/sms/exam-block', 'create', 'Examcentreadministration', 'DefineExam', 'summary', 'edit/:examBlockId', 'share/:examBlockId'),
    '/sms/exam-block/Examcentreadministration/academic-dates/:examBlockId/:examDateStart/:examDateEnd',
  ],
  'test blocks': [
    '/sms/testblock',
    ...below('/sms/testblock', 'create', 'Testcentreadministration', 'edit/:testblockId', 'share/:testBlockId'),
    '/sms/testblock/Testcentreadministration/academic-dates/:testBlockId/:testdateStart/:testdateEnd',
  ],
  'module properties': ['/sms/moduleproperties', ...below('/sms/moduleproperties', 'create', 'edit/:ruleId', 'summary/:ruleId')],
  'curriculum centres': [
    ...lists('/sms/curriculumcentreadministration', '/sms/curriculumcentercustomRequest', '/sms/centre-selection'),
    ...below('/sms/curriculumcentercustomRequest', ...Object.values(customRequestCode).map((code) => `edit/${code}/:id`)),
    ...curriculumCenters('/sms/curriculum-centers'),
    ...curriculumCenters('/sms/curriculum-centers-ncuk'),
  ],
  invoicing: [
    ...lists('/sms/invoicing', '/sms/invoicing/payments', ...invoices),
    ...below('/sms/invoicing', ':page', ':page/:subPage', ':page/:subPage/:id'),
    ...invoices.flatMap((path) => [
      ...(path.endsWith('-masters') ? [] : below(path, ':statusName')),
      ...(path.endsWith('-centres') ? below(path, 'centre-view/:centreId', 'student-view/:studentId') : []),
      ...(path.endsWith('-institutes') ? below(path, 'university-view/:institutionId') : []),
    ]),
  ],
  budgeting: lists('/budgeting-forecasting/historic', '/budgeting-forecasting/live', '/budgeting-forecasting/targets'),
  payments: [...lists('/payment-requests', '/payment-method', '/student-payment-status'), '/payment-method/success'],
  'applicant portal': [
    ...lists('/dashboard/application-portal', '/dashboard/ncuk-application-portal', '/enrollment', '/clearing'),
    ...below('/dashboard/application-portal', 'checklist-video', 'course-finder', 'student', 'contact', 'immigration'),
    ...below('/dashboard/application-portal', 'academic-details', 'key-documentation', 'summary'),
    '/student-application-portal',
  ],
  clearing: [
    ...lists('/clearing/view-page/student-application/course-finder', '/clearing/view-page/student-application/student-detail'),
    ...lists('/clearing/view-page/predicted-grades'),
    ...lists('/clearing/view-page/clearing-offer'),
    ...below('/clearing/view-page/clearing-offer', 'existing-offer', 'marks-offer', ':tabId'),
  ],
  certificates: lists(...below('/certificate-management', 'dashboard', 'type', 'template', 'validation', 'request')),
  assets: lists(
    ...below('/asset-management', 'dashboard', 'archive', 'steward', 'folders', 'shared-with-me', 'listing', 'bulk-upload'),
    ...below('/asset-management', 'type-management', 'metadata-tagging', 'listing/shares'),
  ),
  results: [
    ...lists('/results', '/results/student-results', '/results/enquiries', '/reports'),
    ...below('/results', 'bulk-upload', 'resit-bulk-upload', 'student-results/:studentId', 'centre-details/:resultIntakeId'),
    '/reports/student-analysis-report',
  ],
  'lead management': [
    ...lists(...below('/lead-management', 'regular-registration', 'direct-placements', 'center-registration', 'center-operations')),
    '/lead-management/regular-registration/regular-registration-edit/:studentMasterId',
    ...below('/lead-management/regular-registration', 'documents', 'qualifications', 'curricula').flatMap((path) => lists(path)),
  ],
  contacts: [
    ...lists(...below('/cms', 'contact-type', 'component-type', 'role-type', 'contact-group', 'group-type', 'contacts', 'staging')),
    '/cms/contacts/import',
  ],
  others: [
    ...lists('/center-staging', '/communications/recipient', '/communications/content', '/communications/content/templates'),
    '/calendar-management',
    ...below('/calendar-management', 'create', 'edit/:id', 'view/:eventId'),
    ...lists('/dap/authoring', '/dap/delivery', '/dap/marking', '/academicDetails', '/Ucas'),
  ],
  // Pages of the portal's own, beside those of the document.
  own: [
    '/lead-management/regular-registration/re-register',
    ...below('/sms', 'exam-block/compare', 'exam-block/next-year/:examBlockId', 'testblock/compare', 'testblock/next-year/:testBlockId'),
    ...lists('/budgeting-forecasting/targets/rates'),
    '/dap/authoring/import',
    '/dap/delivery/sit/:id',
    '/budgeting-forecasting/targets/import',
    '/budgeting-forecasting/targets/paste',
    '/sms/invoicing/fixed-invoices-masters/generate',
    '/sms/invoicing/request-based-invoices-masters/unbilled',
  ],
  'everyone’s own': ['/profile', '/changepassword', '/sideNav/:name', ...Object.values(dashboards)],
  'without a session': [
    '/login',
    '/forgotpassword',
    '/updatePassword',
    '/updatePassword/:pwdresetkey',
    '/consent',
    '/LogInPermission',
    '/maintenance',
    '/snapshot',
    '/certificate-management/validate-certificate',
    '/certificate-management/validate-certificate-link',
    '/certificate-management/validate-certificate-link/:id',
  ],
}

const table = new Map(routes.map((route) => [route.pattern.text, route]))

describe('the route catalogue', () => {
  it.each(Object.entries(documented))('has every address of %s, each with a title', (_, paths) => {
    expect(paths.filter((path) => !table.has(path))).toEqual([])
    expect(paths.filter((path) => (table.get(path)?.title ?? '') === '')).toEqual([])
  })

  it('has no address that neither a document nor a resource names', () => {
    const ofResources = listEntries.flatMap(([, { paths }]) => [
      paths.list,
      paths.create,
      paths.import,
      paths.editPattern,
      paths.viewPattern,
    ])
    const named = new Set([...Object.values(documented).flat(), ...ofResources])
    expect([...table.keys()].filter((path) => !named.has(path))).toEqual([])
  })

  it('has no page without contents: that one is only for addresses that the server names and the portal does not know', () => {
    const { Page } = unknownRoute('Unknown')
    expect(routes.filter((route) => route.Page === Page).map(({ pattern }) => pattern.text)).toEqual([])
  })

  it('asks for the labels that the aggregator asks for', () => {
    const asked = accounts.flatMap((account) => contactRoutesFor(account).flatMap(({ subRoutes }) => subRoutes))
    const differing = asked.flatMap(({ route, permission }) => {
      const row = matchRoute(route.replaceAll(/:\w+/g, 'value'))?.route
      const same = row && [permission].flat().toSorted().join() === row.permissions.toSorted().join()
      return same ? [] : [`${route}: ${[permission].flat().join()} against ${row?.permissions.join() ?? 'nothing'}`]
    })
    expect([...new Set(differing)]).toEqual([])
  })

  it('keeps steps and tabs in their order', () => {
    expect(Object.values(applicationSteps)).toEqual([
      'Checklist Video',
      'Course Finder',
      'Student',
      'Contact',
      'Immigration',
      'Academic Details',
      'Key Documentation',
      'Summary',
    ])
    expect(clearingTabs.map(({ id, title, index }) => [id, title, index])).toEqual([
      ['existing-offer', 'Existing Offer', 0],
      ['marks-offer', 'Marks & Offer', 1],
    ])
    expect(Object.values(clearingTabIndex)).toEqual([0, 1, 2])
  })
})

const accessOf = (account: (typeof accounts)[number]): Access =>
  accessFrom({ contactType: account.contactType, tree: menuFor(account), routes: contactRoutesFor(account) })
const visitorOf = ({ contactType, mandatoryConsent, nonMandatoryConsent }: (typeof accounts)[number]) => ({
  contactType,
  mandatoryConsent,
  nonMandatoryConsent,
  studentKey: 'student-key',
  centreKey: 'centre-key',
  institutionKey: 'institution-key',
})

describe.each(accounts.map((account) => [account.username, account] as const))('what %s is led to', (_, account) => {
  const access = accessOf(account)
  const visitor = visitorOf(account)
  const facts = { access, productName: 'Pathway', studentKey: visitor.studentKey }

  it('always has a row in the table of routes: menu, groups, tiles, profile, landing page and palette', () => {
    const menu = buildMenu(facts).flatMap(({ href, children }) => [href, ...children.map((child) => child.href)])
    const groups = trailsOf(access.tree).flatMap((trail) => groupPage(facts, trail.at(-1)?.name ?? '')?.links ?? [])
    const palette = destinationsOf({ access, productName: 'Pathway', visitor, routes })
    const landing = account.contactType === 'NCUK' ? landingGroups.flatMap(({ links }) => links) : []
    const hrefs = [...menu, profilePath(visitor), ...[...groups, ...palette, ...landing].map(({ href }) => href)]
    expect([...new Set(hrefs)].filter((href) => matchRoute(href) === null)).toEqual([])
  })

  it('shows at the address of a group what is below that group, and stands there in menu and trail', () => {
    const groups = trailsOf(access.tree).filter((trail) => isInMenu(access, trail) && childrenInMenu(access, lastOf(trail)).length > 0)
    const pages = groups.flatMap((trail) => {
      const { href } = linkOf(facts, lastOf(trail))
      const match = matchRoute(href)
      // Two groups lead straight to a page of their own.
      return match?.route.pattern.text === paths.group ? [{ href, trail, name: match.params['name'] ?? '' }] : []
    })
    const shown = pages.map(({ href, name }) => [href, groupPage(facts, name)?.links, trailOfPath(access, href)])
    const below = (trail: Trail) => childrenInMenu(access, lastOf(trail)).map((child) => linkOf(facts, child))
    expect(shown).toEqual(pages.map(({ href, trail }) => [href, below(trail), trail]))
  })

  it('is called the same by its heading and by the last step of its trail', () => {
    const paths = trailsOf(access.tree).flatMap((trail) => (trail.at(-1)?.routes ?? []).map(({ text }) => text))
    const differing = paths.flatMap((path) => {
      const match = matchRoute(path)
      const title = match && titleOf(match, { access, productName: 'Pathway', path })
      const crumb = crumbsOf({ access, productName: 'Pathway', path, title: title ?? '' }).at(-1)?.label
      return title === crumb ? [] : [`${path}: ${title} against ${crumb}`]
    })
    expect(differing).toEqual([])
  })

  it('has a trail that begins with its entry in the menu, on every page that may be opened', () => {
    const { 'everyone’s own': own = [], 'without a session': open = [], ...others } = documented
    const entries = access.tree.map((node) => labelOf(access, 'Pathway', node))
    // The pages that are open with any permission tree need no entry in the menu.
    const fixed = fixedPages(access.contactType)
    const lost = Object.values(others)
      .flat()
      .filter((path) => !own.includes(path) && !open.includes(path))
      .map((path) => path.replaceAll(/:\w+/g, 'value'))
      .filter((path) => decide(access, path) === 'allowed' && !fixed.some((pattern) => isMatch(pattern, segmentsOf(path))))
      .filter((path) => {
        const trail = crumbsOf({ access, productName: 'Pathway', path, title: 'Title' })
        return !entries.includes(trail[0]?.label ?? '')
      })
    expect(lost).toEqual([])
  })
})
