import type { Page } from 'playwright/test'
import { beSignedIn, codec, expect, reset, signIn, test } from '#tests/e2e/support.ts'
import { tracesOf } from '#tests/e2e/traces.ts'
import { blockListPage } from '#tests/pages/block-list.ts'
import { academicDatesPage, blockDetailsPage, timeZonesPage } from '#tests/pages/block-wizard.ts'
import { exam, openNewBlock, slotPanel, test as testBlock } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { shell } from '#tests/pages/shell.ts'
import { password } from '#tests/pages/sign-in.ts'

const search = (page: Page) => page.getByRole(...kit.search)

/** What the portal remembers of the list in front of the person. */
const listState = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('appState') ?? '{}') as { list?: Record<string, unknown> }).list)

/** Narrows the list by everything that it offers. */
async function narrow(page: Page) {
  await page.goto('/sms/exam-block')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole(...blockListPage.sortByName).click()
  await page.getByRole(...kit.compactRows).click()
  await page.getByRole('radio', { name: /^Active/ }).check({ force: true })
  await search(page).fill('Exams')
  await expect(page).toHaveURL(/search=Exams.*status=active.*sort=name/)
}

const narrowed = {
  filterData: { key: '/sms/exam-block', filters: {} },
  searchText: 'Exams',
  searchCriteria: '',
  courseStatus: { statusId: 1, buttonType: 'active' },
  recordView: 'compact',
  sortData: { column: 'name', direction: 'asc' },
  sortParam: 'name:asc',
}
const fresh = {
  filterData: { key: '', filters: {} },
  searchText: '',
  searchCriteria: '',
  courseStatus: { statusId: 0, buttonType: 'all' },
  recordView: '',
  sortData: null,
  sortParam: '',
}

test('filters, search, status, view and sort outlast a reload, and are reset when the page is left', async ({ page }) => {
  await signIn(page)
  await narrow(page)
  await expect.poll(() => listState(page)).toEqual(narrowed)
  await page.reload()
  await expect(search(page)).toHaveValue('Exams')
  await expect(page.getByRole(...kit.compactRows)).toHaveAttribute('aria-pressed', 'true')
  expect(await listState(page)).toEqual(narrowed)

  await page.goto('/dashboard/ncuk-admin')
  await expect.poll(() => listState(page)).toEqual(fresh)
  await page.goto('/sms/exam-block')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(search(page)).toHaveValue('')
  await expect(page.getByRole(...kit.compactRows)).toHaveAttribute('aria-pressed', 'false')
})

test('work writes exactly the known keys, and the keys of the file storage are never asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/student/section/details') && asked.push(request.url())))
  await signIn(page)
  await narrow(page)
  await page.reload()
  await expect(search(page)).toHaveValue('Exams')
  const keys = ['appState', 'authorization', 'lastActivity', 'pagePermissions', 'session']
  await expect.poll(async () => Object.keys((await tracesOf(page)).local).toSorted()).toEqual(keys)
  const { local, tab, databases, cookies, caches, workers, windowName } = await tracesOf(page)
  expect([tab, databases.length, cookies, caches, workers, windowName]).toEqual([{}, 1, ['privacyPolicy=1'], [], 0, ''])
  expect(asked).toEqual([])
  const everything = JSON.stringify([local, tab, databases])
  for (const canary of ['NX_', 'demo-not-a-key', 'demo-not-a-secret', password]) expect(everything).not.toContain(canary)
  expect(Object.keys(JSON.parse(local['pagePermissions'] ?? '{}') as object)).toContain('/sms/exam-block')
})

/** Texts that would reveal who was signed in, or with which another person could sign in. */
const canaries = ['NX_', 'demo-not-a', 'admin@ncuk.test', 'Bearer', 'token', 'firstName', 'contactId', password]

test('signing out leaves the accepted policy alone behind', async ({ page }) => {
  await signIn(page)
  await narrow(page)
  await openNewBlock(page)
  await page.getByLabel(...blockDetailsPage.name).fill('Half done')
  await expect.poll(async () => Object.keys((await tracesOf(page)).local).filter((key) => key.startsWith('draft/'))).toHaveLength(1)
  await page.getByRole(...shell.profileMenu).click()
  await page.getByRole(...shell.logout).click()
  await page
    .getByRole('alertdialog')
    .getByRole(...kit.yes)
    .click()
  await expect(page).toHaveURL(/\/login/)
  const traces = await tracesOf(page)
  expect([traces.local, traces.tab, traces.databases, traces.caches, traces.workers, traces.windowName]).toEqual([{}, {}, [], [], 0, ''])
  expect(traces.cookies).toEqual(['privacyPolicy=1'])
  for (const canary of canaries) expect(JSON.stringify(traces)).not.toContain(canary)
})

