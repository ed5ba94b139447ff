import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from '#machines/access/access.ts'
import { emptyAccess } from '#machines/access/fixed-pages.ts'
import { componentIdAt, componentIdOf, pagePermissions } from '#machines/access/build-access.ts'
import { buildMenu, trailOfPath } from '#machines/access/menu.ts'
import { trailsOf } from '#machines/access/permission-tree.ts'
import { accessFrom, treeFrom } from '#tests/support/access.ts'

const node = (componentName: string, routes: unknown, permissions: unknown = [], children: readonly unknown[] = []) => ({
  componentId: componentName.length,
  componentName,
  routes,
  permissions,
  iconsName: null,
  children,
})

describe('reading the permission tree', () => {
  it('takes routes as a text, a list or nothing', () => {
    const read = treeFrom([node('A', '/a'), node('B', ['/b', '/c', 7, null]), node('C', ''), node('D', null), node('E', undefined)])
    expect(read.map(({ routes }) => routes.map(({ text }) => text))).toEqual([['/a'], ['/b', '/c'], [], [], []])
  })

  it('takes permissions as texts and as objects, mixed', () => {
    const labelsOf = (permissions: unknown) => treeFrom([node('A', '/a', permissions)])[0]?.permissions
    expect(labelsOf(['list', { permissionName: 'Modify' }, { permissionName: 7 }, {}, null, 3, ' Add '])).toEqual([
      'list',
      'Modify',
      '7',
      'Add',
    ])
    expect([labelsOf('View'), labelsOf(null), labelsOf({ permissionName: 'x' })]).toEqual([['View'], [], []])
  })

  it.each([[null], [undefined], [7], ['tree'], [{}], [[null, 1, 'x', [], {}]], [[{ componentName: '' }]], [[{ componentName: {} }]]])(
    'makes nothing of %j',
    (tree) => {
      expect(treeFrom(tree)).toEqual([])
    },
  )

  it('survives a tree twenty thousand levels deep', () => {
    let deep: object = node('bottom', '/bottom')
    for (let level = 0; level < 20_000; level += 1) deep = node(`n${level}`, `/n${level}`, [], [deep])
    const access = accessFrom({ contactType: 'NCUK', tree: [deep], routes: [] })
    expect(trailsOf(access.tree)).toHaveLength(16)
    expect(decide(access, '/n19999')).toBe('allowed')
    expect(decide(access, '/bottom')).toBe('refused')
  })

  it('reads twenty thousand nodes at most', () => {
    const wide = Array.from({ length: 30_000 }, (_, index) => node(`n${index}`, `/n${index}`))
    expect(treeFrom(wide)).toHaveLength(20_000)
  })

  it('inherits nothing from prototypes', () => {
    const tree: unknown = JSON.parse(
      '[{"componentName":"A","__proto__":{"routes":"/a","permissions":["Add"]}},{"__proto__":{"componentName":"B"}}]',
    )
    const inherited: unknown = Object.create({ componentName: 'C', routes: '/c' })
    const access = accessFrom({ contactType: 'NCUK', tree: [...(Array.isArray(tree) ? tree : []), inherited], routes: [] })
    expect(access.tree.map(({ name, routes }) => [name, routes])).toEqual([['A', []]])
    expect(Object.hasOwn(Object.prototype, 'routes')).toBe(false)
  })

  it('never throws, and gives no page that the server did not name', () => {
    const odd = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(null, 0, '', 'x', '/p', '//', '/:a', '__proto__', undefined),
        fc.array(tie('value'), { maxLength: 3 }),
        tie('node'),
      ),
      node: fc.record(
        {
          componentId: tie('value'),
          componentName: tie('value'),
          routes: tie('value'),
          permissions: tie('value'),
          iconsName: tie('value'),
          children: tie('value'),
        },
        { requiredKeys: [] },
      ),
    }))
    fc.assert(
      fc.property(odd.value, odd.value, odd.value, (tree, routes, contactType) => {
        const access = accessFrom({ contactType, tree, routes })
        expect(decide(access, '/secret/page/of/five/parts')).toBe('refused')
        buildMenu({ access, productName: 'Pathway', studentKey: null })
        trailOfPath(access, '/p')
        pagePermissions(access)
      }),
    )
  })
})

