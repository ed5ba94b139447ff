import { clearingRefused, listAddress, recordPages, rulesNamed } from '../../pages/records.ts'
import { beSignedIn, expect, expectAccessible, test, visit } from '../support.ts'

const address = '/clearing'
const { create, table } = recordPages(rulesNamed('ClearingEntry'))
const list = listAddress('ClearingEntry', address)

test('Create shows for the administrator (CAT-STU-17)', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(list)
  await expect(page.getByRole(...create)).toBeVisible()
})

test('Create is gone after a sign-in that does not allow it (CAT-STU-17)', async ({ page }) => {
  await beSignedIn(page, 'admin@ncuk.test', { addToClearingToggle: false })
  await page.goto(list)
  await expect(page.getByRole(...table)).toBeVisible()
  await expect(page.getByRole(...create)).toHaveCount(0)
  await visit(page, `${address}/create`)
  await expect(page.getByText(clearingRefused)).toBeVisible()
  await expectAccessible(page)
})
