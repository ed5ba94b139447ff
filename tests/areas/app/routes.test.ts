import { describe, expect, it } from 'vitest'
import { decide } from '#machines/access/access.ts'
import { emptyAccess } from '#machines/access/fixed-pages.ts'
import { allowedByType, alwaysAllowed } from '#machines/access/contact-types.ts'
import { shapeOf } from '#machines/access/route-pattern.ts'
import { isPublicPage } from '#machines/access/public-visit.ts'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { contactRoutesFor, menuFor } from '#mirage/fixtures/menus.ts'
import { landingGroups } from '#src/app/pages/landing.ts'
import { publicRoutes } from '#src/app/public-routes.ts'
import { listEntries } from '#src/app/resources.ts'
import { matchRoute, portalRoutes, routes } from '#src/app/routes.ts'
import { titleOf, unknownTitle } from '#src/app/titles.ts'
import { blockKinds } from '#src/blocks/kinds/block-kinds.ts'
import { accessFrom } from '#tests/support/access.ts'

const shapes = routes.map(({ pattern }) => shapeOf(pattern))
const rowOf = (path: string) => matchRoute(path)?.route
const sample = (pattern: string) => pattern.replaceAll(/:\w+/g, 'value')

describe('the route table', () => {
  it('names each address once, and each with a title', () => {
    expect(new Set(shapes).size).toBe(shapes.length)
    expect(routes.filter(({ title }) => title.trim() === '')).toEqual([])
  })

  it.each(Object.entries(blockKinds))('has every address of %s blocks to the letter', (_, { paths }) => {
    const { list, create, wizard, defineStep, summary, editPattern, academicDatesPattern, sharePattern } = paths
    const texts = routes.map(({ pattern }) => pattern.text)
    for (const path of [list, create, wizard, defineStep, summary, editPattern, academicDatesPattern, sharePattern])
      if (path !== null) expect(texts).toContain(path)
  })

  it('has a row for every page that the portal knows rights of, and says which', () => {
    const below = portalRoutes.flatMap(({ route, subRoutes }) => [route, ...subRoutes.map(({ pattern }) => pattern)])
    expect(below.map(({ text }) => text).filter((text) => matchRoute(sample(text)) === null)).toEqual([])
    expect(rowOf('/sms/exam-block')?.permissions).toEqual(['list'])
    expect(rowOf('/sms/exam-block/create')?.permissions).toEqual(['Add'])
    expect(rowOf('/sms/exam-block/Examcentreadministration')?.permissions).toEqual(['Add', 'Modify'])
    expect(rowOf('/sms/exam-block/DefineExam')?.permissions).toEqual(['Add', 'Modify'])
    expect(rowOf('/sms/moduleproperties/summary/x')?.permissions).toEqual(['View'])
    expect(rowOf('/profile')?.permissions).toEqual([])
  })

  it('has a row for every address that is open by itself', () => {
    const open = [...alwaysAllowed, ...Object.values(allowedByType).flat()].filter((path) => path !== '/')
    expect(open.filter((path) => matchRoute(sample(path)) === null)).toEqual([])
  })

  it('has a row for every page that the seeded menus lead to, and for all below it', () => {
    const named = accounts.flatMap((account) =>
      contactRoutesFor(account).flatMap(({ route, subRoutes }) => [route, ...subRoutes.map((sub) => sub.route)]),
    )
    expect(named.length).toBeGreaterThan(150)
    expect([...new Set(named)].filter((path) => matchRoute(sample(path)) === null)).toEqual([])
  })

  it('opens every page of every resource to an administrator, and none that changes records to a viewer', () => {
    const accessOf = (username: string) => {
      const account = accounts.find((one) => one.username === username) ?? accounts[0]
      if (!account) throw new Error('There are no accounts.')
      return accessFrom({ contactType: account.contactType, tree: menuFor(account), routes: contactRoutesFor(account) })
    }
    const pages = listEntries.flatMap(([, { paths, loadRules, more }]) => [
      { path: paths.list, changes: false },
      { path: paths.create, changes: true },
      { path: sample(paths.editPattern), changes: true },
      { path: sample(paths.viewPattern), changes: false },
      ...(loadRules ? [{ path: paths.import, changes: true }] : []),
      ...more.map(({ pattern, permission }) => ({ path: sample(pattern), changes: permission !== 'list' && permission !== 'View' })),
    ])
    const refused = (username: string) => {
      const access = accessOf(username)
      return pages.filter(({ path }) => decide(access, path) === 'refused')
    }
    expect(refused('admin@ncuk.test')).toEqual([])
    expect(refused('viewer@ncuk.test')).toEqual(pages.filter(({ changes }) => changes))
  })

  it('lets a centre that may change what it chooses begin a selection', () => {
    const accessOf = (username: string) => {
      const account = accounts.find((one) => one.username === username) ?? expect.unreachable()
      return accessFrom({ contactType: account.contactType, tree: menuFor(account), routes: contactRoutesFor(account) })
    }
    expect(decide(accessOf('centre@centre.test'), '/sms/curriculum-centers/create')).toBe('allowed')
    expect(decide(accessOf('viewer@ncuk.test'), '/sms/curriculum-centers-ncuk/create')).toBe('refused')
  })

  it('has a row for every link of the landing page', () => {
    const links = landingGroups.flatMap((group) => group.links.map(({ href }) => href))
    expect(links).toHaveLength(22)
    expect(links.filter((href) => matchRoute(href) === null)).toEqual([])
  })

  it('holds exactly the pages without a session among the public ones, and consent', () => {
    expect(publicRoutes.map(({ pattern }) => pattern.text).filter((path) => !isPublicPage(sample(path)))).toEqual(['/consent'])
    expect(routes.filter(({ pattern }) => isPublicPage(sample(pattern.text)))).toHaveLength(publicRoutes.length - 1)
  })
})

