import { markingPage } from '../../pages/assessment/marking.ts'
import { beSignedIn, expect, expectAccessible, journey, test } from '../support.ts'

test('a marker marks the next script by keys, finds it again after a reload, and submits it', journey, async ({ page }) => {
  await beSignedIn(page, 'university@university.test')
  await page.goto('/dap/marking')
  await page.getByRole(...markingPage.markNext).click()
  const heading = page.getByRole(...markingPage.anyScript)
  await expect(heading).toBeVisible()
  await expectAccessible(page)
  const first = await heading.textContent()
  for (const number of [15, 16]) {
    await page.getByRole(...markingPage.question(number)).click({ force: true })
    await page.getByLabel(markingPage.mark(10)).fill('4.5')
  }
  await expect(page.getByText(markingPage.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(markingPage.mark(10))).toHaveValue('4.5')
  await page.keyboard.press('Control+Enter')
  await expect(heading).not.toHaveText(first ?? '')
})
