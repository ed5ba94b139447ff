import type { Locator, Page } from 'playwright/test'
import { beSignedIn, bodyOf, expect, expectAccessible, tabTo, test } from '#tests/e2e/support.ts'
import { call, next, save } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { mappingForm, mappingListPage, mappingSummaryPage } from '#tests/pages/mappings.ts'
import { mainMenu, paletteDialog } from '#tests/pages/shell.ts'

const list = '/sms/moduleproperties'
const row = (page: Page, name: string | RegExp): Locator => page.getByRole('row').filter({ hasText: name })
const search = (page: Page): Locator => page.getByRole(...mappingListPage.search)
/** A row of the editor by its two-digit number. */
const entry = (page: Page, number: string): Locator => page.getByRole('group', { name: number, exact: true })
const question = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name })

async function choose(page: Page, field: Locator, module: string): Promise<void> {
  await field.click()
  await field.pressSequentially(module)
  // The list of the field before may still be closing.
  const list = page.locator(`[id="${await field.getAttribute('aria-controls')}"]`)
  await list.getByRole('option', { name: module, exact: true }).click()
}

async function openSummary(page: Page, name: string): Promise<void> {
  await page.goto(`${list}?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a new mapping begins empty beside the one that was just created', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(`${list}/create`)
  await page.getByLabel(...mappingForm.name).fill('Sciences apart')
  await choose(page, entry(page, '01').getByRole(...mappingForm.module), 'Physics')
  await choose(page, entry(page, '01').getByRole(...mappingForm.prohibited), 'Chemistry')
  await page.keyboard.press('Escape')
  await save(page).click()
  await expect(page).toHaveURL(/\/sms\/moduleproperties\/edit\//)
  await page.getByRole(...paletteDialog.open).click()
  await page.getByRole(...paletteDialog.search).fill('Create Module Properties')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${list}/create$`))
  await expect(page.getByLabel(...mappingForm.name)).toHaveValue('')
})

