import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NoticeStrip } from '#src/session/notices/NoticeStrip.tsx'
import { RecordingMark } from '#src/devtools/trace/RecordingMark.tsx'
import { recordingMark } from '#tests/pages/shell.ts'

/** The end of every page while a trace for support is recorded. */
const meta = {
  title: 'Trace/Recording mark',
  component: RecordingMark,
  parameters: { layout: 'fullscreen' },
  args: { count: 1284, isTight: false, onSave: fn(), onStop: fn() },
  render: (args) => (
    <>
      <main>
        <h1>Create Exam Block</h1>
      </main>
      <footer>
        <NoticeStrip
          connectivity={args.isTight ? 'offline' : 'online'}
          expiry="none"
          onExtend={() => {}}
          mark={<RecordingMark {...args} />}
        />
      </footer>
    </>
  ),
} satisfies Meta<typeof RecordingMark>

export default meta
type Story = StoryObj<typeof meta>

export const Recording: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Recording a trace' })).toHaveTextContent('1,284 steps')
    await userEvent.click(canvas.getByRole(...recordingMark.save))
    await expect(args.onSave).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Stop recording' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStop).toHaveBeenCalledTimes(1)
    // Steps come all the time: readers are not told of each.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** The notice has its words; on a phone only the dot is left of the mark. */
export const BesideANotice: Story = {
  args: { isTight: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are currently offline$/)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } }
export const OnASmallPhone: Story = { globals: { viewport: { value: 'w320' } } }
export const OnAPhoneBesideANotice: Story = { ...BesideANotice, globals: { viewport: { value: 'w375' } } }
export const OnATablet: Story = { globals: { viewport: { value: 'w820' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
