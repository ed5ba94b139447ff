import { beSignedIn, expect, test } from '#tests/e2e/support.ts'
import { recordPages, rulesNamed } from '#tests/pages/records.ts'

const screen = recordPages(rulesNamed('Centre'))

test('CAT-MAS-01: a centre whose code is left blank gets one from its name', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/sms/centres/create')
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  const choose = async (name: string, search: string, option: string) => {
    await page.getByRole('combobox', { name, exact: true }).pressSequentially(search)
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await text('Name').fill('Harbour College Mombasa')
  await text('Name').press('Tab')
  await expect(text('Code')).toHaveValue(/^[A-Z0-9-]{3,30}$/)
  const code = await text('Code').inputValue()
  await page
    .getByRole('group', { name: /^Delivery/ })
    .getByRole('checkbox')
    .first()
    .check()
  await choose('Country', 'Kenya', 'Kenya')
  await text('City').fill('Mombasa')
  await choose('Time Zone', 'East', 'East Africa Time')
  await text('E-mail').fill('office@example.org')
  await page.getByRole('combobox', { name: 'Invoice Currency', exact: true }).selectOption('USD')
  await text('Contract from').fill('01/08/2026')
  await page.getByRole(...screen.save).click()
  await expect(page.getByRole(...screen.named('Harbour College Mombasa'))).toBeVisible()

  await page.goto(`/sms/centres?search=${code}`)
  await page.reload()
  await expect(page.getByRole('row', { name: /Harbour College Mombasa/ })).toContainText(code)
})

test('a typed code is not written over', async ({ page }) => {
  await beSignedIn(page)
  await page.route('**/code-by-master-type', async (route) => {
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill('MINE-1')
    await route.continue()
  })
  await page.goto('/sms/centres/create')
  const answered = page.waitForResponse(/code-by-master-type/)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour College Mombasa')
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('Tab')
  await (await answered).finished()
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveValue('MINE-1')
})
