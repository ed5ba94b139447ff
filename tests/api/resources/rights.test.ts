import { describe, expect, it } from 'vitest'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { RoutePermissionNode } from '#openapi/generated/schema.d.ts'
import { menuIconNames } from '#openapi/rights/menu-icons.ts'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { administratorMenu } from '#mirage/fixtures/administrator-menu.ts'
import { isGroup, type Entry } from '#mirage/fixtures/menu-nodes.ts'
import { centreMenu, studentMenu, universityMenu } from '#mirage/fixtures/partner-menus.ts'
import { menuModuleSeeds } from '#mirage/resources/people/seeds/menu-modules.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

type Fields = Readonly<Record<string, unknown>>
type Row = { readonly menuModuleId: number; readonly permissions: readonly string[] }

const refusal = (field: string, description: string) => ({
  status: 400,
  description: '1 field needs attention.',
  data: { fields: [{ field, description }] },
})

const [administrator, viewer] = [1, 3]
const moduleOf = {
  centres: 10_070,
  courses: 10_109,
  registrations: 10_102,
  examBlock: 10_082,
  roleModule: 10_175,
  userManagement: 10_012,
  contactsManagement: 10_013,
  contacts: 10_186,
}
const readOnly = ['roleName', 'typeId', 'pageCount', 'labelCount']

async function start(scenario: 'demo' | 'empty' = 'demo') {
  const world = startAggregator({ scenario })
  const admin = await recordsAs(world.handle)
  const sentAgain = async (name: ResourceName, id: number): Promise<Fields> => {
    const { createdAt: _at, updatedBy: _by, names: _names, ...stored } = await admin.succeed(name, 'details', { id })
    const left =
      name === 'RoleModule' ? [...readOnly, 'roleModuleId'] : ['menuModuleId', 'roleId', 'userCount', 'permissionId', 'typeId'].slice(0, 1)
    return Object.fromEntries(Object.entries(stored).filter(([field]) => !left.includes(field)))
  }
  const change = async (name: ResourceName, id: number, changes: Fields) =>
    admin.call(name, 'update', { id, body: { ...(await sentAgain(name, id)), ...changes } })
  const rowsOf = async (roleId: number) => (await admin.succeed('RoleModule', 'details', { id: roleId }))['rows'] as Row[]
  /** Sets the labels that a role holds on a page; without labels, the role loses the page. */
  const give = async (roleId: number, menuModuleId: number, permissions: readonly string[]) => {
    const rows = (await rowsOf(roleId)).filter((row) => row.menuModuleId !== menuModuleId)
    return change('RoleModule', roleId, { rows: permissions.length === 0 ? rows : [...rows, { menuModuleId, permissions }] })
  }
  const treeOf = async (username: string, contactId: number) =>
    (await (await world.signIn(username)).succeed('getRoutePermissions', { path: { contactId } })).routePermissions
  return { ...world, admin, sentAgain, change, rowsOf, give, treeOf }
}

const labelOf = (one: RoutePermissionNode['permissions'][number]) => (typeof one === 'string' ? one : one.permissionName)
const outline = (nodes: readonly RoutePermissionNode[]): unknown[] =>
  nodes.map((node) => [
    node.componentId,
    node.componentName,
    node.iconsName,
    node.routes,
    node.permissions.map(labelOf),
    outline(node.children),
  ])
const written = (entries: readonly Entry[], isHeld: (label: string) => boolean): unknown[] =>
  entries.map((entry) =>
    isGroup(entry)
      ? [entry.id, entry.name, entry.icon, '', [], written(entry.children, isHeld)]
      : [entry.id, entry.name, entry.icon, [entry.route, ...(entry.otherRoutes ?? [])], entry.permissions.map(labelOf).filter(isHeld), []],
  )
const nodesOf = (nodes: readonly RoutePermissionNode[]): RoutePermissionNode[] => nodes.flatMap((node) => [node, ...nodesOf(node.children)])