test('a mapping is created, changed, published and deleted', async ({ page }) => {
  test.setTimeout(120_000)
  await beSignedIn(page)
  await page.goto(list)
  await expect(row(page, 'Engineering and computing strands 2025-26')).toContainText(/11\s*13/)
  await expectAccessible(page)
  await page.getByRole(...mappingListPage.create).click()
  await expect(page.getByRole(...mappingForm.title)).toBeVisible()
  await page.getByLabel(...mappingForm.name).fill('Sciences apart')
  await choose(page, entry(page, '01').getByRole(...mappingForm.module), 'Physics')
  await choose(page, entry(page, '01').getByRole(...mappingForm.prohibited), 'Chemistry')
  await page.keyboard.press('Escape')
  const created = call(page, 'POST', '/sms/module-properties/create')
  await save(page).click()
  expect(bodyOf(await created)).toEqual({
    mappingName: 'Sciences apart',
    status: 2,
    rules: [{ moduleId: 305, moduleName: 'Physics', prohibitedModules: [{ moduleId: 306, moduleName: 'Chemistry' }] }],
  })
  const headers = await (await created).request().allHeaders()
  expect([headers['logcomponentid'], headers['logpermission']]).toEqual(['84', 'Add'])
  await expect(page.getByText(kit.saved)).toBeVisible()
  await expect(page).toHaveURL(/\/sms\/moduleproperties\/edit\/[A-Za-z0-9_-]{20,}$/)

  await page.getByRole(...kit.addModule).click()
  const second = entry(page, '02').getByRole(...mappingForm.module)
  await expect(second).toBeFocused()
  await second.pressSequentially('Phys')
  await expect(page.getByRole('option', { name: 'No data found' })).toBeVisible()
  await second.fill('')
  await choose(page, second, 'Biology')
  await expectAccessible(page)
  const updated = call(page, 'PUT', '/sms/module-properties/update/')
  await next(page).click()
  expect(bodyOf(await updated)).toHaveProperty('rules.1', { moduleId: 307, moduleName: 'Biology', prohibitedModules: [] })
  await expect(page).toHaveURL(/\/sms\/moduleproperties\/summary\//)
  await expect(page.getByRole('list', { name: 'Modules of this mapping' }).getByRole('listitem').filter({ hasText: '02' })).toContainText(
    'N/A',
  )
  await expectAccessible(page)

  const published = call(page, 'PUT', '/sms/module-properties/publish')
  await page.getByRole(...kit.publish).click()
  expect(bodyOf(await published)).toMatchObject({ status: 1 })
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(page.getByText(mappingSummaryPage.published)).toBeVisible()
  await search(page).fill('sciences APART')
  await expect(row(page, 'Sciences apart')).toContainText('Active')

  await page.getByRole('link', { name: 'Sciences apart' }).click()
  await expect(page.getByRole(...kit.publish)).toHaveCount(0)
  await page.getByRole(...mappingSummaryPage.backToEdit).click()
  await expect(page).toHaveURL(/\/sms\/moduleproperties\/edit\//)
  await page.goBack()
  await page.getByRole(...kit.delete).click()
  const asked = page.getByRole(...mappingListPage.deleteQuestion)
  await expect(asked.getByRole(...kit.no)).toBeFocused()
  const removed = call(page, 'DELETE', '/sms/module-properties/delete')
  await asked.getByRole(...kit.yes).click()
  expect(bodyOf(await removed)).toHaveProperty('moduleRuleId')
  await expect(page.getByText('Mapping deleted successfully.')).toBeVisible()
  await search(page).fill('Sciences apart')
  await expect(page.getByText(kit.nothingFound)).toBeVisible()
})

test('a mapping is made by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  await beSignedIn(page)
  await page.goto(list)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await tabTo(page, page.getByRole(...mappingListPage.create))
  await page.keyboard.press('Enter')
  await expect(page.getByRole(...mappingForm.title)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel(...mappingForm.name)).toBeFocused()
  await expect(page.getByLabel(...mappingForm.name)).toHaveAccessibleDescription('Mapping name should not be blank!')
  await page.keyboard.type('By keys')
  await tabTo(page, entry(page, '01').getByRole(...mappingForm.module))
  await page.keyboard.type('Econ')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await tabTo(page, entry(page, '01').getByRole(...mappingForm.prohibited))
  await page.keyboard.type('Psycho')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'By keys' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Modules of this mapping' })).toContainText('Psychology')
  await tabTo(page, page.getByRole(...kit.publish))
  await page.keyboard.press('Enter')
  await expect(page.getByText(mappingSummaryPage.published)).toBeVisible()
})

test('several mappings are published and deleted at once, each with its outcome', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(list)
  await page.getByRole(...mappingListPage.selectUnnamed).check()
  await page.getByRole('checkbox', { name: 'Select Design Project stands alone' }).check()
  await page.getByRole('checkbox', { name: 'Select One economics only' }).check()
  const bulk = page.getByRole('group', { name: '3 selected' })
  await expectAccessible(page)
  await bulk.getByRole(...kit.publish).click()
  const publishing = question(page, 'Are you sure you want to publish these 2 mappings?')
  await expect(publishing).toContainText('One more is selected that is not a draft')
  await publishing.getByRole(...kit.yes).click()
  const outcome = page.getByRole('status').filter({ hasText: '2 of 2 mappings published.' })
  await expect(outcome.getByRole('listitem')).toHaveCount(2)
  await expect(row(page, 'N/A')).toContainText('Active')

  await page.getByRole('checkbox', { name: 'Select Design Project stands alone' }).check()
  await page.getByRole(...kit.delete).click()
  await question(page, 'Are you sure you want to delete these 2 mappings?')
    .getByRole(...kit.yes)
    .click()
  await expect(page.getByText('2 of 2 mappings deleted.')).toBeVisible()
  await expect(row(page, 'Design Project stands alone')).toHaveCount(0)
  await expect(page.getByRole('group', { name: /selected/ })).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('what the list shows stands in its address and comes back with Back and reload', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(list)
  await page.getByRole('search').getByText('Draft').click()
  await search(page).fill('o')
  await page.getByRole(...mappingListPage.sortByName).click()
  await expect(page).toHaveURL(`${list}?search=o&status=draft&sort=name%3Aasc`)
  await expect(page.getByRole(...mappingListPage.nameColumn)).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('row')).toHaveCount(3)
  const opened = page.getByRole('link', { name: 'Computer Science or Programming' })
  const heading = page.getByRole('heading', { level: 1, name: 'Computer Science or Programming' })
  await opened.click()
  await expect(heading).toBeVisible()
  await page.goBack()
  await expect(search(page)).toHaveValue('o')
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(opened).toBeFocused()
  await page.getByRole('button', { name: 'Actions of Computer Science or Programming' }).click()
  await page.getByRole('menuitem', { name: 'View' }).click()
  await page.getByRole(...mappingSummaryPage.backToEdit).click()
  await page.getByRole(...kit.backToList).click()
  await expect(page).toHaveURL(`${list}?search=o&status=draft&sort=name%3Aasc`)
  await expect(opened).toBeFocused()
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.goto(`${list}?page=2`)
  await expect(page.getByText('11–12 of 12')).toBeVisible()
})

