import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from 'playwright/test'
import { beSignedIn, bodyOf, expect, expectAccessible, test } from '#tests/e2e/support.ts'
import { blockListPage, comparePage } from '#tests/pages/block-list.ts'
import { blockDetailsPage, summaryPage } from '#tests/pages/block-wizard.ts'
import { createBlock, exam as examJourney, test as testJourney } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { paletteDialog, shell } from '#tests/pages/shell.ts'

/** The kinds, each with the block of the demo that a mapping keeps from being deleted. */
const exam = { ...examJourney, mapped: 'May Exams 2026' }
const testBlock = { ...testJourney, mapped: 'Mapped Tests May 2026' }
/** Blocks that cannot be deleted because curricula or sets of results refer to them. */
const named = [
  'January Exams 2027',
  'American Spring 2027',
  'Spring Exams 2027',
  'January Exams 2026',
  'Autumn Exams 2026',
  'Medical Entry Day',
  'Mid-term Tests November 2026',
]

const search = (page: Page): Locator => page.getByRole('searchbox', { name: /^Search (exam|test) blocks$/ })
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
const choose = (page: Page, name: string): Promise<void> => page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
const question = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name })
const bulk = (page: Page): Locator => page.getByRole(...kit.chosenRows)

/** Names of the rows on the page, as they are shown. */
const names = (page: Page): Promise<string[]> =>
  page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .evaluateAll((boxes) => boxes.map((box) => box.closest('tr')?.querySelector('a')?.textContent ?? ''))

/** The lines of a file, without its byte order mark. */
async function linesOf(download: Download): Promise<string[]> {
  const text = await readFile(await download.path(), 'utf8')
  expect([text.startsWith('\uFEFF'), text.endsWith('\r\n'), /[^\r]\n/.test(text)]).toEqual([true, true, false])
  return text.slice(1, -2).split('\r\n')
}

for (const kind of [exam, testBlock]) {
  const { texts, paths } = kind.spec
  test(`five ${texts.nouns} of which one is mapped: four are deleted, the fifth stays selected with the reason`, async ({ page }) => {
    await beSignedIn(page)
    await page.goto(`${paths.list}?size=25&sort=from%3Aasc`)
    await expect(row(page, kind.mapped)).toBeVisible()
    const others = (await names(page)).filter((name) => name !== kind.mapped && !named.includes(name)).slice(0, 4)
    const chosen = [...others, kind.mapped]
    for (const name of chosen) await choose(page, name)
    await expect(page.getByRole(...kit.selectPage)).toBeChecked({ indeterminate: true })
    await expectAccessible(page)

    const sent: unknown[] = []
    let reads = 0
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname
      if (path.endsWith('/delete') && response.request().method() === 'DELETE') sent.push(bodyOf(response))
      if (path.endsWith(`${kind.root}/list`)) reads += 1
    })
    await bulk(page)
      .getByRole(...kit.delete)
      .click()
    const asked = question(page, `Are you sure you want to delete these 5 ${texts.listTitle}s?`)
    await expect(asked.getByRole('listitem')).toHaveCount(5)
    await expect(asked.getByRole(...kit.no)).toBeFocused()
    await asked.getByRole(...kit.yes).dblclick()

    const outcome = page.getByRole('alert').filter({ hasText: '4 deleted, 1 not: existing mapping' })
    await expect(outcome).toBeFocused()
    await expect(outcome.getByRole('listitem')).toHaveCount(5)
    await expect(outcome.getByRole('listitem').filter({ hasText: kind.mapped })).toContainText(texts.mappingWarning)
    await expect(outcome.getByRole('listitem').filter({ hasText: kind.mapped })).toContainText('Centres have already selected')
    for (const name of others) await expect(row(page, name)).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: `Select ${kind.mapped}` })).toBeChecked()
    await expect(bulk(page)).toHaveAccessibleName('1 selected')
    expect([sent.length, new Set(sent.map((body) => JSON.stringify(body))).size, reads]).toEqual([5, 5, 1])
    await expectAccessible(page)
  })
}

