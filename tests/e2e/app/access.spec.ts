import type { Page, Route } from 'playwright/test'
import { beSignedIn, createGate, expect, journey, journeyIfFirst, openHome, test, visit } from '#tests/e2e/support.ts'
import { sessionExpired } from '#tests/pages/session-expired.ts'
import { emptyPage, mainMenu, pageTitle, shell } from '#tests/pages/shell.ts'
import { signInPage } from '#tests/pages/sign-in.ts'

const treeCall = '**/api/aggregate/v1/contact-management/contact/route/permission/details/*'
const routesCall = '**/api/aggregate/v1/contact/routes'
const signInCall = '**/api/aggregate/v1/user/login'

const menu = (page: Page) => page.getByRole(...shell.main)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const placeholder = (page: Page) => page.getByRole('status', { name: 'Loading' })

/** Lets the aggregator's answer through, changed; `data` is the part inside the envelope. */
const changed = (change: (data: Record<string, unknown>) => void) => async (route: Route) => {
  const response = await route.fetch()
  const answer = (await response.json()) as { data: unknown }
  const [data] = [answer.data].flat()
  change(data as Record<string, unknown>)
  await route.fulfill({ response, json: answer })
}

/** The texts that the page has had since, sampled at every change. */
const watchTexts = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenTexts: seen })
    const look = () => void (document.body && seen.push(document.body.innerText))
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
const textsOf = (page: Page) => page.evaluate(() => (Reflect.get(window, 'seenTexts') as string[]).join('\n'))

test('while the permissions are on their way a page waits in a placeholder: nothing flashes, and its code is fetched', async ({ page }) => {
  await beSignedIn(page)
  const gate = createGate()
  await page.route(treeCall, gate.hold)
  await watchTexts(page)
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))

  await page.goto('/sms/exam-block')
  await expect(placeholder(page)).toBeVisible()
  await expect.poll(() => scripts.some((url) => /BlockListPage/.test(url))).toBe(true)
  await expect.poll(async () => (await placeholder(page).boundingBox())?.height).toBe(600)
  await expect(menu(page)).toHaveAttribute('aria-busy', 'true')
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(page.getByRole(...shell.openMenu)).toBeDisabled()
  await page.setViewportSize({ width: 1440, height: 900 })
  // A page that needs no permissions does not wait for them.
  await visit(page, '/changepassword')
  await expect(page.getByRole(...pageTitle.changePassword)).toBeVisible()
  await visit(page, '/sms/exam-block')
  await expect(placeholder(page)).toBeVisible()

  gate.open()
  await expect(page.getByRole(...pageTitle.examBlocks)).toBeVisible()
  expect(await textsOf(page)).not.toContain('Permission denied')
})

test('a menu that was opened while a page is on its way stays open when the page comes', async ({ page }) => {
  await openHome(page, 'student@student.test')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const gate = createGate()
  await page.route(/OwnPasswordPage/, gate.hold)
  await visit(page, '/changepassword')
  await page.getByRole(...shell.profileMenu).click()
  const entry = page.getByRole(...shell.logout)
  await expect(entry).toBeVisible()
  gate.open()
  await expect(page.getByText('Current password', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Change Password/)
  await expect(entry).toBeVisible()
  await entry.click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a refused page is never drawn and its data never asked for, however slow the permissions are', journey, async ({ page }) => {
  await beSignedIn(page, 'centre@centre.test')
  const gate = createGate()
  await page.route(treeCall, gate.hold)
  await watchTexts(page)
  const calls: string[] = []
  page.on('request', (request) => void (request.url().includes('/examblock/') && calls.push(request.url())))
  await page.goto('/sms/exam-block')
  await expect(placeholder(page)).toBeVisible()
  gate.open()
  await expect(page.getByRole(...pageTitle.refused)).toBeVisible()
  expect(calls).toEqual([])
  expect(await textsOf(page)).not.toContain('Exam Block')
})

test('permissions that cannot be loaded say so at the same address, and Retry brings the page', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  await beSignedIn(page)
  let isBroken = true
  await page.route(treeCall, (route) => (isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue()))
  await page.goto('/sms/exam-block?status=1')
  await expect(page.getByText('The permissions could not be loaded.')).toBeVisible()
  await expect(page).toHaveURL('/sms/exam-block?status=1')
  await expect(menu(page).getByRole('link').or(menu(page).getByRole('button'))).toHaveCount(0)
  await visit(page, '/changepassword')
  await expect(page.getByRole(...pageTitle.changePassword)).toBeVisible()
  await page.goBack()

  const again = page.waitForResponse(treeCall)
  await page.getByRole(...shell.retry).click()
  await again
  await expect(page.getByText('The permissions could not be loaded.')).toBeVisible()
  await expect(page).toHaveURL('/sms/exam-block?status=1')
  isBroken = false
  await page.getByRole(...shell.retry).click()
  await expect(page.getByRole(...pageTitle.examBlocks)).toBeVisible()
  await expect(page).toHaveURL('/sms/exam-block?status=1')
  await expect(menu(page).getByRole('link').first()).toBeVisible()
})

