import type { Locator, Page } from 'playwright/test'
import { alertdialog } from './parts.ts'
import { recordField, recordPages, rulesNamed } from './records.ts'
import { recordView } from './record-view.ts'

/** The list and the form of centres. */
export const centrePages = {
  total: /^\d+ centres$/,
  create: recordPages(rulesNamed('Centre')).create,
  conflict: alertdialog('Another person changed this centre'),
}

/** Opens the form of a centre by its name; gives its city. */
export async function editCentre(page: Page, name: string): Promise<Locator> {
  await page.goto(`/sms/centres?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole(...recordView.edit).click()
  return page.getByLabel(...recordField('Centre', 'city'))
}
