import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, expectAccessible, test, visit } from '#tests/e2e/support.ts'
import { kit } from '#tests/pages/kit.ts'
import { rightsPage } from '#tests/pages/rights.ts'
import { recordPages, rulesNamed } from '#tests/pages/records.ts'
import { mainMenu, pageTitle, shell } from '#tests/pages/shell.ts'

const rightsOf = (role: number) => `/users/rolemodule/edit/${encryptId(role)}`
const [administrator, viewer] = [1, 3]

test('rights that are given and taken show in the menu of those who have the role (CAT-PPL-02, 03, 06)', async ({ page }) => {
  test.setTimeout(120_000)
  await beSignedIn(page)
  await page.goto(rightsOf(viewer))
  const add = page.getByRole(...rightsPage.box('Add', 'Centres'))
  await add.focus()
  await page.keyboard.press('Space')
  await expect(add).toBeChecked()
  await page.getByRole(...rightsPage.box('list', 'Exam Block')).click()
  await expect(page.getByText(rightsPage.unreachable)).toBeVisible()
  await expectAccessible(page)

  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.url())))
  await page.getByRole(...kit.save).click()
  const review = page.getByRole(...rightsPage.review('Viewer'))
  await expect(review.getByRole('row')).toHaveText([/PageGivenTaken/, /CentresAdd—/, /Exam Block—list/])
  await expect(review.getByText('1 person has this role.')).toBeVisible()
  expect(sent).toEqual([])
  await review.getByRole(...kit.save).click()
  await expect(page.getByText(kit.saved)).toBeVisible()
  expect(sent).toHaveLength(1)

  await beSignedIn(page, 'viewer@ncuk.test')
  await page.goto('/sms/centres')
  await expect(page.getByRole(...recordPages(rulesNamed('Centre')).create)).toBeVisible()
  await visit(page, '/sms/exam-block')
  await expect(page.getByRole(...pageTitle.refused)).toBeVisible()
})

test('the own role keeps the right to change rights, and its menu follows the save (CAT-PPL-04)', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(rightsOf(administrator))
  const modify = page.getByRole(...rightsPage.box('Modify', 'Role Module'))
  await modify.click()
  await page.getByRole(...kit.save).click()
  await page
    .getByRole(...rightsPage.review('Administrator'))
    .getByRole(...kit.save)
    .click()
  await expect(page.getByRole('alert')).toHaveText('You cannot take this from your own role.')
  await expect(modify).not.toBeChecked()
  await modify.click()

  const reports = page.getByRole(...shell.main).getByRole(...mainMenu.reports)
  await expect(reports).toBeVisible()
  await page.getByRole(...rightsPage.box('list', 'Reports')).click()
  await page.getByRole(...kit.save).click()
  await page
    .getByRole(...rightsPage.review('Administrator'))
    .getByRole(...kit.save)
    .click()
  await expect(page.getByText(kit.saved)).toBeVisible()
  await expect(reports).toHaveCount(0)
})
