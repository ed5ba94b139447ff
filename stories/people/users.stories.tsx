import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { RoutePermissionNode, UserSession } from '#openapi/generated/schema.d.ts'
import { users } from '#src/people/users.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { kit } from '#tests/pages/kit.ts'
import { recordPages, rulesNamed } from '#tests/pages/records.ts'
import { signInPage } from '#tests/pages/sign-in.ts'
import { userPages } from '#tests/pages/users.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { refused, stamps, usual } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, unanswered, type Answers, type Calls } from '../resources/served.tsx'

const grace = {
  userId: 107,
  username: 'scheduler@ncuk.test',
  fullName: 'Grace Achterberg',
  firstName: 'Grace',
  lastName: 'Achterberg',
  typeId: 1,
  roleId: 4,
  contactId: 507,
  yearId: 22,
  csvDownloadFlag: 1,
  lastSignIn: '2027-04-13 08:12:00.000000',
  status: 1,
  ...stamps,
  names: {
    Type: { 1: { name: 'NCUK', status: 1 } },
    Role: { 4: { name: 'Scheduler', status: 1 } },
    Contact: { 507: { name: 'Grace Achterberg', status: 1 } },
    Year: { 22: { name: '2026/27', status: 1 } },
  },
} satisfies RowOf<'User'>

const page = (componentName: string, iconsName: string, permissions: string[]): RoutePermissionNode => ({
  componentId: componentName.length,
  componentName,
  routes: [`/sms/${componentName.toLowerCase().replaceAll(' ', '-')}`],
  permissions,
  iconsName,
  children: [],
})

const rights = {
  contactType: 'NCUK',
  routePermissions: [
    {
      componentId: 1,
      componentName: 'Entity Management',
      routes: '',
      permissions: [],
      iconsName: 'building',
      children: [page('Centres', 'school', ['list', 'View', 'Add', 'Modify']), page('Intake', 'calendar-plus', ['list', 'View'])],
    },
    page('Reports', 'chart-column', ['list']),
  ],
}

const session = (sessionId: number, signedInAt: string, lastCallAt: string): UserSession => ({
  sessionId,
  signedInAt: { date: `2027-04-${signedInAt}:00.000000` },
  lastCallAt: { date: `2027-04-${lastCallAt}:00.000000` },
})

interface UserProps {
  readonly user?: RowOf<'User'>
  readonly tab?: string
  readonly answers?: Answers
  readonly calls?: Calls
}

/** The page of a user. */
function User({ user = grace, tab = '', answers = {}, calls = {} }: UserProps) {
  const { view: View, rules } = users
  const at = pageAt('/users/users', rules.nouns, String(user.userId))
  return (
    <Served
      answers={{ ...usual, 'GET details/{id}': () => user, 'GET usage/{id}': () => ({ uses: [], hiddenCount: 0 }), ...answers }}
      calls={calls}
      path={`${at.paths.view(inAddress(String(user.userId)))}${tab}`}
    >
      <Sheet>
        <View {...at} />
      </Sheet>
    </Served>
  )
}

const meta = { component: User, title: 'People/Users', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof User>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...userPages.named(grace.username))).toBeVisible()
    await expect(canvas.getByRole(...kit.deactivate)).toBeVisible()
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect([values[terms.indexOf('CSV download')], values[terms.indexOf('Bulk download')]]).toEqual(['Yes', 'No'])
  },
}

export const InvitationExpired: Story = {
  args: {
    user: { ...grace, status: 2, linkUntil: '2027-04-12 09:00:00.000000', lastSignIn: undefined },
    calls: { sendUserPasswordLink: fn(() => null) },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Expired')).toBeVisible()
    await expect(canvas.queryByRole(...kit.deactivate)).toBeNull()
    await userEvent.click(canvas.getByRole(...userPages.sendLink))
    await waitFor(() => expect(args.calls?.['sendUserPasswordLink']).toHaveBeenCalledOnce())
  },
}

export const Inactive: Story = {
  args: { user: { ...grace, status: -1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...userPages.activate)).toBeVisible()
    await expect(canvas.queryByRole(...userPages.sendLink)).toBeNull()
  },
}

export const NotDeactivated: Story = {
  args: {
    answers: {
      'PUT status/{id}': refused('refused', 400, '1 field needs attention.', {
        fields: [{ field: 'status', description: 'You cannot deactivate yourself.' }],
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole(...kit.deactivate))
    const question = await screen.findByRole(...userPages.deactivateQuestion, { timeout: 5000 })
    await waitFor(() => expect(within(question).getByRole(...kit.no)).toHaveFocus())
    await userEvent.click(within(question).getByRole(...kit.yes))
    await expect(await canvas.findByText('You cannot deactivate yourself.', {}, { timeout: 5000 })).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...kit.deactivate)).toBeVisible()
    await expect(canvas.queryByRole(...userPages.sendLink)).toBeNull()
    await userEvent.click(canvas.getByRole(...kit.moreActions))
    const item = await screen.findByRole(...userPages.sendLinkInMenu, { timeout: 5000 })
    await waitFor(() => expect(item).toBeVisible())
  },
}

