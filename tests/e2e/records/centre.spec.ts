import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { beSignedIn, bodyOf, expect, expectAccessible, journey, tabTo, test } from '#tests/e2e/support.ts'
import { centrePages, editCentre } from '#tests/pages/centres.ts'
import { recordList } from '#tests/pages/record-list.ts'
import { composerPage } from '#tests/pages/communications/composer.ts'
import { call, save } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { recordField, recordPicker } from '#tests/pages/records.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { shell } from '#tests/pages/shell.ts'

/** What every resource does, on one of them: the centres. */

const list = '/sms/centres'

/** The bodies of the creates that the page sends from now on. */
function createsOf(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/sms/centre/create')) bodies.push(request.postDataJSON())
  })
  return bodies
}

test(
  'CAT-ENG-05, 08: a centre is made by keyboard alone: a taken code is refused at its field, two saves make one record',
  journey,
  async ({ page }) => {
    test.setTimeout(120_000)
    await beSignedIn(page)
    await page.goto(list)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await tabTo(page, page.getByRole(...centrePages.create))
    await page.keyboard.press('Enter')
    const creates = createsOf(page)
    const type = async (name: string, text: string) => {
      await tabTo(page, page.getByLabel(...recordField('Centre', name)))
      await page.keyboard.type(text)
    }
    const choose = async (name: string, text: string) => {
      await tabTo(page, page.getByRole(...recordPicker('Centre', name)))
      await page.keyboard.type(text)
      await expect(page.getByRole('listbox').getByRole('option', { name: text, exact: true })).toBeVisible()
      await page.keyboard.press('Enter')
    }
    await type('centreName', 'Harbour College Mombasa')
    await type('centreCode', ' bca ')
    await tabTo(page, page.getByRole('checkbox', { name: 'On Campus' }))
    await page.keyboard.press('Space')
    await choose('countryId', 'Kenya')
    await type('city', 'Mombasa')
    await choose('timezoneId', 'East Africa Time')
    await type('email', 'office@harbour.example')
    await type('contractStart', '01/08/2026')
    await type('currency', 'USD')
    await page.keyboard.press('Control+s')
    const code = page.getByLabel(...recordField('Centre', 'centreCode'))
    await expect(code).toHaveAccessibleDescription('This Code is already in use.')
    await expect(code).toBeFocused()
    await expect(page.getByLabel(...recordField('Centre', 'city'))).toHaveValue('Mombasa')
    await expectAccessible(page)

    await page.keyboard.press('Control+a')
    await page.keyboard.type('HCM-1')
    await page.keyboard.press('Control+s')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour College Mombasa' })).toBeVisible()
    await expect(page).toHaveURL(/\/sms\/centres\/view\/[\w-]{20,}$/)
    expect(creates).toHaveLength(2)
    expect(creates[1]).toMatchObject({ centreCode: 'HCM-1', city: 'Mombasa', deliveryModes: [1], currency: 'USD' })
    await page.goto(`${list}?search=HCM-1`)
    await expect(page.getByRole('row').filter({ hasText: 'HCM-1' })).toHaveCount(1)
  },
)

test('CAT-ENG-01, 12: search, status, order and page stand in the address, and the file has what is shown', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(list)
  await page.getByRole(...kit.search).fill('college')
  await expect(page).toHaveURL(/search=college/)
  const sorted = page.waitForResponse((response) => response.url().includes('sortParam=capacity') && response.url().includes('college'))
  await page.getByRole('columnheader').getByRole('button', { name: 'Places a year' }).click()
  await expect(page).toHaveURL(/sort=capacity/)
  const { data } = (await (await sorted).json()) as { data: { list: { centreName: string }[] } }
  const name = data.list[0]?.centreName ?? ''
  const first = page.getByRole('table').locator('tbody').getByRole('link').first()
  await expect(first).toHaveText(name)
  await page.reload()
  await expect(page.getByRole(...kit.search)).toHaveValue('college')
  await expect(first).toHaveText(name)
  const fromTrail = () =>
    page
      .getByRole(...shell.trail)
      .getByRole('link', { name: 'Centres' })
      .click()
  for (const leave of [() => page.goBack(), fromTrail]) {
    await first.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await leave()
    await expect(page).toHaveURL(/search=college.*sort=capacity|sort=capacity.*search=college/)
    await expect(first).toHaveText(name)
  }

  const found = (await page.getByText(recordList.found).textContent()) ?? ''
  const total = Number(found.split(' ').at(-1))
  const download = page.waitForEvent('download')
  await page.getByRole(...kit.exportCsv).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(total + 1)
  expect(lines[0]).toBe('Name,Code,Country,City,Places a year,Contract until,Status')
  expect(lines[1]).toContain(name)

  await page
    .getByRole(...shell.main)
    .getByRole('link', { name: 'Centres' })
    .click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
})