describe('the menus', () => {
  const menus: Readonly<Record<string, readonly Entry[]>> = {
    NCUK: administratorMenu,
    CENTER: centreMenu,
    INSTITUTE: universityMenu,
    STUDENT: studentMenu,
  }

  it.each(accounts.map((account) => [account.username, account] as const))(
    'of %s is the written one after seeding, also in an empty portal (CAT-PPL-01)',
    async (username, { contactId, contactType, roleId }) => {
      const isHeld = (label: string) => roleId !== viewer || ['list', 'view'].includes(label.toLowerCase())
      for (const scenario of ['demo', 'empty'] as const) {
        const { treeOf } = await start(scenario)
        expect(outline(await treeOf(username, contactId))).toEqual(written(menus[contactType] ?? [], isHeld))
      }
    },
  )

  it('give a right from the next call on, and take it again (CAT-PPL-02)', async () => {
    const { give, handle, treeOf } = await start()
    const caller = await recordsAs(handle, 'viewer@ncuk.test')
    const create = async () => (await caller.callBadly('Centre', 'create', { body: { requestId: 'r1' } })).status
    expect(await create()).toBe(403)
    expect((await give(viewer, moduleOf.centres, ['list', 'View', 'Add'])).status).toBe(200)
    expect(await create()).toBe(400)
    const node = nodesOf(await treeOf('viewer@ncuk.test', 502)).find(({ componentId }) => componentId === 70)
    expect(node?.permissions.map(labelOf)).toEqual(['list', 'View', 'Add'])
    expect((await give(viewer, moduleOf.centres, ['list', 'View'])).status).toBe(200)
    expect(await create()).toBe(403)
  })

  it('let a person publish several records by Publish alone, but take no other step with it', async () => {
    const { admin, give, handle } = await start()
    const { list = [] } = await admin.succeed('Course', 'list', { query: { statusId: '9', pageSize: 2 } })
    const courseId = list.map((one) => Number(one['courseId']))
    const caller = await recordsAs(handle, 'viewer@ncuk.test')
    const set = async (status: number) => (await caller.callBadly('Course', 'setStatus', { body: { courseId, status } })).status
    await give(viewer, moduleOf.courses, ['list', 'View'])
    expect(await set(8)).toBe(403)
    await give(viewer, moduleOf.courses, ['list', 'View', 'Publish'])
    expect([courseId.length, await set(8), await set(-1)]).toEqual([2, 200, 403])
  })

  it('show a passport number to who may open the record, and keep it in the changes of who may not', async () => {
    const { admin, give, handle } = await start()
    const caller = await recordsAs(handle, 'viewer@ncuk.test')
    const listed = async (by: typeof caller) => (await by.succeed('Student', 'list', { query: { searchText: 'Chidi' } })).list ?? []
    const [student = {}] = await listed(admin)
    await give(viewer, moduleOf.registrations, ['list', 'View', 'Modify'])
    expect((await listed(caller))[0]?.['passportNumber']).toMatch(/^\w{6,12}$/)
    await give(viewer, moduleOf.registrations, ['list', 'Modify'])
    const [row = {}] = await listed(caller)
    expect(row['passportNumber']).toBeUndefined()
    expect(await caller.changeRow('Student', row, { preferredName: 'Chi' })).toMatchObject({ status: 200 })
    expect((await listed(admin))[0]).toMatchObject({ passportNumber: student['passportNumber'], preferredName: 'Chi' })
  })

  it('leave out a page without list, with its routes, and a group without pages (CAT-PPL-03)', async () => {
    const { give, treeOf, signIn } = await start()
    expect((await give(viewer, moduleOf.examBlock, ['View'])).status).toBe(200)
    expect(nodesOf(await treeOf('viewer@ncuk.test', 502)).some(({ componentName }) => componentName === 'Exam Block')).toBe(false)
    const routes = await (await signIn('viewer@ncuk.test')).succeed('listContactRoutes')
    expect(routes.some(({ route }) => route === '/sms/exam-block')).toBe(false)
    expect(nodesOf(await treeOf('admin@ncuk.test', 501)).some(({ componentName }) => componentName === 'Exam Block')).toBe(true)
  })
})

