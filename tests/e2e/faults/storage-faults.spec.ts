import { beSignedIn, expect, signIn, test } from '#tests/e2e/support.ts'
import { tracesOf } from '#tests/e2e/traces.ts'
import { blockDetailsPage, blockWizard } from '#tests/pages/block-wizard.ts'
import { kit } from '#tests/pages/kit.ts'
import { dashboardPage, mainMenu } from '#tests/pages/shell.ts'

const heading = 'Qualification Management & Administration'

test('a browser that keeps nothing is told of once, and the portal works for as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError')
        },
      })
    // A database that never answers.
    Object.defineProperty(window, 'indexedDB', { value: { open: () => new EventTarget() } })
  })
  const notices: string[] = []
  await page.exposeFunction('noteNotice', (text: string) => void notices.push(text))
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.matches('[data-part=root][data-scope=toast]'))
              if ('noteNotice' in window && typeof window.noteNotice === 'function') window.noteNotice(node.innerText)
      }).observe(document.body, { childList: true, subtree: true }),
    )
  })
  await signIn(page)
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  // The panel of waiting work comes later, and moves what stands below it.
  await expect(
    page
      .getByRole(...dashboardPage.waiting)
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await page
    .getByRole('main')
    .getByRole(...mainMenu.examBlocks)
    .click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole(...kit.search).fill('Exams')
  await expect(page).toHaveURL(/search=Exams/)
  expect(notices).toEqual([expect.stringContaining('Browser storage is full or blocked.')])
})

const broken = {
  truncated: '{"version":1,"owner":"x","list":{"sea',
  'of a wrong type': '[1,2,3]',
  'of another release': '{"version":99,"at":1}',
  'reaching for a prototype': '{"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}}}',
}
const tooLong = `{"padding":"${'x'.repeat(4_900_000)}"}`

test('stored values that are broken cost themselves alone', async ({ page }) => {
  test.setTimeout(120_000)
  await beSignedIn(page)
  await page.goto('/sms/exam-block')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const { local } = await tracesOf(page)
  const { owner } = JSON.parse(local['appState'] ?? '{}') as { owner: string }
  const keys = ['appState', 'authorization', 'pagePermissions', 'theme', 'sideMenu', `draft/${owner}/exam/new`]

  /** Loads the page that reads all of them, and sees that each has gone or has been written anew. */
  const survive = async (wanted: readonly string[], text: string) => {
    await page.evaluate(
      ([names, value]) => {
        for (const name of names) localStorage.removeItem(name)
        for (const name of names) localStorage.setItem(name, value)
      },
      [wanted, text] as const,
    )
    await page.goto('/sms/exam-block/create')
    await expect(page.getByRole(...blockWizard.title)).toBeVisible()
    const still = async () => Object.entries((await tracesOf(page)).local).flatMap(([key, value]) => (value === text ? [key] : []))
    await expect.poll(still).toEqual([])
    expect(Object.keys((await tracesOf(page)).local)).toEqual(expect.arrayContaining(['authorization', 'pagePermissions', 'session']))
    expect(await page.evaluate(() => Reflect.get({}, 'isPolluted'))).toBeUndefined()
  }
  for (const [name, text] of Object.entries(broken)) await test.step(name, () => survive(keys, text))
  // As much as a browser gives to one origin: only one at a time can be that long, and all are read in the same way.
  for (const key of ['appState', `draft/${owner}/exam/new`]) await test.step(`${key} of 5 MB`, () => survive([key], tooLong))
})

test('a storage that is cleared elsewhere ends the session, and nothing breaks', async ({ page, context }) => {
  await signIn(page)
  await page.goto('/sms/exam-block/create')
  await page.getByLabel(...blockDetailsPage.name).fill('Half done')
  const other = await context.newPage()
  await other.goto('/policy/privacy-policy.html')
  await other.evaluate(() => localStorage.clear())
  await other.close()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page)
  await page.goto('/sms/exam-block/create')
  await expect(page.getByRole(...blockWizard.title)).toBeVisible()
})
