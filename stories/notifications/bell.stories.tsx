import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NotificationBell } from '#src/notifications/NotificationBell.tsx'
import { shows } from '../shows.ts'

const meta = {
  title: 'Notifications/Bell',
  component: NotificationBell,
  args: { unread: 3, isOpen: false, onOpen: fn(), onApproach: fn() },
} satisfies Meta<typeof NotificationBell>

export default meta
type Story = StoryObj<typeof meta>

/** The accessible name has the count, which the badge only shows. */
export const Unread: Story = {
  parameters: shows({ notifications: ['panel.closed'] }),
  play: async ({ args, canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 3 unread' })
    await expect(bell).toHaveTextContent('3')
    await userEvent.tab()
    await expect(bell).toHaveFocus()
    // It is called once more where the pointer happens to rest on the bell.
    await expect(args.onApproach).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledTimes(1)
  },
}

/** Without unread messages there is no badge. */
export const NothingUnread: Story = {
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveTextContent('')
  },
}

/** Badge and name say no more than 99+. */
export const VeryMany: Story = {
  args: { unread: 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 99+ unread' })).toHaveTextContent('99+')
  },
}

export const Open: Story = { args: { isOpen: true } }
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
