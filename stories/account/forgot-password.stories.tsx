import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ForgotPasswordView } from '#src/account/ForgotPasswordView.tsx'
import { passwordPages } from '#tests/pages/account.ts'
import { kit } from '#tests/pages/kit.ts'
import { pageTitle } from '#tests/pages/shell.ts'
import { signInPage } from '#tests/pages/sign-in.ts'
import { shows } from '../shows.ts'
import { Card } from './card.tsx'

const meta = {
  title: 'Account/Forgot password',
  component: ForgotPasswordView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    username: 'a.lindqvist@example.org',
    problem: null,
    isBusy: false,
    answer: null,
    usernameRef: null,
    onChange: fn(),
    onLeave: fn(),
    onPress: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ForgotPasswordView>

export default meta
type Story = StoryObj<typeof meta>

const answer = { isUnanswered: false, turn: 1 } as const

/** Before anything is typed. */
export const Editing: Story = {
  parameters: shows({ 'forgot-password': ['editing'] }),
  args: { username: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...pageTitle.forgotPassword)).toBeVisible()
    await expect(canvas.getByRole(...passwordPages.backToSignIn)).toHaveAttribute('href', '/login')
  },
}

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(...signInPage.username), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Required: Story = {
  args: { username: '', problem: 'required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(...signInPage.username)).toHaveAccessibleDescription('Username is required')
  },
}

export const InvalidUsername: Story = {
  args: { username: 'abc', problem: 'invalid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(...signInPage.username)).toHaveAccessibleDescription('Please enter a valid email')
  },
}

/** The answer is on its way: a second press does nothing. */
export const Submitting: Story = {
  parameters: shows({ 'forgot-password': ['submitting'] }),
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.submit))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** A link is on its way; another one can be asked for. */
export const Sent: Story = {
  parameters: shows({ 'forgot-password': ['sent'] }),
  args: {
    answer: {
      ...answer,
      tone: 'success',
      message: 'If this username has an account, a link to reset its password was sent to its e-mail address.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}

export const Refused: Story = {
  parameters: shows({ 'forgot-password': ['refused'] }),
  args: { answer: { ...answer, tone: 'error', message: 'The mail could not be sent. Please try again later.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByLabelText(...signInPage.username)).toHaveValue('a.lindqvist@example.org')
  },
}

/** No answer came at all. */
export const NoAnswer: Story = {
  parameters: shows({ 'forgot-password': ['refused'] }),
  args: { answer: { tone: 'error', message: 'Something went wrong!', isUnanswered: true, turn: 1 } },
}

export const OnAPhone: Story = { ...Sent, globals: { viewport: { value: 'w375' } } }
export const OnATablet: Story = { ...Refused, globals: { viewport: { value: 'w820' } } }
export const InTheDark: Story = { ...Sent, globals: { theme: 'dark' } }
