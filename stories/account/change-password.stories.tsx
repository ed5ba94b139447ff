import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChangePasswordView } from '#src/account/ChangePasswordView.tsx'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { passwordPages } from '#tests/pages/account.ts'
import { kit } from '#tests/pages/kit.ts'
import { signInPage } from '#tests/pages/sign-in.ts'
import { Place } from '../app/shell-fixtures.tsx'
import { Sheet } from '../blocks/sheet.tsx'
import { shows } from '../shows.ts'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }
const filled = { currentPassword: 'Portal#2026', newPassword: 'Orchard#27', confirmPassword: 'Orchard#27' }

const meta = {
  title: 'Account/Change password',
  component: ChangePasswordView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Place path="/changepassword">
        <Sheet>
          <Story />
        </Sheet>
      </Place>
    ),
  ],
  args: {
    breadcrumbs: <Breadcrumbs crumbs={[{ label: 'Change Password' }]} />,
    username: 'a.lindqvist@example.org',
    fields: ['currentPassword', 'newPassword', 'confirmPassword'],
    values: filled,
    problems: {},
    isBusy: false,
    failure: null,
    formRef: null,
    onChange: fn(),
    onLeave: fn(),
    onPress: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ChangePasswordView>

export default meta
type Story = StoryObj<typeof meta>

const labels = ['Current password', 'New password', 'Confirm password'] as const

/** Before anything is typed: no message shows. */
export const Editing: Story = {
  parameters: shows({ 'change-password': ['editing'], reveal: ['hidden'] }),
  args: { values: empty },
  play: async ({ args, canvas }) => {
    for (const label of labels) await expect(canvas.getByLabelText(label)).not.toBeInvalid()
    await expect(canvas.getByLabelText(...passwordPages.current)).toHaveAttribute('autocomplete', 'current-password')
    await expect(canvas.getByLabelText(...passwordPages.new)).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvas.getByLabelText(...passwordPages.confirm)).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.click(canvas.getByRole(...kit.cancel))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

/** Everything is filled in. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(...passwordPages.confirm), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

/** All three were left empty. */
export const Required: Story = {
  args: { values: empty, problems: { currentPassword: 'required', newPassword: 'required', confirmPassword: 'required' } },
  play: async ({ canvas }) => {
    for (const label of labels) {
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`)
      await expect(canvas.getByLabelText(label)).toBeInvalid()
    }
  },
}

export const TooShort: Story = { args: { values: { ...filled, newPassword: 'Orch#27' }, problems: { newPassword: 'short' } } }

export const NoUppercase: Story = { args: { values: { ...filled, newPassword: 'orchard#27' }, problems: { newPassword: 'noUppercase' } } }

/** The new password is looked at while its message shows: only its own field is open. */
export const Revealed: Story = {
  parameters: shows({ 'change-password': ['editing'], reveal: ['revealed'] }),
  args: { values: { ...filled, newPassword: 'Orchard27', confirmPassword: '' }, problems: { newPassword: 'noSpecial' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(...passwordPages.new)
    await userEvent.click(within(field.parentElement ?? document.body).getByRole(...signInPage.showPassword))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByLabelText(...passwordPages.current)).toHaveAttribute('type', 'password')
    await expect(field).toHaveAccessibleDescription('Password must have at least 1 special character')
  },
}

export const Different: Story = {
  args: { values: { ...filled, confirmPassword: 'Orchard#28' }, problems: { confirmPassword: 'different' } },
}

/** The answer is on its way: a second press does nothing, and nothing can be typed. */
export const Submitting: Story = {
  parameters: shows({ 'change-password': ['submitting'] }),
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole(...passwordPages.change)
    await userEvent.click(button)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByLabelText(...passwordPages.new)).toHaveAttribute('readonly')
  },
}

/** The aggregator refused: its words show, and all that was typed stays. */
export const Failed: Story = {
  parameters: shows({ 'change-password': ['failed'] }),
  args: { failure: { code: 400, message: 'The current password is not correct.', turn: 1 } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('The current password is not correct.')
    await expect(alert).toHaveFocus()
    await expect(canvas.getByLabelText(...passwordPages.new)).toHaveValue('Orchard#27')
  },
}

/** The words of a server may be long and hold markup: they are shown as they are. */
export const FailedAtLength: Story = {
  args: { failure: { code: 400, message: `<b>Locked</b> ${'until the office has called you back '.repeat(8)}`, turn: 1 } },
}

/** The password is changed: nothing of it is left while the session ends. */
export const Changed: Story = {
  parameters: shows({ 'change-password': ['changed'] }),
  args: { values: empty, isBusy: true },
  play: async ({ canvas }) => {
    for (const label of labels) await expect(canvas.getByLabelText(label)).toHaveValue('')
  },
}

export const OnAPhone: Story = { ...Required, globals: { viewport: { value: 'w375' } } }
export const OnATablet: Story = { ...Failed, globals: { viewport: { value: 'w820' } } }
export const InTheDark: Story = { ...Failed, globals: { theme: 'dark' } }
