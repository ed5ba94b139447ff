import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts'
import { revealMachine } from '#machines/account/reveal.machine.ts'
import { InspectorPanel } from '#src/devtools/inspector/InspectorPanel.tsx'

/** What developers see of the machines at work, with `?inspect` in the address. */
const meta = {
  title: 'Machines/Inspector',
  component: InspectorPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    isSent: false,
    onSend: fn(),
    actors: [
      {
        path: 'connectivity',
        machine: connectivityMachine,
        value: 'offline',
        events: [
          { id: 2, at: 1520, event: { type: 'network.lost' }, taken: ['connectivity.online|network.lost|0'] },
          { id: 1, at: 0, event: { type: 'xstate.init' }, taken: [] },
        ],
      },
      {
        path: 'reveal:2',
        machine: revealMachine,
        value: 'hidden',
        events: [{ id: 3, at: 1600, event: { type: 'value.hide' }, taken: [] }],
      },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <main>
          <h1>Create Exam Block</h1>
        </main>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof InspectorPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('network.lost', { selector: 'span' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^reveal:2/ }))
    await expect(await canvas.findByText('ignored')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open in the Stately inspector' }))
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
}

export const Folded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fold the inspector' }))
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Unfold the inspector' })).toHaveFocus()
  },
}

export const Sent: Story = { args: { isSent: true } }
export const Nothing: Story = { args: { actors: [] } }
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
