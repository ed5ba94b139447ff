import type { Page, Request } from 'playwright/test'
import { bodyOf, consentsAtSignIn, expect, expectAccessible, journey, test } from '#tests/e2e/support.ts'
import { consentPage } from '#tests/pages/consent.ts'
import { kit } from '#tests/pages/kit.ts'
import { shell } from '#tests/pages/shell.ts'
import { policyDialog, signInPage } from '#tests/pages/sign-in.ts'

const api = '**/api/aggregate/v1'
const newStudent = 'newstudent@student.test'

async function signInTo(page: Page, address = '/login'): Promise<void> {
  await page.goto(address)
  await signInPage.enter(page, newStudent)
  await expect(page).toHaveURL(/\/consent$/)
}

const mandatory = (page: Page) => page.getByRole(...consentPage.mandatory)
const optional = (page: Page) => page.getByRole(...consentPage.optional)
const acceptButton = (page: Page) => page.getByRole(...policyDialog.accept)
const menuOf = (page: Page) => page.getByRole(...shell.main)
const isConsentCall = (request: Request) => request.url().includes('/student/consent/status/update/')

/** Every consent that was sent, as the aggregator received it. */
function consentsOf(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => void (isConsentCall(request) && sent.push([request.method(), JSON.parse(request.postData() ?? 'null')])))
  return sent
}

const stored = (page: Page) =>
  page.evaluate(() => {
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}')
    const { mandatoryConsent, nonMandatoryConsent } = read('session')
    return { flags: [mandatoryConsent, nonMandatoryConsent], consent: read('authorization').consentInfo?.consent }
  })

test('a new student gives both consents, by the rules of each, and is not asked again', journey, async ({ page }) => {
  const sent = consentsOf(page)
  await signInTo(page)
  const dialog = mandatory(page)
  await expect(dialog).toContainText('1 of 2')
  await expect(menuOf(page)).toHaveCount(0)
  await expectAccessible(page)

  // Neither ticked nor viewed: an attempt says so, in red and tied to the box, and sends nothing.
  const box = dialog.getByRole('checkbox')
  const required = dialog.getByText(consentPage.required)
  await expect(acceptButton(page)).toBeDisabled()
  await acceptButton(page).click({ force: true })
  await expect(required).toBeVisible()
  await expect(box).toHaveAccessibleDescription('Mandatory Consent (required)')
  await expect(box).toBeFocused()
  const [red = 0, green = 0, blue = 0] = await required.evaluate((text) => (getComputedStyle(text).color.match(/\d+/g) ?? []).map(Number))
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  await expectAccessible(page)

  // Ticked, not viewed.
  await box.check()
  await expect(required).toBeHidden()
  await expect(acceptButton(page)).toBeDisabled()
  await acceptButton(page).click({ force: true })
  await expect(page.getByRole(...signInPage.openPolicy)).toBeFocused()

  // Ticked and viewed; then viewed, not ticked: Enter on the box, and on the text of the dialog.
  await policyDialog.read(page)
  await expect(page.getByRole(...signInPage.openPolicy)).toBeFocused()
  await expect(acceptButton(page)).toBeEnabled()
  await box.uncheck()
  await expect(acceptButton(page)).toBeDisabled()
  await box.press('Enter')
  await expect(required).toBeVisible()
  await box.check()
  await box.uncheck()
  await dialog.getByText('To create and run your account').click()
  await page.keyboard.press('Enter')
  await expect(required).toBeVisible()

  // Nothing but its buttons closes it, and the focus stays inside.
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await page.mouse.click(20, 450)
  await expect(dialog).toBeVisible()
  expect(sent).toEqual([])

  await box.check()
  await acceptButton(page).evaluate((button: HTMLButtonElement) => Array.from({ length: 10 }, () => button.click()))
  await expect(optional(page)).toContainText('2 of 2')
  expect(sent).toEqual([['PUT', { userId: 106, consentDetails: [{ status: 1, consentType: 'MANDATORY_CONSENT' }] }]])
  await expect(page).toHaveURL(/\/consent$/)
  await expect.poll(async () => (await stored(page)).flags).toEqual([1, 0])
  await expectAccessible(page)

  await expect(acceptButton(page)).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(optional(page)).toBeVisible()
  await optional(page).getByRole('checkbox').check()
  await acceptButton(page).click()
  await expect(page).toHaveURL(/\/dashboard\/student$/)
  await expect(menuOf(page)).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(['PUT', { userId: 106, consentDetails: [{ status: 1, consentType: 'NON_MANDATORY_CONSENT' }] }])
  expect(await stored(page)).toEqual({
    flags: [1, 1],
    consent: {
      MANDATORY_CONSENT: { consentType: 'MANDATORY_CONSENT', status: 1 },
      NON_MANDATORY_CONSENT: { consentType: 'NON_MANDATORY_CONSENT', status: 1 },
    },
  })

  await page.goto('/consent')
  await expect(page).toHaveURL(/\/dashboard\/student$/)
  await shell.signOut(page)
  await signInPage.enter(page, newStudent)
  await expect(page).toHaveURL(/\/dashboard\/student$/)
})

