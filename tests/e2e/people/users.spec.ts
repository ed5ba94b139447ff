import { expect, expectAccessible, signIn, test, visit } from '#tests/e2e/support.ts'
import { passwordPages } from '#tests/pages/account.ts'
import { kit } from '#tests/pages/kit.ts'
import { recordPages, rulesNamed } from '#tests/pages/records.ts'
import { shell } from '#tests/pages/shell.ts'
import { signInPage } from '#tests/pages/sign-in.ts'
import { userPages } from '#tests/pages/users.ts'
import { freePort, killed, startPortal } from '#tests/support/own-portal.ts'

const username = 'ama.owusu@centre.test'
const fresh = 'Orchard#2027'

// A server prints its mails to its own output: this test starts one for itself.
test.use({ extraHTTPHeaders: {} })

test('a user is invited, sets a password, meets one centre, and is out once deactivated (CAT-PPL-08, CAT-PPL-09)', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  let printed = ''
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = await startPortal(port, 'memory', (text) => (printed += text))
  try {
    const screen = recordPages(rulesNamed('User'))
    await signIn(page, 'admin@ncuk.test', origin)
    await visit(page, '/users/users')
    await page.getByRole(...screen.create).click()

    await page.getByLabel(...signInPage.username).fill('centre@centre.test')
    await page.getByLabel(...userPages.firstName).fill('Ama')
    await expect(page.getByText(userPages.taken)).toBeVisible()
    await page.getByLabel(...signInPage.username).fill(username)
    await expect(page.getByText(userPages.taken)).toHaveCount(0)
    await userPages.choose(page, userPages.type, 'Centre')
    await page.getByRole(...userPages.role).click()
    await expect(page.getByRole('option')).toHaveText(['Centre', 'Centre Tutor'])
    await page.getByRole(...userPages.ofCentre).click()
    await page.getByRole(...screen.save).click()
    await expect(page.getByText(userPages.noCentre)).toBeVisible()
    await expectAccessible(page)
    await userPages.choose(page, userPages.centre, 'Baobab College Accra')
    await page.getByRole(...screen.save).click()
    await expect(page.getByRole(...userPages.named(username))).toBeVisible()
    await expect(page.getByRole('main').getByText('Invited')).toBeVisible()

    const [link = ''] = new RegExp(`(?<=Mail to ${username}: .*)${origin}/updatePassword/\\w+`).exec(printed) ?? []
    const other = await (await browser.newContext({ baseURL: origin })).newPage()
    await other.goto(link)
    await other.getByLabel(...passwordPages.new).fill(fresh)
    await other.getByLabel(...passwordPages.confirm).fill(fresh)
    await other.getByRole(...passwordPages.update).click()
    await expect(other).toHaveURL(/\/login$/)
    await signInPage.enter(other, username, fresh)
    await expect(other).toHaveURL(/\/dashboard\/center$/)
    const menu = await other
      .getByRole(...shell.main)
      .locator('[data-menu-item]')
      .allTextContents()
    expect(menu.length).toBeGreaterThan(5)
    const answer = await other.request.post('/api/aggregate/v1/user/login', { data: { username, password: fresh } })
    const { data } = await answer.json()
    const centres = await other.request.get('/api/aggregate/v1/sms/centre/dropdown', {
      headers: { authorization: `Bearer ${data.token}`, Loguser: String(data.userId), Logcontact: String(data.contactId) },
    })
    expect((await centres.json()).data).toEqual([{ id: 26, name: 'Baobab College Accra', status: 1 }])

    await page.reload()
    await expect(page.getByRole('main').getByText('Active', { exact: true })).toBeVisible()
    await page.getByRole(...userPages.rights).click()
    const shown = page.getByRole('list', { name: `The menu of ${username}` })
    await expect(shown).toBeVisible()
    expect(await shown.locator(':scope > li > div > span:first-of-type').allTextContents()).toEqual(menu)
    await expectAccessible(page)
    await page.getByRole(...userPages.sessions).click()
    await expect(
      page
        .getByRole(...userPages.sessionTable)
        .locator('tbody')
        .getByRole('row'),
    ).toHaveCount(2)
    await expectAccessible(page)

    await page.getByRole(...kit.deactivate).click()
    await page
      .getByRole(...userPages.deactivateQuestion)
      .getByRole(...kit.yes)
      .click()
    await expect(page.getByRole(...userPages.activate)).toBeVisible()
    await expect(page.getByRole(...userPages.sendLink)).toHaveCount(0)
    await other.reload()
    await expect(other).toHaveURL(/\/login/)
    await signInPage.enter(other, username, fresh)
    await expect(other.getByText('Your account is inactive. Please ask an administrator.')).toBeVisible()
  } finally {
    await killed(server)
  }
})
