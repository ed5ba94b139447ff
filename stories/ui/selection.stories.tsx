import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rows2, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { css } from 'styled-system/css'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Chip, ToggleChip } from '#src/ui/kit/chip.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Switch } from '#src/ui/form/switch.tsx'

const meta = { title: 'Kit/Selection' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const nothing = () => undefined
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'flex-start' })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })

function HeldCheckbox({ first }: { first: boolean | 'indeterminate' }) {
  const [checked, setChecked] = useState(first)
  return <Checkbox label="Greenwich Mean Time" checked={checked} onChange={setChecked} />
}

export const CheckboxByKeyboard: Story = {
  render: () => <HeldCheckbox first="indeterminate" />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Greenwich Mean Time' })
    await expect(box).toBePartiallyChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await userEvent.click(canvas.getByText('Greenwich Mean Time'))
    await expect(box).toBeChecked()
  },
}

export const Checkboxes: Story = {
  render: () => (
    <div className={stack}>
      <Checkbox label="Off" checked={false} onChange={nothing} />
      <Checkbox label="On" checked onChange={nothing} />
      <Checkbox label="Mixed" checked="indeterminate" onChange={nothing} />
      <Checkbox
        label="I have read the Privacy Policy and give my consent."
        checked={false}
        error="Mandatory Consent (required)"
        onChange={nothing}
      />
      <Checkbox label="Off, disabled" disabled checked={false} onChange={nothing} />
      <Checkbox label="On, disabled" disabled checked onChange={nothing} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Privacy Policy/ })).toHaveAccessibleDescription('Mandatory Consent (required)')
    for (const box of canvas.getAllByRole('checkbox')) await expect(box.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  },
}

function HeldSwitch() {
  const [checked, setChecked] = useState(false)
  return <Switch label="Status" offLabel="Inactive" onLabel="Active" checked={checked} onChange={setChecked} />
}

export const SwitchByKeyboard: Story = {
  render: () => <HeldSwitch />,
  play: async ({ canvas }) => {
    const turn = canvas.getByRole('switch', { name: 'Status Inactive' })
    await userEvent.tab()
    await expect(turn).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Status Active' })).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(turn).not.toBeChecked()
  },
}

export const Switches: Story = {
  render: () => (
    <div className={stack}>
      <Switch label="Off" offLabel="Inactive" onLabel="Active" checked={false} onChange={nothing} />
      <Switch label="On" offLabel="Inactive" onLabel="Active" checked onChange={nothing} />
      <Switch
        disabled
        label="Off, disabled"
        helper="Only a draft can be changed"
        offLabel="Inactive"
        onLabel="Active"
        checked={false}
        onChange={nothing}
      />
      <Switch disabled label="On, disabled" offLabel="Inactive" onLabel="Active" checked onChange={nothing} />
      <Switch hideLabel hideWords label="Moderation" offLabel="Inactive" onLabel="Active" checked onChange={nothing} />
    </div>
  ),
}

function HeldSegmented() {
  const [value, setValue] = useState('all')
  return (
    <Segmented
      label="Status"
      value={value}
      onChange={setValue}
      options={[
        { value: 'all', label: 'All', count: 23 },
        { value: 'active', label: 'Active', count: 9 },
        { value: 'inactive', label: 'Inactive', count: 10 },
        { value: 'draft', label: 'Draft', count: 4 },
      ]}
    />
  )
}

export const SegmentedByKeyboard: Story = {
  render: () => <HeldSegmented />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'All 23' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Active 9' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Draft 4' })).toBeChecked()
  },
}

export const SegmentedKinds: Story = {
  render: () => (
    <div className={stack}>
      <Segmented
        showLabel
        label="Slots per day"
        tone="ink"
        value="3"
        onChange={nothing}
        options={['1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: value }))}
      />
      <Segmented
        label="Density"
        value="comfortable"
        onChange={nothing}
        options={[
          { value: 'comfortable', label: 'Comfortable', icon: <Rows2 size={16} strokeWidth={1.75} aria-hidden /> },
          { value: 'dense', label: 'Dense', icon: <Rows3 size={16} strokeWidth={1.75} aria-hidden /> },
        ]}
      />
      <Segmented
        disabled
        label="Slots"
        tone="ink"
        value="1"
        onChange={nothing}
        options={['1', '2'].map((value) => ({ value, label: value }))}
      />
    </div>
  ),
}

function HeldChips() {
  const [chosen, setChosen] = useState(['2.1', '2.2'])
  return (
    <div className={line}>
      {chosen.map((version) => (
        <Chip key={version} removeLabel={`Remove version ${version}`} onRemove={() => setChosen(chosen.filter((one) => one !== version))}>
          {version}
        </Chip>
      ))}
      <Chip>Holiday</Chip>
    </div>
  )
}

export const Chips: Story = {
  render: () => <HeldChips />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove version 2.1' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('2.1')).toBeNull()
  },
}

export const ToggleChips: Story = {
  render: () => (
    <div className={line}>
      <ToggleChip isSelected={false}>2.0</ToggleChip>
      <ToggleChip isSelected>2.1</ToggleChip>
      <ToggleChip isSelected={false} disabled>
        2.2
      </ToggleChip>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '2.1' })).toHaveAttribute('aria-pressed', 'true')
  },
}
