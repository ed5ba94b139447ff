import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { beSignedIn, expect, expectAccessible, tabTo, test } from '#tests/e2e/support.ts'
import { centrePages } from '#tests/pages/centres.ts'
import { importPage } from '#tests/pages/import.ts'
import { kit } from '#tests/pages/kit.ts'

const heads = 'Name;Code;Country;City;Time zone;Delivery;E-mail;Currency;Contract from'
/** A new centre, a stored one with another city, and two that are wrong. */
const rows = [
  'Mombasa Import College;MIC-1;Kenya;Mombasa;East Africa Time;On Campus;office@example.org;USD;01/08/2026',
  'Baobab College Accra;bca;Ghana;Tema;Greenwich Mean Time;On Campus;office@example.org;USD;01/08/2026',
  'Wrong College;WRG-1;Kenya;Nairobi;East Africa Time;Online;nobody;USD;01/08/2026',
  'Far College;WRG-2;Kenya;Nairobi;Nepal Time;Online;office@example.org;USD;01/08/2026',
]
const file = { name: 'centres.csv', mimeType: 'text/csv', buffer: Buffer.from([heads, ...rows].join('\r\n')) }

async function check(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole(...importPage.checkRows).click()
  await expect(page.getByText('4 rows checked').first()).toBeAttached()
}

const shown = (page: Page, kind: string) => page.getByRole(...importPage.kind(kind))

test('CAT-ENG-10: a check writes nothing, an import writes what it announced, the same file again changes nothing', async ({ page }) => {
  test.setTimeout(90_000)
  await beSignedIn(page)
  await page.goto('/sms/centres')
  const total = async () => {
    await page.goto('/sms/centres')
    return (await page.getByText(centrePages.total).textContent()) ?? ''
  }
  const before = Number.parseInt(await total(), 10)
  await page.getByRole(...importPage.open).click()
  await expect(page.getByRole(...importPage.drop)).toBeVisible()
  await expectAccessible(page)

  await check(page)
  await expect(page.getByRole(...importPage.wrongTable)).toContainText('Please enter a valid email')
  await expect(page.getByRole(...importPage.wrongTable)).toContainText('Choose a time zone of Kenya.')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole(...importPage.wrongRows).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('centres-wrong-rows.csv')
  const text = await readFile(await saved.path(), 'utf8')
  expect(text).toContain('Wrong College')
  expect(text).toContain('E-mail: Please enter a valid email')
  expect(text).not.toContain('Mombasa Import College')

  expect(Number.parseInt(await total(), 10)).toBe(before)
  await page.getByRole(...importPage.open).click()
  await check(page)
  await page.getByRole(...importPage.importRows).click()
  await expect(page.getByText(importPage.imported(2, 'centres'))).toBeVisible()
  await page
    .getByRole(...kit.backToList)
    .first()
    .click()
  await expect(page.getByText(`${before + 1} centres`)).toBeVisible()

  await page.getByRole(...importPage.open).click()
  await check(page)
  await shown(page, 'Unchanged').click()
  await expect(page.getByRole(...importPage.importRows)).toBeDisabled()
  await expect(page.getByRole('table', { name: 'Unchanged' }).locator('tbody tr')).toHaveCount(2)
})

for (const width of [1440, 375])
  test(`a file is imported by keyboard alone past calls that fail, ${width} pixels wide`, async ({ page, gate }) => {
    test.setTimeout(90_000)
    gate.allowNetworkErrors()
    await page.setViewportSize({ width, height: 800 })
    await beSignedIn(page)
    await page.goto('/sms/centres/import')
    const press = async (control: Locator) => {
      await tabTo(page, control)
      await page.keyboard.press('Enter')
    }
    const failure = page.getByRole('alert').filter({ has: page.getByRole(...importPage.checkAgain) })
    /** Presses a control whose call fails, then checks again. */
    const failOnce = async (control: Locator, says: string) => {
      await page.route('**/centre/import', (route) =>
        route.fulfill({ status: 500, json: { code: 500, description: 'Broken.', data: null } }),
      )
      await press(control)
      await expect(failure).toBeFocused()
      await expect(failure).toContainText(says)
      await page.unroute('**/centre/import')
      await press(failure.getByRole(...importPage.checkAgain))
      await expect(page.getByRole('region', { name: importPage.checkStep })).toBeFocused()
    }
    const chooser = page.waitForEvent('filechooser')
    await press(page.getByRole(...importPage.drop).getByRole(...importPage.choose))
    await (await chooser).setFiles(file)
    await expect(page.getByRole('region', { name: importPage.matchStep })).toBeFocused()

    await failOnce(page.getByRole(...importPage.checkRows), importPage.nothingWasSaved)
    await press(page.getByRole(...importPage.change('E-mail', 4)))
    await expect(page.getByRole(...importPage.newValue('E-mail', 4))).toBeFocused()
    await page.keyboard.type('right@example.org')
    await page.keyboard.press('Enter')
    await expect(page.getByRole(...importPage.change('Time Zone', 5))).toBeFocused()

    await failOnce(page.getByRole(...importPage.importRows), importPage.someWereSaved)
    await press(page.getByRole(...importPage.importRows))
    await expect(page.getByText(importPage.imported(3, 'centres'))).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: importPage.imported(3, 'centres') })).toBeFocused()
    await press(page.getByRole(...kit.backToList))
    await expect(page.getByRole('row', { name: /Acacia School Nairobi/ })).toBeVisible()
  })

test('who may not add centres has no import', async ({ page }) => {
  await beSignedIn(page, 'viewer@ncuk.test')
  await page.goto('/sms/centres')
  await expect(page.getByRole('table').locator('tbody').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole(...importPage.open)).toHaveCount(0)
  await page.goto('/sms/centres/import')
  await expect(page).toHaveURL(/permission|denied/i)
})
