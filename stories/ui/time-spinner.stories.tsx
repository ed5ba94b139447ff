import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { TimeSpinner } from '#src/ui/calendar/time-spinner.tsx'

const meta = {
  component: TimeSpinner,
  title: 'Kit/Time spinner',
  args: { legend: 'Slot 1', label: 'Slot 1, Greenwich Mean Time', value: '09:30', onChange: fn() },
  render: function Held({ value: first, onChange, ...rest }) {
    const [value, setValue] = useState(first)
    return (
      <>
        <TimeSpinner
          {...rest}
          value={value}
          onChange={(next) => {
            setValue(next)
            onChange(next)
          }}
        />
        <LiveRegions />
      </>
    )
  },
} satisfies Meta<typeof TimeSpinner>

export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Slot 1, Greenwich Mean Time' })
    await expect(group).toBeVisible()
    await expect(canvas.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-valuetext'))).toEqual(['09', '30', 'AM'])
  },
}

/** The time as it is said stands below, and is read with the parts. */
export const WithReading: Story = {
  args: { helper: '9:30 am' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('9:30 am')
  },
}

export const ByArrows: Story = {
  args: { value: '23:59' },
  play: async ({ args, canvas }) => {
    const [hour, minute, half] = canvas.getAllByRole('spinbutton')
    hour?.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('00:59')
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('17:59')
    await userEvent.keyboard('{PageUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('23:59')
    minute?.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('23:00')
    await userEvent.keyboard('{PageDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('23:50')
    half?.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('11:50')
    await expect(half).toHaveAttribute('aria-valuetext', 'AM')
    await userEvent.keyboard('p')
    await expect(args.onChange).toHaveBeenLastCalledWith('23:50')
  },
}

export const HourTurnsTheHalf: Story = {
  args: { value: '11:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AM')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Hour up/ }))
    await expect(canvas.getByText('PM')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^AM\/PM later/ }))
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveValue('00')
  },
}

export const TwoDigitsMoveOn: Story = {
  play: async ({ args, canvas }) => {
    const [hour, minute] = canvas.getAllByRole('spinbutton')
    hour?.focus()
    await userEvent.keyboard('13')
    await expect(minute).toHaveFocus()
    await userEvent.keyboard('05')
    await expect(args.onChange).toHaveBeenLastCalledWith('13:05')
    await expect(canvas.getByText('PM')).toBeVisible()
  },
}

export const OutOfRangeBecomesZero: Story = {
  play: async ({ args, canvas }) => {
    const [hour, minute] = canvas.getAllByRole('spinbutton')
    hour?.focus()
    await userEvent.keyboard('24')
    await expect(args.onChange).toHaveBeenLastCalledWith('00:30')
    await waitFor(() => expect(canvas.getByText('Hour must be 0–23, set to 0')).toBeInTheDocument())
    await expect(hour).toHaveValue('00')
    minute?.focus()
    await userEvent.keyboard('60')
    await expect(args.onChange).toHaveBeenLastCalledWith('00:00')
    await waitFor(() => expect(canvas.getByText('Minute must be 0–59, set to 0')).toBeInTheDocument())
  },
}

export const EmptiedBecomesZero: Story = {
  play: async ({ args, canvas }) => {
    const [hour] = canvas.getAllByRole('spinbutton')
    hour?.focus()
    await userEvent.keyboard('{Delete}')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('00:30')
  },
}

export const WheelDoesNothing: Story = {
  play: async ({ args, canvas }) => {
    const [hour] = canvas.getAllByRole('spinbutton')
    hour?.focus()
    hour?.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }
