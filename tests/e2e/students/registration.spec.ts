import type { Page } from 'playwright/test'
import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, createGate, expect, expectAccessible, test, visit } from '#tests/e2e/support.ts'
import { choose } from '#tests/pages/forms/choose.ts'
import { kit } from '#tests/pages/kit.ts'
import type { Part } from '#tests/pages/parts.ts'
import { fileField } from '#tests/pages/records.ts'
import { registrationPage as screen } from '#tests/pages/students/registration.ts'
import { bytesLike } from '#tests/support/client/files.ts'

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
  // The form goes on at the address of the gap once it is saved, and another tab asks first.
  await page.getByLabel(...screen.mobile).fill('+447700900123')
  await page.getByRole(...kit.save).click()
  await expect(page.getByText(kit.unsaved)).toHaveCount(0)
  await page.getByLabel(...screen.mobile).fill('+447700900124')
  await page.getByRole(...screen.studentTab).click()
  await page
    .getByRole(...kit.leaveUnsaved)
    .getByRole(...kit.no)
    .click()
  await page.getByRole(...kit.save).click()
  await expect(page.getByText(kit.unsaved)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel(...screen.mobile)).toHaveValue('+447700900124')
  // The page that only shows a registration leads there as well.
  await visit(page, `/lead-management/regular-registration/view/${encryptId(withoutCurriculum)}`)
  await page.getByRole(...screen.submit).click()
  await page.getByRole(...screen.addCurriculum).click()
  await expect(page).toHaveURL(/regular-registration-edit\/.+\?tab=curriculum$/)
})

/**
 * Waits until the form has kept its draft, and holds the read of the record that is saved next. Gives a function that lets this read
 * go once the page has its list again, so that the list comes before the form has ended.
 */
async function holdDetails(page: Page, path: string) {
  const keys = () => page.evaluate(() => Object.keys(localStorage).join(' ').toLowerCase())
  await expect.poll(keys).toContain(`/records/student${path}/new`)
  const gate = createGate()
  await page.route(`**/student/${path}/details/*`, gate.hold)
  const listed = page.waitForResponse(`**/student/${path}/list?*`)
  return async () => {
    await (await listed).finished()
    // The page renders the list in a later frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))
    gate.open()
  }
}

/** Presses Add, and expects the record in the list once, and a new form, which is known by its first field and offers no draft. */
async function addOnce(page: Page, path: string, text: string, firstField: Part<'combobox'>) {
  const readAdded = await holdDetails(page, path)
  await page.getByRole(...screen.add).click()
  await readAdded()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1)
  await expect(page.getByRole(...firstField)).toHaveValue('')
  await expect(page.getByText(kit.restoreOffer)).toHaveCount(0)
}

test('a new curriculum leads on to the next step, and a document is added once', async ({ page }) => {
  const stepOf = (step: string) => `${create}?student=${encryptId(withoutCurriculum)}&step=${step}`
  await beSignedIn(page)
  await page.goto(stepOf('curriculum'))
  for (const [picker, name] of screen.curriculum) await choose(page, picker, name)
  const readCurriculum = await holdDetails(page, 'curriculum')
  await page.getByRole(...screen.next).click()
  await readCurriculum()
  await expect(page.getByRole(...screen.qualificationsStep)).toHaveAttribute('aria-current', 'step')

  await page.goto(stepOf('documents'))
  await page.getByRole(...screen.documentType).selectOption('Reference')
  await page.setInputFiles('input[type=file]', {
    name: 'reference.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytesLike('pdf')),
  })
  await expect(page.getByRole(...fileField.replace)).toBeVisible()
  await addOnce(page, 'document', 'Reference', screen.documentType)
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
  await addOnce(page, 'qualification', 'PTE', screen.kind)

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
