import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, expectAccessible, journey, openHome, test, visit } from '#tests/e2e/support.ts'
import { kit } from '#tests/pages/kit.ts'
import { clearingPages } from '#tests/pages/clearing/clearing.ts'

const offers = '/clearing/view-page/clearing-offer'

test('CAT-STU-16: both addresses of the clearing offer open their tab, another one is not found', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(`${offers}/existing-offer`)
  await expect(page.getByRole(...clearingPages.existing)).toHaveAttribute('aria-current', 'page')
  await page.getByRole(...clearingPages.marks).click()
  await expect(page).toHaveURL(/clearing-offer\/marks-offer$/)
  await expect(page.getByRole(...clearingPages.marks)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole(...clearingPages.marksTable)).toBeVisible()
  await expectAccessible(page)
  await visit(page, `${offers}/third-offer`)
  await expect(page.getByRole(...clearingPages.notFound)).toBeVisible()
})

test('one of several open offers to a student is chosen and withdrawn among the marks', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(`${offers}/marks-offer`)
  const withdraw = page.getByRole(...clearingPages.withdrawOne).first()
  const name = ((await withdraw.getAttribute('aria-label')) ?? '').replace('Withdraw an offer to ', '')
  const open = page.getByRole(...clearingPages.openOffersTo(name))
  const before = Number(await open.textContent())
  await withdraw.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole(...kit.yes).click()
  await expect(question.getByRole(...clearingPages.offer)).toHaveAccessibleDescription(clearingPages.chooseOffer)
  await question.getByRole(...clearingPages.offer).selectOption({ index: 2 })
  await expectAccessible(page)
  await question.getByRole(...kit.yes).click()
  await expect(question).toBeHidden()
  await expect(open).toHaveText(String(before - 1))
})

test('the pages about a student in clearing open by the address that names the student', journey, async ({ page }) => {
  await openHome(page)
  const area = '/clearing/view-page'
  const of = `?studentId=${encryptId(3001)}`
  await visit(page, `${area}/student-application/student-detail${of}`)
  await page.getByRole(...clearingPages.findCourses).click()
  await expect(page).toHaveURL(new RegExp(`course-finder\\${of}`))
  await expect(page.getByRole(...clearingPages.courses)).toBeVisible()
  await expectAccessible(page)
  await visit(page, `${area}/predicted-grades`)
  await expect(page.getByRole(...clearingPages.predicted)).toBeVisible()
  await expectAccessible(page)
})
