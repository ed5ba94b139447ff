import type { Page } from 'playwright/test'
import { beSignedIn, createGate, expect, journey, test } from '#tests/e2e/support.ts'
import { mainMenu, pageTitle } from '#tests/pages/shell.ts'
import { signInPage } from '#tests/pages/sign-in.ts'

test('the configuration is asked for before the first script runs, and once', journey, async ({ page }) => {
  const scripts = createGate()
  await page.route('**/assets/*.js', scripts.hold)
  const asked: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/config.json') && asked.push(request.resourceType())))
  const first = page.waitForRequest('**/config.json')
  await page.goto('/sms/exam-block', { waitUntil: 'commit' })
  await first
  scripts.open()
  await expect(page.getByRole(...signInPage.submit)).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('the font is asked for once the code is on its way, and before the page is drawn', journey, async ({ page }) => {
  const [early, scripts] = [createGate(), createGate()]
  await page.route('**/before-paint.js', early.hold)
  await page.route('**/assets/*.js', scripts.hold)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.resourceType()))
  const code = page.waitForRequest('**/assets/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await code
  expect(asked).not.toContain('font')
  const font = page.waitForRequest('**/*.woff2')
  early.open()
  await font
  scripts.open()
  await expect(page.getByRole(...signInPage.submit)).toBeVisible()
  expect(asked.filter((type) => type === 'font')).toHaveLength(1)
})

/** Pages whose first reads are prefetched, and the path that these reads have in common. */
const prefetching = [
  ['/center-staging', '/sms/centre-staging/list'],
  ['/sms/university-management/staging', '/sms/institute/staging/list'],
  ['/cms/staging', '/contact-management/staging/list'],
  ['/sms/curriculumcentreadministration', '/list?'],
  ['/sms/course-management', '/sms/course/'],
  ['/dashboard/ncuk-application-portal', '/application-portal/application/'],
  ['/clearing/view-page/predicted-grades', '/clearing/predicted-grades/'],
  ['/certificate-management/dashboard', '/certificate-management/'],
  ['/asset-management/dashboard', '/asset-management/dashboard/'],
  ['/asset-management/folders', '/asset-management/content/'],
  ['/asset-management/shared-with-me', '/asset-management/shared/list'],
  ['/calendar-management', '/calendar-management/event/list?from='],
  ['/users/modulemanagement', '/user-management/module/'],
  ['/budgeting-forecasting/targets', '/dropdown?'],
  ['/academicDetails', '/sms/year/dropdown'],
  ['/reports', '/reports/'],
  ['/dap/delivery', '/dap/delivery/list'],
  ['/dap/marking', '/dap/marking/'],
  ['/sms/invoicing', '/finance/invoice/'],
] as const

for (const [path, reads] of prefetching)
  test(`${path} is read while its code is loading, and nothing of it twice`, async ({ page }) => {
    await beSignedIn(page)
    await page.goto('/dashboard/ncuk-admin')
    await page.waitForLoadState('networkidle')
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    const dashboard = (await heading.textContent()) ?? ''
    const code = createGate()
    const [before, after]: [string[], string[]] = [[], []]
    let isHeld = true
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.includes('/api/') && `${pathname}${search}`.includes(reads)) (isHeld ? before : after).push(`${pathname}${search}`)
    })
    await page.route('**/assets/*.js', code.hold)
    const first = page.waitForRequest((request) => request.url().includes(reads) && request.url().includes('/api/'))
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await first
    // Reads that are sent together are reported one after another.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    isHeld = false
    code.open()
    await expect(heading.filter({ hasNotText: new RegExp(`^${dashboard}$`) })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(new Set(before).size).toBe(before.length)
    expect(after).toEqual([])
  })

/** The placeholders that the page has had since it began, by their label and shape. */
const watchPlaceholders = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { placeholders: seen })
    const look = () => {
      for (const one of document.querySelectorAll('[role=status][aria-busy=true]'))
        seen.add(`${one.getAttribute('aria-label')} ${one.getAttribute('data-shape') ?? ''}`.trim())
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
const placeholdersOf = (page: Page) => page.evaluate(() => [...(Reflect.get(window, 'placeholders') as Set<string>)])
const forget = (page: Page) => page.evaluate(() => (Reflect.get(window, 'placeholders') as Set<string>).clear())

for (const path of ['/login', '/sms/exam-block', '/', '/forgotpassword'])
  test(`without a session ${path} shows its page at the first drawing, without a placeholder`, async ({ page }) => {
    await watchPlaceholders(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await placeholdersOf(page)).toEqual([])
  })

test('the page after sign-in waits in its own shape, and its code and rows are asked for before it is drawn', journey, async ({ page }) => {
  const tree = createGate()
  await page.route('**/contact/route/permission/details/*', tree.hold)
  await watchPlaceholders(page)
  const code = page.waitForResponse(/AdminBlockListPage/)
  await page.goto('/sms/exam-block')
  await signInPage.fill(page, 'admin@ncuk.test')
  // The code is fetched while the form is filled in.
  await code
  await page.getByRole(...signInPage.submit).click()
  await expect(page.locator('[data-shape=list]')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await placeholdersOf(page)).toEqual(['Loading list'])
  await forget(page)

  const rows = createGate()
  const asked = page.waitForRequest('**/sms/examblock/list?*')
  await page.route('**/sms/examblock/list?*', rows.hold)
  tree.open()
  await asked
  await expect(page.getByRole(...pageTitle.examBlocks)).toBeFocused()
  expect(await placeholdersOf(page)).not.toContain('Loading')
  rows.open()
  await expect(page.locator('[data-row]').first()).toBeVisible()
})

test('the page after sign-in is rendered once, with its rows, when the answers come soon', async ({ page }) => {
  await page.clock.install()
  await watchPlaceholders(page)
  await page.goto('/sms/exam-block')
  await signInPage.fill(page, 'admin@ncuk.test')
  // The clock stands still, so the answers come in time on a slow machine too.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole(...signInPage.submit).click()
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expect(page).toHaveURL(/exam-block$/)
  expect(await placeholdersOf(page)).toEqual([])
})

test('a page asks for its code and for its rows at once, and for its rows once', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/dashboard/ncuk-admin')
  const link = page.getByRole('main').getByRole(...mainMenu.examBlocks)
  await expect(link).toBeVisible()
  const [code, rows] = [createGate(), createGate()]
  const calls: string[] = []
  page.on('request', (request) => void (request.url().includes('/sms/examblock/list?') && calls.push(request.url())))
  await page.route(/AdminBlockListPage/, code.hold)
  await page.route('**/sms/examblock/list?*', rows.hold)
  const both = Promise.all([page.waitForRequest(/AdminBlockListPage/), page.waitForRequest('**/sms/examblock/list?*')])
  await link.evaluate((element: HTMLElement) => element.click())
  await both
  rows.open()
  code.open()
  await expect(page.locator('[data-row]').first()).toBeVisible()
  expect(calls).toHaveLength(1)
})
