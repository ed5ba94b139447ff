import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, expectAccessible, test, visit } from '#tests/e2e/support.ts'
import { registrationPage as screen } from '#tests/pages/students/registration.ts'

const withoutCurriculum = 3002
const create = '/lead-management/regular-registration/create'

test('the twins are named before saving (CAT-STU-10), and Submit with gaps leads to their fields (CAT-STU-05)', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(create)
  await page.getByLabel(...screen.firstName).fill('Adaeze')
  await page.getByLabel(...screen.lastName).fill('Eze')
  await page.getByLabel(...screen.dateOfBirth).fill('14/03/2008')
  await expect(page.getByText(screen.twinsText)).toBeVisible()
  for (const name of ['Adaeze Eze', 'Adaobi Eze']) await expect(page.getByRole(...screen.twin(name))).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(...screen.email).fill('another.eze@example.org')
  await page.getByRole(...screen.next).click()
  await expect(page.getByLabel(...screen.mobile)).toBeVisible()
  await page.getByRole(...screen.confirmStep).click()
  await page.getByRole(...screen.keepDraft).click()
  await page.getByRole(...screen.submit).click()
  await expect(page.getByText(screen.missing)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole(...screen.gap('Mobile')).click()
  await expect(page.getByRole(...screen.contactTab)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel(...screen.mobile)).toBeFocused()
  // The page that only shows a registration leads there as well.
  await visit(page, `/lead-management/regular-registration/view/${encryptId(withoutCurriculum)}`)
  await page.getByRole(...screen.submit).click()
  await page.getByRole(...screen.addCurriculum).click()
  await expect(page).toHaveURL(/regular-registration-edit\/.+\?tab=curriculum$/)
})
