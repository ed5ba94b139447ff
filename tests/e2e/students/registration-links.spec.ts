import { expect, expectAccessible, test } from '#tests/e2e/support.ts'
import { passwordPages } from '#tests/pages/account.ts'
import { pageTitle } from '#tests/pages/shell.ts'
import { sendLink } from './send-link.ts'

const student = 3092
const secret = 'Orchard#2027'

test('a registration link that a newer one replaced, or that was used, says so and leads to a new one', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  const [replaced, link] = [await sendLink(page, student), await sendLink(page, student)]
  const expectEnded = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('alert')).toHaveText('This link is not valid any more. Please ask for a new one.')
    await expect(page.getByLabel(...passwordPages.new)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole(...passwordPages.requestLink).press('Enter')
    await expect(page.getByRole(...pageTitle.forgotPassword)).toBeFocused()
  }
  await expectEnded(replaced)
  await page.goto(link)
  await page.getByLabel(...passwordPages.new).fill(secret)
  await page.getByLabel(...passwordPages.confirm).fill(secret)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await expectEnded(link)
})
