import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { css } from 'styled-system/css'
import { StartFailure } from '#src/app/boot/RootErrorBoundary.tsx'
import { AccessUnavailable } from '#src/app/pages/parts/AccessUnavailable.tsx'
import { MaintenancePage } from '#src/app/pages/MaintenancePage.tsx'
import { NotFoundPage } from '#src/app/pages/NotFoundPage.tsx'
import { PermissionDeniedView } from '#src/app/pages/parts/PermissionDeniedView.tsx'
import { PlaceholderPage } from '#src/app/pages/PlaceholderPage.tsx'
import { BareFrame } from '#src/app/shell/BareFrame.tsx'
import { texts } from '#src/app/texts.ts'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { sessionExpired } from '#tests/pages/session-expired.ts'
import { emptyPage, pageTitle, shell } from '#tests/pages/shell.ts'
import { shows } from '../shows.ts'
import { Place } from './shell-fixtures.tsx'

const sheet = css({ display: 'flex', flexDirection: 'column', minHeight: '100vh', bg: 'bg.surface' })
const bare = { productName: 'Pathway', year: '2027' } as const
const breadcrumbs = (last: string) => (
  <Breadcrumbs crumbs={[{ label: 'User Management', href: '/sideNav/UserManagement' }, { label: last }]} />
)

const meta = {
  title: 'App/Notices',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Place path="/">{Story()}</Place>],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const logout = fn()

export const PermissionDenied: Story = {
  render: () => (
    <BareFrame layout="public" {...bare}>
      <PermissionDeniedView onLogout={logout} />
    </BareFrame>
  ),
  play: async () => {
    await expect(screen.getByRole(...pageTitle.refused)).toBeVisible()
    await expect(screen.getByText(emptyPage.refused)).toBeVisible()
    await expect(screen.getByRole(...shell.home)).toHaveAttribute('href', '/')
    await userEvent.click(screen.getByRole(...sessionExpired.logout))
    await expect(logout).toHaveBeenCalledTimes(1)
  },
}

export const PermissionDeniedSignedOut: Story = {
  render: () => (
    <BareFrame layout="public" {...bare}>
      <PermissionDeniedView onLogout={null} />
    </BareFrame>
  ),
  play: async () => {
    await expect(screen.queryByRole(...sessionExpired.logout)).toBeNull()
  },
}

export const PermissionDeniedOnAPhone: Story = { ...PermissionDeniedSignedOut, globals: { viewport: { value: 'w375' } } }

/** Whether somebody is signed in is being looked up, and nothing of the page may be seen before. */
export const Restoring: Story = {
  parameters: shows({ session: ['restoring'] }),
  render: () => (
    <main className={sheet}>
      <PagePlaceholder label={texts.loading} />
    </main>
  ),
}

export const Maintenance: Story = {
  parameters: shows({ session: ['maintenance'] }),
  render: () => (
    <BareFrame layout="maintenance" {...bare}>
      <MaintenancePage />
    </BareFrame>
  ),
}

const retry = fn()

export const PermissionsUnavailable: Story = {
  parameters: shows({ session: ['signedIn.access.unavailable'] }),
  render: () => (
    <main className={sheet}>
      <AccessUnavailable title="Exam Block" onRetry={retry} />
    </main>
  ),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The permissions could not be loaded.')
    await userEvent.click(screen.getByRole(...shell.retry))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const NotAvailableYet: Story = {
  render: () => (
    <main className={sheet}>
      <PlaceholderPage title="Role" breadcrumbs={breadcrumbs} />
    </main>
  ),
  play: async () => {
    await expect(screen.getByRole(...pageTitle.roles)).toBeVisible()
    await expect(screen.getByText(emptyPage.notYet)).toBeVisible()
  },
}

export const NotFound: Story = {
  render: () => (
    <main className={sheet}>
      <NotFoundPage breadcrumbs={breadcrumbs} />
    </main>
  ),
}

export const CouldNotStart: Story = {
  render: () => <StartFailure reason="config.json cannot be used: it is not JSON." />,
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!')
  },
}
