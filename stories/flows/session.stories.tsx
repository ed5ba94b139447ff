import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { consentPage } from '#tests/pages/consent.ts'
import { kit } from '#tests/pages/kit.ts'
import { sessionExpired } from '#tests/pages/session-expired.ts'
import { shell } from '#tests/pages/shell.ts'
import { policyDialog, signInPage } from '#tests/pages/sign-in.ts'
import { holdsFocus } from '#tests/support/holds-focus.ts'
import { inPortal, openPortal } from './portal.tsx'
import { goToList, patience, signIn } from './walk.ts'

const meta = { ...inPortal('/login'), title: 'Flows/Session', tags: ['sweep'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const accept = async () => userEvent.click(await screen.findByRole(...policyDialog.accept, patience))

/** A new student is asked for both consents before anything else. */
export const StudentConsent: Story = {
  play: async ({ step }) => {
    await step('Sign in', () => signIn('newstudent@student.test'))
    await step('View the privacy policy', async () => {
      const consent = await screen.findByRole(...consentPage.mandatory, patience)
      await waitFor(() => expect(holdsFocus(consent)).toBe(true), patience)
      await userEvent.click(within(consent).getByRole(...signInPage.openPolicy))
      const policy = await screen.findByRole(...policyDialog.layer, patience)
      await within(policy).findByText(policyDialog.contents, {}, patience)
      await userEvent.click(within(policy).getByRole(...kit.cancel))
      await waitFor(() => expect(screen.queryByRole(...policyDialog.layer)).toBeNull(), patience)
    })
    await step('Give the mandatory consent', async () => {
      await userEvent.click(screen.getByRole('checkbox'))
      await accept()
    })
    await step('Give the optional consent', async () => {
      await screen.findByRole(...consentPage.optional, patience)
      await userEvent.click(screen.getByRole('checkbox'))
      await accept()
    })
    await step('Arrive', async () => {
      await screen.findByRole(...shell.main, patience)
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
      await expect(await screen.findByRole(...sessionExpired.stay, patience)).toBeVisible()
    })
    await step('Nobody is there for forty minutes', async () => {
      openPortal().pass(40)
      await screen.findByRole(...sessionExpired.question, patience)
    })
    await step('Reset it', async () => {
      await userEvent.click(await screen.findByRole(...sessionExpired.reset, patience))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience)
      await expect(screen.getByRole('searchbox', { name: examKind.texts.search })).toHaveValue('May')
    })
  },
}