test('unsaved work is asked about on every way out, once, and a No keeps it; after a reload it is offered', async ({ page }) => {
  await beSignedIn(page)
  await openSummary(page, 'Global Studies or Politics')
  await page.getByRole(...mappingSummaryPage.backToEdit).click()
  const name = page.getByLabel(...mappingForm.name)
  await name.fill('Mine')
  await page.getByRole(...kit.backToList).click()
  const toList = page.getByRole(...kit.leaveForList)
  await expect(toList).toContainText('Are you sure you want to exit without saving?')
  await toList.getByRole(...kit.no).click()
  const elsewhere = page.getByRole(...kit.leaveUnsaved)
  for (const leave of [() => page.goBack(), () => page.getByRole(...mainMenu.reports).click()]) {
    await leave()
    await expect(elsewhere).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(elsewhere).toHaveCount(0)
    await expect(page).toHaveURL(/\/edit\//)
    await expect(name).toHaveValue('Mine')
  }
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(name).toHaveValue('Global Studies or Politics')
  await page.getByRole(...kit.restore).click()
  await expect(name).toHaveValue('Mine')
  await page.goBack()
  await elsewhere.getByRole(...kit.yes).click()
  await expect(page).toHaveURL(/\/summary\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Global Studies or Politics' })).toBeVisible()
})

test('a refusal keeps what was typed, and lost permission takes the buttons away', async ({ page, request }, info) => {
  const reset = (faults: object[]) =>
    request.post('/__aggregator/reset', {
      headers: { 'x-portal-db': `${info.testId}-${info.repeatEachIndex}` },
      data: { faults },
    })
  await reset([
    { operationId: 'updateModuleRule', status: 400, description: 'The name is taken.' },
    { operationId: 'updateModuleRule', status: 403, description: kit.noPermission },
  ])
  await beSignedIn(page)
  await openSummary(page, 'One English only')
  await page.getByRole(...mappingSummaryPage.backToEdit).click()
  await page.getByLabel(...mappingForm.name).fill('Mine')
  await save(page).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'The name is taken.' })
  await expect(refusal).toBeFocused()
  await expect(page.getByLabel(...mappingForm.name)).toHaveValue('Mine')
  await refusal.getByRole(...kit.close).click()
  await save(page).click()
  await expect(page.getByText(kit.noPermission)).toBeVisible()
  await expect(save(page)).toHaveCount(0)
  await expect(page.getByRole(...kit.addModule)).toHaveCount(0)
  await expect(page.getByLabel(...mappingForm.name)).toHaveValue('Mine')
  await expectAccessible(page)
})

