import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, expectAccessible, test, visit } from '#tests/e2e/support.ts'
import { kit } from '#tests/pages/kit.ts'
import { registrationPage as screen } from '#tests/pages/students/registration.ts'

const withoutCurriculum = 3002
const another = 3003
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

test('a qualification is added once, and what is typed of another one is offered for its student alone (CAT-ENG-07)', async ({ page }) => {
  const qualificationsOf = (student: number) => `${create}?student=${encryptId(student)}&step=qualifications`
  const begin = async (reportNumber: string) => {
    await page.getByRole(...screen.kind).selectOption('English test')
    await page.getByRole(...screen.test).selectOption('PTE')
    await page.getByLabel(...screen.reportNumber).fill(reportNumber)
  }
  await beSignedIn(page)
  await page.goto(qualificationsOf(withoutCurriculum))
  await begin('PTE-1')
  await page.getByLabel(...screen.testDate).fill('01/06/2026')
  await page.getByRole(...screen.add).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'PTE' })).toHaveCount(1)
  await expect(page.getByRole(...screen.kind)).toHaveValue('')
  await expect(page.getByText(kit.restoreOffer)).toHaveCount(0)

  await begin('PTE-2')
  await page.reload()
  await expect(page.getByText(kit.restoreOffer)).toBeVisible()
  await page.goto(qualificationsOf(another))
  await expect(page.getByRole(...screen.kind)).toBeVisible()
  await expect(page.getByText(kit.restoreOffer)).toHaveCount(0)
  await page.goto(qualificationsOf(withoutCurriculum))
  await page.getByRole(...kit.restore).click()
  await expect(page.getByLabel(...screen.reportNumber)).toHaveValue('PTE-2')
})
