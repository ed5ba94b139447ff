import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, expectAccessible, test } from '#tests/e2e/support.ts'
import { kit } from '#tests/pages/kit.ts'
import { modulePage } from '#tests/pages/modules.ts'

const tree = '/users/modulemanagement'
const examBlock = 10_082

test('a module stands where it was moved to, by menu or by dragging, and not below itself (CAT-PPL-11)', async ({ page }) => {
  test.setTimeout(90_000)
  await beSignedIn(page)
  await page.goto(tree)
  const names = page.getByRole(...modulePage.tree).getByRole('rowheader')
  await expect(names.first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole(...modulePage.search).fill('user management')
  await expect(names).toHaveText(['User Management'])
  await page.getByRole(...modulePage.search).fill('')

  await page.getByRole(...modulePage.actions('Contacts')).click()
  await page.getByRole(...modulePage.move).click()
  const moving = page.getByRole(...modulePage.moving('Contacts'))
  await moving.getByLabel(...modulePage.below).selectOption({ label: 'User Management' })
  await moving.getByLabel(...modulePage.place).selectOption({ label: 'After Users' })
  await moving.getByRole(...modulePage.moveNow).click()
  await expect(page.getByText('Menu Module updated successfully.')).toBeVisible()
  await page.reload()
  const after = async (name: string) => (await names.allTextContents()).slice((await names.allTextContents()).indexOf(name)).slice(0, 3)
  await expect.poll(() => after('User Management')).toEqual(['User Management', 'Users', 'Contacts'])

  await page.getByRole('link', { name: 'Contacts', exact: true }).last().scrollIntoViewIfNeeded()
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole(...modulePage.actions(name)) })
  await row('Contacts').dragTo(row('Users'), { targetPosition: { x: 300, y: 3 } })
  await expect.poll(() => after('User Management')).toEqual(['User Management', 'Contacts', 'Users'])

  await row('User Management').dragTo(row('Users'), { targetPosition: { x: 300, y: 18 } })
  await expect(page.getByRole('alert')).toContainText('A module cannot stand below itself.')
})

test('a module that calls know keeps its name but for case (CAT-PPL-12)', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(`${tree}/edit/${encryptId(examBlock)}`)
  const name = page
    .getByLabel('Name*', { exact: true })
    .or(page.getByRole('textbox', { name: 'Name' }))
    .first()
  await name.fill('Examinations')
  await page.getByRole(...kit.save).click()
  await expect(page.getByText('Calls know this module as Exam Block.')).toBeVisible()
  await name.fill('exam block')
  await page.getByRole(...kit.save).click()
  await expect(page.getByRole('heading', { level: 1, name: 'exam block' })).toBeVisible()
})
