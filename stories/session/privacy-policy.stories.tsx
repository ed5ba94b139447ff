import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { DocumentPart } from '#machines/session/privacy-policy.machine.ts'
import { PrivacyPolicyDialog } from '#src/session/sign-in/PrivacyPolicyDialog.tsx'
import { policyDialog } from '#tests/pages/sign-in.ts'
import { shows } from '../shows.ts'

const parts = [
  { kind: 'heading', text: '1. Who we are' },
  {
    kind: 'text',
    text: 'Pathway prepares students for university together with partner centres. This page says what we know of you, and why.',
  },
  { kind: 'heading', text: '2. The data we collect' },
  {
    kind: 'list',
    isOrdered: false,
    entries: [
      { text: 'Your name, your date of birth and how we can reach you.', lists: [] },
      {
        text: 'Your studies:',
        lists: [
          {
            kind: 'list',
            isOrdered: true,
            entries: [
              { text: 'your centre and your qualification;', lists: [] },
              { text: 'your results.', lists: [] },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: 'table',
    caption: 'How long we keep it',
    head: ['Data', 'Kept for', 'Why'],
    rows: [
      [
        { text: 'Sign-ins', isHeader: true },
        { text: 'Twelve months', isHeader: false },
        { text: 'To keep the portal secure', isHeader: false },
      ],
      [
        { text: 'Results', isHeader: true },
        { text: 'Permanently', isHeader: false },
        { text: 'So that they can be confirmed', isHeader: false },
      ],
    ],
  },
  { kind: 'heading', text: '3. How we use it' },
  { kind: 'text', text: 'To register you, to run your exams and to issue your certificate. We keep it no longer than the law asks us to.' },
  { kind: 'heading', text: '4. Your rights' },
  { kind: 'text', text: 'You can ask for a copy, for a correction, and for it to be deleted.' },
] as const satisfies readonly DocumentPart[]

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
    const dialog = await screen.findByRole(...policyDialog.layer)
    await waitFor(() => expect(screen.getByRole(...policyDialog.accept)).toHaveFocus())
    await expect(dialog).toHaveTextContent('Who we are')
    const entries = within(dialog).getAllByRole('listitem')
    await expect(entries.map((entry) => entry.parentElement?.tagName)).toEqual(['UL', 'UL', 'OL', 'OL'])
    const table = within(dialog).getByRole('table', { name: 'How long we keep it' })
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Data', 'Kept for', 'Why'])
    // The dialog fades in.
    await waitFor(() => expect(within(table).getByRole('rowheader', { name: 'Sign-ins' })).toBeVisible())
    await expect(within(dialog).getByRole('region', { name: 'How long we keep it' })).toHaveAttribute('tabindex', '0')
    const link = screen.getByRole(...policyDialog.openInTab)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await userEvent.click(screen.getByRole(...policyDialog.accept))
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

const longTable: DocumentPart = {
  kind: 'table',
  caption: '',
  head: ['Data', 'Where they come from', 'Who receives them', 'Kept for'],
  rows: Array.from({ length: 30 }, (_, row) =>
    [`Record ${row + 1}`, 'Your centre', 'Universities and examiners', 'Six years'].map((text) => ({ text, isHeader: false })),
  ),
}

/** A table larger than the dialog moves in a box of its own, which the keyboard reaches. */
export const LongTableOnAPhone: Story = {
  args: { document: { address: '/policy/privacy-policy.html', parts: [longTable] } },
  globals: { viewport: { value: 'w375' } },
  play: async () => {
    const box = await screen.findByRole('region', { name: 'Table of the privacy policy' })
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight)
    await expect(box).toHaveAttribute('tabindex', '0')
    const dialog = screen.getByRole(...policyDialog.layer)
    await expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(dialog.getBoundingClientRect().right)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
