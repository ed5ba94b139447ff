import { describe, expect, it } from 'vitest'
import { decide } from '#machines/access/access.ts'
import { crumbsOf } from '#machines/access/crumbs.ts'
import { buildMenu, groupPage, trailOfPath } from '#machines/access/menu.ts'
import { accessFrom } from '#tests/support/access.ts'

interface Raw {
  readonly componentId: number
  readonly componentName: string
  readonly routes: string | readonly string[]
  readonly permissions: readonly string[]
  readonly iconsName: string | null
  readonly children: readonly Raw[]
}

let ids = 100
const node = (componentName: string, routes: Raw['routes'] = '', children: readonly Raw[] = [], componentId = (ids += 1)): Raw => ({
  componentId,
  componentName,
  routes,
  permissions: ['list'],
  iconsName: `${componentName.toLowerCase()}-icon`,
  children,
})

const tree = [
  node('Entity Management', '', [node('Centres', '/sms/centres'), node('Centre Groups', '/sms/centre-groups', [], 71)], 1),
  node('Qualification Management & Administration', '', [
    node('Masters', '', [node('Exam Block', '/sms/exam-block'), node('Test Block', ['/sms/testblock'])]),
    node('Centre Registration Listing', '/lead-management/center-registration'),
  ]),
  node('Results Management', '/results', [node('Bulk Upload', '/results/bulk-upload')]),
  node('Reports', '', [node('Analysis', '/reports/student-analysis-report')]),
  node('Calendar', '/calendar-management'),
  node('Empty'),
]

const factsOf = (contactType: string, studentKey: string | null = null) => ({
  access: accessFrom({ contactType, tree, routes: [] }),
  productName: 'Pathway',
  studentKey,
})
const menuOf = (contactType: string, studentKey: string | null = null) =>
  buildMenu(factsOf(contactType, studentKey)).map(({ label, kind, href, children }) => [
    label,
    kind,
    href,
    children.map((child) => `${child.label} ${child.href}`),
  ])

describe('the menu', () => {
  it('expands groups of pages, opens deeper groups, and leads straight to Results Management and Reports', () => {
    expect(menuOf('INSTITUTE')).toEqual([
      ['Entity Management', 'expands', '/sideNav/EntityManagement', ['Centres /sms/centres', 'Centre Groups /sms/centre-groups']],
      ['Qualification Management & Administration', 'opens', '/sideNav/QualificationManagement&Administration', []],
      ['Results Management', 'leads', '/results', []],
      ['Reports', 'leads', '/reports', []],
      ['Calendar', 'leads', '/calendar-management', []],
      ['Empty', 'leads', '/sideNav/Empty', []],
    ])
  })

  it('names the first group after the product for centres alone', () => {
    expect(['CENTER', 'NCUK', 'STUDENT'].map((type) => menuOf(type)[0]?.[0])).toEqual([
      'Pathway Management',
      'Entity Management',
      'Entity Management',
    ])
  })

  it('hides component 71 below component 1 from administrators only, and leaves its page open', () => {
    expect(menuOf('NCUK')[0]?.[3]).toEqual(['Centres /sms/centres'])
    expect(menuOf('CENTER')[0]?.[3]).toEqual(['Centres /sms/centres', 'Centre Groups /sms/centre-groups'])
    expect(decide(factsOf('NCUK').access, '/sms/centre-groups')).toBe('allowed')
  })

  it('keeps component 71 anywhere else', () => {
    const access = accessFrom({ contactType: 'NCUK', tree: [node('Other', '', [node('Seventy-one', '/x', [], 71)], 2)], routes: [] })
    expect(buildMenu({ access, productName: 'Pathway', studentKey: null })[0]?.children.map(({ label }) => label)).toEqual(['Seventy-one'])
  })

  it('appends the student to the student’s own results', () => {
    expect(menuOf('STUDENT', 'key')[2]?.[2]).toBe('/results/key')
    expect(menuOf('STUDENT')[2]?.[2]).toBe('/results')
    expect(menuOf('CENTER', 'key')[2]?.[2]).toBe('/results')
  })

  it('leads a group to its own list even where it has a page, and a page to its first address without parameters', () => {
    const found = [
      node('Records', '/records', [node('Old Records', ['/records/:id', '/records/old'])]),
      node('Single', ['/single/:id']),
      node('Results', '/results/all', [node('Bulk', '/bulk')]),
    ]
    const access = accessFrom({ contactType: 'STUDENT', tree: found, routes: [] })
    expect(
      buildMenu({ access, productName: 'Pathway', studentKey: 'key' }).map(({ href, children }) => [
        href,
        children.map((child) => child.href),
      ]),
    ).toEqual([
      ['/sideNav/Records', ['/records/old']],
      ['/sideNav/Single', []],
      ['/sideNav/Results', ['/bulk']],
    ])
  })

  it('names the icon of each entry as the server does', () => {
    expect(buildMenu(factsOf('NCUK')).map(({ iconName }) => iconName)[2]).toBe('results management-icon')
  })

  it('is empty for an empty tree', () => {
    expect(
      buildMenu({ access: accessFrom({ contactType: 'NCUK', tree: [], routes: [] }), productName: 'Pathway', studentKey: null }),
    ).toEqual([])
  })
})