for (const [index, [username, path, name]] of (
  [
    ['centre@centre.test', '/dashboard/center', 'Dashboard'],
    ['university@university.test', '/dashboard/university', 'Dashboard'],
    ['student@student.test', '/dashboard/student', 'Dashboard'],
    ['admin@ncuk.test', '/sideNav/UserManagement', 'User Management'],
  ] as const
).entries())
  test(
    `${path} of ${username} says that the permissions could not be loaded, and is there after Retry`,
    journeyIfFirst(index),
    async ({ page, gate }) => {
      gate.allowNetworkErrors()
      await beSignedIn(page, username)
      let isBroken = true
      await page.route(treeCall, (route) => (isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue()))
      await page.goto(path)
      const unavailable = page.getByText('The permissions could not be loaded.')
      await expect(unavailable).toBeVisible()
      const again = page.waitForResponse(treeCall)
      await page.getByRole(...shell.retry).click()
      await again
      await expect(unavailable).toBeVisible()
      isBroken = false
      await page.getByRole(...shell.retry).click()
      await expect(heading(page, name)).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expect(unavailable).toBeHidden()
      await expect(heading(page, name)).toBeFocused()
      await expect(page).toHaveURL(path)
    },
  )

test('an unknown contact type stays at the page of refusals, after three redirects at most, and can sign out there', async ({
  page,
  gate,
}) => {
  gate.allowNetworkErrors()
  await page.route(
    signInCall,
    changed((data) => void (data['contactTypeParentName'] = 'PARENT')),
  )
  await page.goto('/login')
  const trail: string[] = []
  page.on('framenavigated', (frame) => void trail.push(new URL(frame.url()).pathname))
  await signInPage.enter(page, 'centre@centre.test')
  await expect(page.getByRole(...pageTitle.refused)).toBeVisible()
  await expect(page).toHaveURL(/\/LogInPermission$/)
  trail.length = 0
  await page.goto('/')
  await expect(page.getByRole(...pageTitle.refused)).toBeVisible()
  expect(trail.length).toBeLessThanOrEqual(4)
  await page.getByRole(...shell.home).click()
  await expect(page.getByRole(...pageTitle.refused)).toBeVisible()
  await page.getByRole(...sessionExpired.logout).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('maintenance ends every session and every path', async ({ page }) => {
  await openHome(page)
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(response.ok() ? ((await response.json()) as object) : {}), maintenance: true } })
  })
  const signOut = page.waitForRequest((request) => request.url().includes('/user/logout/'))
  await page.goto('/sms/exam-block')
  await expect(page.getByRole(...pageTitle.maintenance)).toBeVisible()
  await signOut
  for (const path of [
    '/',
    '/login',
    '/consent',
    '/LogInPermission',
    '/maintenance',
    '/certificate-management/validate-certificate-link/7',
  ]) {
    await page.goto(path)
    await expect(page.getByRole(...pageTitle.maintenance), path).toBeVisible()
    await expect(page).toHaveURL(/\/maintenance$/)
  }
  await expect(page.locator('[data-layout=maintenance]')).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('session'), localStorage.getItem('authorization')])).toEqual([null, null])
})

