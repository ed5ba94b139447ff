import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TraceSetting } from '#src/devtools/trace/TraceSetting.tsx'
import { recordingMark } from '#tests/pages/shell.ts'

const meta = {
  title: 'Trace/Setting',
  component: TraceSetting,
  args: { isRecording: false, onSwitch: fn(), onSave: fn() },
} satisfies Meta<typeof TraceSetting>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Record a trace Off' })
    await expect(control).toHaveAccessibleDescription(/no names, texts, dates, numbers of records or passwords/)
    await expect(canvas.queryByRole(...recordingMark.save)).toBeNull()
    await userEvent.click(control)
    await expect(args.onSwitch).toHaveBeenCalledWith(true)
  },
}

export const On: Story = {
  args: { isRecording: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...recordingMark.save))
    await expect(args.onSave).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('switch', { name: 'Record a trace On' }))
    await expect(args.onSwitch).toHaveBeenCalledWith(false)
  },
}

export const OnAPhone: Story = { args: { isRecording: true }, globals: { viewport: { value: 'w375' } } }
export const InTheDark: Story = { args: { isRecording: true }, globals: { theme: 'dark' } }
