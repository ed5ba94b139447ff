import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, expectAccessible, test } from '#tests/e2e/support.ts'
import { kit } from '#tests/pages/kit.ts'
import { mastersPage } from '#tests/pages/masters.ts'
import { recordView } from '#tests/pages/record-view.ts'

const summaryOf = (id: number) => `/sms/curriculum/summary/${encryptId(id)}`

test('the summary of a curriculum counts what its lists show, and says what a draft lacks (CAT-MAS-16, CAT-MAS-18)', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(summaryOf(2))
  await expectAccessible(page)
  for (const [part, count] of [
    [mastersPage.subcurricula, 4],
    [mastersPage.combos, 8],
  ] as const) {
    await expect(page.getByRole(...part)).toContainText(String(count))
    await page
      .getByRole(...part)
      .getByRole('link')
      .click()
    await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(count)
    await page.goBack()
  }

  await page.goto(summaryOf(4))
  await expect(page.getByText(mastersPage.cannotSubmit)).toBeVisible()
  await page.getByRole(...kit.submit).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Add a subcurriculum. Add an active combo route.' })
  await expect(refusal).toBeFocused()
  await expectAccessible(page)
  await page.getByRole(...mastersPage.addSubcurriculum).click()
  await expect(page).toHaveURL(/\/sms\/subcurriculum\/create$/)
  await page.goBack()
  await page.getByRole(...mastersPage.backToEditCurriculum).click()
  await expect(page).toHaveURL(new RegExp(`/sms/curriculum/edit/${encryptId(4)}$`))
})

test('a viewer of a curriculum’s summary has no button (CAT-MAS-16)', async ({ page }) => {
  await beSignedIn(page, 'viewer@ncuk.test')
  await page.goto(summaryOf(3))
  await expect(page.getByRole(...mastersPage.combos)).toBeVisible()
  await expect(page.getByRole(...recordView.approve)).toHaveCount(0)
  await expect(page.getByRole(...mastersPage.backToEditCurriculum)).toHaveCount(0)
})

test('a module in use stays in its list, with links to what uses it (CAT-MAS-03)', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/sms/module?search=Physics')
  const row = page.getByRole('row', { name: /Physics/ })
  await row.hover()
  await row.getByRole(...kit.deleteRow).click()
  await page.getByRole(...kit.yes).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Module cannot be deleted: it is in use.' })
  await expect(refusal).toBeFocused()
  await expect(refusal.getByRole('list', { name: 'Stream' }).getByRole('link', { name: 'Science' })).toBeVisible()
  await expectAccessible(page)
  await refusal
    .getByRole(...recordView.usesByBlocks)
    .getByRole('link', { name: 'May Exams 2027' })
    .click()
  await expect(page).toHaveURL(/\/sms\/exam-block\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
