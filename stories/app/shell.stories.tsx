import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { trailOfPath } from '#machines/access/menu.ts'
import { AppShell } from '#src/app/shell/AppShell.tsx'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { mainMenu, paletteDialog, shell } from '#tests/pages/shell.ts'
import { shows } from '../shows.ts'
import { holdsFocus } from '#tests/support/holds-focus.ts'
import { chooseByKeys } from '../menu-keys.ts'
import { accessOf, Filler, menuOf, Place, wholePage } from './shell-fixtures.tsx'

const at = (path: string) => ({ path, current: trailOfPath(access, path) ?? [] })
const access = accessOf('NCUK')
const maria = { firstName: 'Maria', lastName: 'Okafor', email: 'maria.okafor@example.org' }
const offline = { connectivity: 'offline', expiry: 'none', onExtend: () => {} } as const
const menu = () => within(screen.getByRole(...shell.main))

const dashboard = (
  <>
    <PageHeader title="Dashboard" />
    <Filler />
  </>
)

const meta = {
  component: AppShell,
  title: 'App/Shell',
  parameters: wholePage,
  globals: { viewport: { value: 'w1440' } },
  // The menu folds by a choice that the browser remembers; each story begins without one.
  beforeEach: () => localStorage.removeItem('sideMenu'),
  decorators: [(Story, { args }) => <Place path={args.path}>{Story()}</Place>],
  args: {
    productName: 'Pathway',
    year: '2027',
    person: maria,
    profileHref: '/profile',
    entries: menuOf('NCUK'),
    ...at('/users/role'),
    notices: { connectivity: 'online', expiry: 'none', onExtend: fn() },
    messages: [],
    palette: { open: fn(), prepare: fn() },
    layout: 'app',
    onLogout: fn(),
    children: (
      <>
        <PageHeader
          title="Role"
          breadcrumbs={<Breadcrumbs crumbs={[{ label: 'User Management', href: '/sideNav/UserManagement' }, { label: 'Role' }]} />}
        />
        <Filler />
      </>
    ),
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

/** The logo leads home. The group of the current page is open, its page is marked; another group opens in its place. */
export const MenuExpanded: Story = {
  parameters: shows({ session: ['signedIn.access.ready'] }, { role: 'administrator' }),
  play: async () => {
    await expect(screen.getByRole(...shell.logo)).toHaveAttribute('href', '/')
    await expect(menu().getByRole(...mainMenu.users)).toHaveAttribute('aria-expanded', 'true')
    await expect(menu().getByRole(...mainMenu.roles)).toHaveAttribute('aria-current', 'page')
    await expect(menu().getByRole(...mainMenu.reports)).not.toHaveAttribute('aria-expanded')
    await userEvent.click(menu().getByRole('button', { name: 'Clearing' }))
    await expect(menu().getByRole('button', { expanded: true })).toHaveTextContent('Clearing')
    await userEvent.click(menu().getByRole('button', { name: 'Clearing' }))
    await expect(menu().queryByRole('button', { expanded: true })).toBeNull()
  },
}

/** One tab stop; arrows, ends and letters move inside. */
export const MenuByKeyboard: Story = {
  play: async () => {
    const stops = document.querySelectorAll('nav[aria-label=Main] [data-menu-item][tabindex="0"]')
    await expect(stops).toHaveLength(1)
    menu()
      .getByRole(...mainMenu.roles)
      .focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(menu().getByRole('link', { name: 'Module Management' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(menu().getByRole('button', { name: 'Entity Management' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(menu().getByRole('button', { name: 'Assessment' })).toHaveFocus()
    await userEvent.keyboard('r')
    await expect(menu().getByRole('link', { name: 'Results Management' })).toHaveFocus()
    await userEvent.keyboard('r')
    await expect(menu().getByRole(...mainMenu.reports)).toHaveFocus()
  },
}

/** Deep groups lead to their page, and are marked for every page below them. */
export const DeepGroup: Story = {
  args: at('/sms/exam-block'),
  play: async () => {
    const link = menu().getByRole(...mainMenu.qualifications)
    await expect(link).toHaveAttribute('href', '/sideNav/QualificationManagement&Administration')
    await expect(link).toHaveAttribute('aria-current', 'true')
  },
}

/** Folded by its button and by Ctrl+B; groups open beside the rail. */
export const MenuRail: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }))
    await expect(menu().getByRole(...mainMenu.users)).toHaveTextContent('')
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(screen.getByRole('button', { name: 'Collapse menu' })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(localStorage.getItem('sideMenu')).toBe('rail')
  },
}

/** A group of the rail opens beside it. */
export const MenuRailOpen: Story = {
  globals: { viewport: { value: 'w820' } },
  play: async () => {
    await userEvent.click(menu().getByRole(...mainMenu.users))
    await expect(await screen.findByRole('menuitem', { name: 'Permission' })).toHaveAttribute('href', '/users/permission')
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'w820' } } }

/** Two letters of the name, the brand's mark, a button for the menu. */
export const Mobile: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Ma: Welcome Maria, profile menu' })).toHaveTextContent(/^Ma$/)
    await expect(screen.queryByRole(...shell.main)).toBeNull()
  },
}

/** The menu as a drawer; Escape gives the focus back. */
export const MobileMenu: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async () => {
    const button = screen.getByRole(...shell.openMenu)
    await userEvent.click(button)
    const drawer = await screen.findByRole(...paletteDialog.layer)
    await waitFor(() => expect(holdsFocus(drawer)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await expect(within(await screen.findByRole('dialog')).getByRole(...mainMenu.roles)).toBeVisible()
  },
}

/** Ways to any page: a field on wide screens, an icon beside the rail, a row in the phone's menu. */
export const GoToPage: Story = {
  play: async ({ args }) => {
    const button = screen.getByRole(...paletteDialog.open)
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
    await userEvent.click(button)
    await expect(args.palette.prepare).toHaveBeenCalled()
    await expect(args.palette.open).toHaveBeenCalledTimes(1)
  },
}

export const MobileGoToPage: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ args }) => {
    const drawersBehind: number[] = []
    mocked(args.palette.open).mockImplementation(() =>
      drawersBehind.push(document.querySelectorAll('[role=dialog][data-state=open]').length),
    )
    await userEvent.click(screen.getByRole(...shell.openMenu))
    await userEvent.click(within(await screen.findByRole(...paletteDialog.layer)).getByRole(...paletteDialog.open))
    await waitFor(() => expect(drawersBehind).toEqual([0]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What went by too fast can be read again, newest first. */
export const RecentMessages: Story = {
  args: {
    messages: [
      { id: 3, at: Date.UTC(2027, 0, 15, 14, 7), kind: 'alert', text: 'Exam Block cannot be deleted due to a existing mapping available.' },
      { id: 2, at: Date.UTC(2027, 0, 15, 14, 5), kind: 'message', text: 'You are back online' },
      { id: 1, at: Date.UTC(2027, 0, 15, 13, 58), kind: 'success', text: 'Exam block updated' },
    ],
  },
  play: async () => {
    await userEvent.click(screen.getByRole(...shell.recentMessages))
    const log = await screen.findByRole(...shell.messageLog)
    await waitFor(() => expect(log).toHaveFocus())
    await expect(within(log).getAllByRole('listitem')[0]).toHaveTextContent('cannot be deleted')
    await expect(within(log).getAllByText(/^\d\d:\d\d$/)).toHaveLength(3)
  },
}

export const RecentMessagesOnAPhone: Story = { ...RecentMessages, globals: { viewport: { value: 'w375' } } }

/** While the permissions are on their way: rows in place of entries, and no drawer to open. */
export const MenuLoading: Story = {
  parameters: shows({ session: ['signedIn.access.loading'] }),
  args: { entries: 'loading', current: [] },
  play: async () => {
    await expect(screen.getByRole(...shell.main)).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeDisabled()
  },
}

export const MobileMenuLoading: Story = {
  parameters: shows({ session: ['signedIn.access.loading'] }),
  args: { entries: 'loading', current: [] },
  globals: { viewport: { value: 'w375' } },
  play: async () => {
    await expect(screen.getByRole(...shell.openMenu)).toBeDisabled()
  },
}

/** Permissions that could not be loaded leave an empty menu. */
export const MenuEmpty: Story = {
  args: { entries: [], current: [] },
  play: async () => {
    await expect(menu().queryAllByRole('link')).toHaveLength(0)
  },
}

/** A centre knows the first entry by the product's name. */
export const MenuOfACentre: Story = {
  parameters: shows({ session: ['signedIn.access.ready'] }, { role: 'centre' }),
  args: { entries: menuOf('CENTER'), current: [], path: '/dashboard/center' },
  play: async () => {
    await expect(menu().getByRole('button', { name: 'Pathway Management' })).toBeVisible()
  },
}

/** One name of the product stands beside the logo, in the footer and in the menu of a centre. */
export const OfAnotherProduct: Story = {
  args: { ...MenuOfACentre.args, productName: 'Bridge', entries: menuOf('CENTER', 'Bridge') },
  play: async () => {
    await expect(menu().getByRole('button', { name: 'Bridge Management' })).toBeVisible()
    await expect(screen.getByRole(...shell.logo)).toHaveTextContent('Bridge')
    await expect(within(screen.getByRole('contentinfo')).getByText('© 2027 Bridge')).toBeVisible()
    await expect(document.body).not.toHaveTextContent('Pathway')
  },
}

/** The name keeps to 80 px; all of it is in its title. */
export const MenuOfAUniversity: Story = {
  parameters: shows({ session: ['signedIn.access.ready'] }, { role: 'university' }),
  args: { entries: menuOf('INSTITUTE'), current: [], path: '/dashboard/university', children: dashboard },
}

export const MenuOfAStudent: Story = {
  parameters: shows({ session: ['signedIn.access.ready'] }, { role: 'student' }),
  args: { entries: menuOf('STUDENT'), current: [], path: '/dashboard/student', children: dashboard },
}

export const LongName: Story = {
  args: { person: { firstName: 'Alexandrina-Maria-Constantina', lastName: 'Lindqvist-Okonkwo', email: 'a.lindqvist@example.org' } },
  play: async () => {
    const welcome = screen.getByTitle('Alexandrina-Maria-Constantina Lindqvist-Okonkwo')
    await expect(welcome).toHaveTextContent('Welcome Alexandrina-Maria-Constantina')
    await expect(getComputedStyle(welcome)).toMatchObject({ width: '80px', textOverflow: 'ellipsis' })
  },
}

/** Exactly three entries. */
export const ProfileMenu: Story = {
  play: async ({ args }) => {
    const open = () => userEvent.click(screen.getByRole('button', { name: 'Welcome Maria, profile menu' }))
    await open()
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual(['Profile', 'Change Password', 'Logout'])
    await chooseByKeys(shell.logout)
    await expect(args.onLogout).toHaveBeenCalledTimes(1)
    await open()
    await screen.findAllByRole('menuitem')
  },
}

/** The strip of the footer says that the portal is offline, so that nothing moves. */
export const Offline: Story = {
  parameters: shows({ connectivity: ['offline'] }),
  args: { notices: offline },
  play: async () => {
    const footer = within(screen.getByRole('contentinfo'))
    await expect(footer.getByRole('status')).toHaveTextContent('You are currently offline')
    await expect(footer.getByText('© 2027 Pathway')).toBeVisible()
  },
}

export const OfflineOnAPhone: Story = { args: { notices: offline }, globals: { viewport: { value: 'w375' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
