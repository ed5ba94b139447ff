import { beSignedIn, expect, expectAccessible, journey, openHome, test } from '#tests/e2e/support.ts'
import { blockListPage } from '#tests/pages/block-list.ts'
import { dashboardPage, mainMenu, pageTitle, paletteDialog, shell } from '#tests/pages/shell.ts'
import { signInPage } from '#tests/pages/sign-in.ts'

test('any page is reached by its name, by keyboard alone', async ({ page }) => {
  await openHome(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole(...paletteDialog.search)
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('exam block')
  await expect(page.getByRole(...paletteDialog.pages).getByRole('option')).toHaveCount(3)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sms\/exam-block$/)
  await expect(page.getByRole(...pageTitle.examBlocks)).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole(...paletteDialog.recent).getByRole('option')).toHaveText(['Dashboard'])
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(page).toHaveURL(/\/sms\/exam-block$/)
})

test('pages that a contact may not open are not offered', async ({ page }) => {
  await openHome(page, 'viewer@ncuk.test')
  await page.getByRole(...paletteDialog.open).click()
  await page.getByRole(...paletteDialog.search).fill('exam block')
  await expect(page.getByRole(...paletteDialog.pages).getByRole('option')).toHaveCount(2)
  await page.getByRole(...paletteDialog.search).fill('create exam')
  await expect(page.getByRole(...paletteDialog.pages)).toHaveCount(0)
  await expect(page.getByText('Nothing found for “create exam”')).toBeAttached()
})

test('the theme follows the device until one is picked, which outlives reload and sign-out', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await openHome(page)
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Theme: as on this device. Switch to dark' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')

  // Before the portal's own code has run the theme is already there.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.unroute(/\/assets\/.*\.js$/)
  await page.reload()
  await expect(page.getByRole(...pageTitle.dashboard)).toBeVisible()
  await expect(html).toHaveAttribute('data-theme', 'dark')

  await page.getByRole(...shell.profileMenu).click()
  await page.getByRole(...shell.logout).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('a trail names the parents of a page; its last crumb leads nowhere, home leads home', async ({ page }) => {
  await openHome(page)
  await expect(page.getByRole(...shell.trail)).toBeHidden()
  await page.goto('/sms/exam-block/create')
  const trail = page.getByRole(...shell.trail)
  await expect(trail.getByRole('listitem')).toHaveCount(5)
  await expect(trail.getByRole('link', { name: 'Masters' })).toHaveAttribute('href', '/sideNav/Masters')
  await expect(trail.getByRole(...mainMenu.examBlocks)).toHaveAttribute('href', '/sms/exam-block')
  await expect(trail.getByRole(...blockListPage.create)).toHaveCount(0)
  await expect(trail.getByText('Create Exam Block')).toHaveAttribute('aria-current', 'page')
  await trail.getByRole(...shell.home).click()
  await expect(page).toHaveURL(/\/dashboard\/ncuk-admin$/)
})

test('on a phone the trail is one line, a link to the nearest parent', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openHome(page)
  const trail = page.getByRole(...shell.trail)
  await expect(trail).toBeHidden()
  for (const [path, name, href] of [
    ['/sms/exam-block/create', 'Exam Block', '/sms/exam-block'],
    ['/sideNav/Masters', 'Qualification Management & Administration', '/sideNav/QualificationManagement&Administration'],
    ['/changepassword', 'Home', '/'],
  ] as const) {
    await page.goto(path)
    await expect(trail.getByRole('link')).toHaveCount(1)
    await expect(trail.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect.poll(async () => (await trail.boundingBox())?.height ?? 0).toBeLessThan(40)
  }
  await expectAccessible(page)
  await trail.getByRole('link').click()
  await expect(page).toHaveURL(/\/dashboard\/ncuk-admin$/)
})

test('a panel of the dashboard that is hidden stays so, and is asked for no more', async ({ page }) => {
  await openHome(page)
  await expect(page.getByRole(...dashboardPage.nextBlock)).toBeVisible()
  await page.getByRole(...dashboardPage.customise).click()
  const choice = page.getByRole(...dashboardPage.panels)
  await choice.getByRole(...dashboardPage.panel('Next block')).click({ force: true })
  await expect(page.getByRole(...dashboardPage.nextBlock)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole(...dashboardPage.customise)).toBeFocused()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(
    page
      .getByRole(...dashboardPage.recent)
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await expect(page.getByRole(...dashboardPage.nextBlock)).toHaveCount(0)
  expect(asked.filter((path) => path.endsWith('/dashboard/next-block/details'))).toEqual([])
})

test('a tile under the pointer leaves the lines of its neighbours', async ({ page }) => {
  await openHome(page)
  // The panels above the tiles come later, and move them.
  for (const above of [dashboardPage.waiting, dashboardPage.trends, dashboardPage.recent])
    await expect(
      page
        .getByRole(...above)
        .getByRole('link')
        .first(),
    ).toBeVisible()
  const tile = page.getByRole('main').getByRole(...mainMenu.qualifications)
  await tile.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await tile.boundingBox()) ?? {}
  const lines = async () => [
    await page.screenshot({ clip: { x: Math.round(x), y: y + 20, width: 1, height: height - 40 } }),
    await page.screenshot({ clip: { x: x + 20, y: Math.round(y), width: width - 40, height: 1 } }),
  ]
  await page.mouse.move(0, 0)
  const before = await lines()
  await tile.hover()
  await expect(tile.locator('[data-tile-icon=hover]')).toHaveCSS('opacity', '1')
  expect((await lines()).map((line, index) => line.equals(before[index] ?? line))).toEqual([true, true])
})