describe('the rights of a role', () => {
  it('exist for nine of the ten roles, also for roles without a user', async () => {
    const { admin } = await start()
    expect((await admin.succeed('Role', 'list')).totalCount).toBe(10)
    expect((await admin.succeed('RoleModule', 'list')).totalCount).toBe(9)
    const { list = [] } = await admin.succeed('Role', 'list', { query: { sortParam: 'userCount:asc' } })
    expect([list[0]?.['userCount'], list.at(-1)?.['userCount']]).toEqual([0, 3])
  })

  it('to change rights cannot be taken from the own role (CAT-PPL-04)', async () => {
    const { admin, give } = await start()
    const text = 'You cannot take this from your own role.'
    for (const labels of [['list', 'View'], ['View', 'Modify'], []])
      expect(await give(administrator, moduleOf.roleModule, labels)).toEqual(refusal('rows', text))
    expect((await give(administrator, moduleOf.roleModule, ['list', 'View', 'Modify'])).status).toBe(200)
    expect(await admin.call('RoleModule', 'remove', { body: { roleModuleId: [administrator] } })).toMatchObject({ status: 403 })
  })

  it('stay with somebody: neither the module nor its group can be switched off, deleted or emptied', async () => {
    const { admin } = await start()
    const text = 'At least one active person must be able to change rights.'
    for (const menuModuleId of [moduleOf.roleModule, moduleOf.userManagement])
      expect(await admin.call('MenuModule', 'setStatus', { body: { menuModuleId: [menuModuleId], status: -1 } })).toEqual(
        refusal('status', text),
      )
    const own = 'You cannot take this from your own role.'
    expect(await admin.call('RoleModule', 'setStatus', { body: { roleModuleId: [administrator], status: -1 } })).toEqual(
      refusal('status', own),
    )
    expect(await admin.call('RoleModule', 'remove', { body: { roleModuleId: [administrator] } })).toMatchObject({
      status: 400,
      description: own,
    })
  })

  it('are of the menu of its type, and what the page offers', async () => {
    const { change } = await start()
    const rows = [{ menuModuleId: moduleOf.centres, permissions: ['list'] }]
    expect(await change('RoleModule', 21, { rows })).toEqual(refusal('rows.0.menuModuleId', 'This Page is no longer available.'))
    const labels = [{ menuModuleId: moduleOf.centres, permissions: ['list', 'Fly'] }]
    expect(await change('RoleModule', viewer, { rows: labels })).toEqual(refusal('rows.0.permissions', 'Centres does not offer Fly.'))
    const capitals = [{ menuModuleId: moduleOf.centres, permissions: ['list', 'DELETE'] }]
    expect((await change('RoleModule', viewer, { rows: capitals })).status).toBe(200)
  })

  it('lose a label that the page no longer offers, and are saved without it', async () => {
    const { admin, change, rowsOf, treeOf, sentAgain } = await start()
    const page = await sentAgain('MenuModule', moduleOf.centres)
    const { list = [] } = await admin.succeed('Permission', 'list', { query: { pageSize: 100 } })
    const add = list.find(({ permissionName }) => permissionName === 'Add')?.['permissionId']
    const left = [page['permissions'] ?? []].flat().filter((id) => id !== add)
    expect((await change('MenuModule', moduleOf.centres, { permissions: left })).status).toBe(200)
    const node = nodesOf(await treeOf('admin@ncuk.test', 501)).find(({ componentId }) => componentId === 70)
    expect(node?.permissions.map(labelOf)).not.toContain('Add')
    const rows = await rowsOf(administrator)
    expect(rows.find(({ menuModuleId }) => menuModuleId === moduleOf.centres)?.permissions).toContain('Add')
    expect((await change('RoleModule', administrator, { rows })).status).toBe(200)
    const after = await rowsOf(administrator)
    expect(after.find(({ menuModuleId }) => menuModuleId === moduleOf.centres)?.permissions).not.toContain('Add')
  })

  it('saved by two people: the second one gets what the first one stored (CAT-PPL-07)', async () => {
    const { admin, sentAgain, give } = await start()
    const mine = await sentAgain('RoleModule', viewer)
    await give(viewer, moduleOf.centres, ['list'])
    const { status, data } = await admin.call('RoleModule', 'update', { id: viewer, body: mine })
    expect([status, data['kind']]).toEqual([409, 'changed'])
    expect((Object(data['record']).rows as Row[]).at(-1)).toEqual({ menuModuleId: moduleOf.centres, permissions: ['list'] })
  })

  it('are given in the menu of the type, each module before those below it, also to a role without rights', async () => {
    const { signIn } = await start()
    const { succeed } = await signIn()
    const viewers = await succeed('getRoleMenu', { path: { id: viewer } })
    const { modules, ...about } = viewers
    expect(about).toEqual({ roleId: viewer, roleName: 'Viewer', contactType: 'NCUK', status: 1, typeId: 1, userCount: 1, isHeld: true })
    const at = (id: number) => modules.findIndex(({ menuModuleId }) => menuModuleId === id)
    expect(modules.every(({ parentModuleId, menuModuleId }) => parentModuleId === undefined || at(parentModuleId) < at(menuModuleId))).toBe(
      true,
    )
    expect(modules[at(moduleOf.userManagement)]).toMatchObject({
      componentId: 12,
      componentName: 'User Management',
      isPage: false,
      permissions: [],
    })
    expect(modules[at(moduleOf.roleModule)]?.permissions).toEqual(['list', 'View', 'Add', 'Modify', 'Delete', 'Publish', 'Download'])
    const applicants = await succeed('getRoleMenu', { path: { id: 61 } })
    expect([applicants.isHeld, applicants.modules.length > 0]).toEqual([false, true])
    const { refuse } = await signIn('centre@centre.test')
    expect((await refuse('getRoleMenu', { path: { id: viewer } }))[0]).toBe(403)
  })

  it('are copied from another role of the type when a role is created', async () => {
    const { admin, rowsOf } = await start()
    const role = { roleName: 'Second Viewer', typeId: 1, copyFrom: viewer, requestId: 'visit-1' }
    const { roleId } = await admin.succeed<{ roleId: number }>('Role', 'create', { body: role })
    expect(await rowsOf(roleId)).toEqual(await rowsOf(viewer))
    const ofOthers = { ...role, roleName: 'Third', typeId: 2, requestId: 'visit-2' }
    expect(await admin.call('Role', 'create', { body: ofOthers })).toEqual(refusal('copyFrom', 'Choose a role of Centre.'))
  })
})