describe('the page of a group', () => {
  const page = (name: string) => {
    const found = groupPage(factsOf('CENTER'), name)
    return found && [found.title, ...found.links.map(({ label, href }) => `${label} ${href}`)]
  }

  it.each([
    [
      'QualificationManagement&Administration',
      ['Qualification Management & Administration', 'Masters /sideNav/Masters', 'Centre Registration /lead-management/center-registration'],
    ],
    [
      'QualificationManagement%26Administration',
      ['Qualification Management & Administration', 'Masters /sideNav/Masters', 'Centre Registration /lead-management/center-registration'],
    ],
    ['Masters', ['Masters', 'Exam Block /sms/exam-block', 'Test Block /sms/testblock']],
    ['masters', ['Masters', 'Exam Block /sms/exam-block', 'Test Block /sms/testblock']],
    ['EntityManagement', ['Pathway Management', 'Centres /sms/centres', 'Centre Groups /sms/centre-groups']],
    ['Nothing', null],
    ['constructor', null],
    ['%E0%A4', null],
  ])('%s is %j', (name, expected) => {
    expect(page(name)).toEqual(expected)
  })

  it('takes the first of several other spellings', () => {
    const access = accessFrom({ contactType: 'NCUK', tree: [node('MASTERS', '/upper'), node('masters', '/lower')], routes: [] })
    expect(groupPage({ access, productName: 'Pathway', studentKey: null }, 'Masters')?.title).toBe('MASTERS')
  })

  it('takes the exact spelling before another one', () => {
    const access = accessFrom({ contactType: 'NCUK', tree: [node('MASTERS', '/upper'), node('Masters', '/exact')], routes: [] })
    expect(groupPage({ access, productName: 'Pathway', studentKey: null }, 'Masters')?.title).toBe('Masters')
  })
})

describe('the place of a path in the menu', () => {
  it.each([
    ['/sms/exam-block', ['Qualification Management & Administration', 'Masters', 'Exam Block']],
    ['/sms/exam-block/edit/7', ['Qualification Management & Administration', 'Masters', 'Exam Block']],
    ['/sms/exam-blocks', null],
    ['/results/bulk-upload/7', ['Results Management', 'Bulk Upload']],
    ['/results/7', ['Results Management']],
    ['/sideNav/Masters', ['Qualification Management & Administration', 'Masters']],
    ['/sideNav/Masters/more', null],
    ['/', null],
    ['/profile', null],
  ])('%s is %j', (path, names) => {
    expect(trailOfPath(factsOf('NCUK').access, path)?.map(({ name }) => name) ?? null).toEqual(names)
  })

  it('is not below a page at the very top', () => {
    const access = accessFrom({ contactType: 'NCUK', tree: [node('Home', '/')], routes: [] })
    expect([trailOfPath(access, '/profile'), trailOfPath(access, '/')]).toEqual([null, null])
  })

  it('is where the menu shows it, when it stands at two places of the tree', () => {
    const hidden = node('Entity Management', '', [node('Centre Registration Listing', '/registration', [], 71)], 1)
    const shown = node('SMS', '', [node('Center Registration', '/registration')])
    const placeOf = (found: readonly Raw[], contactType: string) =>
      trailOfPath(accessFrom({ contactType, tree: found, routes: [] }), '/registration/create')?.at(-1)?.name
    expect([placeOf([hidden, shown], 'NCUK'), placeOf([hidden, shown], 'INSTITUTE'), placeOf([hidden], 'NCUK')]).toEqual([
      'Center Registration',
      'Centre Registration Listing',
      'Centre Registration Listing',
    ])
  })
})

