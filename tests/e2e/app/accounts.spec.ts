import type { Page } from 'playwright/test'
import { expect, expectAccessible, journey, openHome, test, visit } from '#tests/e2e/support.ts'
import { blockListPage } from '#tests/pages/block-list.ts'
import { emptyPage, pageTitle, shell } from '#tests/pages/shell.ts'
import { signInPage } from '#tests/pages/sign-in.ts'

const accounts = [
  { username: 'admin@ncuk.test', home: '/dashboard/ncuk-admin', profile: /^\/profile$/, refused: '/dashboard/student' },
  { username: 'viewer@ncuk.test', home: '/dashboard/ncuk-admin', profile: /^\/profile$/, refused: '/sms/exam-block/create' },
  {
    username: 'centre@centre.test',
    home: '/dashboard/center',
    profile: /^\/lead-management\/center-registration\/edit\/[\w-]{22,}$/,
    refused: '/sms/exam-block',
  },
  { username: 'university@university.test', home: '/dashboard/university', profile: /^\/profile$/, refused: '/dashboard/ncuk-admin' },
  {
    username: 'student@student.test',
    home: '/dashboard/student',
    profile: /^\/lead-management\/regular-registration\/regular-registration-edit\/[\w-]{22,}$/,
    refused: '/sms/exam-block',
  },
] as const

const leftWhenSignedIn = ['/login', '/updatePassword', '/certificate-management/validate-certificate', '/maintenance', '/consent']
const keptWhenSignedIn = {
  '/forgotpassword': 'public',
  '/updatePassword/a-key': 'public',
  '/LogInPermission': 'public',
  '/certificate-management/validate-certificate-link': 'maintenance',
  '/certificate-management/validate-certificate-link/7': 'maintenance',
}

const pathOf = (page: Page) => new URL(page.url()).pathname
const menu = (page: Page) => page.getByRole(...shell.main)
const framed = (page: Page, layout: string) => page.locator(`[data-layout=${layout}]`)
const padding = (page: Page) => page.getByRole('main').evaluate((main) => getComputedStyle(main).padding)

/** Every path that the page's address has had, in order. */
function trailOf(page: Page): string[] {
  const trail: string[] = []
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && trail.push(new URL(frame.url()).pathname)))
  return trail
}

for (const { username, home, profile, refused } of accounts)
  test(`${username} lands, moves and is refused as the permissions say`, async ({ page }) => {
    const trail = trailOf(page)
    const answer = page.waitForResponse((response) => response.url().includes('/contact/route/permission/details/'))
    await page.goto('/')
    await expect(page).toHaveURL(/\/login$/)
    await expect(menu(page)).toHaveCount(0)
    await signInPage.enter(page, username)
    await expect(page).toHaveURL(home)
    const isStudent = username.startsWith('student')
    expect(trail.includes('/LogInPermission')).toBe(!isStudent)
    expect(trail).not.toContain('/consent')

    // The shell: menu as the tree says, no room around the dashboard, the menu of the profile.
    const { data } = (await (await answer).json()) as { data: unknown }
    const [{ routePermissions }] = [data].flat() as [{ routePermissions: { componentName: string }[] }]
    const names = routePermissions.map(({ componentName }) =>
      username.startsWith('centre') && componentName === 'Entity Management' ? 'Pathway Management' : componentName,
    )
    await expect(menu(page).getByRole('link').or(menu(page).getByRole('button'))).toHaveText(names)
    await expect(framed(page, 'appFlush')).toBeVisible()
    expect(await padding(page)).toBe('0px')
    await page.getByRole(...shell.profileMenu).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Change Password', 'Logout'])
    await page.getByRole(...shell.profile).click()
    await expect.poll(() => pathOf(page)).toMatch(profile)
    const own = pathOf(page)
    await expect(framed(page, 'app')).toBeVisible()
    expect(await padding(page)).not.toBe('0px')

    // Pages that stand for another one, public pages among them.
    for (const path of ['/', ...leftWhenSignedIn]) {
      await visit(page, path)
      await expect(page, path).toHaveURL(home)
    }
    await visit(page, '/profile')
    await expect(page).toHaveURL(own)
    for (const [path, marker] of Object.entries(keptWhenSignedIn)) {
      await visit(page, path)
      await expect(framed(page, marker), path).toBeVisible()
      expect(pathOf(page)).toBe(path)
      await expect(menu(page)).toHaveCount(0)
    }

    // A page that was not given to them.
    await page.goto(refused)
    await expect(page).toHaveURL(/\/LogInPermission$/)
    await expect(page.getByRole(...pageTitle.refused)).toBeVisible()
    await expect(page.getByText(emptyPage.refused)).toBeVisible()
    await page.reload()
    await expect(page.getByRole(...pageTitle.refused)).toBeVisible()
    await expect(page).toHaveURL(/\/LogInPermission$/)
    await page.getByRole(...shell.home).click()
    await expect(page).toHaveURL(home)
  })

