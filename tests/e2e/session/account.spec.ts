import type { Page } from 'playwright/test'
import { seededReset } from '#mirage/fixtures/reset-key.ts'
import { beSignedIn, bodyOf, expect, expectAccessible, journey, openHome, signIn, test } from '#tests/e2e/support.ts'
import { passwordPages } from '#tests/pages/account.ts'
import { call } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { pageTitle, shell } from '#tests/pages/shell.ts'
import { password, signInPage } from '#tests/pages/sign-in.ts'

const fresh = 'Orchard#2027'
const seededLink = `/updatePassword/${seededReset.key}`

/** The message of success on a public page. */
const told = (page: Page) => page.getByRole('main').getByRole('status')

async function fillChange(page: Page, current: string, wanted = fresh) {
  await page.getByLabel(...passwordPages.current).fill(current)
  await page.getByLabel(...passwordPages.new).fill(wanted)
  await page.getByLabel(...passwordPages.confirm).fill(wanted)
}

async function signInWith(page: Page, secret: string, username = 'admin@ncuk.test') {
  await signInPage.enter(page, username, secret)
}

/** Everything that outlives a page, and the page itself, as one text. */
const everywhere = (page: Page) =>
  page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store)))
    const databases = JSON.stringify(await indexedDB.databases())
    return [...stores, databases, document.cookie, location.href, JSON.stringify(history.state), document.documentElement.outerHTML].join(
      '\n',
    )
  })

// Passwords stay changed on a server that goes on between two runs.
test.beforeEach(async ({ page }) => {
  expect((await page.request.post('/__aggregator/reset', { data: { scenario: 'demo' } })).ok()).toBe(true)
})

test('a changed password ends the session, is kept nowhere, and is the one to sign in with', async ({ page }) => {
  await signIn(page)
  await page.getByRole(...shell.profileMenu).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  await expect(page.getByRole(...pageTitle.changePassword)).toBeFocused()
  await expectAccessible(page)

  const changed = call(page, 'PUT', '/user/change-password')
  const signedOut = call(page, 'PUT', '/logout')
  let changes = 0
  page.on('request', (request) => void (changes += Number(request.url().endsWith('/user/change-password'))))
  await fillChange(page, password)
  await page.getByRole(...passwordPages.change).dblclick()
  expect(bodyOf(await changed)).toEqual({ userId: 101, password, newPassword: fresh })
  await signedOut
  await expect(page).toHaveURL(/\/login$/)
  await expect(told(page)).toHaveText('Password changed')
  expect(changes).toBe(1)
  expect(await everywhere(page)).not.toMatch(/Orchard#|Portal#/)
  await expectAccessible(page)

  await signInWith(page, password)
  await expect(page.getByRole('alert')).toContainText('Invalid username or password.')
  await expect(page.getByText('Password changed')).toHaveCount(0)
  await signInWith(page, fresh)
  await expect(page).toHaveURL(/\/dashboard\/ncuk-admin/)
})

test('a wrong current password is refused in the server’s words, and nothing typed is lost', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/changepassword')
  await fillChange(page, 'Wrong#2026')
  await page.getByRole(...passwordPages.change).click()
  await expect(page.getByRole('alert')).toHaveText('The current password is not correct.')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'The current password is not correct.' })).toBeVisible()
  for (const [label, value] of [
    [passwordPages.current, 'Wrong#2026'],
    [passwordPages.new, fresh],
    [passwordPages.confirm, fresh],
  ] as const)
    await expect(page.getByLabel(...label)).toHaveValue(value)
  await expectAccessible(page)
  await page.getByRole(...kit.cancel).click()
  await expect(page).toHaveURL(/\/dashboard\/ncuk-admin/)
})

test('a refusal without a description shows a snackbar without words, and says above the form that nothing was changed', async ({
  page,
}) => {
  await beSignedIn(page)
  await page.goto('/changepassword')
  await page.route('**/user/change-password', (route) =>
    route.fulfill({ status: 400, json: { code: 400, message: '', description: '', data: null } }),
  )
  await fillChange(page, password)
  await page.getByRole(...passwordPages.change).click()
  const snackbar = page.getByRole('status').filter({ has: page.getByRole('img', { name: 'Failed' }) })
  await expect(snackbar).toBeVisible()
  await expect(snackbar).toHaveText('')
  await expect(page.getByRole('alert')).toHaveText('Your password was not changed. Try again.')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveURL(/\/changepassword/)
})