test('no address to return to leads off the portal, into a loop or into an exception', async ({ page, baseURL }) => {
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/login',
    '/a\r\nSet-Cookie: x=1',
    `/${'a'.repeat(4096)}`,
  ]
  for (const next of hostile) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await signInPage.enter(page, 'admin@ncuk.test')
    await expect(page, next.slice(0, 40)).toHaveURL(`${baseURL}/dashboard/ncuk-admin`)
    await page.evaluate(() => localStorage.clear())
  }
})

test('odd spellings of a refused path are refused, those of a permitted one lead to its plain form', async ({ page }) => {
  await openHome(page, 'student@student.test')
  const spellings = [
    '/sms/exam-block/',
    '/sms//exam-block',
    '/./sms/exam-block',
    '/x/../sms/exam-block',
    '/sms/%65xam-block',
    '/sms/exam%2Dblock',
    '/%73%6D%73/exam-block',
    '/sms\\exam-block',
    '/SMS/exam-block',
    '/sms/exam-block;x=1',
    '/sms/exam-block?x#y',
  ]
  for (const path of spellings) {
    await visit(page, '/dashboard/student')
    await expect(menu(page)).toBeVisible()
    await visit(page, path)
    await expect(page.getByRole(...pageTitle.refused), path).toBeVisible()
    await expect(page).toHaveURL(/\/LogInPermission$/)
  }
  await page.goto('/sms//%65xam-block/')
  await expect(page.getByRole(...pageTitle.refused)).toBeVisible()
  for (const path of ['/dashboard/student/', '/dashboard//%73tudent', '/x/../dashboard/student']) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard/student')
    await expect(menu(page)).toBeVisible()
  }
})

interface Node {
  readonly componentId: number
  readonly componentName: string
  readonly routes: unknown
  readonly permissions: readonly unknown[]
  readonly iconsName: string | null
  readonly children: readonly Node[]
}

const without = (nodes: readonly Node[], name: string): readonly Node[] =>
  nodes.filter((node) => node.componentName !== name).map((node) => ({ ...node, children: without(node.children, name) }))

const leaf = (componentId: number, componentName: string, routes: string): Node => ({
  componentId,
  componentName,
  routes,
  permissions: ['list'],
  iconsName: 'no-such-icon',
  children: [],
})

test('rights follow the server alone: what it takes away or adds changes menu and pages', journey, async ({ page, gate }) => {
  gate.allowNetworkErrors()
  await page.route(routesCall, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { route: string }[] }
    const data = answer.data.filter((entry) => !entry.route.startsWith('/sms/testblock'))
    const own = { componentName: 'ServerOnly', route: '/server/only', subRoutes: [{ route: '/server/only/:id', permission: 'list' }] }
    await route.fulfill({ response, json: { ...answer, data: [...data, own] } })
  })
  await page.route(
    treeCall,
    changed((data) => {
      const tree = without(data['routePermissions'] as Node[], 'Test Block').map((node) =>
        node.componentId === 1 ? { ...node, children: [...node.children, leaf(71, 'Hidden From Administrators', '/hidden')] } : node,
      )
      data['routePermissions'] = [...tree, leaf(900, 'Own Reports', '/own/reports')]
    }),
  )
  await openHome(page)
  await visit(page, '/sideNav/Masters')
  await expect(page.getByRole('main').getByRole(...mainMenu.examBlocks)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Test Block' })).toHaveCount(0)
  for (const path of ['/sms/testblock', '/sms/testblock/create', '/server', '/server/only/7/8']) {
    await visit(page, path)
    await expect(page.getByRole(...pageTitle.refused), path).toBeVisible()
    await visit(page, '/dashboard/ncuk-admin')
    await expect(menu(page)).toBeVisible()
  }
  for (const path of ['/own/reports', '/server/only', '/server/only/7', '/hidden']) {
    await visit(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.getByText(emptyPage.notYet)).toBeVisible()
  }
  await expect(menu(page).getByRole('link', { name: 'Own Reports' })).toHaveAttribute('href', '/own/reports')
  await visit(page, '/sideNav/EntityManagement')
  await expect(page.getByRole('main').getByRole('link').nth(1)).toBeVisible()
  await expect(page.getByText('Hidden From Administrators')).toHaveCount(0)

  await page.unroute(treeCall)
  await page.unroute(routesCall)
  await page.goto('/sms/testblock')
  await expect(page.getByRole(...pageTitle.testBlocks)).toBeVisible()
})