test('drafts among the chosen blocks are published, each with the server’s words, and the others stay as they are', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/sms/exam-block?status=draft&size=25')
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(1)
  const drafts = (await names(page)).slice(0, 2)
  await page.goto('/sms/exam-block?size=25')
  for (const name of [...drafts, exam.mapped]) await choose(page, name)
  await bulk(page)
    .getByRole(...kit.publish)
    .click()
  const asked = question(page, 'Are you sure you want to publish these 2 Exam Blocks?')
  await expect(asked).toContainText('One more is selected that is not a draft')
  // Both have dates without modules, which the question knows once it has read them.
  await expect(asked).toContainText('2 of these Exam Blocks have open points.')
  const published = page.waitForResponse((response) => response.url().endsWith('/sms/examblock/publish'))
  await asked.getByRole(...summaryPage.publishAnyway).click()
  const call = await published
  expect(bodyOf(call)).toEqual({ status: 1, examblockId: [expect.any(Number)] })
  expect((await call.request().allHeaders())['logpermission']).toBe('Modify')
  const outcome = page.getByRole('status').filter({ hasText: '2 published.' })
  await expect(outcome).toBeFocused()
  await expect(outcome.getByRole('listitem').filter({ hasText: 'Exam Block published successfully.' })).toHaveCount(2)
  for (const name of drafts) await expect(row(page, name)).toContainText('Active')
  await expect(bulk(page)).toHaveAccessibleName('1 selected')
  await bulk(page)
    .getByRole(...kit.clearSelection)
    .click()
  await expect(search(page)).toBeFocused()
})

test('a file has exactly what the list finds, on all of its pages and in its order, as text that no spreadsheet runs', async ({ page }) => {
  await page.route('**/sms/examblock/list?*', async (route) => {
    const answer = await route.fetch()
    const body: unknown = JSON.parse(await answer.text(), (key, value: unknown) =>
      key === 'examblockShortName' && value === 'MAY Exams 27' ? '=HYPERLINK("http://x")' : value,
    )
    await route.fulfill({ response: answer, json: body })
  })
  await beSignedIn(page)
  await page.goto('/sms/exam-block?search=a&sort=from%3Adesc')
  await expect(page.getByText(/^1–10 of \d\d$/)).toBeVisible()
  const total = Number((await page.getByText(/^1–10 of \d\d$/).textContent())?.split(' of ')[1])
  const shown = await names(page)
  const begun = page.waitForEvent('download')
  await page.getByRole(...kit.exportCsv).click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^exam-blocks-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = await linesOf(download)
  expect(head).toBe('Name,Short Name,Exam Code,From,To,Status')
  expect(lines).toHaveLength(total)
  expect(lines.slice(0, 10).map((line) => line.split(',')[0])).toEqual(shown)
  expect(lines.find((line) => line.startsWith('May Exams 2027'))).toMatch(
    /^May Exams 2027,"'=HYPERLINK\(""http:\/\/x""\)",EBME27-006,\d\d\/\d\d\/\d{4},\d\d\/\d\d\/\d{4},Draft$/,
  )
  await expect(page).toHaveURL(/search=a&sort=from%3Adesc$/)

  const [first = '', second = ''] = shown
  for (const name of [second, first]) await choose(page, name)
  const again = page.waitForEvent('download')
  await bulk(page)
    .getByRole(...kit.exportCsv)
    .click()
  expect((await linesOf(await again)).slice(1).map((line) => line.split(',')[0])).toEqual([first, second])
})

