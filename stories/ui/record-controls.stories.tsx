import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { css } from 'styled-system/css'
import { CheckboxGroup } from '#src/ui/form/checkbox-group.tsx'
import { ColourField } from '#src/ui/form/colour-field.tsx'
import { Fieldset } from '#src/ui/form/fieldset.tsx'
import { TagsField } from '#src/ui/form/tags-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { UnitField } from '#src/ui/form/unit-field.tsx'

interface ControlArgs {
  readonly error: string | null
  readonly disabled: boolean
}

const meta = {
  title: 'Kit/Controls of records',
  args: { error: null, disabled: false },
  decorators: (Story) => (
    <div className={css({ maxWidth: '420px' })}>
      <Story />
    </div>
  ),
} satisfies Meta<ControlArgs>

export default meta
type Story = StoryObj<typeof meta>

const deliveries = [
  { value: 1, label: 'On Campus' },
  { value: 2, label: 'Online' },
]

function Delivery({ error, disabled }: ControlArgs) {
  const [value, setValue] = useState<readonly number[]>([2])
  return (
    <>
      <CheckboxGroup label="Delivery" required options={deliveries} value={value} onChange={setValue} error={error} disabled={disabled} />
      <output>{value.join(' ')}</output>
    </>
  )
}

export const SeveralOfAFew: Story = {
  render: Delivery,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Delivery/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'On Campus' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 2')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Online' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
  },
}

export const SeveralOfAFewWrong: Story = {
  render: Delivery,
  args: { error: 'Delivery should not be blank!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Delivery/ })).toHaveAccessibleDescription('Delivery should not be blank!')
    await expect(canvas.getByRole('checkbox', { name: 'On Campus' })).toBeInvalid()
  },
}

export const SeveralOfAFewDisabled: Story = {
  render: Delivery,
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'Online' })).toBeDisabled(),
}

function Places({ error, disabled }: ControlArgs) {
  const [value, setValue] = useState('120')
  return <UnitField label="Places a year" digits="whole" value={value} onValueChange={setValue} error={error} disabled={disabled} />
}

function Amount({ error, disabled }: ControlArgs) {
  const [value, setValue] = useState('1,250.5')
  return <UnitField label="Fee" unit="GBP" digits="decimal" value={value} onValueChange={setValue} error={error} disabled={disabled} />
}

export const WholeNumber: Story = {
  render: Places,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Places a year' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, 'x')
    await expect(input).toHaveValue('120x')
  },
}

export const AmountOfMoney: Story = {
  render: Amount,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Fee' })
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    const unit = canvas.getByText('GBP').getBoundingClientRect()
    // A press on the unit is one on the field.
    await expect(document.elementFromPoint(unit.x + unit.width / 2, unit.y + unit.height / 2)).toBe(input)
  },
}

export const AmountWrong: Story = { render: Amount, args: { error: 'Enter an amount like 1250.00.' } }

function Shade({ error, disabled }: ControlArgs) {
  const [value, setValue] = useState('#1f6feb')
  return <ColourField label="Colour" value={value} onValueChange={setValue} error={error} disabled={disabled} />
}

export const Colour: Story = {
  render: Shade,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Colour' })
    const picker = canvas.getByLabelText('Colour: pick')
    await userEvent.clear(input)
    await userEvent.type(input, '#0D8a72')
    await expect(picker).toHaveValue('#0d8a72')
    await userEvent.type(input, 'z')
    await expect(input).toHaveValue('#0D8a72z')
  },
}

export const ColourWrong: Story = { render: Shade, args: { error: 'This colour is too faint on light.' } }

export const ColourDisabled: Story = { render: Shade, args: { disabled: true } }

function Versions({ error, disabled }: ControlArgs) {
  const [value, setValue] = useState<readonly string[]>(['V1', 'V2'])
  return (
    <>
      <TagsField label="Versions" value={value} onChange={setValue} error={error} disabled={disabled} placeholder="Add a version" />
      <output>{value.join(' ')}</output>
    </>
  )
}

export const Tags: Story = {
  render: Versions,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Versions' })
    await userEvent.type(input, 'V3{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('V1 V2 V3')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove V1' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('V2 V3')
    await userEvent.click(input)
    await userEvent.paste('V4, V5')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('V2 V3 V4 V5'))
  },
}

export const TagsWrong: Story = {
  render: Versions,
  args: { error: 'Maximum 10 characters are allowed.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Versions' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Maximum 10 characters are allowed.')
  },
}

export const TagsDisabled: Story = { render: Versions, args: { disabled: true } }

export const FieldsTogether: Story = {
  render: ({ error }) => (
    <Fieldset label="E-mail" isSection error={error}>
      <TextField label="Subject" value="Welcome" onValueChange={() => {}} />
      <TextField label="Sender" value="Exams office" onValueChange={() => {}} />
    </Fieldset>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('group', { name: 'E-mail' })).toBeVisible(),
}
