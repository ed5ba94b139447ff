import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { holdsFocus } from '#tests/support/holds-focus.ts'
import { inPortal, openPortal } from './portal.tsx'
import { goToList, patience, signIn } from './walk.ts'

const meta = { ...inPortal('/login'), title: 'Flows/Session' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const accept = async () => userEvent.click(await screen.findByRole('button', { name: 'I Accept' }, patience))

/** A new student is asked for both consents before anything else. */
export const StudentConsent: Story = {
  play: async ({ step }) => {
    await step('Sign in', () => signIn('newstudent@student.test'))
    await step('View the privacy policy', async () => {
      const consent = await screen.findByRole('dialog', { name: 'Student Consent' }, patience)
      await waitFor(() => expect(holdsFocus(consent)).toBe(true), patience)
      await userEvent.click(within(consent).getByRole('link', { name: /Privacy Policy/ }))
      const policy = await screen.findByRole('dialog', { name: 'Privacy Policy' }, patience)
      await within(policy).findByText('Who is responsible', {}, patience)
      await userEvent.click(within(policy).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Privacy Policy' })).toBeNull(), patience)
    })
    await step('Give the mandatory consent', async () => {
      await userEvent.click(screen.getByRole('checkbox'))
      await accept()
    })
    await step('Give the optional consent', async () => {
      await screen.findByRole('dialog', { name: /third-party providers/i }, patience)
      await userEvent.click(screen.getByRole('checkbox'))
      await accept()
    })
    await step('Arrive', async () => {
      await screen.findByRole('navigation', { name: 'Main' }, patience)
    })
  },
}

/** Somebody at work is offered to stay; somebody who comes back after the end is asked, and finds all as it was. */
export const SessionExpiry: Story = {
  play: async ({ step }) => {
    await step('Sign in', () => signIn('admin@ncuk.test'))
    await step('Work', async () => {
      await goToList(examKind)
      await userEvent.type(await screen.findByRole('searchbox', { name: examKind.texts.search }, patience), 'May')
      await screen.findByText('EBME26-010', {}, patience)
      await waitFor(() => expect(screen.queryByText('EBAE26-009')).toBeNull(), patience)
    })
    await step('The tokens are about to end', async () => {
      openPortal().pass(29.5)
      await expect(await screen.findByRole('button', { name: 'Stay signed in' }, patience)).toBeVisible()
    })
    await step('Nobody is there for forty minutes', async () => {
      openPortal().pass(40)
      await screen.findByRole('alertdialog', { name: 'Session Expired' }, patience)
    })
    await step('Reset it', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Reset Session' }, patience))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience)
      await expect(screen.getByRole('searchbox', { name: examKind.texts.search })).toHaveValue('May')
    })
  },
}