const atRights = { tab: '?tab=rights', calls: { getUserRights: () => rights } }

export const Rights: Story = {
  args: atRights,
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('list', { name: `The menu of ${grace.username}` }, { timeout: 5000 })
    const items = within(menu).getAllByRole('listitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Entity ManagementCentreslist, View, Add, ModifyIntakelist, View',
      'Centreslist, View, Add, Modify',
      'Intakelist, View',
      'Reportslist',
    ])
  },
}

export const RightsOnPhone: Story = { args: atRights, globals: { viewport: { value: 'w375' } } }

export const NoRights: Story = {
  args: { tab: '?tab=rights', calls: { getUserRights: () => ({ ...rights, routePermissions: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This role gives no page.', {}, { timeout: 5000 })).toBeVisible()
  },
}

export const RightsLoading: Story = { args: { tab: '?tab=rights' } }

export const RightsFailed: Story = {
  args: { tab: '?tab=rights', calls: { getUserRights: refused('server', 500, 'The rights could not be read.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The rights could not be read.', {}, { timeout: 5000 })).toBeVisible()
    await expect(canvas.getByRole(...kit.tryAgain)).toBeVisible()
  },
}

export const Sessions: Story = {
  args: {
    tab: '?tab=sessions',
    calls: { listUserSessions: () => [session(4, '14 08:12', '14 14:30'), session(2, '02 09:00', '12 17:45')] },
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole(...userPages.sessionTable, { timeout: 5000 })
    await expect(within(table).getAllByRole('row')).toHaveLength(3)
  },
}

export const NoSessions: Story = {
  args: { tab: '?tab=sessions', calls: { listUserSessions: () => [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not signed in anywhere', {}, { timeout: 5000 })).toBeVisible()
  },
}

const choices = (...names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name, status: 1 }))
const type = { typeId: 2, typeName: 'Centre', parentContactType: 'CENTER', contactTypeId: 2, status: 1, ...stamps, names: {} }

/** The form of a new user, with the types and roles of a small portal. */
const create: Story['render'] = ({ calls = {} }) => {
  const { form: Form, rules } = users
  const at = { ...pageAt('/users/users', rules.nouns, '1'), pathId: undefined }
  return (
    <Served
      answers={{
        ...usual,
        'GET details/{id}': () => type,
        'GET dropdown': ({ query = {} }) =>
          'isCurrent' in query || query['ids'] === '22' ? [{ id: 22, name: '2026/27', status: 1 }] : choices('NCUK', 'Centre'),
      }}
      calls={calls}
      path={at.paths.create}
    >
      <Sheet>
        <Form {...at} />
      </Sheet>
    </Served>
  )
}

const form = recordPages(rulesNamed('User'))

export const NewUser: Story = {
  render: create,
  play: async ({ canvas }) => {
    const year = await canvas.findByRole(...userPages.year, { timeout: 5000 })
    await waitFor(() => expect(year).toHaveValue('2026/27'))
    await expect(canvas.queryByRole(...userPages.centre)).toBeNull()
    await userEvent.click(await canvas.findByRole(...userPages.type, { timeout: 5000 }))
    await userEvent.click(await screen.findByRole(...userPages.ofCentre, { timeout: 5000 }))
    await expect(await canvas.findByRole(...userPages.centre, { timeout: 5000 })).toBeVisible()
    await userEvent.click(canvas.getByRole(...form.save))
    await expect(await canvas.findByText(userPages.noCentre)).toBeVisible()
  },
}

export const UsernameTaken: Story = {
  render: create,
  args: { calls: { validateUser: () => ({ isFree: false }) } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(...signInPage.username, { timeout: 5000 }), 'centre@centre.test')
    await userEvent.tab()
    await expect(await canvas.findByText(userPages.taken)).toBeVisible()
  },
}

export const UsernameUnanswered: Story = {
  render: create,
  args: { calls: { validateUser: unanswered } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(...signInPage.username, { timeout: 5000 }), 'centre@centre.test')
    await userEvent.tab()
    await expect(canvas.queryByText(userPages.taken)).toBeNull()
  },
}

/** The list of users, of which there are so many. */
function UsersFound({ rows, total }: { readonly rows: readonly RowOf<'User'>[]; readonly total: number }) {
  const { list: List } = users
  const at = pageAt('/users/users', 'Users', '1')
  const answer = () => ({ list: rows, totalCount: total, statusCounts: { all: total } })
  return (
    <Served answers={{ 'GET list': answer }} path={at.paths.list}>
      <Sheet>
        <List {...at} />
      </Sheet>
    </Served>
  )
}

export const Many: Story = {
  render: () => <UsersFound rows={Array.from({ length: 10 }, (_, index) => ({ ...grace, userId: 200 + index }))} total={5000} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^1–\d+ of 5,000$/)).toBeVisible(), { timeout: 5000 })
  },
}

export const ManyPhone: Story = { ...Many, globals: { viewport: { value: 'w375' } } }

export const None: Story = {
  render: () => <UsersFound rows={[]} total={0} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No users yet')).toBeVisible(), { timeout: 5000 })
  },
}
