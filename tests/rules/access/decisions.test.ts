import { describe, expect, it } from 'vitest'
import { can, decide, isKnownSubRoute, permissionsOf } from '#machines/access/access.ts'
import { shapeOf, toPattern } from '#machines/access/route-pattern.ts'
import { portalRoutes } from '#src/app/routes.ts'
import { accessFrom } from '#tests/support/access.ts'

const examTree = (...permissions: unknown[]) => [
  { componentId: 82, componentName: 'Exam Block', routes: '/sms/exam-block', permissions, iconsName: 'exam', children: [] },
]
const examRoute = (subRoutes: readonly unknown[]) => [{ componentName: 'ExamBlock', route: '/sms/exam-block', subRoutes }]

describe('routes that the server names', () => {
  it('open as they stand, without a node of the tree', () => {
    const routes = [{ componentName: 'Reports', route: '/reports/yearly/', subRoutes: [] }]
    const access = accessFrom({ contactType: 'CENTER', tree: [], routes })
    expect(decide(access, '/reports/yearly')).toBe('allowed')
    expect(decide(access, '/reports')).toBe('refused')
    expect(access.fetchedRoutes).toEqual(['/reports/yearly'])
  })

  it.each([
    ['list', [], 'allowed'],
    ['LIST', [], 'allowed'],
    ['Delete', ['DELETE'], 'allowed'],
    ['DELETE', ['delete'], 'allowed'],
    ['Publish', ['Add'], 'refused'],
    [['Publish', 'Add'], ['Add'], 'allowed'],
    [[], ['Add'], 'refused'],
    [undefined, ['Add'], 'refused'],
  ])('open a sub-route that needs %j to labels %j: %s', (permission, labels, verdict) => {
    const access = accessFrom({
      contactType: 'NCUK',
      tree: examTree(...labels),
      routes: examRoute([{ route: '/sms/exam-block/extra/:id', permission }]),
    })
    expect(decide(access, '/sms/exam-block/extra/7')).toBe(verdict)
    expect(access.allowedRoutes.includes('/sms/exam-block/extra/:id')).toBe(verdict === 'allowed')
  })

  it('are listed with those below them', () => {
    const routes = examRoute([
      { route: '/sms/exam-block/extra/:id', permission: 'Add' },
      { route: '/sms/exam-block/other/', permission: 'list' },
    ])
    const access = accessFrom({ contactType: 'NCUK', tree: [], routes })
    expect(access.fetchedRoutes).toEqual(['/sms/exam-block', '/sms/exam-block/extra/:id', '/sms/exam-block/other'])
  })

  it.each([[['general', 'special']], [['special', 'general']]] as const)(
    'ask for the right of the literal address before that of a pattern, in the order %j',
    (order) => {
      const below = {
        general: { route: '/sms/exam-block/extra/:id', permission: 'list' },
        special: { route: '/sms/exam-block/extra/all', permission: 'Delete' },
      }
      const verdictOf = (...labels: readonly string[]) => {
        const access = accessFrom({ contactType: 'NCUK', tree: examTree(...labels), routes: examRoute(order.map((name) => below[name])) })
        return [decide(access, '/sms/exam-block/extra/all'), decide(access, '/sms/exam-block/extra/7')]
      }
      expect([verdictOf('Add'), verdictOf('Delete')]).toEqual([
        ['refused', 'allowed'],
        ['allowed', 'allowed'],
      ])
    },
  )

  it.each([[['/a', '/b']], [['/b', '/a']]])('open one address below two pages by the right to either, in the order %j', (pages) => {
    const routes = pages.map((route) => ({ route, subRoutes: [{ route: '/shared/:id', permission: route === '/a' ? 'Add' : 'Delete' }] }))
    const verdictOf = (label: string) => {
      const tree = [{ ...examTree(label)[0], routes: ['/a', '/b'] }]
      return decide(accessFrom({ contactType: 'NCUK', tree, routes }), '/shared/7')
    }
    expect(['Add', 'Delete', 'Modify'].map(verdictOf)).toEqual(['allowed', 'allowed', 'refused'])
  })

  it('replace what the built-in table says a sub-route needs, whatever its parameter is called', () => {
    const access = accessFrom({
      contactType: 'NCUK',
      tree: examTree('Add', 'Publish'),
      routes: examRoute([
        { route: '/sms/exam-block/create', permission: 'Delete' },
        { route: '/sms/exam-block/edit/:id', permission: 'Publish' },
      ]),
    })
    expect(decide(access, '/sms/exam-block/create')).toBe('refused')
    expect(decide(access, '/sms/exam-block/edit/7')).toBe('allowed')
  })

  it.each([
    [['Add', 'Modify'], ['Add'], ['allowed', 'refused', 'allowed', 'refused']],
    [['Add', 'Modify'], ['Modify'], ['refused', 'allowed', 'refused', 'allowed']],
    [['add', 'MODIFY', 'View'], ['View'], ['refused', 'refused', 'refused', 'refused']],
    ['Publish', ['Publish'], ['allowed', 'allowed', 'refused', 'allowed']],
    ['Publish', ['Add', 'Modify'], ['refused', 'refused', 'allowed', 'refused']],
    ['list', [], ['allowed', 'allowed', 'refused', 'allowed']],
  ])('that name %j for new and existing records, to labels %j, give %j', (permission, labels, verdicts) => {
    const wizard = '/sms/exam-block/Examcentreadministration'
    const routes = examRoute([
      { route: wizard, permission },
      { route: `${wizard}/academic-dates/:id/:from/:to`, permission },
    ])
    const access = accessFrom({ contactType: 'NCUK', tree: examTree(...labels), routes })
    expect([
      decide(access, wizard),
      decide(access, wizard, '?examBlockId=abc'),
      decide(access, `${wizard}/academic-dates/0/2027-01-01/2027-01-02`),
      decide(access, `${wizard}/academic-dates/abc/2027-01-01/2027-01-02`),
    ]).toEqual(verdicts)
  })

  it('keep sub-routes shut but for "list" when the tree has no node of the page', () => {
    const access = accessFrom({
      contactType: 'NCUK',
      tree: [],
      routes: examRoute([{ route: '/sms/exam-block/overview', permission: 'list' }]),
    })
    expect(decide(access, '/sms/exam-block')).toBe('allowed')
    expect(decide(access, '/sms/exam-block/overview')).toBe('allowed')
    expect(decide(access, '/sms/exam-block/create')).toBe('refused')
  })

  it.each([
    [null],
    [undefined],
    ['x'],
    [{}],
    [[null, 7, {}, { route: 7 }, { route: 'x' }, { route: '/a', subRoutes: [null, { route: '(' }] }]],
  ])('may be %j: nothing throws, and the built-in table stays', (routes) => {
    const access = accessFrom({ contactType: 'NCUK', tree: examTree('Add'), routes })
    expect(decide(access, '/sms/exam-block/create')).toBe('allowed')
    expect(decide(access, '/sms/exam-block/edit/7')).toBe('refused')
  })
})

