import { accounts } from '#mirage/fixtures/accounts.ts'
import { menuFor } from '#mirage/fixtures/menus.ts'
import { resourceEntries } from '#src/app/resources.ts'
import { expect, openHome, test, visit } from '#tests/e2e/support.ts'
import { pageTitle, shell } from '#tests/pages/shell.ts'
import { signInPage } from '#tests/pages/sign-in.ts'

/** The pages of an account's menu, however deep, with the names that they have there. */
function pagesOf(account: (typeof accounts)[number]): readonly { readonly path: string; readonly name: string }[] {
  const found: { path: string; name: string }[] = []
  const open = [...menuFor(account)]
  for (let node = open.pop(); node; node = open.pop()) {
    // The provider's own people do not see the listing of centre registrations.
    open.push(...node.children.filter(({ componentId }) => account.contactType !== 'NCUK' || componentId !== 71))
    const name = account.contactType === 'CENTER' ? node.componentName.replace(/^(Centre Registration) Listing$/, '$1') : node.componentName
    found.push(...[node.routes].flat().flatMap((path) => (!path || path.includes(':') ? [] : [{ path, name }])))
  }
  return found
}

const lists = new Set<string>(resourceEntries.map(([, { paths }]) => paths.list))

/** The menus, the long one in parts: lists of records are opened by their own journey as well. */
const walks = [
  ['admin@ncuk.test', 'without lists of records', (path: string) => !lists.has(path)],
  ['admin@ncuk.test', 'lists of records', (path: string) => lists.has(path)],
  ['centre@centre.test', 'all', () => true],
  ['university@university.test', 'all', () => true],
  ['student@student.test', 'all', () => true],
] as const

for (const [username, part, isWalked] of walks)
  test(`every page of the menu of ${username} opens inside the shell, and is called the same everywhere (${part})`, async ({ page }) => {
    test.setTimeout(120_000)
    const account = accounts.find((one) => one.username === username)
    if (!account) throw new Error(`There is no account ${username}.`)
    await openHome(page, username)
    await expect(
      page
        .getByRole(...shell.main)
        .locator('a, button')
        .first(),
    ).toBeVisible()
    for (const { path, name } of pagesOf(account).filter((one) => isWalked(one.path))) {
      await page.evaluate((to) => history.pushState(null, '', to), path)
      // A university manages one university: its own, which opens at once.
      if (account.contactType === 'INSTITUTE' && path === '/sms/university-management') {
        await expect(page).toHaveURL(/\/university-management\/view\//)
        continue
      }
      // Of its invoices it sees its own statement.
      if (account.contactType === 'INSTITUTE' && path === '/sms/invoicing') {
        await expect(page).toHaveURL(/\/university-view\//)
        continue
      }
      // The provider's people choose for any centre, at an address of their own.
      if (account.contactType === 'NCUK' && path === '/sms/curriculum-centers') {
        await expect(page).toHaveURL(/\/curriculum-centers-ncuk$/)
        continue
      }
      await expect(page, path).toHaveTitle(`${name} · Pathway`)
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(name)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeFocused()
      const crumb = page.getByRole('navigation', { name: /breadcrumb/i }).locator('[aria-current=page]')
      await expect(crumb, path).toHaveText(name)
      await expect(page.getByRole('main'), path).not.toContainText(/Something went wrong|Page not found/)
      expect(new URL(page.url()).pathname.startsWith(path), path).toBe(true)
    }
  })

test('an address that cannot be decoded is refused by the portal, like every other that it does not know', async ({ page }) => {
  await openHome(page)
  for (const path of ['/sms/nowhere', '/100%', '/sms/%E9']) {
    await page.goto(path)
    await expect(page.getByRole(...pageTitle.refused), path).toBeVisible()
  }
})

test('an address that stands in the table opens for those who have it, and is refused to others', async ({ page }) => {
  await openHome(page)
  await page.goto('/calendar-management/create')
  await expect(page.getByRole('heading', { level: 1, name: 'Create Event' })).toBeVisible()
  await page.goto('/student-payment-status')
  await expect(page).toHaveURL(/LogInPermission/)
})

const oddAddresses = ['/sms/exam-block%20', '/\u00E9', '/no such page', '/sms/exam-block"']

for (const path of oddAddresses)
  test(`the address ${path}, which cannot be spelled in plain letters, leads to sign-in and back, and to an answer`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?next=/)
    await signInPage.enter(page, 'admin@ncuk.test')
    await expect(page).toHaveURL(/LogInPermission/)
    await expect(page.getByRole(...pageTitle.refused)).toBeVisible()
  })

test('an address spelled with needlessly encoded letters opens its page, and the address bar shows the plain spelling', async ({
  page,
}) => {
  await openHome(page)
  for (const path of ['/sms/exam%2Dblock', '/%73ms/exam-block', '/sms/%65xam%2dblock/']) {
    await visit(page, `${path}?status=1&search=50%2525`)
    await expect(page.getByRole(...pageTitle.examBlocks)).toBeVisible()
    await expect(page).toHaveURL('/sms/exam-block?status=1&search=50%2525')
    await visit(page, '/changepassword')
    await expect(page.getByRole(...pageTitle.changePassword)).toBeVisible()
  }
})
