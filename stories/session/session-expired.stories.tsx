import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ExpiredDialog, type ExpiredStage } from '#src/session/presence/ExpiredDialog.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { blockDetailsPage } from '#tests/pages/block-wizard.ts'
import { kit } from '#tests/pages/kit.ts'
import { sessionExpired } from '#tests/pages/session-expired.ts'
import { shows } from '../shows.ts'

const meta = {
  title: 'Session/Session expired',
  component: ExpiredDialog,
  parameters: { layout: 'fullscreen' },
  args: { stage: 'asking', losesWork: fn<() => boolean>(() => false), onReset: fn(), onLogout: fn() },
} satisfies Meta<typeof ExpiredDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole(...sessionExpired.question))
const resetButton = () => dialog().getByRole(...sessionExpired.reset)

/** Two answers and no other way out. */
export const Asking: Story = {
  parameters: shows({ session: ['signedIn.presence.expired.asking'] }),
  play: async ({ args }) => {
    await waitFor(() => expect(resetButton()).toHaveFocus())
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Your session has been expired, do you want to reset it?')
    await expect(
      dialog()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Logout', 'Reset Session'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(resetButton()).toBeVisible())
    await expect(screen.getByRole(...sessionExpired.question)).toHaveAttribute('data-state', 'open')
    await userEvent.tab()
    await expect(dialog().getByRole(...sessionExpired.logout)).toHaveFocus()
    await userEvent.click(resetButton())
    await expect(args.onReset).toHaveBeenCalledTimes(1)
  },
}

/** While the tokens are renewed a second press does nothing; Logout still does. */
export const Resetting: Story = {
  parameters: shows({ session: ['signedIn.presence.expired.resetting'] }),
  args: { stage: 'resetting' },
  play: async ({ args }) => {
    await userEvent.click(resetButton())
    await expect(args.onReset).not.toHaveBeenCalled()
    await expect(resetButton()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(dialog().getByRole(...sessionExpired.logout))
    await expect(args.onLogout).toHaveBeenCalledTimes(1)
  },
}

/** A Logout takes unsaved work along: it is asked about, as everywhere else, above the question that it answers. */
export const LogoutWithUnsavedWork: Story = {
  args: { losesWork: fn<() => boolean>(() => true) },
  play: async ({ args }) => {
    const logout = dialog().getByRole(...sessionExpired.logout)
    /** Open, and above the other one: a layer takes no press before it has the focus. */
    const question = async () => {
      const asked = within(await screen.findByRole(...kit.leaveUnsaved))
      await waitFor(() => expect(asked.getByRole(...kit.no)).toHaveFocus())
      return asked
    }
    await waitFor(() => expect(resetButton()).toHaveFocus())
    await userEvent.click(logout)
    await userEvent.click((await question()).getByRole(...kit.no))
    await waitFor(() => expect(logout).toHaveFocus())
    await expect(args.onLogout).not.toHaveBeenCalled()
    await userEvent.click(logout)
    await userEvent.click((await question()).getByRole(...kit.yes))
    await expect(args.onLogout).toHaveBeenCalledTimes(1)
  },
}

/** No answer is no refusal: the question stays, and can be answered again. */
export const Unanswered: Story = {
  parameters: shows({ session: ['signedIn.presence.expired.unanswered'] }),
  args: { stage: 'unanswered' },
  play: async ({ args }) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('The server did not respond.')
    await userEvent.click(resetButton())
    await expect(args.onReset).toHaveBeenCalledTimes(1)
  },
}

/** Logout was pressed; the dialog stays until the session is gone. */
export const Leaving: Story = { parameters: shows({ session: ['signingOut'] }), args: { stage: 'leaving' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } }
export const UnansweredOnAPhone: Story = { args: { stage: 'unanswered' }, globals: { viewport: { value: 'w375' } } }

/** A form, a question over it, and the session's question over both. */
function Work({ onReset }: { onReset(): void }) {
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [stage, setStage] = useState<ExpiredStage | null>(null)
  return (
    <main>
      <h1>Create Exam Block</h1>
      <TextField
        label="Name"
        value={name}
        onValueChange={(text) => {
          setName(text)
          if (text.endsWith('!')) setStage('asking')
        }}
      />
      <Button onClick={() => setAsked(true)}>Delete</Button>
      <ConfirmDialog
        open={isAsked}
        title="Are you sure you want to delete?"
        onConfirm={() => setStage('asking')}
        onCancel={() => setAsked(false)}
      />
      <ExpiredDialog
        stage={stage}
        losesWork={() => name !== ''}
        onLogout={() => {}}
        onReset={() => {
          onReset()
          setStage(null)
        }}
      />
    </main>
  )
}

/** Someone who is typing when it appears does not answer it by that; afterwards text and focus are as before. */
export const WhileTyping: Story = {
  render: ({ onReset }) => <Work onReset={onReset} />,
  play: async ({ args }) => {
    const field = screen.getByLabelText(...blockDetailsPage.name)
    await userEvent.type(field, 'Autumn!')
    await waitFor(() => expect(resetButton()).toHaveFocus())
    await userEvent.keyboard(' {Enter}x {Enter}')
    await expect(args.onReset).not.toHaveBeenCalled()
    await userEvent.click(resetButton())
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('Autumn!')
  },
}

/** Above a question that is open already, which is there again afterwards with its focus. */
export const OverAnotherQuestion: Story = {
  render: ({ onReset }) => <Work onReset={onReset} />,
  play: async () => {
    await userEvent.click(screen.getByRole(...kit.delete))
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete?' })
    await waitFor(() => expect(within(question).getByRole(...kit.no)).toHaveFocus())
    await userEvent.click(within(question).getByRole(...kit.yes))
    await waitFor(() => expect(resetButton()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(resetButton()).toBeVisible())
    await expect(screen.getByRole(...sessionExpired.question)).toHaveAttribute('data-state', 'open')
    await userEvent.click(resetButton())
    await waitFor(() => expect(screen.queryByRole(...sessionExpired.question)).toBeNull())
    await waitFor(() => expect(within(question).getByRole(...kit.yes)).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
