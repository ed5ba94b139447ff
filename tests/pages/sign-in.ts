import type { Page } from 'playwright/test'
import { kit } from './kit.ts'
import { button, checkbox, dialog, field, link } from './parts.ts'

/** The password of every account of the demonstration. */
export const password = 'Portal#2026'

export const signInPage = {
  username: field('Username'),
  password: field('Password'),
  showPassword: button('Show password'),
  hidePassword: button('Hide password'),
  policy: checkbox('I accept the Privacy Policy'),
  openPolicy: link(/Privacy Policy/),
  forgotPassword: link('Forgot Password'),
  submit: button('Sign In'),
  acceptFirst: 'Accept the Privacy Policy to sign in.',

  /** Fills in the form. */
  async fill(page: Page, username: string, typed = password): Promise<void> {
    await page.getByLabel(...signInPage.username).fill(username)
    await page.getByLabel(...signInPage.password).fill(typed)
    await page.getByRole(...signInPage.policy).check()
  },
  /** Fills in the form, and sends it. */
  async enter(page: Page, username: string, typed = password): Promise<void> {
    await signInPage.fill(page, username, typed)
    await page.getByRole(...signInPage.submit).click()
  },
}

export const policyDialog = {
  layer: dialog('Privacy Policy'),
  accept: button('I Accept'),
  openInTab: link('Open the privacy policy in a new tab'),
  /** Words of the document itself. */
  contents: 'Who is responsible',

  /** Opens the policy, waits until it can be read, and closes it. */
  async read(page: Page): Promise<void> {
    await page.getByRole(...signInPage.openPolicy).click()
    const layer = page.getByRole(...policyDialog.layer)
    await layer.getByText(policyDialog.contents).waitFor()
    await layer.getByRole(...kit.cancel).click()
    await layer.waitFor({ state: 'hidden' })
  },
}