test('an export that fails says so and leaves no file, and one under way can be cancelled', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  await beSignedIn(page)
  await page.goto('/sms/testblock')
  await expect(row(page, testBlock.mapped)).toBeVisible()
  const files: Download[] = []
  page.on('download', (download) => files.push(download))
  await page.route('**/sms/testblock/list?*pageSize=1000*', (route) =>
    route.fulfill({ status: 400, json: { code: 400, description: 'The list is closed.', data: null } }),
  )
  await page.getByRole(...kit.exportCsv).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The list is closed.' })).toBeVisible()

  await page.unroute('**/sms/testblock/list?*pageSize=1000*')
  await page.route('**/sms/testblock/list?*pageSize=1000*', () => undefined)
  await page.getByRole(...kit.exportCsv).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole(...kit.cancelExport).click()
  await expect(page.getByRole(...kit.cancelExport)).toHaveCount(0)
  await expect(page.getByRole(...kit.exportCsv)).toBeFocused()
  expect(files).toEqual([])
})

test('who may only look finds no way to change blocks, and can export what is shown', async ({ page }) => {
  await beSignedIn(page, 'viewer@ncuk.test')
  await page.goto('/sms/exam-block')
  await page.getByRole(...kit.selectPage).check()
  await expect(bulk(page)).toHaveAccessibleName('10 selected')
  await expect(page.getByRole(...blockListPage.create)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Delete|Publish|Edit)/ })).toHaveCount(0)
  await page
    .getByRole(...kit.rowMenu)
    .first()
    .click()
  await expect(page.getByRole('menuitem')).toHaveText(['Share and print', 'Compare'])
  await page.keyboard.press('Escape')
  const begun = page.waitForEvent('download')
  await bulk(page)
    .getByRole(...kit.exportCsv)
    .click()
  expect(await linesOf(await begun)).toHaveLength(11)
})

test('a right that is gone stops the work and takes the buttons away', async ({ page, request }, info) => {
  await request.post('/__aggregator/reset', {
    headers: { 'x-portal-db': `${info.testId}-${info.repeatEachIndex}` },
    data: { faults: [{ operationId: 'deleteExamBlocks', status: 403, description: kit.noPermission }] },
  })
  await beSignedIn(page)
  await page.goto('/sms/exam-block')
  await page.getByRole(...kit.selectPage).check()
  await bulk(page)
    .getByRole(...kit.delete)
    .click()
  await question(page, 'Are you sure you want to delete these 10 Exam Blocks?')
    .getByRole(...kit.yes)
    .click()
  const outcome = page.getByRole('alert').filter({ hasText: '0 deleted, 10 not.' })
  await expect(outcome.getByRole('listitem').filter({ hasText: kit.noPermission })).toHaveCount(1)
  await expect(outcome.getByRole('listitem').filter({ hasText: 'Not sent.' })).toHaveCount(9)
  await expect(bulk(page).getByRole('button', { name: /Delete|Publish/ })).toHaveCount(0)
})

test('the key / leads to the search from within the list only, and Back from a block to its row in the same list', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/sms/exam-block?size=25&sort=name%3Adesc')
  await expect(row(page, exam.mapped)).toBeVisible()
  await page.getByRole(...shell.profileMenu).focus()
  await page.keyboard.press('/')
  await expect(search(page)).not.toBeFocused()
  await page.getByRole(...blockListPage.sortByName).focus()
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('2027')
  await expect(page).toHaveURL(/search=2027/)
  const address = page.url()
  const block = page.getByRole('link', { name: 'April Aptitude Tests' }).or(page.getByRole('row').last().getByRole('link')).first()
  const name = (await block.textContent()) ?? ''
  await block.click()
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue(name)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
  await expect(search(page)).toHaveValue('2027')
})

