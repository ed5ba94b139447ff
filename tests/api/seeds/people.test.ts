import { describe, expect, it } from 'vitest'
import type { RoutePermissionNode } from '#openapi/generated/schema.d.ts'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { contactRoutesFor, menuFor } from '#mirage/fixtures/menus.ts'
import { notificationsOf } from '#mirage/fixtures/notifications.ts'
import { seededReset } from '#mirage/fixtures/reset-key.ts'
import { startAggregator, testNow } from '#tests/support/aggregator.ts'

const account = (username: string): (typeof accounts)[number] => {
  const found = accounts.find((candidate) => candidate.username === username)
  if (!found) throw new Error(`There is no account ${username}.`)
  return found
}

const nodesOf = (nodes: readonly RoutePermissionNode[]): RoutePermissionNode[] => nodes.flatMap((node) => [node, ...nodesOf(node.children)])
const labels = ({ permissions }: RoutePermissionNode) =>
  permissions.map((entry) => (typeof entry === 'string' ? entry : entry.permissionName))
const nodeOf = (who: string, name: string) => nodesOf(menuFor(account(who))).find(({ componentName }) => componentName === name)

describe('accounts', () => {
  it('are one person of each kind, who signs in with the password of all', async () => {
    const { signIn } = startAggregator()
    const people = await Promise.all(accounts.map(({ username }) => signIn(username)))
    expect(
      people.map(({ session }) => [
        session?.username,
        session?.contactTypeParentName,
        session?.mandatoryConsent,
        session?.nonMandatoryConsent,
      ]),
    ).toEqual([
      ['admin@ncuk.test', 'NCUK', null, null],
      ['viewer@ncuk.test', 'NCUK', null, null],
      ['centre@centre.test', 'CENTER', null, null],
      ['university@university.test', 'INSTITUTE', null, null],
      ['student@student.test', 'STUDENT', 1, 1],
      ['newstudent@student.test', 'STUDENT', 0, 0],
    ])
  })

  it('carry the ids that their links need', () => {
    expect(account('centre@centre.test').centreId).toBe(26)
    expect(account('university@university.test').institutionId).not.toBeNull()
    expect(accounts.filter(({ contactType, studentId }) => contactType === 'STUDENT' && studentId === null)).toEqual([])
    expect(new Set(accounts.map(({ yearId }) => yearId))).toEqual(new Set([22]))
  })
})

