import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { css } from 'styled-system/css'
import { StoryFrame } from './StoryFrame.tsx'

const many = Array.from({ length: 40 }, (_, index) => `Frame ${index + 1}`)

const meta = {
  title: 'Overview/Frames',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ul className={css({ display: 'flex', flexDirection: 'column', gap: '6' })}>
      {many.map((title) => (
        <li key={title}>
          <StoryFrame title={title} src="about:blank" width={1440} />
        </li>
      ))}
    </ul>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Of a long overview only what is near the view is loaded; the rest follows the scrolling. */
export const LoadedInView: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByTitle('Frame 1')).toBeVisible()
    await expect(canvasElement.querySelectorAll('iframe').length).toBeLessThan(10)
    await expect(canvas.queryByTitle('Frame 40')).not.toBeInTheDocument()
    canvasElement.querySelector('li:last-child')?.scrollIntoView()
    await waitFor(() => expect(canvas.getByTitle('Frame 40')).toBeVisible())
    await expect(canvas.queryByTitle('Frame 20')).not.toBeInTheDocument()
  },
}
