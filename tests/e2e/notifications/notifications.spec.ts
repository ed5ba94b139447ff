import type { Locator, Page, Request } from 'playwright/test'
import { expect, expectAccessible, journey, openHome, takeClock, test } from '#tests/e2e/support.ts'
import { kit } from '#tests/pages/kit.ts'
import { notificationsDrawer } from '#tests/pages/notifications.ts'
import { mainMenu, shell } from '#tests/pages/shell.ts'

const listPath = '/communications/notification/list'
const markPath = '/communications/update-notification/'
const five = 300_000

// The open drawer hides the bell from screen readers.
const bell = (page: Page): Locator => page.getByRole(notificationsDrawer.bell[0], { ...notificationsDrawer.bell[1], includeHidden: true })
const drawer = (page: Page): Locator => page.getByRole(...notificationsDrawer.layer)
const tab = (page: Page, name: string): Locator => drawer(page).getByRole('tab', { name, exact: true })
const cards = (page: Page): Locator => drawer(page).getByRole('listitem')
const card = (page: Page, subject: string): Locator => drawer(page).getByRole('button', { name: subject })

/** Every call of the notifications from now on, as "GET 0" (with its status) or "PUT 12" (with its id). */
function calls(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith(listPath)) seen.push(`GET ${searchParams.get('status')}`)
    if (pathname.includes(markPath)) seen.push(`${request.method()} ${pathname.split('/').at(-1)}`)
  })
  return seen
}
const marks = (seen: readonly string[]) => seen.filter((one) => one.startsWith('PUT'))

async function openDrawer(page: Page): Promise<void> {
  await bell(page).click()
  await expect(tab(page, 'Unread')).toHaveAttribute('aria-selected', 'true')
}

test('a message is read by being expanded and collapsed, with one call, and the badge counts down', journey, async ({ page }) => {
  const seen = calls(page)
  await openHome(page, 'viewer@ncuk.test')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
  await expect(bell(page)).toHaveText('3')
  await openDrawer(page)
  await expect(cards(page)).toHaveCount(3)
  const subject = 'Results of the autumn series have been validated and are now released'
  await card(page, subject).click()
  await expect(drawer(page).getByText('Students see them tomorrow.')).toBeVisible()
  await expectAccessible(page)
  expect(marks(seen)).toEqual([])
  await card(page, subject).click()
  await expect(card(page, subject)).toHaveCount(0)
  await expect(cards(page)).toHaveCount(2)
  expect(marks(seen)).toEqual([expect.stringMatching(/^PUT [1-9]\d*$/)])
  await expect(drawer(page).getByRole('button', { expanded: false }).first()).toBeFocused()

  await tab(page, 'Read').click()
  await expect(card(page, subject)).toBeVisible()
  await card(page, subject).click()
  await card(page, subject).click()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
  expect(marks(seen).length).toBe(1)
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
})

test('a message left open is read by closing the drawer, by the other tab, and by going to another page', async ({ page }) => {
  const seen = calls(page)
  await openHome(page, 'viewer@ncuk.test')
  await page
    .getByRole(...shell.main)
    .getByRole(...mainMenu.reports)
    .click()
  await expect(page).not.toHaveURL(/dashboard/)
  await openDrawer(page)
  await cards(page).first().getByRole('button').click()
  await page.keyboard.press('Escape')
  await expect(bell(page)).toHaveText('2')
  await openDrawer(page)
  await cards(page).first().getByRole('button').click()
  await tab(page, 'Read').click()
  await expect(bell(page)).toHaveText('1')
  await tab(page, 'Unread').click()
  await cards(page).first().getByRole('button').click()
  await page.goBack()
  await expect(page).toHaveURL(/dashboard/)
  await expect(drawer(page)).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  expect(new Set(marks(seen)).size).toBe(3)
  expect(marks(seen).length).toBe(3)
})