describe('menus', () => {
  it('give the administrator the groups of the landing page, in their order', () => {
    expect(menuFor(account('admin@ncuk.test')).map(({ componentName }) => componentName)).toEqual([
      'Entity Management',
      'Qualification Management & Administration',
      'Application Portal',
      'Clearing',
      'Results Management',
      'Reports',
      'Certificate Management',
      'Asset Management',
      'Communications',
      'Calendar Management',
      'Invoicing',
      'User Management',
      'Contacts Management',
      'Budgeting & Forecasting',
      'Assessment',
    ])
    expect(
      nodeOf('admin@ncuk.test', 'Qualification Management & Administration')?.children.map(({ componentName }) => componentName),
    ).toEqual([
      'Masters',
      'Centres Groups',
      'Qualification Administration',
      'Lead Management System',
      'SMS',
      'Centre Staging',
      'Course',
      'University',
    ])
    expect(nodeOf('admin@ncuk.test', 'Masters')?.children.map(({ routes }) => routes)).toEqual(
      ['program', 'stream', 'module', 'intake', 'testblock', 'exam-block', 'moduleproperties', 'year', 'colour'].map((path) => [
        `/sms/${path}`,
      ]),
    )
  })

  it.each(['Exam Block', 'Test Block', 'Module Properties'])(
    'give the administrator every permission on %s, the viewer list and View',
    (name) => {
      const admin = nodeOf('admin@ncuk.test', name)
      const viewer = nodeOf('viewer@ncuk.test', name)
      expect(
        admin &&
          labels(admin)
            .map((label) => label.toLowerCase())
            .toSorted(),
      ).toEqual(['add', 'delete', 'download', 'list', 'modify', 'publish', 'view'])
      expect(viewer && labels(viewer)).toEqual(['list', 'View'])
    },
  )

  it('mix labels and objects, and write some label in capitals', () => {
    const all = nodesOf(menuFor(account('admin@ncuk.test')))
    expect(
      all.some(
        ({ permissions }) =>
          permissions.some((entry) => typeof entry === 'string') && permissions.some((entry) => typeof entry !== 'string'),
      ),
    ).toBe(true)
    expect(all.flatMap(labels)).toContain('DELETE')
  })

  it('have the entry that the portal hides from the provider’s own people below Entity Management, and centres have it too', () => {
    for (const who of ['admin@ncuk.test', 'centre@centre.test']) {
      const entities = menuFor(account(who)).find(({ componentId }) => componentId === 1)
      expect([entities?.componentName, entities?.children.map(({ componentId }) => componentId)]).toEqual([
        'Entity Management',
        expect.arrayContaining([71]),
      ])
    }
  })

  it.each(accounts.map(({ username }) => username))('give %s component ids of their own, and icons', (username) => {
    const nodes = nodesOf(menuFor(account(username)))
    expect(nodes.length).toBeGreaterThan(3)
    expect(new Set(nodes.map(({ componentId }) => componentId)).size).toBe(nodes.length)
    expect(nodes.filter(({ iconsName }) => !iconsName || !/^[a-z0-9-]+$/.test(iconsName))).toEqual([])
  })

  it('keep block administration from everybody else', () => {
    for (const who of ['centre@centre.test', 'university@university.test', 'student@student.test'])
      expect(nodeOf(who, 'Exam Block')).toBeUndefined()
  })

  it('are empty for a contact type that is not known', () => {
    const stranger = { ...account('admin@ncuk.test'), contactType: 'AGENT' }
    expect([menuFor(stranger), contactRoutesFor(stranger)]).toEqual([[], []])
  })

  it('ask Add or Modify for the sub-routes of exam blocks, as they are reached', () => {
    const entry = contactRoutesFor(account('viewer@ncuk.test')).find(({ route }) => route === '/sms/exam-block')
    expect(entry).toEqual({
      componentName: 'ExamBlock',
      route: '/sms/exam-block',
      subRoutes: [
        { route: '/sms/exam-block/create', permission: 'Add' },
        { route: '/sms/exam-block/Examcentreadministration', permission: ['Add', 'Modify'] },
        {
          route: '/sms/exam-block/Examcentreadministration/academic-dates/:examBlockId/:examDateStart/:examDateEnd',
          permission: ['Add', 'Modify'],
        },
        { route: '/sms/exam-block/DefineExam', permission: ['Add', 'Modify'] },
        { route: '/sms/exam-block/summary', permission: ['Add', 'Modify'] },
        { route: '/sms/exam-block/edit/:examBlockId', permission: 'Modify' },
      ],
    })
  })
})

describe('notifications', () => {
  const hour = 60 * 60 * 1000
  const of = (username: string) => notificationsOf(account(username), testNow)

  it('are 12 to 40 for each person but one, who has none', () => {
    const counts = accounts.map(({ username }) => of(username).length)
    expect(counts.filter((count) => count === 0)).toHaveLength(1)
    expect(counts.filter((count) => count >= 12 && count <= 40)).toHaveLength(5)
  })

  it('have ages around the limits of today and yesterday, and one a year old, by the given clock', () => {
    for (const { username } of accounts.slice(0, 5)) {
      const ages = of(username).map(({ createdAt }) => (testNow - createdAt) / hour)
      expect(ages.slice(0, 5)).toEqual([1, 23, 25, 47, 49])
      expect(ages).toContain(365 * 24)
    }
  })

  it('have subjects around the length at which one is cut', () => {
    const lengths = of('viewer@ncuk.test').map(({ subject }) => subject.length)
    expect(lengths).toEqual(expect.arrayContaining([69, 70, 71]))
  })

  it('are both read and unread, and reach their person only', async () => {
    const { signIn } = startAggregator()
    const admin = await signIn()
    const counts = [0, 1].map((status) => of('admin@ncuk.test').filter((one) => one.status === status).length)
    const lists = await Promise.all(
      ([0, 1] as const).map((status) => admin.succeed('listNotifications', { query: { contactId: 501, status } })),
    )
    expect(lists.map((list) => list.length)).toEqual(counts)
    expect(counts).toEqual([12, 28])
  })
})

describe('the reset link that was sent already', () => {
  it('is valid in the demo for an hour, and belongs to a student', async () => {
    const { clock, signedOut } = startAggregator()
    expect((await signedOut.succeed('validateResetKey', { path: { pwdresetkey: seededReset.key } })).userId).toBe(seededReset.userId)
    expect(accounts.find(({ id }) => id === seededReset.userId)).toMatchObject({ username: seededReset.username, contactType: 'STUDENT' })
    clock.advance(60 * 60 * 1000)
    expect((await signedOut.refuse('validateResetKey', { path: { pwdresetkey: seededReset.key } }))[0]).toBe(400)
  })
})
