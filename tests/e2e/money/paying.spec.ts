import { payingPages as paying } from '#tests/pages/money.ts'
import { kit } from '#tests/pages/kit.ts'
import { beSignedIn, expect, expectAccessible, journey, test } from '../support.ts'

const student = 'student@student.test'

test('a student pays by PayPal after cancelling once; Back pays nothing again (CAT-MON-10, CAT-MON-11)', journey, async ({ page }) => {
  await beSignedIn(page, student)
  await page.goto('/student-payment-status/create')
  await expect(page).toHaveURL(/\/student-payment-status$/)
  const invoice = page.getByRole('article').first()
  await expect(invoice).toContainText('Partially paid')
  await expectAccessible(page)
  await invoice.getByRole(...paying.payInvoice).click()
  await page.getByRole(...paying.pay).click()
  await page.getByRole(...kit.cancel).click()
  await expect(page.getByText(paying.cancelled)).toBeVisible()
  await page.getByRole(...paying.pay).click()
  await page.getByRole(...paying.approve).click()
  await expect(page.getByRole(...paying.receiptHeading)).toBeVisible()
  await expect(page.getByRole(...paying.receipt)).toContainText(/PAYPAL-[0-9A-F]{24}/)
  await page.reload()
  await expect(page.getByRole(...paying.receipt)).toContainText(/PAYPAL-[0-9A-F]{24}/)

  await page.goBack()
  await page.goto('/student-payment-status')
  await expect(page.getByRole('article').first()).toContainText('Paid')
  await expect(
    page
      .getByRole('article')
      .first()
      .getByRole(...paying.paypalReceipt),
  ).toHaveCount(1)
})

test('a declined card takes nothing, and no storage holds its number (CAT-MON-12, CAT-MON-14)', async ({ page, gate }) => {
  await beSignedIn(page, student)
  await page.goto('/payment-method/edit/1')
  await expect(page).toHaveURL(/\/payment-method$/)
  gate.allowNetworkErrors()
  for (const [card, outcome] of [
    [paying.testCards.declined, page.getByText(paying.declined)],
    [paying.testCards.taken, page.getByRole(...paying.receipt)],
  ] as const) {
    await page.getByRole(...paying.byCard).check()
    await page.getByRole(...paying.pay).click()
    await expect(page.getByLabel(...paying.cardNumber)).toHaveValue('')
    await page.getByLabel(...paying.cardNumber).fill(card)
    await page.getByLabel(...paying.expiry).fill('04/39')
    await page.getByLabel(...paying.code).fill('123')
    await page.getByRole(...paying.pay).click()
    await expect(outcome).toBeVisible()
  }
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored.replaceAll(/\D/g, '')).not.toMatch(/40001111|41111111/)
})
