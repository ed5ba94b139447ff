import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { css } from 'styled-system/css'
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

const besideButton = (Story: () => ReactNode) => (
  <div className={css({ display: 'flex' })}>
    {Story()}
    <button type="button">Beside the bell</button>
  </div>
)

const standsFree =
  (count: string): Story['play'] =>
  async ({ canvas }) => {
    const badge = within(canvas.getByRole('button', { name: `Notifications, ${count} unread` })).getByText(count)
    const beside = canvas.getByRole('button', { name: 'Beside the bell' })
    await expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(beside.getBoundingClientRect().left)
  }

/** Badge and name have the whole number, so that one message read is one less, and the badge stands over no neighbour. */
export const AHundred: Story = { args: { unread: 100 }, decorators: [besideButton], play: standsFree('100') }
export const VeryMany: Story = { args: { unread: 1000 }, decorators: [besideButton], play: standsFree('1,000') }
export const VeryManyOnAPhone: Story = { ...VeryMany, play: standsFree('1,000'), globals: { viewport: { value: 'w375' } } }

export const Open: Story = { args: { isOpen: true } }
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