describe('the layout of a page', () => {
  it.each([
    ['/dashboard/ncuk-admin', 'appFlush'],
    ['/dashboard/application-portal', 'appFlush'],
    ['/dashboard/ncuk-application-portal', 'appFlush'],
    ['/sideNav/Masters', 'appFlush'],
    ['/sms/exam-block', 'app'],
    ['/profile', 'app'],
    ['/student-application-portal', 'student'],
    ['/maintenance', 'maintenance'],
    ['/certificate-management/validate-certificate-link', 'maintenance'],
    ['/certificate-management/validate-certificate-link/7', 'maintenance'],
    ['/certificate-management/validate-certificate', 'public'],
    ['/login', 'public'],
    ['/forgotpassword', 'public'],
    ['/updatePassword', 'public'],
    ['/updatePassword/key', 'public'],
    ['/consent', 'public'],
    ['/LogInPermission', 'public'],
    ['/snapshot', 'public'],
  ])('%s is %s', (path, layout) => {
    expect(rowOf(path)?.layout).toBe(layout)
  })
})

describe('finding the row of an address', () => {
  it('is case-sensitive, and matches the whole path', () => {
    expect([matchRoute('/SMS/exam-block'), matchRoute('/sms/exam-block/anything'), matchRoute('/')]).toEqual([null, null, null])
  })

  it('reads the parameters as they stand', () => {
    expect(matchRoute('/sms/exam-block/edit/sGm2qWb0')?.params).toEqual({ examBlockId: 'sGm2qWb0' })
    expect(matchRoute('/sideNav/A&B')?.params).toEqual({ name: 'A&B' })
  })

  it('keeps one wizard alive between its addresses, and every other page to itself', () => {
    const wizard = ['create', 'Examcentreadministration', 'edit/x', 'DefineExam', 'summary'].map((path) => rowOf(`/sms/exam-block/${path}`))
    expect(new Set(wizard.map((row) => row?.family))).toEqual(new Set(['exam block wizard']))
    expect(new Set(wizard.map((row) => row?.Page)).size).toBe(1)
    expect(rowOf('/sms/testblock/create')?.family).toBe('test block wizard')
    expect(rowOf('/sms/exam-block')?.family).toBeUndefined()
  })
})

describe('the title of a page', () => {
  const tree = [
    {
      componentId: 1,
      componentName: 'Special Reports',
      routes: '/special/yearly-reports',
      permissions: [],
      iconsName: null,
      children: [],
    },
  ]
  const facts = (path: string) => ({ access: accessFrom({ contactType: 'NCUK', tree, routes: [] }), productName: 'Pathway', path })

  it.each([
    ['/special/yearly-reports', 'Special Reports'],
    ['/special/yearly-reports/bulk-upload', 'Bulk upload'],
    ['/somewhere/else', 'Else'],
  ])('%s, which only the server knows, is %j', (path, title) => {
    expect(unknownTitle(facts(path))).toBe(title)
  })

  it('is the group’s own for the page of a group', () => {
    const match = matchRoute('/sideNav/specialreports')
    expect(match && titleOf(match, facts('/sideNav/specialreports'))).toBe('Special Reports')
    const none = matchRoute('/sideNav/none')
    expect(none && titleOf(none, facts('/sideNav/none'))).toBe('Page not found')
    const unloaded = matchRoute('/sideNav/AcademicManagement')
    expect(unloaded && titleOf(unloaded, { ...facts('/sideNav/AcademicManagement'), access: emptyAccess('NCUK') }, false)).toBe(
      'Academic Management',
    )
  })
})
