import type { BrowserContext, Page } from 'playwright/test'
import { expect, expectAccessible, journey, signIn, takeClock, test } from '#tests/e2e/support.ts'
import { blockDetailsPage } from '#tests/pages/block-wizard.ts'
import { call, openNewBlock } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { sessionExpired } from '#tests/pages/session-expired.ts'
import { shell } from '#tests/pages/shell.ts'
import { signInPage } from '#tests/pages/sign-in.ts'

const minute = 60_000
const api = '**/api/aggregate/v1'
const refreshPath = '/user/token/generate'

const question = (page: Page) => page.getByRole(...sessionExpired.question)
const resetButton = (page: Page) => question(page).getByRole(...sessionExpired.reset)
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null') as Record<string, unknown> | null)

/** Counts the calls of all tabs to a path. */
function count(context: BrowserContext, method: string, path: string) {
  const calls: string[] = []
  context.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.includes(path)) calls.push(request.url())
  })
  return calls
}

/** Signs in on a clock that the test moves; the tokens live half an hour. */
async function begin(page: Page) {
  await takeClock(page)
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** A form with something typed, left alone until the session has expired. */
async function leaveAlone(page: Page) {
  await begin(page)
  await openNewBlock(page)
  await page.getByLabel(...blockDetailsPage.name).pressSequentially('Half done')
  await page.clock.runFor(31 * minute)
  await expect(question(page)).toBeVisible()
}

test('whoever was away is asked, in front of everything, and goes on where they were', async ({ page, context }) => {
  const refreshes = count(context, 'POST', refreshPath)
  await begin(page)
  await openNewBlock(page)
  const field = page.getByLabel(...blockDetailsPage.name)
  await field.pressSequentially('Half done')
  await page.clock.runFor(29 * minute)
  await expect(question(page)).toHaveCount(0)
  await page.clock.runFor(2 * minute)
  await expect(question(page)).toContainText('Your session has been expired, do you want to reset it?')
  await expect(resetButton(page)).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.mouse.move(300, 300)
  await page.clock.runFor(minute)
  await expect(question(page).getByRole('button')).toHaveText(['Logout', 'Reset Session'])
  expect(refreshes).toEqual([])

  const before = await stored(page)
  const renewed = call(page, 'POST', refreshPath)
  await resetButton(page).click()
  const answer = await renewed
  const sent = JSON.parse(answer.request().postData() ?? '') as unknown
  expect(sent).toEqual({ userId: before?.['userId'], refreshToken: before?.['refresh_token'] })
  await expect(question(page)).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Half done')
  const { data } = (await answer.json()) as { data: { access_token: string; refresh_token: string } }
  expect(await stored(page)).toMatchObject({ token: data.access_token, refresh_token: data.refresh_token })

  await page.clock.runFor(29 * minute)
  await expect(question(page)).toHaveCount(0)
  await page.clock.runFor(2 * minute)
  await expect(question(page)).toBeVisible()
})

test('Logout is a normal sign-out, which asks first where it loses work', async ({ page, context }) => {
  const puts = count(context, 'PUT', '/user/logout/')
  const refreshes = count(context, 'POST', refreshPath)
  await leaveAlone(page)
  await question(page)
    .getByRole(...sessionExpired.logout)
    .click()
  const leaving = page.getByRole(...kit.leaveUnsaved)
  await leaving.getByRole(...kit.no).click()
  await expect(question(page).getByRole(...sessionExpired.logout)).toBeFocused()
  expect(puts).toEqual([])
  await question(page)
    .getByRole(...sessionExpired.logout)
    .click()
  await leaving.getByRole(...kit.yes).click()
  await expect(page).toHaveURL(/\/login$/)
  expect([puts.length, refreshes.length, await stored(page)]).toEqual([1, 0, null])
})

test('a refused renewal signs out; without a refresh token none is asked for', async ({ page, context }) => {
  const refreshes = count(context, 'POST', refreshPath)
  await leaveAlone(page)
  await page.route(`${api}${refreshPath}`, (route) =>
    route.fulfill({ status: 400, json: { code: 400, message: 'Bad Request', description: 'The session cannot be renewed.', data: null } }),
  )
  await resetButton(page).click()
  await expect(page).toHaveURL(/\/login/)
  expect([refreshes.length, await stored(page)]).toEqual([1, null])
  // What was typed waits for the same person.
  expect(await page.evaluate(() => Object.values(localStorage).some((text: string) => text.includes('Half done')))).toBe(true)

  await page.unroute(`${api}${refreshPath}`)
  await signIn(page)
  await page.clock.runFor(31 * minute)
  await expect(question(page)).toBeVisible()
  await page.evaluate(() => {
    const { refresh_token: _gone, ...rest } = JSON.parse(localStorage.getItem('session') ?? '{}') as Record<string, unknown>
    localStorage.setItem('session', JSON.stringify(rest))
  })
  await resetButton(page).click()
  await expect(page).toHaveURL(/\/login/)
  expect([refreshes.length, await stored(page)]).toEqual([1, null])
})

test('no answer is no refusal: three tries, a message, and another try', async ({ page, context, gate }) => {
  gate.allowNetworkErrors()
  const refreshes = count(context, 'POST', refreshPath)
  await leaveAlone(page)
  await page.route(`${api}${refreshPath}`, (route) => route.fulfill({ status: 503, body: '' }), { times: 3 })
  await resetButton(page).click()
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(question(page).getByRole('alert')).toContainText('The server did not respond.', { timeout: 100 })
  }).toPass()
  expect(refreshes).toHaveLength(3)
  await resetButton(page).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('Half done')
})

