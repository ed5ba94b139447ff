import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { UploadList } from '#src/results/upload/UploadsTab.tsx'
import { kit } from '#tests/pages/kit.ts'
import { uploadPage } from '#tests/pages/results/upload.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { refused } from '../resources/fixtures.ts'
import { Served } from '../resources/served.tsx'
import { upload as madeUpload } from './fixtures.ts'

const upload = { ...madeUpload, updatedAt: '2026-11-22 10:15:00.000000' }

const meta = {
  component: UploadList,
  title: 'Results/Uploads',
  parameters: { layout: 'fullscreen' },
  args: {
    uploads: [
      upload,
      { ...upload, uploadId: 11, fileName: 'autumn-2026-test.csv', rowsNew: 20, rowsFailed: 0, state: 'Undone', isUndoable: 0 },
    ],
    can: () => true,
  },
  decorators: [
    (Story) => (
      <Served answers={{}} calls={{ undoUpload: refused('refused', 400, '3 results were changed since. Nothing is undone.') }} path="/">
        <Sheet>{Story()}</Sheet>
      </Served>
    ),
  ],
} satisfies Meta<typeof UploadList>

export default meta
type Story = StoryObj<typeof meta>

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('306 new · 2 wrong')).toBeVisible()
    await userEvent.click(canvas.getByRole(...uploadPage.undo('autumn-2026.xlsx')))
    const question = within(await within(document.body).findByRole(...uploadPage.undoQuestion('autumn-2026.xlsx')))
    await userEvent.click(question.getByRole(...kit.yes))
    await expect(await question.findByText('3 results were changed since. Nothing is undone.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w375' } } }
