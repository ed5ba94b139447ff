import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { PrivacyPolicyDialog } from '#src/session/PrivacyPolicyDialog.tsx'
import { shows } from '../shows.ts'

const parts = [
  { kind: 'heading', text: '1. Who we are' },
  {
    kind: 'text',
    text: 'Pathway prepares students for university together with partner centres. This page says what we know of you, and why.',
  },
  { kind: 'heading', text: '2. The data we collect' },
  { kind: 'item', text: 'Your name, your date of birth and how we can reach you.' },
  { kind: 'item', text: 'Your centre, your qualification and your results.' },
  { kind: 'heading', text: '3. How we use it' },
  { kind: 'text', text: 'To register you, to run your exams and to issue your certificate. We keep it no longer than the law asks us to.' },
  { kind: 'heading', text: '4. Your rights' },
  { kind: 'text', text: 'You can ask for a copy, for a correction, and for it to be deleted.' },
] as const

const meta = {
  title: 'Session/Privacy policy',
  component: PrivacyPolicyDialog,
  parameters: { layout: 'fullscreen' },
  args: { state: 'shown', document: { address: '/policy/privacy-policy.html', parts }, onAccept: fn(), onCancel: fn() },
} satisfies Meta<typeof PrivacyPolicyDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: shows({ 'privacy-policy': ['loading'] }), args: { state: 'loading', document: null } }

export const Shown: Story = {
  parameters: shows({ 'privacy-policy': ['shown'] }),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Privacy Policy' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'I Accept' })).toHaveFocus())
    await expect(dialog).toHaveTextContent('Who we are')
    const link = screen.getByRole('link', { name: 'Open the privacy policy in a new tab' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await userEvent.click(screen.getByRole('button', { name: 'I Accept' }))
    await expect(args.onAccept).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(1))
  },
}

/** A document of another place, or of a type that is not text, can only be opened. */
export const OnlyALink: Story = {
  parameters: shows({ 'privacy-policy': ['shown'] }),
  args: { document: { address: 'https://files.example.org/privacy-policy.pdf', parts: [] } },
}

export const Missing: Story = {
  parameters: shows({ 'privacy-policy': ['missing'] }),
  args: { state: 'missing', document: null },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Privacy policy file not found.')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
