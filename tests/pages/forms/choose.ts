import type { Page } from 'playwright/test'
import type { Part } from '../parts.ts'

/** Chooses a record in the picker of a reference. */
export async function choose(page: Page, picker: Part<'combobox'>, name: string): Promise<void> {
  await page.getByRole(...picker).fill(name)
  await page.getByRole('listbox').getByRole('option', { name, exact: true }).click()
  // One of several leaves the list open, over what stands below.
  await page.keyboard.press('Escape')
}
