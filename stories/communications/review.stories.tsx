import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ReviewView } from '#src/communications/composer/ReviewView.tsx'
import { fewPeople, manyPeople, sendingInput, wholeMessage } from '#tests/machines/communications/start.ts'
import { composerPage } from '#tests/pages/communications/composer.ts'
import { shows } from '../shows.ts'

const context = { input: sendingInput, review: fewPeople, typed: '', attempts: 0, problem: null }

const meta = {
  title: 'Communications/Review',
  component: ReviewView,
  args: { context, busy: null, hasBegun: false, draft: wholeMessage, send: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewView>

export default meta
type Story = StoryObj<typeof meta>

export const Preparing: Story = {
  args: { context: { ...context, review: null }, busy: 'preparing' },
  parameters: shows({ sending: ['preparing'] }),
}

export const Unavailable: Story = {
  args: { context: { ...context, review: null, problem: 'The server did not respond.' } },
  parameters: shows({ sending: ['unavailable'] }),
}

export const Few: Story = {
  parameters: shows({ sending: ['reviewing'] }),
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole(...composerPage.sendTo(3)))
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.send' })
  },
}

export const Many: Story = {
  args: { context: { ...context, review: manyPeople, typed: '98', attempts: 1 } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(composerPage.otherNumber)).toBeVisible()
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    await expect(args.send).toHaveBeenCalledOnce()
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.send' })
  },
}

export const Sending: Story = { args: { busy: 'sending' }, parameters: shows({ sending: ['sending'] }) }

export const Begun: Story = {
  args: { context: { ...context, review: manyPeople, problem: 'Sending has begun.' }, hasBegun: true },
  parameters: shows({ sending: ['refused'] }),
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox'), '{Enter}')
    await expect(args.send).not.toHaveBeenCalled()
  },
}
