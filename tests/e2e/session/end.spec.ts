import type { Page, Route } from 'playwright/test'
import { expect, journeyIfFirst, signIn, takeClock, test } from '#tests/e2e/support.ts'
import { blockDetailsPage } from '#tests/pages/block-wizard.ts'
import { openNewBlock } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { shell } from '#tests/pages/shell.ts'
import { signInPage } from '#tests/pages/sign-in.ts'

const signOuts = '**/api/aggregate/v1/user/logout/*'

const situations: Readonly<Record<string, (route: Route) => unknown>> = {
  agrees: (route) => route.continue(),
  'rejects the token': (route) => route.fulfill({ status: 401, json: { code: 401, message: '', description: 'Expired.', data: null } }),
  fails: (route) => route.fulfill({ status: 500, body: '' }),
  'never answers': () => {},
  'cannot be reached': (route) => route.abort('internetdisconnected'),
}

/** Everything that a browser keeps of a page, as one text. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const records = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<unknown>((resolve) => {
            const opening = indexedDB.open(name)
            opening.addEventListener('success', () => {
              const { result } = opening
              const [store] = result.objectStoreNames
              if (store === undefined) return resolve(null)
              const reading = result.transaction(store).objectStore(store).getAll()
              reading.addEventListener('success', () => resolve(reading.result))
            })
          }),
      ),
    )
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      records,
      window.name,
      window.history.state,
      document.cookie,
    ])
  })

for (const [index, [situation, answer]] of Object.entries(situations).entries())
  test(
    `signing out leaves nothing, within a second and with one call, when the aggregator ${situation}`,
    journeyIfFirst(index),
    async ({ page, gate }) => {
      gate.allowNetworkErrors()
      await takeClock(page)
      await signIn(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await keptBy(page)).toContain('admin@ncuk.test')
      let calls = 0
      await page.route(signOuts, (route) => {
        calls += 1
        return answer(route)
      })
      await page.getByRole(...shell.profileMenu).click()
      await expect(page.getByRole(...shell.logout)).toBeVisible()
      await page.clock.pauseAt(new Date(Date.now() + 600_000))
      await page.getByRole(...shell.logout).click()
      await page.clock.runFor(1000)
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByRole(...signInPage.submit)).toBeVisible()
      // The form stands before the call has left the browser.
      await expect.poll(() => calls).toBe(1)
      expect(await keptBy(page)).not.toMatch(/admin@ncuk|Alexandrina|token|refresh|userId|contactId|lastActivity/i)
    },
  )

test('a browser that keeps nothing works for one page, and says so once', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('Blocked.', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, blocked)
  })
  await signIn(page)
  await expect(page.getByText('Browser storage is full or blocked.')).toHaveCount(1)
  await page
    .getByRole('link', { name: /Qualification Management/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Qualification Management/ })).toBeVisible()
  await shell.signOut(page)
})

test.describe('a stored session of another kind', () => {
  for (const [kind, text] of Object.entries({
    'broken off': '{"token":"abc","userId":',
    'of another release': '{"version":99,"user":{"id":1}}',
    'no session at all': '[1,2,3]',
    'with a key that reaches for a prototype': '{"__proto__":{"token":"abc","userId":1}}',
    'far too long': `"${'x'.repeat(3_000_000)}"`,
  }))
    test(`is dropped, and nothing else is: ${kind}`, async ({ page }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('session', value)
        localStorage.setItem('sideMenu', 'rail')
      }, text)
      await page.goto('/sms/exam-block')
      await expect(page).toHaveURL(/\/login/)
      await expect(page.getByRole(...signInPage.submit)).toBeVisible()
      expect(await page.evaluate(() => [localStorage.getItem('session'), localStorage.getItem('sideMenu')])).toEqual([null, 'rail'])
    })
})

test('a storage that is emptied while the portal is open ends the session, and what was typed is found again', async ({ page, gate }) => {
  // The next call goes without a token, which is what makes the portal notice.
  gate.allowNetworkErrors()
  await signIn(page)
  await openNewBlock(page)
  await page.getByLabel(...blockDetailsPage.name).fill('Not lost')
  await page.getByLabel(...blockDetailsPage.shortName).fill('NL')
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).some((text: string) => text.includes('Not lost')))).toBe(true)
  await page.evaluate(() => localStorage.removeItem('session'))
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('Not lost')
  await page.getByLabel(...blockDetailsPage.shortName).fill('NL2')
  await page.getByLabel(...blockDetailsPage.shortName).blur()
  await expect(page).toHaveURL(/\/login/)
  await signInPage.enter(page, 'admin@ncuk.test')
  await page.getByRole(...kit.restore).click()
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('Not lost')
})
