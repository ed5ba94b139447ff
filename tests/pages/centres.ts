import type { Locator, Page } from 'playwright/test'
import { alertdialog, checkbox, combobox, field, link } from './parts.ts'

/** The form of a centre. */
export const centrePages = {
  create: link('Create Centre'),
  name: field('Name'),
  code: field('Code'),
  delivery: checkbox('On Campus'),
  country: combobox('Country'),
  city: field('City'),
  timeZone: combobox('Time Zone'),
  email: field('E-mail'),
  contractStart: field('Contract from'),
  currency: field('Invoice Currency'),
  conflict: alertdialog('Somebody else changed this centre'),
}

/** The form and the list of years. */
export const yearForm = {
  year: field('Year'),
  from: field('From'),
  to: field('To'),
  deleteFive: alertdialog('Are you sure you want to delete these 5 Years?'),
}

/** Opens the form of a centre by its name. */
export async function editCentre(page: Page, name: string): Promise<Locator> {
  await page.goto(`/sms/centres?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole(...link('Edit')).click()
  return page.getByLabel(...centrePages.city)
}
