import type { Meta, StoryObj } from '@storybook/react-vite'
import { User } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { css } from 'styled-system/css'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { SystemValue } from '#src/ui/form/system-value.tsx'
import { TextArea, TextField, type TextFieldProps } from '#src/ui/form/text-field.tsx'

function Held({ value: first, ...rest }: TextFieldProps) {
  const [value, setValue] = useState(first)
  return (
    <TextField
      {...rest}
      value={value}
      counter={{ value: Array.from(value).length, max: 100 }}
      onValueChange={(text) => {
        setValue(text)
        rest.onValueChange(text)
      }}
    />
  )
}

const meta = {
  component: TextField,
  title: 'Kit/Field',
  render: (args) => <Held {...args} />,
  args: { label: 'Short Name', value: 'S2 Finals 27', required: true, onValueChange: fn() },
  decorators: (Story) => (
    <div className={css({ maxWidth: '360px' })}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Short Name' })
    await expect(input).toBeRequired()
    await userEvent.type(input, 'S2 Fin')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('S2 Fin')
    await expect(canvas.getByText('6/100')).toBeVisible()
  },
}

export const Wrong: Story = {
  args: { value: '', error: 'Short Name should not be blank!', helper: 'As it stands in the lists' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Short Name' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Short Name should not be blank! As it stands in the lists')
  },
}

export const OverTheLimit: Story = { args: { value: 'x'.repeat(101), error: 'At most 100 characters are allowed.' } }

export const Disabled: Story = { args: { disabled: true } }

export const WithAnIcon: Story = { args: { label: 'Username', icon: <User size={18} strokeWidth={1.75} aria-hidden />, isLarge: true } }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Short Name' })
    await expect(input.offsetHeight).toBe(44)
    await expect(getComputedStyle(input).fontSize).toBe('16px')
  },
}

export const Lines: Story = {
  render: () => (
    <TextArea
      label="Description"
      value={'Second-semester final examinations.\nPapers are released ten days before.'}
      onValueChange={fn()}
    />
  ),
}

export const Password: Story = {
  render: () => <PasswordField label="New password" required value="Orchard27!" onValueChange={fn()} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(input)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const MadeBySystem: Story = {
  render: () => <SystemValue label="Exam Code" required value="EBS2F27-014" helper="System generated" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Exam Code' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('X')
    await expect(input).toHaveValue('EBS2F27-014')
  },
}

export const MadeJustNow: Story = { render: () => <SystemValue label="Exam Code" required isBusy value="" /> }

export const MadeByNobody: Story = {
  render: () => <SystemValue label="Exam Code" required value="" error="Exam Code should not be blank!" />,
}

export const Choice: Story = {
  render: () => (
    <SelectField
      label="Rows per page"
      value="25"
      onValueChange={fn()}
      options={['10', '25', '50', '100'].map((value) => ({ value, label: value }))}
    />
  ),
}