test('it stands above a question that is open already, and is answered by no one who is typing', async ({ page, context }) => {
  const refreshes = count(context, 'POST', refreshPath)
  await begin(page)
  await openNewBlock(page)
  const field = page.getByLabel(...blockDetailsPage.name)
  await field.pressSequentially('Half done')
  await page.getByRole(...kit.backToList).click()
  const leaving = page.getByRole(...kit.leaveForList)
  await expect(leaving).toBeVisible()
  await page.clock.runFor(31 * minute)
  await expect(resetButton(page)).toBeFocused()
  await resetButton(page).press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(leaving).toBeVisible()
  await expect(leaving.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(leaving).toHaveCount(0)
  await expect(field).toHaveValue('Half done')
  expect(refreshes).toHaveLength(1)
})

test('those at work are offered to stay a minute before, and are not asked when the tokens end', async ({ page, context }) => {
  const refreshes = count(context, 'POST', refreshPath)
  await begin(page)
  await openNewBlock(page)
  const field = page.getByLabel(...blockDetailsPage.name)
  const stay = page.getByRole(...sessionExpired.stay)
  await page.clock.runFor(28 * minute)
  await field.pressSequentially('A')
  await expect(stay).toHaveCount(0)
  await page.clock.runFor(minute - 10_000)
  await field.pressSequentially('B')
  await page.clock.runFor(20_000)
  await expect(stay).toBeVisible()
  await expectAccessible(page)
  await stay.click()
  await expect(stay).toHaveCount(0)
  await expect(field).toBeFocused()
  expect(refreshes).toHaveLength(1)

  for (let minutes = 0; minutes < 40; minutes += 1) {
    await page.keyboard.press('Shift')
    await page.clock.runFor(minute)
  }
  await expect(question(page)).toHaveCount(0)
  await expect(stay).toBeVisible()
  await expect(field).toHaveValue('AB')
})

test('tabs share input, question and answer', async ({ page, context }) => {
  await begin(page)
  const other = await context.newPage()
  await other.goto('/dashboard/ncuk-admin')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  // A page behind another one waits long for each frame.
  await page.bringToFront()
  for (let minutes = 0; minutes < 20; minutes += 1) {
    await page.mouse.move(200 + minutes, 200)
    await page.clock.runFor(minute)
  }
  await page.clock.runFor(25 * minute)
  await expect(question(page)).toHaveCount(0)
  await expect(question(other)).toHaveCount(0)
  await page.clock.runFor(6 * minute)
  await expect(question(page)).toBeVisible()
  await expect(question(other)).toBeVisible()
  const refreshes = count(context, 'POST', refreshPath)
  await resetButton(other).click()
  await expect(question(other)).toHaveCount(0)
  await expect(question(page)).toHaveCount(0)
  expect(refreshes).toHaveLength(1)

  await page.clock.runFor(31 * minute)
  await expect(question(other)).toBeVisible()
  await question(page)
    .getByRole(...sessionExpired.logout)
    .click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
})

test('a tab at the form follows a sign-in in another tab as a reload does; an unusable session leaves what was typed', async ({
  page,
  context,
}) => {
  const signIns = count(context, 'POST', '/user/login')
  const other = await context.newPage()
  await other.goto('/login')
  await other.getByLabel(...signInPage.username).fill('ada@')
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('session', '{"userId":null}'))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  await expect(other.getByLabel(...signInPage.username)).toHaveValue('ada@')
  await expect(other.getByRole(...signInPage.submit)).not.toHaveAttribute('aria-busy', 'true')

  await signIn(page)
  await expect(other).toHaveURL(/\/dashboard\/ncuk-admin$/)
  await expect(other.getByRole(...shell.profileMenu)).toBeVisible()
  expect(signIns).toHaveLength(1)
})