test('a consent that the aggregator refuses says why for a while, and the dialog stays to try again', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  await page.request.post('/__aggregator/reset', {
    data: { faults: [{ operationId: 'updateConsent', status: 400, description: 'Consents are closed until noon.' }] },
  })
  await signInTo(page)
  await policyDialog.read(page)
  await mandatory(page).getByRole('checkbox').check()
  await acceptButton(page).click()
  await expect(page.getByText('Consents are closed until noon.')).toBeVisible()
  await expect(mandatory(page)).toBeVisible()
  await expect(mandatory(page).getByRole('checkbox')).toBeChecked()
  await expect(page.getByText('Consents are closed until noon.')).toBeHidden()
  await acceptButton(page).click()
  await expect(optional(page)).toBeVisible()

  await page.route(`${api}/student/consent/status/update/*`, (route) => route.abort(), { times: 1 })
  await optional(page).getByRole('checkbox').check()
  await acceptButton(page).click()
  await expect(page.getByText(kit.wentWrong)).toBeVisible()
  await expect(optional(page)).toBeVisible()
  await acceptButton(page).click()
  await expect(page).toHaveURL(/\/dashboard\/student$/)
})

test('Cancel on the mandatory consent signs out, whatever the aggregator answers, and Back does not return', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  const answers = [
    { status: 200, json: { code: 200, message: 'OK', description: ['Success'], data: null } },
    { status: 500, body: '' },
    null,
    'never',
  ] as const
  for (const answer of answers) {
    await signInTo(page)
    const calls: string[] = []
    await page.route(`${api}/user/logout/*`, async (route) => {
      calls.push(route.request().method())
      if (answer === 'never') return
      await (answer === null ? route.abort() : route.fulfill(answer))
    })
    await mandatory(page)
      .getByRole(...kit.cancel)
      .dblclick()
    await expect(page).toHaveURL(/\/login$/, { timeout: 2000 })
    expect(calls).toEqual(['PUT'])
    expect(await page.evaluate(() => [localStorage.getItem('session'), localStorage.getItem('authorization')])).toEqual([null, null])
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute(`${api}/user/logout/*`)
    await page.goto('about:blank')
  }
})

test('Cancel on the optional consent sends nothing, leads on, and the next sign-in asks for it alone', async ({ page }) => {
  const sent = consentsOf(page)
  await consentsAtSignIn(page, 1, 0)
  await signInTo(page)
  await expect(mandatory(page)).toHaveCount(0)
  await expect(optional(page)).not.toContainText('of 2')
  await optional(page).getByRole('checkbox').check()
  await optional(page)
    .getByRole(...kit.cancel)
    .click()
  await expect(page).toHaveURL(/\/dashboard\/student$/)
  await expect(menuOf(page)).toBeVisible()
  expect(sent).toEqual([])

  await shell.signOut(page)
  await consentsAtSignIn(page, 1, 0)
  await signInPage.enter(page, newStudent)
  await expect(optional(page)).toBeVisible()
  await expect(page).toHaveURL(/\/consent$/)
})

