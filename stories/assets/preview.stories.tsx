import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PreviewFrame } from '#src/assets/library/parts/PreviewFrame.tsx'
import { link } from '#tests/pages/parts.ts'

const preview = { assetName: 'Policy 1', fileName: 'Policy 1.pdf', sizeBytes: 1000, link: 'about:blank', access: 'View' } as const

/** Whether the browser has a viewer for frames. */
const withViewer = (hasViewer: boolean) => () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, get: () => hasViewer })
  return () => Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
}

const meta = {
  component: PreviewFrame,
  title: 'Assets/Preview',
  args: { preview: { ...preview, kind: 'Pdf' }, addressOf: (address) => address },
} satisfies Meta<typeof PreviewFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Pdf: Story = {
  beforeEach: withViewer(true),
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Policy 1')
    await expect(frame).toHaveAttribute('src', 'about:blank')
    await expect(frame).not.toHaveAttribute('sandbox')
    await expect(canvas.getByRole(...link(/^Open the PDF/))).toBeVisible()
  },
}

export const PdfWithoutViewer: Story = {
  beforeEach: withViewer(false),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...link(/^Open the PDF/))).toBeVisible()
    await expect(canvas.queryByTitle('Policy 1')).toBeNull()
  },
}

/** A page has a frame that runs no script, whatever it is called (CAT-AST-17). */
export const Page: Story = {
  args: { preview: { ...preview, fileName: 'Policy 1.html', kind: 'Page' } },
  beforeEach: withViewer(true),
  play: async ({ canvas }) => expect(canvas.getByTitle('Policy 1')).toHaveAttribute('sandbox', ''),
}
