import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, expectAccessible, test } from '#tests/e2e/support.ts'
import { coursePages } from '#tests/pages/courses.ts'
import { kit } from '#tests/pages/kit.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { recordField, recordPages, rulesNamed } from '#tests/pages/records.ts'

const courses = '/sms/course-management'
const university = 'university@university.test'
/** An approved course of Northgate University. */
const course = encryptId(56)
const screen = recordPages(rulesNamed('Course'))

test('a university changes a course, the provider rejects it with a comment and publishes it later (CAT-CUR-16)', async ({ page }) => {
  test.setTimeout(90_000)
  await beSignedIn(page, university)
  await page.goto(`${courses}/edit/${course}`)
  await page.getByLabel(...recordField('Course', 'courseName')).fill('BSc Robotics')
  const overall = page.getByRole(...coursePages.firstEnglish).getByLabel(...coursePages.overall)
  await overall.fill('6.3')
  await page.getByRole(...kit.save).click()
  await expect(page.getByText('Enter a value in steps of 0.5.')).toBeVisible()
  await expectAccessible(page)
  await overall.fill('7')
  await page.getByRole(...kit.save).click()
  const title = page.getByRole(...screen.named('BSc Robotics'))
  await expect(title).toBeVisible()
  const status = (word: string) => page.getByRole('main').getByText(word, { exact: true }).first()
  await expect(status('Submitted')).toBeVisible()
  await expect(page.getByRole(...coursePages.reject)).toHaveCount(0)

  await beSignedIn(page)
  await page.goto(`${courses}/view/${course}?tab=english`)
  await expect(page.getByRole('cell', { name: '7', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole(...coursePages.reject).click()
  const question = page.getByRole(...coursePages.rejectDialog)
  await question.getByLabel(...recordView.comment).fill('Name the campus.')
  await question.getByRole(...coursePages.reject).click()
  await expect(status('Rejected')).toBeVisible()

  await beSignedIn(page, university)
  await page.goto(`${courses}/view/${course}?tab=history`)
  await expect(page.getByText('Name the campus.')).toBeVisible()
  await page.getByRole(...coursePages.toDraft).click()
  await page.getByRole(...kit.submit).click()
  await expect(status('Submitted')).toBeVisible()

  await beSignedIn(page)
  await page.goto(`${courses}?search=Robotics`)
  await page.getByRole(...kit.selectPage).check()
  await page.getByRole(...kit.publish).click()
  await page.getByRole(...kit.yes).click()
  await expect(page.getByRole(...screen.table).getByText('Approved', { exact: true })).toBeVisible()
})

test('the months lead to the courses that they count, by keyboard too (CAT-CUR-18)', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(courses)
  await expect(page.getByRole(...coursePages.months)).toBeVisible()
  const total = page
    .getByRole(...coursePages.monthTable)
    .getByRole('row')
    .last()
  await total.getByRole('link').last().press('Enter')
  await expect(page.getByRole(...coursePages.expired(12))).toBeChecked()
})

test('a person of a university comes to its own relation at once, without the commission (CAT-CUR-20)', async ({ page }) => {
  await beSignedIn(page, university)
  await page.goto('/sms/university-management')
  await expect(page.getByRole(...recordPages(rulesNamed('UniversityRelation')).named('Northgate University'))).toBeVisible()
  await expect(page.getByText(rulesNamed('UniversityRelation').fields['invoiceEmail']?.label ?? '')).toBeVisible()
  await expect(page.getByText(rulesNamed('UniversityRelation').fields['commission']?.label ?? '')).toHaveCount(0)
  await expectAccessible(page)
})
