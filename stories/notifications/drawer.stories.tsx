import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { kit } from '#tests/pages/kit.ts'
import { notificationsDrawer } from '#tests/pages/notifications.ts'
import { shows } from '../shows.ts'
import { holdsFocus } from '#tests/support/holds-focus.ts'
import { cardOf, closed, InDrawer, listOf, manyMessages, messages, now } from './fixtures.tsx'

const meta = {
  title: 'Notifications/Drawer',
  component: InDrawer,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440' } },
  args: {
    tab: 'unread',
    list: listOf(),
    unread: 4,
    cards: [],
    now,
    isMarkingAll: false,
    hasMarkFailed: false,
    send: fn(),
  },
} satisfies Meta<typeof InDrawer>

export default meta
type Story = StoryObj<typeof meta>

/** The drawer, once it has come. */
const dialog = async () => {
  const drawer = await screen.findByRole(...notificationsDrawer.layer)
  await waitFor(() => expect(drawer).toBeVisible())
  return drawer
}
const markAll = () => screen.queryByRole(...notificationsDrawer.markAll)

/** Collapsed cards: subjects cut at 70 characters, ages in words up to two days, then the date. */
export const Unread: Story = {
  parameters: shows({ notifications: ['panel.open', 'all.resting'] }),
  play: async ({ args }) => {
    const drawer = within(await dialog())
    await expect(drawer.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false'])
    const tab = drawer.getByRole(...notificationsDrawer.unread)
    await expect(tab).toHaveAttribute('aria-description', '4 notifications')
    const cards = drawer.getAllByRole('button', { expanded: false })
    await expect(cards.map((card) => card.textContent)).toEqual([
      `${messages[0]?.subject.slice(0, 70)}… Today`,
      'Exam block published: January Intake Mid-Year Exams Today',
      '3 centre selection requests are waiting for review Yesterday',
      expect.stringMatching(/^Materials for the spring series \d\d\/01\/2027$/),
    ])
    await userEvent.click(drawer.getByRole('button', { name: /^Exam block/ }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'card.expand', key: '9002', markId: 9002 })
  },
}

/** One card open, its subject in full; the dot stays until it is closed. */
export const Expanded: Story = {
  parameters: shows({ notifications: ['panel.open'] }),
  args: { cards: [cardOf(9002)] },
  play: async ({ args }) => {
    const card = within(await dialog()).getByRole('button', { expanded: true })
    await expect(document.getElementById(card.getAttribute('aria-controls') ?? '')).toHaveTextContent('visible to all centres')
    await userEvent.click(card)
    await expect(args.send).toHaveBeenCalledWith({ type: 'card.collapse', key: '9002' })
  },
}

/** Everything that a message may hold, and a subject of more than 70 characters in full. */
export const RichContent: Story = {
  args: { cards: [cardOf(9003), cardOf(9000)] },
  play: async () => {
    const drawer = within(await dialog())
    await expect(drawer.getByText(messages[0]?.subject ?? '')).toBeVisible()
    const link = drawer.getByRole('link', { name: 'here' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

/** What the sender calls important says so by a word and an icon, closed and open, also for readers. */
export const Important: Story = {
  args: { list: listOf(messages.map((message, index) => ({ ...message, isImportant: index < 2 }))), cards: [cardOf(9002)] },
  play: async () => {
    const drawer = within(await dialog())
    const cards = drawer.getAllByRole('button', { name: /^Important / })
    await expect(cards.map((card) => [card.textContent?.slice(0, 22), card.getAttribute('aria-expanded')])).toEqual([
      ['Important Results for ', 'false'],
      ['Important Exam block p', 'true'],
    ])
    for (const card of cards) await expect(within(card).getByText('Important').querySelector('svg')).toBeVisible()
  },
}

/** Closed, and its call under way: it looks read already. */
export const Marking: Story = {
  args: { cards: [cardOf(9002, { isExpanded: false, isMarking: true })] },
  play: async () => {
    await expect(within(await dialog()).getByRole('button', { name: /^Exam block/ })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The call did not succeed: the message stays unread. */
export const MarkFailed: Story = {
  args: { hasMarkFailed: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be marked as read')
    await userEvent.click(within(screen.getByRole('alert')).getByRole(...kit.close))
    await expect(args.send).toHaveBeenCalledWith({ type: 'failure.close' })
  },
}

/** A second press does nothing while the first is under way. */
export const MarkingAll: Story = {
  parameters: shows({ notifications: ['all.marking'] }),
  args: { isMarkingAll: true },
  play: async ({ args }) => {
    await dialog()
    await expect(markAll()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(screen.getByRole(...notificationsDrawer.markAll))
    await expect(args.send).not.toHaveBeenCalled()
  },
}

export const NothingUnread: Story = {
  parameters: shows({ notifications: ['panel.open'] }),
  args: { list: listOf([]), unread: 0 },
  play: async () => {
    await expect(within(await dialog()).getByText(notificationsDrawer.noneNew)).toBeVisible()
    await expect(markAll()).toBeDisabled()
  },
}

/** Arrows move between the tabs, Enter opens one; read messages carry no dot, and all of them cannot be marked. */
export const Read: Story = {
  parameters: shows({ notifications: ['panel.open'] }),
  args: { tab: 'read', list: listOf(messages.slice(1)), cards: [cardOf(9002, { markId: null })] },
  play: async ({ args }) => {
    const drawer = within(await dialog())
    await expect(markAll()).toBeNull()
    await userEvent.click(drawer.getByRole('button', { name: /^3 centre/ }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'card.expand', key: '9001', markId: null })
    drawer.getByRole(...notificationsDrawer.read).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(drawer.getByRole(...notificationsDrawer.unread)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.send).toHaveBeenLastCalledWith({ type: 'tab.show', tab: 'unread' }))
  },
}

export const NothingRead: Story = {
  parameters: shows({ notifications: ['panel.open'] }),
  args: { tab: 'read', list: listOf([]) },
  play: async () => {
    await expect(within(await dialog()).getByText(notificationsDrawer.none)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: shows({ notifications: ['panel.open', 'sync.fetching'] }),
  args: { list: undefined, unread: 0 },
  play: async () => {
    await expect(within(await dialog()).getByRole('status', { name: 'Loading notifications' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** More than a screen can hold: fifty at a time, and the focus goes on with the first new one. */
export const VeryMany: Story = {
  args: { list: listOf(manyMessages(120), 100_000), unread: 100_000 },
  play: async () => {
    const drawer = within(await dialog())
    await expect(drawer.getByText('The newest 50 of 100,000')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(drawer.getByRole('button', { name: /^Message 70 of/ })).toHaveFocus())
    await userEvent.click(drawer.getByRole('button', { name: 'Show more' }))
    await expect(drawer.getByText('The newest 120 of 100,000')).toBeVisible()
    await expect(drawer.getByText('Older notifications are not listed.')).toBeVisible()
    await expect(drawer.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
}

/** Words stand in place of what the aggregator left out. */
export const Malformed: Story = {
  args: {
    list: listOf([{ key: 'x', id: null, subject: '', content: '<img src=x>', sent: { at: null, day: null }, isImportant: false }]),
    unread: 1,
    cards: [cardOf(0, { key: 'x', markId: null })],
  },
  play: async ({ args }) => {
    const card = within(await dialog()).getByRole('button', { expanded: true })
    await expect(card).toHaveTextContent('(no subject) —')
    await waitFor(() => expect(screen.getByText('This message is empty.')).toBeVisible())
    await userEvent.click(card)
    await expect(args.send).toHaveBeenCalledWith({ type: 'card.collapse', key: 'x' })
  },
}

/** Escape closes it. */
export const Closing: Story = {
  play: async () => {
    const drawer = await dialog()
    await waitFor(() => expect(holdsFocus(drawer)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(closed).toHaveBeenCalled())
  },
}

export const Tablet: Story = { args: { cards: [cardOf(9002)] }, globals: { viewport: { value: 'w820' } } }
export const HalfOfANarrowScreen: Story = { args: { cards: [cardOf(9002)] }, globals: { viewport: { value: 'w600' } } }
export const OnAPhone: Story = { args: { cards: [cardOf(9002)] }, globals: { viewport: { value: 'w375' } } }
export const OnASmallPhone: Story = { args: { cards: [cardOf(9003)] }, globals: { viewport: { value: 'w320' } } }
export const InTheDark: Story = { args: { cards: [cardOf(9002)] }, globals: { theme: 'dark' } }
