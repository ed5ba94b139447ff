import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { css } from 'styled-system/css'
import { FileField, type ShownFile } from '#src/ui/records/file-field.tsx'
import { fileField } from '#tests/pages/records.ts'
import { importPage } from '#tests/pages/import.ts'
import { kit } from '#tests/pages/kit.ts'
import { shows } from '../shows.ts'

const size = 8.4 * 1024 * 1024
const file = (phase: ShownFile['phase'], marks: Partial<ShownFile> = {}): ShownFile => ({
  name: 'Agreement with Northgate University 2026.pdf',
  size,
  phase,
  held: 3 * 1024 * 1024,
  failure: null,
  ...marks,
})

const meta = {
  title: 'Kit/File field',
  component: FileField,
  args: {
    label: 'Agreement',
    file: null,
    error: null,
    dropLabel: 'Drop a PDF file here',
    hint: 'PDF, up to 10 MB',
    accept: ['.pdf'],
    onFile: fn(),
    onPause: fn(),
    onResume: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  decorators: (Story) => (
    <div className={css({ maxWidth: '620px', bg: 'bg.surface', p: '4' })}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: shows({ upload: ['waiting'] }),
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    const chosen = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' })
    await userEvent.upload(input ?? document.body, chosen)
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(chosen))
    await expect(canvas.getByRole(...importPage.choose)).toBeVisible()
  },
}

export const Wrong: Story = {
  args: { error: 'The content is not of type PDF.' },
  play: async ({ canvas }) => {
    const choose = canvas.getByRole(...importPage.choose)
    await expect(choose).toHaveAttribute('aria-invalid', 'true')
    await expect(choose).toHaveAccessibleDescription('The content is not of type PDF.')
  },
}

export const Reading: Story = { args: { file: file('reading') }, parameters: shows({ upload: ['hashing'] }) }

export const Sending: Story = {
  args: { file: file('sending') },
  parameters: shows({ upload: ['sending.part', 'sending.asking'] }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 MB of 8.4 MB')
    await userEvent.click(canvas.getByRole(...fileField.pause))
    await expect(args.onPause).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole(...kit.cancel))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Broken: Story = {
  args: { file: file('broken') },
  parameters: shows({ upload: ['sending.broken'] }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...fileField.tryNow))
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}

export const Paused: Story = { args: { file: file('paused') }, parameters: shows({ upload: ['sending.paused'] }) }

export const Failed: Story = {
  args: { file: file('failed', { failure: 'The connection broke. Try again when you are online.' }) },
  parameters: shows({ upload: ['failed'] }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.tryAgain))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Cancelled: Story = { args: { file: file('cancelled') }, parameters: shows({ upload: ['cancelled'] }) }

function Removable() {
  const [shown, setShown] = useState<ShownFile | null>(file('stored'))
  return <FileField {...meta.args} file={shown} onRemove={() => setShown(null)} />
}

export const Stored: Story = {
  parameters: shows({ upload: ['done'] }),
  render: Removable,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole(...fileField.remove))
    await waitFor(() => expect(canvas.getByRole(...importPage.choose)).toHaveFocus())
  },
}

export const NotSent: Story = { args: { file: file('lost'), error: 'The file is not sent yet.' } }

/** While a file is being sent, it is not there yet, which is no error. */
export const NotSentYet: Story = {
  args: { file: file('sending', { held: 400_000 }), note: 'The file is not sent yet.' },
  play: async ({ canvas }) => expect(canvas.getByText('The file is not sent yet.')).toBeVisible(),
}

export const ReadOnly: Story = {
  args: { file: file('stored'), readOnly: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
