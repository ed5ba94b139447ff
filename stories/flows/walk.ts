import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { blockDetailsPage, summaryPage, timeZonesPage } from '#tests/pages/block-wizard.ts'
import { kit } from '#tests/pages/kit.ts'
import type { Field } from '#tests/pages/parts.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'
import { mainMenu, shell } from '#tests/pages/shell.ts'
import { password, signInPage } from '#tests/pages/sign-in.ts'

/** Pages come in pieces of their own, and the aggregator answers in its own time. */
export const patience = { timeout: 10_000 }

const press = async (role: string, options: { readonly name: string | RegExp }) =>
  userEvent.click(await screen.findByRole(role, options, patience))

/** Types into a field in place of what it holds. */
const fill = async ([label]: Field, text: string) => {
  const field = await screen.findByLabelText(label, { selector: 'input, textarea' }, patience)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export async function signIn(username: string) {
  await fill(signInPage.username, username)
  await userEvent.type(screen.getByLabelText(...signInPage.password), password)
  await userEvent.click(screen.getByRole(...signInPage.policy))
  await press(...signInPage.submit)
}

/** Goes to the list by the menu, and waits for its title. */
export async function goToList({ texts }: BlockKindSpec) {
  // The menu takes the place of its skeleton, which is called alike.
  const group = await waitFor(() => within(screen.getByRole(...shell.main)).getByRole(...mainMenu.qualifications), patience)
  await userEvent.click(group)
  await press('link', { name: /^Masters/ })
  await press('link', { name: new RegExp(`^${texts.listTitle}`) })
  await screen.findByRole('heading', { level: 1, name: new RegExp(texts.listTitle) }, patience)
}

/** Creates a block of three days in February. */
export async function createBlock({ texts }: BlockKindSpec, name: string) {
  await press('link', { name: texts.create })
  await screen.findByRole('heading', { level: 1, name: texts.create }, patience)
  await fill(blockDetailsPage.name, name)
  await fill(blockDetailsPage.shortName, 'Spring 27')
  await fill(blockDetailsPage.from, '15/02/2027')
  await fill(blockDetailsPage.to, '17/02/2027')
  await fill(blockDetailsPage.description, 'Spring series')
  const code = await screen.findByLabelText(texts.codeLabel, { selector: 'input' }, patience)
  await waitFor(() => expect(code).not.toHaveValue(''), patience)
  await press(...kit.next)
  await screen.findByText(timeZonesPage.prompt, {}, patience)
}

export async function defineTimeZones() {
  const counts = within(await screen.findByRole(...timeZonesPage.perDay, patience))
  await userEvent.click(counts.getByText('2'))
  await press(...timeZonesPage.apply)
  await press(...kit.next)
}

export async function schedule() {
  await userEvent.type(await screen.findByRole(...schedulingPage.search, patience), 'Physics')
  await press(...schedulingPage.module('Physics'))
  const dialog = within(await screen.findByRole('dialog', {}, patience))
  await userEvent.click(await dialog.findByRole(...schedulingPage.slotChoice(1), patience))
  await press(...schedulingPage.addVersion('Physics'))
  await press('option', { name: 'V1' })
  await userEvent.keyboard('{Escape}')
  await press(...kit.next)
}

export async function publish({ texts }: BlockKindSpec, name: string) {
  await screen.findByRole('heading', { name: texts.summaryHeading }, patience)
  await press(...kit.publish)
  // The zones keep one wall time each, so that their starts are hours apart, which is an open point.
  await press(...summaryPage.publishAnyway)
  await screen.findByRole('heading', { level: 1, name: new RegExp(texts.listTitle) }, patience)
  await userEvent.type(await screen.findByRole('searchbox', { name: texts.search }, patience), name)
  await screen.findByRole('row', { name: new RegExp(`${name}.*Active`) }, patience)
}