test('opening and closing a card ten times while everything else is under way is one call', async ({ page }) => {
  const seen = calls(page)
  await openHome(page, 'viewer@ncuk.test')
  await openDrawer(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${markPath}*`, async (route) => {
    await held
    await route.continue()
  })
  const first = cards(page).first().getByRole('button')
  for (let press = 0; press < 20; press += 1) await first.press('Enter')
  await drawer(page)
    .getByRole(...notificationsDrawer.markAll)
    .click()
  for (let press = 0; press < 4; press += 1) await first.press('Enter')
  await expect.poll(() => marks(seen).length).toBe(2)
  release()
  await expect(drawer(page).getByText(notificationsDrawer.noneNew)).toBeVisible()
  await expect(bell(page)).toHaveText('')
  expect(marks(seen).toSorted()).toEqual(['PUT 0', expect.stringMatching(/^PUT [1-9]/)])
})

test('Mark All As Read is for the unread tab alone, one call, and empties it', async ({ page }) => {
  const seen = calls(page)
  await openHome(page)
  await expect(bell(page)).toHaveText('12')
  await openDrawer(page)
  const markAll = drawer(page).getByRole(...notificationsDrawer.markAll)
  await tab(page, 'Read').click()
  await expect(cards(page)).toHaveCount(28)
  await expect(markAll).toHaveCount(0)
  await tab(page, 'Unread').click()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${markPath}*`, async (route) => {
    await held
    await route.continue()
  })
  await markAll.dblclick()
  release()
  await expect(drawer(page).getByText(notificationsDrawer.noneNew)).toBeVisible()
  await expect(markAll).toBeDisabled()
  await expect(tab(page, 'Unread')).toBeFocused()
  await expect(bell(page)).toHaveText('')
  expect(marks(seen)).toEqual(['PUT 0'])
  await tab(page, 'Read').click()
  await expect(cards(page)).toHaveCount(40)
})