test('CAT-ENG-06: what another tab saved meanwhile is shown; Keep mine stores, Take theirs shows theirs', async ({ page, context }) => {
  test.setTimeout(90_000)
  await beSignedIn(page)
  const other = await context.newPage()
  const theirCity = await editCentre(other, 'Baobab College Accra')
  const city = await editCentre(page, 'Baobab College Accra')
  await city.fill('Tema')
  await theirCity.fill('Cape Coast')
  await save(other).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Baobab College Accra' })).toBeVisible()

  await save(page).click()
  const conflict = page.getByRole(...centrePages.conflict)
  await expect(conflict.getByRole('row').filter({ hasText: 'City' })).toHaveText(/Tema\s*Cape Coast/)
  await expectAccessible(page)
  const kept = call(page, 'PUT', '/sms/centre/update/')
  await conflict.getByRole(...kit.keepMine).click()
  expect(bodyOf(await kept)).toMatchObject({ city: 'Tema' })

  const again = await editCentre(page, 'Baobab College Accra')
  await again.fill('Kumasi')
  await (await editCentre(other, 'Baobab College Accra')).fill('Ho')
  await save(other).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Baobab College Accra' })).toBeVisible()
  await save(page).click()
  await conflict.getByRole(...kit.takeTheirs).click()
  await expect(again).toHaveValue('Ho')
})

test('CAT-ENG-07: what was typed is offered after a reload, and no more once it is saved', async ({ page }) => {
  await beSignedIn(page)
  const city = await editCentre(page, 'Baobab College Accra')
  await city.fill('Tema')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(city).toHaveValue('Accra')
  await page.getByRole(...kit.restore).click()
  await expect(city).toHaveValue('Tema')
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Baobab College Accra' })).toBeVisible()
  await expect(await editCentre(page, 'Baobab College Accra')).toHaveValue('Tema')
  await expect(page.getByText(kit.restoreOffer)).toHaveCount(0)
})

test('CAT-ENG-14: a right that was lost meanwhile keeps what was typed readable and takes Save away', async ({ page }) => {
  const faults = [{ operationId: 'updateCentre', status: 403, description: kit.noPermission }]
  await page.request.post('/__aggregator/reset', { data: { faults } })
  await beSignedIn(page)
  const city = await editCentre(page, 'Baobab College Accra')
  await city.fill('Kumasi')
  await save(page).click()
  await expect(page.getByText(kit.noPermission)).toBeVisible()
  await expect(save(page)).toHaveCount(0)
  await expect(city).toHaveValue('Kumasi')
  await expect(city).not.toBeEditable()
  await expectAccessible(page)
})

test('CAT-ENG-09: of five years that are deleted one is in use; it stays chosen and names its uses', async ({ page }) => {
  test.setTimeout(90_000)
  await beSignedIn(page)
  await page.goto('/sms/year/create')
  await page.getByLabel(...recordField('Year', 'yearDesc')).fill('2029/30')
  await page.getByLabel(...recordField('Year', 'startDate')).fill('01/09/2029')
  await page.getByLabel(...recordField('Year', 'endDate')).fill('31/08/2030')
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: '2029/30' })).toBeVisible()

  await page.goto('/sms/year')
  for (const name of ['2029/30', '2028/29', '2027/28', '2024/25', '2023/24'])
    await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
  const bar = page.getByRole(...kit.chosenRows)
  await expect(bar).toHaveAccessibleName('5 selected')
  await bar.getByRole(...kit.delete).click()
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete these 5 Years?' })
    .getByRole(...kit.yes)
    .click()
  const message = page.getByRole('alert')
  await expect(message).toContainText('4 deleted, 1 not')
  const failed = message.getByRole('listitem').filter({ hasText: '2027/28' })
  await expect(failed).toContainText('Year cannot be deleted: it is in use.')
  await expect(bar).toHaveAccessibleName('1 selected')
  await expectAccessible(page)
  await failed.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Year')
})

test('a message from the page of a centre begins with those who work there', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(`${list}?search=Baobab`)
  await page.getByRole('link', { name: 'Baobab College Accra' }).click()
  await expect(
    page
      .getByRole(...recordView.nextDates)
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(
    page
      .getByRole(...recordView.contacts)
      .getByRole('listitem')
      .first(),
  ).toContainText('Ines Gupta')
  await expectAccessible(page)
  await page.getByRole(...recordView.message).click()
  await expect(page.getByRole(...composerPage.title)).toBeVisible()
  await page.getByRole(...composerPage.step('Recipients')).click()
  await expect(page.getByText('Xin Boateng').first()).toBeVisible()
  // Students of the centre are not among those who work there.
  await expect(page.getByText('Yu Li')).toHaveCount(0)
})
