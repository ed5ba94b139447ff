import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { css } from 'styled-system/css'
import { TraceReplay } from '#src/devtools/player/TraceReplay.tsx'
import { chartEntries } from '#tests/support/charts/entries.ts'
import { drawn, ground } from './machine-story.tsx'

const Replay = ({ trace }: { trace: string }) => (
  <main className={ground}>
    <h1 className={css({ textStyle: 'h1' })}>Replay</h1>
    <div className={css({ flex: '1', minHeight: '0' })}>
      <TraceReplay subjects={chartEntries} initialText={trace} />
    </div>
  </main>
)

const meta = {
  title: 'Machines/Replay',
  component: Replay,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { trace: '' },
} satisfies Meta<typeof Replay>

export default meta
type Story = StoryObj<typeof meta>

const connection = {
  version: 1,
  machine: 'connectivity',
  input: null,
  steps: [{ event: { type: 'network.lost' } }, { event: { type: 'network.found' } }],
}

/** Nothing has been opened yet; a text that is no trace is said to be none. */
export const Empty: Story = {
  play: async () => {
    await userEvent.type(screen.getByLabelText('Trace as JSON'), 'nothing')
    await userEvent.click(screen.getByRole('button', { name: 'Replay' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('This is no JSON.')
  },
}

/** A short run, from its end back to its start by keys and buttons. */
export const ShortRun: Story = {
  args: { trace: JSON.stringify(connection) },
  play: async () => {
    const slider = screen.getByRole('slider', { name: 'Step' })
    await expect(slider).toHaveAttribute('aria-valuetext', 'Step 2 of 2')
    await userEvent.click(screen.getByRole('button', { name: 'One step back' }))
    await expect(slider).toHaveAttribute('aria-valuetext', 'Step 1 of 2')
    await waitFor(() => expect(screen.getByRole('img', { name: /^offline, state, active/ })).toBeVisible(), { timeout: 5000 })
  },
}

/** A trace of the portal has no payloads; where one is missing, the recorded state leads on. */
export const FromThePortal: Story = {
  play: drawn,
  args: {
    trace: JSON.stringify({
      version: 1,
      machine: null,
      input: null,
      steps: [
        { machine: 'session', actor: 'session', event: { type: 'xstate.init' }, value: 'restoring', at: 0 },
        { machine: 'connectivity', actor: 'connectivity', event: { type: 'xstate.init' }, value: 'online', at: 0 },
        {
          machine: 'session',
          actor: 'session',
          event: { type: 'xstate.done.actor.0.session.restoring' },
          isRedacted: true,
          value: { signedIn: { presence: 'active', token: 'fresh', access: 'loading' } },
          at: 41,
        },
      ],
    }),
  },
}

const isInSight = (name: RegExp) => {
  const box = screen.getByRole('region', { name: /^Chart of / }).getBoundingClientRect()
  const state = screen.getByRole('img', { name }).getBoundingClientRect()
  return state.left >= box.left && state.right <= box.right && state.top >= box.top && state.bottom <= box.bottom
}

/** A chart larger than its box opens where the machine stands, and follows each step; the page stays where it is. */
export const InSight: Story = {
  args: {
    trace: JSON.stringify({
      version: 1,
      machine: 'session',
      input: 'open portal',
      steps: [{ event: { type: 'xstate.done.actor.0.session.restoring' }, answer: 'a session' }, { event: { type: 'signOut.request' } }],
    }),
  },
  play: async () => {
    await drawn()
    const box = screen.getByRole('region', { name: /^Chart of / })
    await expect(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth).toBe(true)
    await waitFor(() => expect(isInSight(/^signingOut, state, active/)).toBe(true))
    await userEvent.click(screen.getByRole('button', { name: 'One step back' }))
    await waitFor(() => expect(isInSight(/^(active|idle), state, active/)).toBe(true))
    await expect(window.scrollY).toBe(0)
  },
}
