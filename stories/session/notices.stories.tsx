import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { NoticeStrip } from '#src/session/notices/NoticeStrip.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { blockDetailsPage } from '#tests/pages/block-wizard.ts'
import { sessionExpired } from '#tests/pages/session-expired.ts'
import { shell } from '#tests/pages/shell.ts'
import { shows } from '../shows.ts'

function Work() {
  const [name, setName] = useState('')
  return (
    <main tabIndex={-1}>
      <h1>Create Exam Block</h1>
      <TextField label="Name" value={name} onValueChange={setName} />
    </main>
  )
}

const meta = {
  title: 'Session/Notices',
  component: NoticeStrip,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Work />
        <footer>{Story()}</footer>
      </>
    ),
  ],
  args: { connectivity: 'online', expiry: 'none', onExtend: fn() },
} satisfies Meta<typeof NoticeStrip>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing to say: the region waits for words, and nothing is to be seen of it. */
export const Nothing: Story = {
  parameters: shows({ connectivity: ['online'], session: ['signedIn.presence.active'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Offline: Story = {
  parameters: shows({ connectivity: ['offline'] }),
  args: { connectivity: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are currently offline$/)
  },
}

export const BackOnline: Story = {
  parameters: shows({ connectivity: ['backOnline'] }),
  args: { connectivity: 'backOnline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are back online$/)
  },
}

/** A press renews the session and leaves the focus with what is being typed. */
export const Expiring: Story = {
  parameters: shows({ session: ['signedIn.presence.expiring.offered'] }),
  args: { expiry: 'offered' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your session is about to expire.')
    const field = canvas.getByLabelText(...blockDetailsPage.name)
    await userEvent.type(field, 'Autumn')
    await userEvent.click(canvas.getByRole(...sessionExpired.stay))
    await expect(args.onExtend).toHaveBeenCalledTimes(1)
    await expect(field).toHaveFocus()
  },
}

export const Extending: Story = {
  parameters: shows({ session: ['signedIn.presence.expiring.extending'] }),
  args: { expiry: 'extending' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole(...sessionExpired.stay)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onExtend).not.toHaveBeenCalled()
  },
}

/** No answer came; the offer stays. */
export const NotExtended: Story = {
  parameters: shows({ session: ['signedIn.presence.expiring.unanswered'] }),
  args: { expiry: 'unanswered' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The server did not respond. Please try again.')
    await userEvent.click(canvas.getByRole(...sessionExpired.stay))
    await expect(args.onExtend).toHaveBeenCalledTimes(1)
  },
}

/** Both notices have room side by side; on a phone only that of the network shows, without which nothing can be renewed. */
export const ExpiringOffline: Story = {
  parameters: shows({ connectivity: ['offline'], session: ['signedIn.presence.expiring.offered'] }),
  args: { connectivity: 'offline', expiry: 'offered' },
}
export const ExpiringOfflineOnAPhone: Story = {
  args: { connectivity: 'offline', expiry: 'offered' },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(shell.offline)).toBeVisible()
    await expect(canvas.queryByRole(...sessionExpired.stay)).toBeNull()
  },
}
export const ExpiringOnAPhone: Story = { args: { expiry: 'offered' }, globals: { viewport: { value: 'w375' } } }