test(
  'an expired token is renewed once, at work and by a reload; an unavailable server ends no session',
  journey,
  async ({ page, context, gate }) => {
    gate.allowNetworkErrors()
    const refreshes = count(context, 'POST', refreshPath)
    const signIns = count(context, 'POST', '/user/login')
    await begin(page)
    await page.clock.runFor(20 * minute)
    await page.keyboard.press('Shift')
    // The test cannot move the clock of the aggregator: a token that it does not know stands for one that has expired.
    const endToken = () =>
      page.evaluate(() => {
        const session = JSON.parse(localStorage.getItem('session') ?? '{}') as Record<string, unknown>
        localStorage.setItem('session', JSON.stringify({ ...session, token: 'ended' }))
      })
    await endToken()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The frame stands before the first call is rejected.
    await expect.poll(() => [refreshes.length, signIns.length]).toEqual([1, 1])
    // A renewal that is still on its way would overwrite what is stored next.
    await expect.poll(async () => (await stored(page))?.['token']).not.toBe('ended')

    await endToken()
    await page.route(`${api}${refreshPath}`, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/sms/exam-block')
    const retry = page.getByRole(...shell.retry)
    await expect(async () => {
      await page.clock.runFor(500)
      await expect(retry).toBeVisible({ timeout: 100 })
    }).toPass()
    expect((await stored(page))?.['refresh_token']).toEqual(expect.any(String))
    await page.unroute(`${api}${refreshPath}`)
    await retry.click()
    await expect(page.getByRole('table')).toBeVisible()
    expect([signIns.length, await page.getByRole('alertdialog').count()]).toEqual([1, 0])
  },
)

test('a reload is no way round the question', async ({ page, context }) => {
  const refreshes = count(context, 'POST', refreshPath)
  await begin(page)
  await page.clock.runFor(31 * minute)
  await expect(question(page)).toBeVisible()
  await page.reload()
  await expect(question(page)).toBeVisible()
  expect(refreshes).toEqual([])
  await resetButton(page).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a lost network is said on every page until it is back, and its return for three seconds', async ({ page, context, gate }) => {
  gate.allowNetworkErrors()
  const lost = page.getByText(shell.offline)
  const back = page.getByText(shell.online)
  await takeClock(page)
  await page.goto('/login')
  await expect(page.getByRole(...signInPage.submit)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(back).toHaveCount(0)
  const isOffline = async (is: boolean) => {
    await context.setOffline(is)
    await expect(is ? lost : back).toBeVisible()
  }
  await isOffline(true)
  await page.clock.runFor(minute)
  await expect(lost).toBeVisible()
  await expectAccessible(page)
  await isOffline(false)
  await expect(lost).toHaveCount(0)
  await page.clock.runFor(3100)
  await expect(back).toHaveCount(0)

  await signIn(page)
  // Code of the dashboard that could not be fetched while offline would be an error in the console.
  await page.waitForLoadState('networkidle')
  for (let change = 0; change < 5; change += 1) {
    await isOffline(true)
    await expect(lost).toHaveCount(1)
    await isOffline(false)
    await expect(back).toHaveCount(1)
    await expect(lost).toHaveCount(0)
  }
  await page.clock.runFor(3100)
  await expect(back).toHaveCount(0)
})
