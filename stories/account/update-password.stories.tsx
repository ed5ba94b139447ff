import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NewPasswordView, UpdatePasswordView } from '#src/account/UpdatePasswordView.tsx'
import type { PasswordFormProps } from '#src/account/password-form.ts'
import { passwordPages } from '#tests/pages/account.ts'
import { kit } from '#tests/pages/kit.ts'
import { shows } from '../shows.ts'
import { Card } from './card.tsx'

const form: PasswordFormProps = {
  formRef: null,
  fields: ['newPassword', 'confirmPassword'],
  values: { currentPassword: '', newPassword: '', confirmPassword: '' },
  problems: {},
  isBusy: false,
  failure: null,
  onChange: fn(),
  onLeave: fn(),
  onPress: fn(),
  onSubmit: fn(),
}
const typed = { currentPassword: '', newPassword: 'Orchard#27', confirmPassword: 'Orchard#27' }

const meta = {
  title: 'Account/Update password',
  component: UpdatePasswordView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: { state: 'usable', message: '', titleRef: null, children: <NewPasswordView {...form} />, onRetry: fn() },
} satisfies Meta<typeof UpdatePasswordView>

export default meta
type Story = StoryObj<typeof meta>

/** The key of the link is being checked; the card is as tall as with its form. */
export const Checking: Story = {
  parameters: shows({ 'reset-link': ['checking'] }),
  args: { state: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Checking the link' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByLabelText(...passwordPages.new)).toBeNull()
  },
}

/** The link may be used. */
export const Usable: Story = {
  parameters: shows({ 'reset-link': ['usable'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(...passwordPages.new)).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvas.getByRole(...passwordPages.backToSignIn)).toHaveAttribute('href', '/login')
  },
}

/** The rules are those of Change Password. */
export const Wrong: Story = {
  args: {
    children: (
      <NewPasswordView
        {...form}
        values={{ ...typed, newPassword: 'orchard#27' }}
        problems={{ newPassword: 'noUppercase', confirmPassword: 'different' }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(...passwordPages.new)).toHaveAccessibleDescription(
      'Password must have at least 1 uppercase character',
    )
    await expect(canvas.getByLabelText(...passwordPages.confirm)).toHaveAccessibleDescription(
      'New password and Confirm password must be same',
    )
  },
}

export const Submitting: Story = {
  parameters: shows({ 'reset-link': ['usable'], 'change-password': ['submitting'] }),
  args: { children: <NewPasswordView {...form} values={typed} isBusy /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole(...passwordPages.update)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** The link was used meanwhile: the reason shows, and all that was typed stays. */
export const Failed: Story = {
  parameters: shows({ 'reset-link': ['usable'], 'change-password': ['failed'] }),
  args: {
    children: (
      <NewPasswordView
        {...form}
        values={typed}
        failure={{ code: 400, message: 'This link is not valid any more. Please ask for a new one.', turn: 1 }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByLabelText(...passwordPages.confirm)).toHaveValue('Orchard#27')
  },
}

/** The key of the link is wrong: the reason shows instead of the form, with the way to a new link. */
export const Refused: Story = {
  parameters: shows({ 'reset-link': ['refused'] }),
  args: { state: 'refused', message: 'This link is not valid any more. Please ask for a new one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link is not valid any more. Please ask for a new one.')
    await expect(canvas.getByRole(...passwordPages.requestLink)).toHaveAttribute('href', '/forgotpassword')
    await expect(canvas.queryByLabelText(...passwordPages.new)).toBeNull()
  },
}

/** The address has no key at all. */
export const Missing: Story = {
  parameters: shows({ 'reset-link': ['missing'] }),
  args: { state: 'refused', message: 'This link is not valid. Please ask for a new one.' },
}

/** Nobody could tell whether the key is good. */
export const Unchecked: Story = {
  parameters: shows({ 'reset-link': ['unchecked'] }),
  args: { state: 'unchecked', message: 'Something went wrong!' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.tryAgain))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const OnAPhone: Story = { ...Usable, globals: { viewport: { value: 'w375' } } }
export const OnATablet: Story = { ...Refused, globals: { viewport: { value: 'w820' } } }
export const InTheDark: Story = { ...Wrong, globals: { theme: 'dark' } }
