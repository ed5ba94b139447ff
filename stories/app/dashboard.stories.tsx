import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { css } from 'styled-system/css'
import { DashboardView } from '#src/app/pages/DashboardPage.tsx'
import { pageTitle, shell } from '#tests/pages/shell.ts'
import { menuOf, Place } from './shell-fixtures.tsx'

const sheet = css({ display: 'flex', flexDirection: 'column', minHeight: '100vh', bg: 'bg.surface' })

const meta = {
  component: DashboardView,
  title: 'App/Dashboard',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440' } },
  decorators: [
    (Story) => (
      <Place path="/dashboard/ncuk-admin">
        <main className={sheet}>{Story()}</main>
      </Place>
    ),
  ],
  args: { title: 'Dashboard', breadcrumbs: () => null, links: menuOf('CENTER'), hasLanding: false, onFollow: fn(), onRetry: fn() },
} satisfies Meta<typeof DashboardView>

export default meta
type Story = StoryObj<typeof meta>

/** A tile per entry of the menu; its icon turns into the hover icon under the focus too. */
export const Tiles: Story = {
  play: async () => {
    const tile = screen.getByRole('link', { name: 'Pathway Management' })
    await expect(tile).toHaveAttribute('href', '/sideNav/EntityManagement')
    const face = (which: string) => tile.querySelector(`[data-tile-icon=${which}]`) ?? tile
    await expect(getComputedStyle(face('hover')).opacity).toBe('0')
    await userEvent.tab()
    await expect(tile).toHaveFocus()
    await Promise.all(tile.getAnimations({ subtree: true }).map((one) => one.finished))
    await expect([getComputedStyle(face('rest')).opacity, getComputedStyle(face('hover')).opacity]).toEqual(['0', '1'])
  },
}

/** Administrators find every area of qualification management below the tiles. */
export const OfAdministrators: Story = {
  args: { links: menuOf('NCUK'), hasLanding: true },
  play: async () => {
    const region = (name: string) => within(screen.getByRole('region', { name }))
    await expect(screen.getByRole(...pageTitle.qualifications)).toBeVisible()
    await expect(
      region('Masters')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/sms/program', '/sms/stream', '/sms/module', '/sms/intake', '/sms/testblock', '/sms/exam-block', '/sms/moduleproperties'])
    await expect(region('Lead Management System').getAllByRole('link')).toHaveLength(2)
    await expect(region('University').getByRole('link')).toHaveAttribute('href', '/sms/university-management')
  },
}

export const Loading: Story = { args: { links: 'loading' } }

/** Without the permissions there is nothing to show but that, and Retry, which leaves the focus on the heading. */
export const Unavailable: Story = {
  args: { links: 'unavailable' },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The permissions could not be loaded.')
    await userEvent.click(screen.getByRole(...shell.retry))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(screen.getByRole(...pageTitle.dashboard)).toHaveFocus()
  },
}

export const WithoutEntries: Story = { args: { links: [] } }
export const OnATablet: Story = { args: { links: menuOf('NCUK'), hasLanding: true }, globals: { viewport: { value: 'w820' } } }
export const OnAPhone: Story = { args: { links: menuOf('NCUK'), hasLanding: true }, globals: { viewport: { value: 'w375' } } }
export const InTheDark: Story = { args: { links: menuOf('NCUK'), hasLanding: true }, globals: { theme: 'dark' } }