describe('what stands for a missing tree', () => {
  it('keeps the fixed pages open and nothing else', () => {
    const access = emptyAccess('CENTER')
    expect([access.tree, access.fetchedRoutes]).toEqual([[], []])
    expect(access.allowedRoutes).toEqual([
      '/',
      '/profile',
      '/updatePassword/:pwdresetkey',
      '/changepassword',
      '/forgotpassword',
      '/sideNav/:name',
      '/dashboard/center',
      '/lead-management/center-registration/edit/:centreEditId',
    ])
    expect([decide(access, '/dashboard/center'), decide(access, '/profile'), decide(access, '/sms/exam-block')]).toEqual([
      'allowed',
      'allowed',
      'refused',
    ])
  })
})

describe('the id of a component', () => {
  const tree = [node('Group', '', [], [node('exam block', '/sms/exam-block'), node('TestBlock', '/sms/testblock')])]
  const access = accessFrom({ contactType: 'NCUK', tree, routes: [] })

  it.each([
    ['ExamBlock', '10'],
    ['TestBlock', '9'],
    ['Group', '5'],
    ['ModuleProperties', null],
    ['constructor', null],
  ])('of %s is %j', (name, id) => {
    expect(componentIdOf(access, name)).toBe(id)
  })

  it.each(['Clearing', 'clearing'])('of %s is that of the page, though a group above it has the name too', (name) => {
    const group = { ...node('Clearing', '', [], [{ ...node('Clearing', '/clearing'), componentId: 302 }]), componentId: 4 }
    expect(componentIdOf(accessFrom({ contactType: 'NCUK', tree: [group], routes: [] }), name)).toBe('302')
  })
})

describe('the id of a component at a page', () => {
  const access = accessFrom({
    contactType: 'NCUK',
    tree: [node('Invoices', '/invoices', [], [node('Overdue Invoices', '/invoices/overdue')])],
    routes: [],
  })

  it.each([
    ['Invoices', '/invoices', 'Invoices'],
    ['OverdueInvoices', '/invoices/overdue', 'Overdue Invoices'],
    ['Invoices', '/invoices/overdue', null],
    ['Invoices', '/nowhere', null],
  ])('of %s at %s is that of %j', (name, page, found) => {
    expect(componentIdAt(access, name, page)).toBe(found && componentIdOf(access, found))
  })
})

describe('labels stored per page', () => {
  const tree = (...routes: readonly string[]) => routes.map((route) => node(route, route, ['list', { permissionName: 'Add' }]))

  it('stand under the path of each page', () => {
    const access = accessFrom({ contactType: 'STUDENT', tree: tree('/sms/exam-block', '/results'), routes: [] })
    expect(pagePermissions(access)).toEqual({ '/sms/exam-block': ['list', 'Add'], '/results': ['list', 'Add'] })
  })

  it.each([
    ['NCUK', ['/sms/curriculum-centers'], ['/sms/curriculum-centers-ncuk']],
    ['NCUK', ['/sms/curriculum-centers', '/sms/curriculum-centers-ncuk'], ['/sms/curriculum-centers-ncuk']],
    ['CENTER', ['/sms/curriculum-centers'], ['/sms/curriculum-centers']],
    ['CENTER', ['/sms/curriculum-centers-ncuk'], ['/sms/curriculum-centers']],
    ['INSTITUTE', ['/sms/curriculum-centers', '/sms/curriculum-centers-ncuk'], ['/sms/curriculum-centers', '/sms/curriculum-centers-ncuk']],
    ['NCUK', [], []],
  ])('%s with %j finds the centre selection under %j', (contactType, routes, keys) => {
    expect(Object.keys(pagePermissions(accessFrom({ contactType, tree: tree(...routes), routes: [] })))).toEqual(keys)
  })
})