describe('the pages below a page', () => {
  it('are known to those who have the page, permitted or not, and to nobody else', () => {
    const knownTo = (tree: readonly object[]) => {
      const access = accessFrom({ contactType: 'NCUK', tree, routes: [] })
      return ['/sms/exam-block/create', '/sms/testblock/create', '/sms/exam-block/x'].map((path) => isKnownSubRoute(access, path))
    }
    expect([knownTo(examTree()), knownTo([])]).toEqual([
      [true, false, false],
      [false, false, false],
    ])
  })
})

describe('what the portal itself knows that a page needs', () => {
  it.each([
    ['/sms/exam-block', ['list']],
    ['/sms/testblock', ['list']],
    ['/sms/moduleproperties', ['list']],
    ['/sms/exam-block/create', ['Add']],
    ['/sms/exam-block/Examcentreadministration', ['Add', 'Modify']],
    ['/sms/exam-block/Examcentreadministration/academic-dates/:id/:from/:to', ['Modify']],
    ['/sms/exam-block/DefineExam', ['Add', 'Modify']],
    ['/sms/moduleproperties/summary/:rule', ['View']],
    ['/sms/exam-block/create/more', []],
    ['/results', ['list']],
    ['/results/bulk-upload/more', []],
  ])('%s: one of %j', (path, labels) => {
    const pattern = toPattern(path)
    const shape = pattern && shapeOf(pattern)
    const needs = portalRoutes.flatMap(({ route, subRoutes }) => [
      ...(shapeOf(route) === shape ? ['list'] : []),
      ...subRoutes.flatMap(({ pattern: below, permissions, withQuery }) =>
        shapeOf(below) === shape ? [...permissions, ...(withQuery?.permissions ?? [])] : [],
      ),
    ])
    expect(needs).toEqual(labels)
  })
})

describe('labels of a page', () => {
  it('are no other page’s, however alike the addresses are', () => {
    const at = (route: string, ...permissions: readonly string[]) => ({ ...examTree(...permissions)[0], routes: route })
    const access = accessFrom({ contactType: 'NCUK', tree: [at('/a/bc', 'Delete'), at('/ab/c'), at('/a/:id', 'Add')], routes: [] })
    expect(['/a/bc', '/ab/c', '/a/:key', '/a'].map((page) => permissionsOf(access, page))).toEqual([['Delete'], [], ['Add'], []])
  })

  it('are those of all nodes with the page, as received', () => {
    const tree = [...examTree('list', { permissionName: 'DELETE' }), ...examTree('Add', 'list')]
    const access = accessFrom({ contactType: 'NCUK', tree, routes: [] })
    expect(permissionsOf(access, '/sms/exam-block')).toEqual(['list', 'DELETE', 'Add'])
    expect(permissionsOf(access, '/sms/exam-block/')).toEqual(['list', 'DELETE', 'Add'])
    expect(permissionsOf(access, '/sms/testblock')).toEqual([])
    expect([can(access, '/sms/exam-block', 'Delete'), can(access, '/sms/exam-block', 'Modify')]).toEqual([true, false])
  })

  it('list every path that opens', () => {
    const access = accessFrom({ contactType: 'INSTITUTE', tree: examTree('list'), routes: [] })
    expect(access.allowedRoutes).toEqual([
      '/',
      '/profile',
      '/updatePassword/:pwdresetkey',
      '/changepassword',
      '/forgotpassword',
      '/sideNav/:name',
      '/dashboard/university',
      '/sms/exam-block',
    ])
  })
})
