import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, expectAccessible, test, visit } from '#tests/e2e/support.ts'
import { recordPages, rulesNamed } from '#tests/pages/records.ts'
import { centrePage } from '#tests/pages/results/centres.ts'
import { resultPages } from '#tests/pages/results/release.ts'

const address = `/results/centre-details/${encryptId(1)}`

test('CAT-RES-02: a set is shown by centre, with the downloads of the person, which save a file', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(address)
  await expect(page.getByRole(...centrePage.table)).toContainText('Baobab College Accra')
  await expect(page.getByRole(...centrePage.downloads).getByRole('button')).toHaveCount(5)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole(...centrePage.download('CSV')).click()
  expect((await download).suggestedFilename()).toBe('results.csv')
  await page.getByRole(...centrePage.history).click()
  await expect(page.getByRole(...centrePage.past)).toContainText('results.csv')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole(...centrePage.history)).toBeFocused()
})

test('CAT-RES-02: a centre sees its own figures, with Excel and Bulk', async ({ page }) => {
  await beSignedIn(page, 'centre@centre.test')
  await page.goto(address)
  await expect(
    page
      .getByRole(...centrePage.table)
      .locator('tbody')
      .getByRole('row'),
  ).toHaveCount(1)
  await expect(page.getByRole(...centrePage.downloads).getByRole('button')).toHaveText(['Excel', 'Bulk'])
  // It is not told why a result changed, nor who else sees it.
  await visit(page, '/results/student-results')
  await page
    .getByRole(...recordPages(rulesNamed('Result')).table)
    .locator('tbody')
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('term').filter({ hasText: resultPages.moderated })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: resultPages.toldToProvider })).toHaveCount(0)
})