test('everything by keyboard', async ({ page }) => {
  await openHome(page, 'viewer@ncuk.test')
  await expect(bell(page)).toHaveText('3')
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(3)
  await expect(drawer(page).getByRole(...kit.close)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tab(page, 'Unread')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Read')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tab(page, 'Read')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Unread')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(drawer(page).getByRole(...notificationsDrawer.markAll)).toBeFocused()
  const first = cards(page).first().getByRole('button')
  for (let presses = 0; presses < 3 && !(await first.evaluate((one) => one === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Space')
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Space')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first().getByRole('button')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
})

test('a list that cannot be read is an empty one, without an alert, asked for twice', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  const seen = calls(page)
  await page.route(`**${listPath}*`, (route) => route.fulfill({ status: 500, json: { code: 500, description: 'Broken.', data: null } }))
  await openHome(page, 'viewer@ncuk.test')
  await expect.poll(() => seen).toEqual(['GET 0', 'GET 0'])
  await openDrawer(page)
  await expect(drawer(page).getByText(notificationsDrawer.noneNew)).toBeVisible()
  await tab(page, 'Read').click()
  await expect(drawer(page).getByText(notificationsDrawer.none, { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(bell(page)).toHaveText('')
})

test('a message whose call fails stays unread and says so', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  await openHome(page, 'viewer@ncuk.test')
  await openDrawer(page)
  await page.route(`**${markPath}*`, (route) => route.abort(), { times: 1 })
  const first = cards(page).first().getByRole('button')
  await first.click()
  await first.click()
  await expect(drawer(page).getByRole('alert')).toContainText('could not be marked as read')
  await expect(cards(page)).toHaveCount(3)
  await expect(bell(page)).toHaveText('3')
  await first.click()
  await first.click()
  await expect(cards(page)).toHaveCount(2)
})

test('lists are read again every five minutes: the unread one, and the read one while its tab is open', async ({ page }) => {
  await takeClock(page)
  const seen = calls(page)
  await openHome(page, 'viewer@ncuk.test')
  await expect(bell(page)).toHaveText('3')
  await page.clock.pauseAt(new Date(Date.now() + 10_000))
  seen.length = 0
  await page.clock.runFor(five - 60_000)
  expect(seen).toEqual([])
  await page.clock.runFor(60_000)
  await expect.poll(() => seen).toEqual(['GET 0'])
  await page.clock.resume()
  await openDrawer(page)
  await tab(page, 'Read').click()
  await expect(cards(page)).toHaveCount(9)
  seen.length = 0
  await page.clock.fastForward(five)
  await expect.poll(() => seen.toSorted()).toEqual(['GET 0', 'GET 1'])
})

test('nothing is read while the tab is offline, once when it is back, and never after logout', async ({ page, context, gate }) => {
  gate.allowNetworkErrors()
  await takeClock(page)
  const seen = calls(page)
  await openHome(page, 'viewer@ncuk.test')
  await expect(bell(page)).toHaveText('3')
  // Parts of the dashboard come after it.
  await page.waitForLoadState('networkidle')
  seen.length = 0
  await context.setOffline(true)
  await page.clock.fastForward(4 * five)
  expect(seen).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => seen).toEqual(['GET 0'])
  await page.getByRole(...shell.profileMenu).click()
  await page.getByRole(...shell.logout).click()
  await expect(page).toHaveURL(/\/login/)
  seen.length = 0
  await page.clock.fastForward(4 * five)
  expect(seen).toEqual([])
})

test('a message without a usable id can be read and is never marked', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  const seen = calls(page)
  const record = {
    communicationSubject: 'Subject',
    content: '<p>Content</p>',
    status: 0,
    createdAt: { date: '2020-01-02 10:00:00.000000' },
  }
  const data = [undefined, null, 0, -1].map((id, index) => ({
    ...record,
    communicationSubject: `Subject ${index}`,
    inAppNotificationId: id,
  }))
  await page.route(`**${listPath}?*status=0`, (route) => route.fulfill({ json: { code: 200, description: 'Success', data } }))
  await openHome(page, 'viewer@ncuk.test')
  await expect(bell(page)).toHaveText('4')
  await openDrawer(page)
  for (const index of [0, 1, 2, 3]) {
    await card(page, `Subject ${index} 02/01/2020`).click()
    await expect(drawer(page).getByText('Content')).toBeVisible()
    await card(page, `Subject ${index} 02/01/2020`).click()
  }
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  expect(marks(seen)).toEqual([])
})

test('hostile content does nothing and reaches nobody', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) foreign.push(request.url())
  })
  page.on('dialog', (dialog) => {
    foreign.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  const content =
    '<p onclick="alert(1)">Hello <b>you</b></p><a href="javascript:alert(1)">one</a> <a href="https://example.test/">two</a>' +
    '<div style="position:fixed;inset:0;background:url(https://evil.example/x)">over</div>'
  const data = [
    { inAppNotificationId: 7, communicationSubject: 'Hostile', content, status: 0, createdAt: { date: '2020-01-02 10:00:00.000000' } },
  ]
  await page.route(`**${listPath}?*status=0`, (route) => route.fulfill({ json: { code: 200, description: 'Success', data } }))
  await openHome(page, 'viewer@ncuk.test')
  await openDrawer(page)
  await card(page, 'Hostile').click()
  await drawer(page).getByText('Hello you').click()
  await expect(drawer(page).getByRole('link')).toHaveText(['two'])
  await drawer(page).getByText('one', { exact: true }).click()
  expect(foreign).toEqual([])
})

test('a message leads to the page that it links to, and the drawer goes', async ({ page }) => {
  await openHome(page, 'scheduler@ncuk.test')
  await openDrawer(page)
  const subject = /^Price List 1 is valid until/
  await drawer(page).getByRole('button', { name: subject }).click()
  await drawer(page).getByRole('link', { name: subject }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Price List 1' })).toBeFocused()
  await expect(drawer(page)).toBeHidden()
})

test('the drawer takes half of a wide screen and all of a narrow one, from the right', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await openHome(page, 'viewer@ncuk.test')
  await openDrawer(page)
  await expect.poll(() => drawer(page).boundingBox()).toMatchObject({ x: 600, width: 600, height: 800 })
  await page.setViewportSize({ width: 400, height: 800 })
  await expect.poll(() => drawer(page).boundingBox()).toMatchObject({ x: 0, width: 400 })
})
