import { invigilationPage } from '../../pages/assessment/invigilation.ts'
import { beSignedIn, expect, expectAccessible, test } from '../support.ts'

test('a centre watches its candidates, and notes something about one', async ({ page }) => {
  await beSignedIn(page, 'centre@centre.test')
  await page.goto('/dap/delivery')
  await page.getByRole('link', { name: 'Physics Mid-term November 2026' }).click()
  const table = page.getByRole(...invigilationPage.table)
  await expect(table).toBeVisible()
  await expectAccessible(page)
  const actions = table.getByRole(...invigilationPage.anyActs).first()
  await actions.click()
  await page.getByRole(...invigilationPage.act(invigilationPage.note)).click()
  await page.getByRole(...invigilationPage.noteText).fill('Is on the way.')
  await page.getByRole(...invigilationPage.confirm(invigilationPage.note)).click()
  await expect(table.getByText(invigilationPage.oneNote)).toBeVisible()
  await actions.click()
  await page.getByRole(...invigilationPage.act(invigilationPage.details)).click()
  await expect(page.getByRole(...invigilationPage.happened)).toContainText('Is on the way.')
})
