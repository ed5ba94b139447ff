import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { FileControl } from '#src/resources/files/FileControl.tsx'
import { fileField } from '#tests/pages/records.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { Served } from './served.tsx'

const notSent = 'The file is not sent yet.'

const meta = {
  component: FileControl,
  title: 'Resources/File control',
  args: {
    rules: asset.fields.file,
    value: null,
    around: {},
    names: {},
    error: notSent,
    isReadOnly: false,
    onChange: fn(),
    onLeave: fn(),
  },
  decorators: [
    (Story) => (
      <Served answers={{}} path="/asset-management/listing/create">
        <Sheet>{Story()}</Sheet>
      </Served>
    ),
  ],
} satisfies Meta<typeof FileControl>

export default meta
type Story = StoryObj<typeof meta>

/** While a file is being sent, the text that it is not sent yet is no error. */
export const OnItsWay: Story = {
  play: async ({ canvas, canvasElement }) => {
    const place = canvas.getByRole(...fileField.place)
    await expect(place).toHaveAttribute('data-wrong', 'true')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no input.')
    await userEvent.upload(input, new File(['%PDF-1.4\n%%EOF'], 'Policy.pdf', { type: 'application/pdf' }))
    await waitFor(() => expect(place).toHaveAttribute('data-wrong', 'false'))
    await expect(canvas.getByText(notSent)).toBeVisible()
  },
}
