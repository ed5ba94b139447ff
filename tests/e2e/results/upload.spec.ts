import { readFile } from 'node:fs/promises'
import { beSignedIn, expect, expectAccessible, journey, test } from '#tests/e2e/support.ts'
import { importPage } from '#tests/pages/import.ts'
import { kit } from '#tests/pages/kit.ts'
import { uploadPage } from '#tests/pages/results/upload.ts'

const set = 'January Exams 2027'

test('CAT-RES-05: the template comes back filled in, its rows are imported and undone', journey, async ({ page }) => {
  test.setTimeout(60_000)
  await beSignedIn(page)
  await page.goto('/results/bulk-upload')
  await expect(page.getByRole(...importPage.drop)).toHaveCount(0)
  await page.getByRole(...uploadPage.set).click()
  await page.getByRole(...uploadPage.setNamed(set)).click()
  await expect(page.getByRole(...importPage.drop)).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole(...importPage.template).click()
  const template = await download
  expect(template.suggestedFilename()).toBe(`${set}.csv`)
  const [head = '', ...rows] = (await readFile(await template.path(), 'utf8')).trim().split('\r\n')
  const filled = rows.slice(0, 10).map((row) => row.replace(/,,,,$/, ',61.5,,Pass,'))
  const buffer = Buffer.from([head, ...filled, 'PW26-99999,Physics,V1,First,50,,Pass,'].join('\r\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'marks.csv', mimeType: 'text/csv', buffer })
  await page.getByRole(...importPage.checkRows).click()
  await expect(page.getByRole(...importPage.wrongTable)).toContainText('PW26-99999')
  await page.getByRole(...importPage.importRows).click()
  await expect(page.getByText(importPage.imported(10, 'results'))).toBeVisible()

  await page.getByRole(...uploadPage.undo('marks.csv')).click()
  await page.getByRole(...kit.yes).click()
  await expect(page.getByRole('status').filter({ hasText: uploadPage.undone }).and(page.locator('main *'))).toBeFocused()
  await page.getByRole(...uploadPage.openSet).click()
  await expect(page.getByRole(...uploadPage.uploads)).toContainText('marks.csv')
  await expectAccessible(page)
})