test('a mapping that another person changed meanwhile is not written over without a question', async ({ page, context }) => {
  await beSignedIn(page)
  await openSummary(page, 'Computer Science or Programming')
  await page.getByRole(...mappingSummaryPage.backToEdit).click()
  await page.getByLabel(...mappingForm.name).fill('Mine')
  const other = await context.newPage()
  await openSummary(other, 'Computer Science or Programming')
  await other.getByRole(...kit.publish).click()
  await expect(other.getByText(mappingSummaryPage.published)).toBeVisible()
  await other.close()
  await save(page).click()
  const conflict = question(page, 'Another person changed this mapping')
  await expect(conflict).toContainText('Active')
  await expect(conflict).toHaveCSS('opacity', '1')
  await expectAccessible(page)
  const updated = call(page, 'PUT', '/sms/module-properties/update/')
  await conflict.getByRole(...kit.keepMine).click()
  expect(bodyOf(await updated)).toMatchObject({ mappingName: 'Mine', status: 1 })
})

/** Leaves the person these labels on the area, as an aggregator with other permissions would. */
async function holdOnly(page: Page, labels: readonly string[]): Promise<void> {
  await page.route('**/contact/route/permission/details/*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    const body: unknown = JSON.parse(text, (_, value: unknown) =>
      Object(value).componentName === 'Module Properties' ? { ...Object(value), permissions: labels } : value,
    )
    await route.fulfill({ response: answer, json: body })
  })
}

test.describe('each label gives its own button and no other', () => {
  const buttons = (page: Page) => page.getByRole(...kit.actionBar).getByRole('button')

  test('Delete', async ({ page }) => {
    await holdOnly(page, ['list', 'View', 'DELETE'])
    await beSignedIn(page)
    await openSummary(page, 'Computer Science or Programming')
    await expect(buttons(page).filter({ visible: true })).toHaveText(['Back to listing', 'Delete'])
  })

  test('Publish, for drafts', async ({ page }) => {
    await holdOnly(page, ['list', 'View', 'Publish'])
    await beSignedIn(page)
    await openSummary(page, 'Computer Science or Programming')
    await expect(buttons(page).filter({ visible: true })).toHaveText(['Back to listing', 'Publish'])
    await openSummary(page, 'One English only')
    await expect(buttons(page).filter({ visible: true })).toHaveText(['Back to listing'])
  })

  test('Add, which leads from the form to the list where there is no right to view', async ({ page }) => {
    await holdOnly(page, ['list', 'Add'])
    await beSignedIn(page)
    await page.goto(list)
    await expect(row(page, 'One English only')).toBeVisible()
    await expect(page.getByRole('link', { name: 'One English only' })).toHaveCount(0)
    await page.getByRole(...mappingListPage.create).click()
    await page.getByLabel(...mappingForm.name).fill('Added only')
    await choose(page, entry(page, '01').getByRole(...mappingForm.module), 'Physics')
    await save(page).click()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    await expect(row(page, 'Added only')).toContainText('Draft')
  })
})

test('a viewer sees the list and the summary and can change nothing', async ({ page }) => {
  await beSignedIn(page, 'viewer@ncuk.test')
  await page.goto(list)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole(...mappingListPage.create)).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Actions of N/A' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['View'])
  await page.getByRole('menuitem', { name: 'View' }).click()
  await expect(page.getByRole(...mappingSummaryPage.untitled)).toBeVisible()
  await expect(page.getByRole('button', { name: /Back to Edit Mapping|Delete|Publish/ })).toHaveCount(0)
  await expectAccessible(page)
  const address = page.url()
  await page.goto(address.replace('/summary/', '/edit/'))
  await expect(page).toHaveURL(/LogInPermission/)
  await page.goto(`${list}/create`)
  await expect(page).toHaveURL(/LogInPermission/)
  await page.goto(`${list}/summary/nonsense`)
  await expect(page.getByText(/This mapping could not be found/)).toBeVisible()
})

test('a mapping that failed to load is tried again by the keyboard, and the focus goes to its heading', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  await beSignedIn(page)
  await openSummary(page, 'Engineering and computing strands 2025-26')
  const read = '**/api/aggregate/v1/sms/module-properties/details/*'
  let answer = (): void => {}
  await page.route(read, (route) => route.abort())
  await page.reload()
  const retry = page.getByRole(...kit.tryAgain)
  await expect(retry).toBeVisible()
  await page.unroute(read)
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(read, (route) => isAnswered.then(() => route.continue()))
  await retry.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'Engineering and computing strands 2025-26' })).toBeFocused()
})
