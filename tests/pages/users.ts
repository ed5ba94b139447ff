import type { Page } from 'playwright/test'
import { alertdialog, button, combobox, field, heading, menuitem, option, tab, tableNamed } from './parts.ts'

/** The pages of users. */
export const userPages = {
  firstName: field('First name'),
  type: combobox('Type'),
  /** Of a user, or in a row of a contact. */
  role: combobox('Role'),
  centre: combobox('Centre'),
  university: combobox('University'),
  year: combobox('Year'),
  named: (username: string) => heading(username),
  rights: tab('Rights'),
  sessions: tab('Sessions'),
  sessionTable: tableNamed('Sessions'),
  /** Of the types, and of the roles of this type. */
  ofCentre: option('Centre'),
  sendLink: button('Send password link'),
  sendLinkInMenu: menuitem('Send password link'),
  activate: button('Activate'),
  deactivateQuestion: alertdialog('Are you sure you want to deactivate this User?'),
  noCentre: 'Centre should not be blank!',
  taken: 'This Username is already in use.',

  /** Chooses a record in one of the fields. */
  async choose(page: Page, part: ReturnType<typeof combobox>, name: string): Promise<void> {
    await page.getByRole(...part).click()
    const chosen = page.getByRole(...option(name))
    await chosen.click()
    // A list that is still closing takes the focus from the next one.
    await chosen.waitFor({ state: 'detached' })
  },
}
