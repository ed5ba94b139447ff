import { authoring } from '../../pages/assessment/authoring.ts'
import { recordField, recordPicker } from '../../pages/records.ts'
import { beSignedIn, expect, expectAccessible, test, visit } from '../support.ts'

test('an author tries a question, and builds a paper by keys alone', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/dap/authoring/create?kind=question')
  await page.getByLabel(...recordField('Question', 'questionType')).selectOption('True or false')
  await page.getByLabel(...recordField('Question', 'stem')).fill('Light is faster than sound.')
  const preview = page.getByRole(...authoring.preview)
  await expect(preview.getByText('Light is faster than sound.')).toBeVisible()
  await preview.getByText('True').click()
  await page
    .getByLabel(...recordField('Question', 'marks'))
    .first()
    .fill('1')
  await preview.getByRole(...authoring.checkAnswer).click()
  await expect(preview.getByText('1 of 1 mark.')).toBeVisible()
  await expectAccessible(page)

  await visit(page, '/dap/authoring/create')
  // The question's page has a field Module as well, and stays until this one is there.
  await expect(page.getByRole(...authoring.createPaper)).toBeVisible()
  const picker = page.getByRole(...recordPicker('Paper', 'moduleId'))
  await picker.fill('Physics')
  await page.getByRole(...authoring.chosen('Physics')).click()
  await page.getByRole(...authoring.add('PHY-001')).focus()
  for (const next of ['PHY-002', 'PHY-003', 'PHY-004']) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole(...authoring.add(next))).toBeFocused()
  }
  const questions = page.getByRole(...authoring.questionsOf('Section 1')).getByRole('listitem')
  await expect(questions).toHaveCount(3)
  await page.getByRole(...authoring.move('PHY-001')).press('ArrowDown')
  await expect(questions.first()).toContainText('PHY-002')
  await expect(page.getByRole(...authoring.move('PHY-001'))).toBeFocused()
  await expect(page.getByRole(...authoring.totals)).toContainText('3 marks in 3 questions')
  await page.getByRole(...authoring.remove('PHY-003')).press('Enter')
  await expect(page.getByRole(...authoring.remove('PHY-001'))).toBeFocused()
  await page.getByRole(...authoring.removeSection('Section 1')).press('Enter')
  await expect(page.getByRole(...authoring.addSection)).toBeFocused()
  await expectAccessible(page)
})

test('the page of a question shows its picture, large enough to be read', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/dap/authoring?kind=question&search=PHY-003')
  await page.getByRole('link', { name: 'PHY-003' }).click()
  const picture = page.getByRole(...authoring.pictureOf(/^A wave/))
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(400)
  await expectAccessible(page)
})