test('the form is filled in and sent by keyboard alone', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/changepassword')
  await page.getByLabel(...passwordPages.current).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(...passwordPages.current)).toHaveAccessibleDescription('Current password is required')
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(...passwordPages.current)).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(...passwordPages.current)).toHaveAttribute('type', 'password')
  await page.keyboard.type(fresh)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(fresh)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

test('a forgotten password is set anew by the link of a mail, which works once', journey, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole(...signInPage.forgotPassword).click()
  await expect(page.getByRole(...pageTitle.forgotPassword)).toBeFocused()
  for (const username of ['nobody@ncuk.test', 'admin@ncuk.test']) {
    await page.getByLabel(...signInPage.username).fill(username)
    const answered = page.waitForResponse((response) => response.url().endsWith('/user/forgot-password'))
    await page.getByRole(...kit.submit).click()
    await answered
    await expect(told(page)).toHaveText('If this username has an account, a link to reset its password was sent to its e-mail address.')
  }
  await expectAccessible(page)

  await page.goto(seededLink)
  await page.getByLabel(...passwordPages.new).fill('orchard#2027')
  await page.getByRole(...passwordPages.update).click()
  await expect(page.getByLabel(...passwordPages.new)).toHaveAccessibleDescription('Password must have at least 1 uppercase character')
  await expectAccessible(page)
  await page.getByLabel(...passwordPages.new).fill(fresh)
  await page.getByLabel(...passwordPages.confirm).fill(fresh)
  await page.getByRole(...passwordPages.update).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(told(page)).toHaveText('Password changed')
  expect(await everywhere(page)).not.toContain('Orchard#')
  await page.goBack()
  await expect(page).not.toHaveURL(/updatePassword/)

  await page.goto(seededLink)
  await expect(page.getByRole('alert')).toHaveText('This link is not valid any more. Please ask for a new one.')
  await page.getByRole(...passwordPages.backToSignIn).click()
  await signInWith(page, fresh, seededReset.username)
  await expect(page).toHaveURL(/\/dashboard\/student/)
})

test('a link without a good key shows why and no form, and leads to a new one', async ({ page }) => {
  for (const [path, words] of [
    ['/updatePassword/wrong-key', 'This link is not valid any more. Please ask for a new one.'],
    ['/updatePassword', 'This link is not valid. Please ask for a new one.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole(...pageTitle.updatePassword)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(words)
    await expect(page.getByLabel(...passwordPages.new)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole(...passwordPages.requestLink).click()
    await expect(page.getByRole(...pageTitle.forgotPassword)).toBeVisible()
  }
})

test('a link that is opened while signed in sets the password, and ends that session', async ({ page }) => {
  await beSignedIn(page, seededReset.username)
  await page.goto(seededLink)
  await page.getByLabel(...passwordPages.new).fill(fresh)
  await page.getByLabel(...passwordPages.confirm).fill(fresh)
  await page.getByRole(...passwordPages.update).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(told(page)).toHaveText('Password changed')
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
})

for (const [username, name, type, institution] of [
  ['admin@ncuk.test', 'Alexandrina Lindqvist-Okonkwo', 'NCUK', '—'],
  ['university@university.test', 'Siobhán Gallagher', 'INSTITUTE', 'Northgate University'],
] as const)
  test(`the profile of ${username} lists who they are`, async ({ page }) => {
    await openHome(page, username)
    await page.getByRole(...shell.profileMenu).click()
    await page.getByRole(...shell.profile).click()
    await expect(page.getByRole(...pageTitle.profile)).toBeFocused()
    await expect(page.getByRole('definition')).toHaveText([name, username, type, institution])
    await expectAccessible(page)
    await page.getByRole(...passwordPages.changeLink).click()
    await expect(page.getByRole(...pageTitle.changePassword)).toBeVisible()
  })

for (const [username, address] of [
  ['student@student.test', /\/lead-management\/regular-registration\/regular-registration-edit\/[\w-]+$/],
  ['centre@centre.test', /\/lead-management\/center-registration\/edit\/[\w-]+$/],
] as const)
  test(`the profile of ${username} is their own record`, async ({ page }) => {
    await beSignedIn(page, username)
    await page.goto('/profile')
    await expect(page).toHaveURL(address)
  })