describe('menu modules', () => {
  it('stand where they are moved to; below itself none can stand (CAT-PPL-11)', async () => {
    const { signIn, treeOf } = await start()
    const { succeed, refuse } = await signIn()
    await succeed('placeMenuModule', { path: { id: moduleOf.contacts }, body: { parentModuleId: moduleOf.userManagement, order: 99 } })
    const group = nodesOf(await treeOf('admin@ncuk.test', 501)).find(({ componentId }) => componentId === 12)
    expect(group?.children.at(-1)?.componentName).toBe('Contacts')
    const below = { parentModuleId: moduleOf.contacts, order: 1 }
    const text = 'A module cannot stand below itself.'
    expect(await refuse('placeMenuModule', { path: { id: moduleOf.contacts }, body: below })).toEqual([400, text])
    expect(await refuse('placeMenuModule', { path: { id: moduleOf.userManagement }, body: below })).toEqual([400, text])
  })

  it('make room for one that takes the place of another', async () => {
    const { signIn, treeOf } = await start()
    const { succeed } = await signIn()
    const below = async () => {
      const group = nodesOf(await treeOf('admin@ncuk.test', 501)).find(({ componentId }) => componentId === 12)
      return group?.children.map(({ componentName }) => componentName)
    }
    const place = (id: number, order: number) =>
      succeed('placeMenuModule', { path: { id }, body: { parentModuleId: moduleOf.userManagement, order } })
    expect(await below()).toEqual(['Users', 'Role', 'Module Management', 'Permission', 'Type', 'Role Module'])
    await place(moduleOf.roleModule, 2)
    expect(await below()).toEqual(['Users', 'Role Module', 'Role', 'Module Management', 'Permission', 'Type'])
    await place(moduleOf.contacts, 1)
    expect((await below())?.slice(0, 3)).toEqual(['Contacts', 'Users', 'Role Module'])
  })

  it('keep the name that calls know, but for case and blanks (CAT-PPL-12)', async () => {
    const { change, treeOf } = await start()
    const text = 'Calls know this module as Exam Block.'
    expect(await change('MenuModule', moduleOf.examBlock, { componentName: 'Examinations' })).toEqual(refusal('componentName', text))
    expect((await change('MenuModule', moduleOf.examBlock, { componentName: 'exam block' })).status).toBe(200)
    expect(nodesOf(await treeOf('admin@ncuk.test', 501)).find(({ componentId }) => componentId === 82)?.componentName).toBe('exam block')
  })

  it('have an icon that the portal draws', async () => {
    const { admin, change } = await start()
    expect(menuModuleSeeds.filter(({ iconsName }) => !menuIconNames.some((known) => known === iconsName))).toEqual([])
    const text = 'Choose a value of Icon.'
    expect(await change('MenuModule', moduleOf.contacts, { iconsName: 'skull' })).toEqual(refusal('iconsName', text))
    expect((await change('MenuModule', moduleOf.contacts, { iconsName: 'archive' })).status).toBe(200)
    const own = { componentId: 9001, componentName: 'Own', parentContactType: 'NCUK', requestId: 'own' }
    expect(await admin.call('MenuModule', 'create', { body: { ...own, iconsName: 'skull' } })).toEqual(refusal('iconsName', text))
  })

  it('share no address in one menu, and stand in their own menu', async () => {
    const { change } = await start()
    const taken = await change('MenuModule', moduleOf.contacts, { routes: ['/cms/contacts', '/SMS/centres '] })
    expect(taken).toEqual(refusal('routes', 'Centres has this address.'))
    const elsewhere = await change('MenuModule', moduleOf.contacts, { parentModuleId: 20_001 })
    expect(elsewhere).toEqual(refusal('parentModuleId', 'Choose a module of the same menu.'))
  })
})

describe('labels and types that sign-in needs', () => {
  it('stay', async () => {
    const { admin, change } = await start()
    const text = 'Calls ask for this label, so it stays.'
    expect(await admin.call('Permission', 'setStatus', { body: { permissionId: [4], status: -1 } })).toEqual(refusal('status', text))
    const { permissionId: _id, ...again } = await admin.succeed('Permission', 'details', { id: 4 })
    expect(again['permissionName']).toBe('Modify')
    expect(await admin.call('Type', 'setStatus', { body: { typeId: [2], status: -1 } })).toEqual(refusal('status', 'CENTER needs a type.'))
    expect((await change('MenuModule', moduleOf.contacts, { order: 3 })).status).toBe(200)
  })
})
