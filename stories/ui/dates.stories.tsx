import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { css } from 'styled-system/css'
import { Calendar, type CalendarProps } from '#src/ui/calendar/calendar.tsx'
import { DateField } from '#src/ui/calendar/date-field.tsx'

type Props = Parameters<typeof DateField>[0]

const meta = {
  component: DateField,
  title: 'Kit/Date field',
  args: { label: 'From', value: '14/06/2027', today: '2027-06-09', required: true, onValueChange: fn() },
  render: function Held({ value: first, onValueChange, ...rest }: Props) {
    const [value, setValue] = useState(first)
    return (
      <div className={css({ maxWidth: '240px', minHeight: '420px' })}>
        <DateField
          {...rest}
          value={value}
          onValueChange={(text) => {
            setValue(text)
            onValueChange(text)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose From date' }))
  return screen.findByRole('dialog', { name: 'From calendar' })
}
const day = (name: RegExp) => screen.getByRole('button', { name })

export const Typed: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.type(input, '14/06/2027')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14/06/2027')
  },
}

export const MalformedIsKept: Story = {
  args: { value: '31/02/2027', error: 'Invalid Date' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'From' })
    input.focus()
    await userEvent.tab()
    await expect(input).toHaveValue('31/02/2027')
    await expect(input).toHaveAccessibleDescription('Invalid Date')
  },
}

export const Picked: Story = {
  play: async ({ args, canvas }) => {
    await open()
    await waitFor(() => expect(day(/^Monday,? 14 June 2027/)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(day(/^Tuesday,? 22 June 2027/)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('22/06/2027')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose From date' })).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ args, canvas }) => {
    await open()
    await waitFor(() => expect(day(/^Monday,? 14 June 2027/)).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Choose From date' })).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const OpenWithLimits: Story = {
  args: {
    min: '2027-06-09',
    max: '2027-06-30',
    range: { from: '2027-06-14', to: '2027-06-25' },
    isUnavailable: (date) => date === '2027-06-17',
  },
  play: async ({ args }) => {
    await open()
    const off = await screen.findByRole('button', { name: /^Thursday,? 17 June 2027.*not available/ })
    await userEvent.click(off, { pointerEventsCheck: 0 })
    await userEvent.click(day(/^Tuesday,? 8 June 2027/), { pointerEventsCheck: 0 })
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(day(/^Wednesday,? 9 June 2027, today/)).toBeVisible()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const InATable: Story = { args: { label: 'Start date, Moderation', hideLabel: true, required: false } }

function HeldCalendar(props: Partial<CalendarProps>) {
  const [value, setValue] = useState<string | null>('2027-06-16')
  return (
    <div className={css({ maxWidth: '260px' })}>
      <Calendar label="Dates of the block" today="2027-06-09" {...props} value={value} onChange={setValue} />
    </div>
  )
}

const blockDays = ['14', '15', '16', '17', '18', '21', '22', '23', '24', '25'].map((one) => `2027-06-${one}`)

export const CalendarOfABlock: Story = {
  render: () => (
    <HeldCalendar
      isUnavailable={(date) => !blockDays.includes(date)}
      isMarked={(date) => ['2027-06-14', '2027-06-15', '2027-06-16', '2027-06-17', '2027-06-21'].includes(date)}
      markLabel="modules scheduled"
    />
  ),
  play: async ({ canvas }) => {
    const wednesday = canvas.getByRole('button', { name: /^Wednesday,? 16 June 2027, modules scheduled/ })
    wednesday.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const thursday = canvas.getByRole('button', { name: /^Thursday,? 17 June 2027/ })
    await waitFor(() => expect(thursday.closest('[role=gridcell]')).toHaveAttribute('aria-selected', 'true'))
    await waitFor(() => expect(thursday).toHaveFocus())
  },
}

export const CalendarTurnsItsMonths: Story = {
  render: () => <HeldCalendar />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('June 2027')).toBeVisible()
    // The head is for the eye: each day's name says its weekday.
    await expect(canvas.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent)).toEqual([
      'Mo',
      'Tu',
      'We',
      'Th',
      'Fr',
      'Sa',
      'Su',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(await canvas.findByText('July 2027')).toBeVisible()
    canvas.getByRole('button', { name: /16 July 2027/ }).focus()
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /16 June 2027/ })).toHaveFocus())
    await userEvent.keyboard('{PageUp}')
    await expect(await canvas.findByText('May 2027')).toBeVisible()
  },
}