test('a session that is ended leaves unsaved work under a key that does not tell whose it is', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  await signIn(page)
  await openNewBlock(page)
  await page.getByLabel(...blockDetailsPage.name).fill('Half done')
  await expect.poll(async () => Object.keys((await tracesOf(page)).local).filter((key) => key.startsWith('draft/'))).toHaveLength(1)
  // The aggregator forgets every token: nothing can be renewed.
  await reset(page)
  await page.getByLabel(...blockDetailsPage.shortName).fill('Half')
  await page.getByLabel(...blockDetailsPage.shortName).blur()
  await expect(page).toHaveURL(/\/login/)
  const traces = await tracesOf(page)
  expect(Object.keys(traces.local)).toEqual([expect.stringMatching(/^draft\/[a-z0-9]{6,}\/exam\/new$/)])
  // What was typed in the last moment is in it.
  expect(Object.values(traces.local)[0]).toContain('"shortName":"Half"')
  expect([traces.tab, traces.databases, traces.cookies]).toEqual([{}, [], ['privacyPolicy=1']])
  for (const canary of canaries) expect(JSON.stringify(traces)).not.toContain(canary)

  await signIn(page)
  await page.goto('/sms/exam-block/create')
  await expect(page.getByText(/unsaved/i).first()).toBeVisible()
})

test('drafts of one person are gone when another signs in', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('draft/somebody/exam/new', JSON.stringify({ at: Date.now() })))
  await signIn(page)
  await expect.poll(async () => Object.keys((await tracesOf(page)).local)).not.toContain('draft/somebody/exam/new')
})

interface UnsavedEdit {
  readonly page: string
  readonly step: number
  /** Goes from the step to the page of the edit, where that is another one. */
  open?(page: Page): Promise<unknown>
  make(page: Page): Promise<unknown>
  /** Sees the edit on the page. */
  see(page: Page): Promise<unknown>
}

/** An edit on each page that keeps drafts. */
const edits: readonly UnsavedEdit[] = [
  {
    page: 'the details',
    step: 0,
    make: (page: Page) => page.getByLabel(...blockDetailsPage.description).fill('Half done'),
    see: (page: Page) => expect(page.getByLabel(...blockDetailsPage.description)).toHaveValue('Half done'),
  },
  {
    page: 'the time zones',
    step: 1,
    make: async (page: Page) => {
      await page
        .getByRole(...timeZonesPage.hour)
        .first()
        .fill('7')
      await page
        .getByRole(...timeZonesPage.perDay)
        .getByText('4', { exact: true })
        .click()
    },
    see: async (page: Page) => {
      await expect(page.getByRole(...timeZonesPage.hour).first()).toHaveValue('07')
      await expect(page.getByRole(...timeZonesPage.perDay).getByRole('radio', { name: '4' })).toBeChecked()
    },
  },
  {
    page: 'the schedule',
    step: 2,
    make: (page: Page) =>
      slotPanel(page, 1)
        .getByRole('article')
        .getByRole('button', { name: /^Remove (?!version)/ })
        .click(),
    see: (page: Page) => expect(slotPanel(page, 1).getByRole('article')).toHaveCount(0),
  },
  {
    page: 'the academic dates',
    step: 0,
    open: (page: Page) => page.getByRole(...blockDetailsPage.addDates).click(),
    make: async (page: Page) => {
      await page.getByRole(...academicDatesPage.addCustom).click()
      await page.keyboard.type('Half done')
    },
    // The new row stands below the saved ones.
    see: (page: Page) => expect(page.getByRole('textbox', { name: 'Name' }).last()).toHaveValue('Half done'),
  },
]

for (const kind of [exam, testBlock])
  for (const { page: place, step, open, make, see } of edits)
    test(
      `${kind.spec.texts.noun}: what is unsaved on ${place} outlives its tab, and goes with Logout`,
      // The schedule stands for all; the machines of the others have tests of their drafts.
      async ({ page, context }) => {
        await beSignedIn(page)
        const id = codec.encrypt(kind === exam ? '108' : '202') ?? ''
        const address = `${kind.spec.paths.wizardOf(id)}&step=${step}`
        const visit = async (tab: Page) => {
          await tab.goto(address)
          await open?.(tab)
        }
        await visit(page)
        await make(page)
        const isDraft = (key: string) => key.startsWith('draft/') && !key.endsWith('/visit')
        await expect.poll(async () => Object.keys((await tracesOf(page)).local).some(isDraft)).toBe(true)
        await page.close({ runBeforeUnload: false })

        const tab = await context.newPage()
        await visit(tab)
        await tab.getByRole(...kit.restore).click()
        await see(tab)
        await tab.getByRole(...shell.profileMenu).click()
        await tab.getByRole(...shell.logout).click()
        await tab
          .getByRole('alertdialog')
          .getByRole(...kit.yes)
          .click()
        await expect(tab).toHaveURL(/\/login/)
        expect((await tracesOf(tab)).local).toEqual({})
      },
    )