test('signed out, public pages open and all others lead to sign-in and back to where one wanted to go', journey, async ({ page }) => {
  await page.goto('/forgotpassword')
  for (const [path, marker] of Object.entries({
    ...keptWhenSignedIn,
    '/updatePassword': 'public',
    '/certificate-management/validate-certificate': 'public',
    '/maintenance': 'maintenance',
  })) {
    await visit(page, path)
    await expect(framed(page, marker), path).toBeVisible()
    expect(pathOf(page)).toBe(path)
    await expect(menu(page).or(page.getByRole(...shell.profileMenu))).toHaveCount(0)
  }
  for (const path of ['/', '/consent']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
  await page.goto('/sms/exam-block?status=1')
  await expect(page).toHaveURL(/\/login\?next=/)
  await signInPage.enter(page, 'admin@ncuk.test')
  await expect(page).toHaveURL('/sms/exam-block?status=1')
  await expect(page.getByRole(...pageTitle.examBlocks)).toBeVisible()

  await shell.signOut(page)
})

test('a university’s invoices, a centre’s results and a student’s own results are under addresses of their own', async ({ page }) => {
  await openHome(page, 'university@university.test')
  await visit(page, '/sms/invoicing')
  await expect(page).toHaveURL(/\/sms\/invoicing\/fixed-invoices-institutes\/university-view\/[\w-]{22,}$/)
  await expect(page.getByRole(...pageTitle.northgateStatement)).toBeVisible()
  await shell.signOut(page)

  await openHome(page, 'centre@centre.test')
  await visit(page, '/sideNav/Results')
  await expect(page).toHaveURL(/\/results$/)
  await expect(page.getByRole(...pageTitle.results)).toBeVisible()
  await shell.signOut(page)

  await openHome(page, 'student@student.test')
  const results = menu(page).getByRole('link', { name: 'Results' })
  await expect(results).toHaveAttribute('href', /^\/results\/student-results\/[\w-]{22,}$/)
  await results.click()
  await expect(page).toHaveURL(/\/results\/student-results\/[\w-]{22,}$/)
  await expect(page.getByRole(...pageTitle.ownResults)).toBeVisible()
})

test('someone who may only look opens lists by deep link, and is refused what changes them', async ({ page }) => {
  await page.goto('/sms/exam-block')
  await signInPage.enter(page, 'viewer@ncuk.test')
  await expect(page.getByRole(...pageTitle.examBlocks)).toBeVisible()
  await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible()
  await expect(page.getByRole(...blockListPage.create).or(page.getByRole(...blockListPage.createButton))).toHaveCount(0)
  for (const path of [
    '/sms/exam-block/create',
    '/sms/exam-block/Examcentreadministration?examBlockId=sGm2qWb0mF4hYw9o5l1k7A',
    '/sms/exam-block/DefineExam',
    '/sms/exam-block/edit/sGm2qWb0mF4hYw9o5l1k7A',
    '/sms/testblock/create',
    '/sms/moduleproperties/create',
    '/users/users/edit/7',
  ]) {
    await visit(page, '/sms/exam-block')
    await expect(page.getByRole(...pageTitle.examBlocks)).toBeVisible()
    await visit(page, path)
    await expect(page.getByRole(...pageTitle.refused), path).toBeVisible()
  }
})

test('each layout stands on the pages that it is for', async ({ page }) => {
  await openHome(page)
  for (const [path, marker, room] of [
    ['/sideNav/QualificationManagement&Administration', 'appFlush', /^0px$/],
    ['/dashboard/ncuk-admin', 'appFlush', /^0px$/],
    ['/sms/exam-block', 'app', /[1-9]/],
    ['/results', 'app', /[1-9]/],
  ] as const) {
    await visit(page, path)
    await expect(framed(page, marker), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await padding(page)).toMatch(room)
  }
  await expectAccessible(page)
})
