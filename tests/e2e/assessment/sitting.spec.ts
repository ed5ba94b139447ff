import { sittingPage } from '../../pages/assessment/sitting.ts'
import { beSignedIn, codec, expect, journey, test } from '../support.ts'

const practice = 8

test('a candidate goes on after a reload, before the beginning and while sitting', journey, async ({ page }) => {
  await beSignedIn(page, 'student@student.test')
  await page.goto(`/dap/delivery/sit/${codec.encrypt(String(practice))}`)
  await expect(page.getByRole(...sittingPage.begin)).toBeVisible()
  await page.reload()
  await page.getByRole(...sittingPage.begin).click()
  await expect(page.getByRole(...sittingPage.question(1))).toBeVisible()
  await page.reload()
  await expect(page.getByRole(...sittingPage.question(1))).toBeVisible()
  await expect(page.getByRole(...sittingPage.callInvigilator)).toHaveCount(0)
})
