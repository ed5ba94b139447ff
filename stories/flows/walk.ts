import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { timeZonesPage } from '#tests/pages/block-wizard.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'
import { mainMenu, shell } from '#tests/pages/shell.ts'
import { signInPage } from '#tests/pages/sign-in.ts'

/** Pages come in pieces of their own, and the aggregator answers in its own time. */
export const patience = { timeout: 10_000 }

const press = async (role: 'button' | 'link' | 'option' | 'menuitem', name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }, patience))

/** Types into a field in place of what it holds. */
const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label, { selector: 'input, textarea' }, patience)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export async function signIn(username: string) {
  await fill('Username', username)
  await userEvent.type(screen.getByLabelText(...signInPage.password), 'Portal#2026')
  await userEvent.click(screen.getByRole(...signInPage.policy))
  await press('button', 'Sign In')
}

/** By the menu, as a person goes; the list's own title says that it is there. */
export async function goToList({ texts }: BlockKindSpec) {
  const menu = within(await screen.findByRole(...shell.main, patience))
  await userEvent.click(await menu.findByRole(...mainMenu.qualifications, patience))
  await press('link', /^Masters/)
  await press('link', new RegExp(`^${texts.listTitle}`))
  await screen.findByRole('heading', { level: 1, name: new RegExp(texts.listTitle) }, patience)
}

/** Three days in February. */
export async function createBlock({ texts }: BlockKindSpec, name: string) {
  await press('link', texts.create)
  await screen.findByRole('heading', { level: 1, name: texts.create }, patience)
  await fill('Name', name)
  await fill('Short Name', 'Spring 27')
  await fill('From', '15/02/2027')
  await fill('To', '17/02/2027')
  await fill('Description', 'Spring series')
  const code = await screen.findByLabelText(texts.codeLabel, { selector: 'input' }, patience)
  await waitFor(() => expect(code).not.toHaveValue(''), patience)
  await press('button', 'Next')
  await screen.findByText(timeZonesPage.prompt, {}, patience)
}

export async function defineTimeZones() {
  const counts = within(await screen.findByRole(...timeZonesPage.perDay, patience))
  await userEvent.click(counts.getByText('2'))
  await press('button', 'Apply')
  await press('button', 'Next')
}

export async function schedule() {
  await userEvent.type(await screen.findByRole(...schedulingPage.search, patience), 'Physics')
  await press('button', /^Physics/)
  const dialog = within(await screen.findByRole('dialog', {}, patience))
  await userEvent.click(await dialog.findByRole(...schedulingPage.slotChoice(1), patience))
  await press('button', 'Add version to Physics')
  await press('option', 'V1')
  await userEvent.keyboard('{Escape}')
  await press('button', 'Next')
}

export async function publish({ texts }: BlockKindSpec, name: string) {
  await screen.findByRole('heading', { name: texts.summaryHeading }, patience)
  await press('button', 'Publish')
  await screen.findByRole('heading', { level: 1, name: new RegExp(texts.listTitle) }, patience)
  await userEvent.type(await screen.findByRole('searchbox', { name: texts.search }, patience), name)
  await screen.findByRole('row', { name: new RegExp(`${name}.*Active`) }, patience)
}