test('ten thousand blocks are found, sorted and exported whole, in a page of at most 3,000 elements', async ({ page, request }, info) => {
  test.setTimeout(120_000)
  await request.post('/__aggregator/reset', {
    headers: { 'x-portal-db': `${info.testId}-${info.repeatEachIndex}` },
    data: { scenario: 'large' },
  })
  await beSignedIn(page)
  await page.goto('/sms/exam-block?size=50')
  await expect(page.getByText('1–50 of 10,000')).toBeVisible()
  await expect(page.getByText('10,000 exam blocks', { exact: true })).toBeVisible()
  await page.getByRole(...kit.selectPage).check()
  expect(await page.locator('*').count()).toBeLessThanOrEqual(3000)
  await bulk(page)
    .getByRole(...kit.clearSelection)
    .click()
  await page.getByRole(...blockListPage.sortByName).click()
  await expect(page.getByRole(...blockListPage.nameColumn)).toHaveAttribute('aria-sort', 'ascending')
  const begun = page.waitForEvent('download')
  await page.getByRole(...kit.exportCsv).click()
  expect(await linesOf(await begun)).toHaveLength(10_001)
  await search(page).fill('9999')
  await expect(page.getByText(/^1–\d+ of \d{1,2}$/)).toBeVisible()
})

test('a list that failed to load is tried again by the keyboard, and the focus goes to its heading', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  await beSignedIn(page)
  const list = `**/api/aggregate/v1${exam.root}/list*`
  await page.route(list, (route) => route.abort())
  await page.goto(exam.spec.paths.list)
  const retry = page.getByRole(...kit.tryAgain)
  await expect(retry).toBeVisible()
  await page.unroute(list)
  let fail = (): void => {}
  const hasFailed = new Promise<void>((resolve) => (fail = resolve))
  await page.route(list, (route) => hasFailed.then(() => route.abort()))
  await retry.press('Enter')
  await expect(retry).toHaveCount(0)
  fail()
  await expect(retry).toBeFocused()
  await page.unroute(list)
  await retry.press('Enter')
  await expect(row(page, exam.mapped)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('M10: two chosen blocks are compared by weekday, filtered, swapped and saved as a file', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/sms/exam-block')
  await choose(page, 'May Exams 2026')
  await choose(page, 'May Exams 2027')
  await bulk(page)
    .getByRole(...blockListPage.compare)
    .click()
  await expect(page.getByRole(...comparePage.left)).toHaveValue(/May Exams 2026/)
  for (const [count, word] of [
    [31, 'all differences'],
    [15, 'added'],
    [0, 'removed'],
    [14, 'moved'],
    [2, 'time changed'],
  ] as const)
    await expect(page.getByRole(...comparePage.filter(count, word))).toBeVisible()
  await expect(page.getByText('Time zones: 10 added, 3 removed · Slots per day: 3 → 6')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole(...comparePage.filter(2, 'time changed')).press('Enter')
  await expect(page).toHaveURL(/show=time/)
  await expect(page.getByText(comparePage.spoken('May Exams 2026', 'May Exams 2027', '2 time changed'))).toBeAttached()
  const begun = page.waitForEvent('download')
  await page.getByRole(...kit.csv).click()
  expect(await linesOf(await begun)).toHaveLength(3)

  await page.getByRole(...comparePage.swap).press('Enter')
  await expect(page.getByRole(...comparePage.left)).toHaveValue(/May Exams 2027/)
  await expect(page.getByText(comparePage.spoken('May Exams 2027', 'May Exams 2026', '2 time changed'))).toBeAttached()
  await page.reload()
  await expect(page.getByRole(...comparePage.filter(15, 'removed'))).toBeVisible()
})

test('a new block begins empty beside the one that was just created', async ({ page }) => {
  await beSignedIn(page)
  await createBlock(page, 'Summer Series', 'SUM 27')
  await page.getByRole(...paletteDialog.open).click()
  await page.getByRole(...paletteDialog.search).fill(exam.spec.texts.create)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: exam.spec.texts.create })).toBeVisible()
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('')
  await expect(page).toHaveURL(new RegExp(`${exam.spec.paths.create}$`))
  // Back is the wizard of the block that is there.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Summer Series' })).toBeVisible()
})