describe('the trail', () => {
  const trail = (path: string, title: string, contactType = 'NCUK') =>
    crumbsOf({ access: factsOf(contactType).access, productName: 'Pathway', path, title }).map(({ label, href }) =>
      href === undefined ? label : `${label} → ${href}`,
    )

  it.each([
    ['/', 'Dashboard', []],
    ['/dashboard/ncuk-admin', 'Dashboard', []],
    ['/dashboard/ncuk-admin/', 'Dashboard', []],
    ['/dashboard/center', 'Dashboard', ['Dashboard']],
    ['/profile', 'Profile', ['Profile']],
    [
      '/sms/exam-block',
      'Exam Block',
      [
        'Qualification Management & Administration → /sideNav/QualificationManagement&Administration',
        'Masters → /sideNav/Masters',
        'Exam Block',
      ],
    ],
    [
      '/sms/exam-block/create',
      'Create Exam Block',
      [
        'Qualification Management & Administration → /sideNav/QualificationManagement&Administration',
        'Masters → /sideNav/Masters',
        'Exam Block → /sms/exam-block',
        'Create Exam Block',
      ],
    ],
    [
      '/sideNav/Masters',
      'Masters',
      ['Qualification Management & Administration → /sideNav/QualificationManagement&Administration', 'Masters'],
    ],
    ['/sideNav/Nothing', 'Page not found', ['Page not found']],
  ])('of %s (%s) is %j', (path, title, expected) => {
    expect(trail(path, title)).toEqual(expected)
  })

  it('leads to the list of a group that has a page of its own, and names a page by any of its addresses', () => {
    const found = [node('Records', '/records', [node('Old Records', ['/records/old', '/records/archive'])])]
    const access = accessFrom({ contactType: 'NCUK', tree: found, routes: [] })
    const trailTo = (path: string) => crumbsOf({ access, productName: 'Pathway', path, title: 'Title' })
    expect(trailTo('/records/archive')).toEqual([{ label: 'Records', href: '/sideNav/Records' }, { label: 'Old Records' }])
    expect(trailTo('/records/archive/7').slice(1)).toEqual([{ label: 'Old Records', href: '/records/old' }, { label: 'Title' }])
  })

  it('names registrations and the product as centres know them', () => {
    expect(trail('/lead-management/center-registration/edit/7', 'Edit', 'CENTER').slice(1)).toEqual([
      'Centre Registration → /lead-management/center-registration',
      'Edit',
    ])
    expect(trail('/lead-management/center-registration', 'x', 'NCUK').at(-1)).toBe('Centre Registration Listing')
    expect(trail('/sms/centres', 'x', 'CENTER')[0]).toBe('Pathway Management → /sideNav/EntityManagement')
  })
})

describe('where pages stand in a large tree', () => {
  it('is asked of each node once, however often it is asked', () => {
    const large = Array.from({ length: 2000 }, (_, id) => node(`Page ${id}`, `/large/${id}`))
    const access = accessFrom({ contactType: 'NCUK', tree: large, routes: [] })
    let visits = 0
    const counted = access.tree.map((one) => ({
      ...one,
      get routes() {
        visits += 1
        return one.routes
      },
    }))
    for (let id = 0; id < 100; id += 1) {
      expect(trailOfPath({ ...access, tree: counted }, `/large/${id}/below`)?.at(-1)?.name).toBe(`Page ${id}`)
      expect(groupPage({ access: { ...access, tree: counted }, productName: 'Pathway', studentKey: null }, `page${id}`)?.title).toBe(
        `Page ${id}`,
      )
    }
    expect(visits).toBe(2000)
  })
})