test('a field that is wrong keeps its red edge under the focus, within the ring of the focus', async ({ page }) => {
  await page.goto('/login')
  const edge = () => page.getByLabel(...signInPage.username).evaluate((input) => getComputedStyle(input).borderColor)
  await page.getByLabel(...signInPage.username).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(...signInPage.username)).toHaveAttribute('aria-invalid', 'true')
  await page.mouse.move(0, 0)
  const red = await page.getByLabel(...signInPage.username).evaluate(async (input) => {
    await Promise.all(input.getAnimations().map((one) => one.finished))
    return getComputedStyle(input).borderColor
  })
  await page.getByLabel(...signInPage.username).focus()
  await page.getByLabel(...signInPage.username).evaluate((input) => Promise.all(input.getAnimations().map((one) => one.finished)))
  expect(await edge()).toBe(red)
  const { ring, shadow } = await page.getByLabel(...signInPage.username).evaluate((input) => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--colors-border-strong)'
    input.after(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return { ring: color, shadow: getComputedStyle(input).boxShadow }
  })
  expect(shadow).toContain(`${ring} 0px 0px 0px 2px`)
})

test('after a sign-out the focus is on the heading of the page of sign-in', async ({ page }) => {
  await openHome(page)
  await page.getByRole(...shell.profileMenu).click()
  await page.getByRole(...shell.logout).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeFocused()
})

test('on a phone the menu is a drawer that closes with the way it leads', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openHome(page)
  await expect(page.getByRole(...shell.main)).toBeHidden()
  await page.getByRole(...shell.openMenu).click()
  const drawer = page.getByRole(...paletteDialog.layer)
  await expect(drawer).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole(...mainMenu.users).click()
  await drawer.getByRole(...mainMenu.roles).click()
  await expect(page).toHaveURL(/\/users\/role$/)
  await expect(drawer).toBeHidden()
  await expect(page.getByRole(...pageTitle.roles)).toBeFocused()

  await page.getByRole(...shell.openMenu).click()
  await drawer.getByRole(...paletteDialog.open).click()
  await expect(page.getByRole(...paletteDialog.search)).toBeFocused()
  await page.keyboard.type('dashboard')
  await page.getByRole('option', { name: 'Dashboard' }).first().click()
  await expect(page).toHaveURL(/\/dashboard\/ncuk-admin$/)
})

test('the skip link leads over bar and menu to the page', journey, async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/users/role')
  await expect(page.getByRole(...pageTitle.roles)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole(...shell.skipToContent)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/users\/role$/)
})

test('a tile keeps the year for its page, until the tiles are seen again', async ({ page }) => {
  const year = () => page.evaluate(() => sessionStorage.getItem('selectedYear'))
  await openHome(page)
  await page.getByRole('main').getByRole('link', { name: 'Entity Management' }).click()
  await expect(page).toHaveURL(/\/sideNav\/EntityManagement$/)
  expect(await year()).toBe('22')
  await page.goBack()
  await expect(page.getByRole(...pageTitle.dashboard)).toBeVisible()
  await expect.poll(year).toBeNull()
})

test('a message that has gone can be read again, with its time', async ({ page, context, gate }) => {
  gate.allowNetworkErrors()
  await openHome(page)
  // The code of this panel has to be there first: without a network it could not be fetched.
  await expect(page.getByRole(...dashboardPage.nextBlock)).toBeVisible()
  await expect(page.getByRole(...shell.recentMessages)).toBeHidden()
  await context.setOffline(true)
  await expect(page.getByText(shell.offline)).toBeVisible()
  await context.setOffline(false)
  const message = page.getByText(shell.online)
  await expect(message).toBeVisible()
  await expect(message).toHaveCount(0)
  await page.getByRole(...shell.recentMessages).click()
  const log = page.getByRole(...shell.messageLog)
  await expect(log.getByRole('listitem').first()).toHaveText(/You are back online\d\d:\d\d/)
  await expectAccessible(page)
})

test('permissions that cannot be loaded leave an empty menu, and what is open to everyone', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  await page.route('**/api/aggregate/v1/**/permission/**', (route) => route.abort())
  await openHome(page)
  await expect(page.getByRole(...pageTitle.dashboard)).toBeVisible()
  await expect(page.getByRole(...shell.main).getByRole('link')).toHaveCount(0)
  await expect(page.getByRole(...pageTitle.qualifications)).toBeVisible()
  await page.goto('/changepassword')
  await expect(page.getByRole(...pageTitle.changePassword)).toBeVisible()
})
