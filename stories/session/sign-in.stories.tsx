import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SignInView } from '#src/session/sign-in/SignInView.tsx'
import { signInPage } from '#tests/pages/sign-in.ts'
import { shows } from '../shows.ts'

const noProblems = { username: null, password: null }

const meta = {
  title: 'Session/Sign in',
  component: SignInView,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'Pathway',
    year: '2027',
    credentials: { username: 'a.lindqvist@example.org', password: 'Correct#27' },
    problems: noProblems,
    isAccepted: true,
    isAcceptanceMissed: false,
    isBusy: false,
    failure: null,
    hasEnded: false,
    usernameRef: null,
    passwordRef: null,
    acceptRef: null,
    onChange: fn(),
    onLeave: fn(),
    onPress: fn(),
    onAccept: fn(),
    onOpenPolicy: fn(),
    onApproachPolicy: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SignInView>

export default meta
type Story = StoryObj<typeof meta>

/** Before anything is typed: Sign In is off, can be reached by keyboard, and says what it waits for. */
export const Idle: Story = {
  parameters: shows({ session: ['signedOut.idle'], 'privacy-policy': ['closed'] }),
  args: { credentials: { username: '', password: '' }, isAccepted: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole(...signInPage.submit)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Accept the Privacy Policy to sign in.')
    await expect(canvas.getByText(signInPage.acceptFirst)).toBeVisible()
    await expect(canvas.getByRole('img', { name: /Pathway/ })).toBeVisible()
    await expect(canvas.getByRole(...signInPage.forgotPassword)).toHaveAttribute('href', '/forgotpassword')
  },
}

/** Everything is filled in and the policy is accepted. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole(...signInPage.submit)).not.toHaveAccessibleDescription()
    await expect(canvas.queryByText(signInPage.acceptFirst)).not.toBeInTheDocument()
    await userEvent.type(canvas.getByLabelText(...signInPage.username), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const PasswordShown: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(...signInPage.password)
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole(...signInPage.showPassword))
    await expect(field).toHaveAttribute('type', 'text')
  },
}

/** Both fields were left empty. */
export const Required: Story = {
  args: { credentials: { username: '', password: '  ' }, problems: { username: 'required', password: 'required' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(...signInPage.username)).toHaveAccessibleDescription('Username is required')
    await expect(canvas.getByLabelText(...signInPage.password)).toHaveAccessibleDescription('Password is required')
    await expect(canvas.getByLabelText(...signInPage.username)).toBeInvalid()
  },
}

export const InvalidUsername: Story = {
  args: { credentials: { username: 'abc', password: 'Correct#27' }, problems: { username: 'invalid', password: null } },
}

/** Sign In was tried before the policy was accepted. */
export const AcceptanceMissed: Story = {
  args: { isAccepted: false, isAcceptanceMissed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick this box to accept the Privacy Policy.')
    await expect(canvas.getByText(signInPage.acceptFirst)).toBeVisible()
  },
}

/** The answer is on its way: a second press does nothing. */
export const Submitting: Story = {
  parameters: shows({ session: ['signedOut.submitting'] }),
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...signInPage.submit))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole(...signInPage.submit)).toHaveAttribute('aria-busy', 'true')
  },
}

/** Another tab has signed in: this one is about to follow, with what was typed still there. */
export const Following: Story = { parameters: shows({ session: ['signedOut.following'] }), args: { isBusy: true } }

/** The aggregator refused: its words show, and all that was typed stays. */
export const Refused: Story = {
  parameters: shows({ session: ['signedOut.refused'] }),
  args: { failure: { message: 'Invalid username or password.', isUnanswered: false, turn: 1 } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Invalid username or password.')
    await expect(alert).toHaveFocus()
    await expect(canvas.getByLabelText(...signInPage.password)).toHaveValue('Correct#27')
  },
}

/** No answer came at all. */
export const NoAnswer: Story = { args: { failure: { message: 'Something went wrong!', isUnanswered: true, turn: 1 } } }

/** The words of a server may be long and hold markup: they are shown as they are. */
export const LongRefusal: Story = {
  args: { failure: { message: `<b>Locked</b> ${'until the office has called you back '.repeat(8)}`, isUnanswered: false, turn: 1 } },
}

/** The last session could not be renewed. */
export const SessionEnded: Story = { args: { hasEnded: true, credentials: { username: '', password: '' } } }

/** A message of the page before shows: a changed password ended the session. */
export const AfterAChange: Story = {
  args: { signInMessage: 'Password changed', credentials: { username: '', password: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Password changed')
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } }

/** On a phone, too, the button says beneath itself what it waits for. */
export const IdleOnAPhone: Story = {
  args: { credentials: { username: '', password: '' }, isAccepted: false },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const [button, hint] = [canvas.getByRole(...signInPage.submit), canvas.getByText(signInPage.acceptFirst)]
    await expect(hint).toBeVisible()
    await expect(hint.getBoundingClientRect().top - button.getBoundingClientRect().bottom).toBeLessThan(24)
  },
}

export const OnATablet: Story = { globals: { viewport: { value: 'w820' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