test('a student who lacks only the mandatory consent is asked for that one alone', async ({ page }) => {
  await consentsAtSignIn(page, 0, 1)
  await signInTo(page)
  await expect(mandatory(page)).not.toContainText('of 2')
  await policyDialog.read(page)
  await mandatory(page).getByRole('checkbox').check()
  const answer = page.waitForResponse((response) => isConsentCall(response.request()))
  await acceptButton(page).click()
  expect(bodyOf(await answer)).toEqual({ userId: 106, consentDetails: [{ status: 1, consentType: 'MANDATORY_CONSENT' }] })
  await expect(page).toHaveURL(/\/dashboard\/student$/)
})

test('no way leads past the mandatory consent right after sign-in: deep link, Back, reload, second tab', async ({ page, context }) => {
  const read: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) read.push(pathname.split('/').slice(4, 7).join('/'))
  })
  await page.goto('/forgotpassword')
  await page.goto('/results?status=1')
  await expect(page).toHaveURL(/\/login\?next=/)
  await signInPage.enter(page, newStudent)
  await expect(page).toHaveURL(/\/consent$/)
  await expect(mandatory(page)).toBeVisible()

  await page.evaluate(() => window.history.pushState(null, '', '/results'))
  await expect(page).toHaveURL(/\/consent$/)
  await expect(mandatory(page)).toBeVisible()
  await page.goBack()
  await expect(mandatory(page)).toBeVisible()
  await page.reload()
  await expect(mandatory(page)).toBeVisible()
  await expect(page).toHaveURL(/\/consent$/)
  expect(new Set(read)).toEqual(new Set(['user/login', 'contact/routes', 'contact-management/contact/route']))

  const second = await context.newPage()
  await second.goto('/consent')
  await expect(mandatory(second)).toBeVisible()
  await policyDialog.read(second)
  await mandatory(second).getByRole('checkbox').check()
  await acceptButton(second).click()
  await expect(optional(second)).toBeVisible()
  // What was given in one tab is not asked in the other.
  await expect(optional(page)).toBeVisible()
})

test('a student without any consent who opens a page directly sees it bare, and is not led away', async ({ page }) => {
  await signInTo(page)
  await page.goto('/dashboard/student')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/student$/)
  for (const landmark of ['navigation', 'banner', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /notification|profile menu/i })).toHaveCount(0)
  await expectAccessible(page)
})

test('the policy counts as viewed once it says that it was not found, and no other address is opened', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  let data: readonly string[] = []
  await page.route('**/api/aggregate/v1/**/*fileName=*', (route) =>
    route.fulfill({ json: { code: 200, message: 'OK', description: ['Success'], data } }),
  )
  await signInTo(page)
  const policy = page.getByRole(...policyDialog.layer)
  for (const address of ['javascript:alert(document.domain)', 'http://files.example.org/policy.pdf', '//evil.example/policy.pdf', null]) {
    data = address === null ? [] : [address]
    await page.getByRole(...signInPage.openPolicy).click()
    await expect(policy.getByRole('alert')).toHaveText('Privacy policy file not found.')
    await expect(policy.getByRole('link')).toHaveCount(0)
    if (address === null) await policy.getByRole(...policyDialog.accept).click()
    else await policy.getByRole(...kit.cancel).click()
    await expect(policy).toBeHidden()
  }
  await expect(mandatory(page).getByRole('checkbox')).toBeChecked()
  await expect(acceptButton(page)).toBeEnabled()
})
