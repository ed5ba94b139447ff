import { expect, expectAccessible, openHome, test } from '#tests/e2e/support.ts'
import { paletteDialog } from '#tests/pages/shell.ts'

const centre = 'Baobab College Accra'

for (const username of ['admin@ncuk.test', 'viewer@ncuk.test'])
  test(`CAT-ENG-16: part of a centre's name, or its code, opens its record for ${username}`, async ({ page }) => {
    await openHome(page, username)
    const found = page.getByRole(...paletteDialog.records).getByRole('option', { name: centre })
    await page.keyboard.press('Control+k')
    await page.getByRole(...paletteDialog.search).fill('obab')
    // Offers and selections of the centre are called as it is; the centre comes first.
    await expect(found.first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole(...paletteDialog.search).fill('bca')
    await expect(page.getByRole('option').first()).toContainText(centre)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/sms\/centres\/view\/[\w-]{20,}$/)
    await expect(page.getByRole('heading', { name: centre, level: 1 })).toBeVisible()
    await expect(page.locator('main:is(:focus, :focus-within)')).toHaveCount(1)
  })

test('CAT-ENG-16: a student finds no centre, and none is asked for', async ({ page }) => {
  await openHome(page, 'student@student.test')
  const asked: string[] = []
  page.on('request', (request) => void (/\/sms\/.*\/dropdown/.test(request.url()) && asked.push(request.url())))
  await page.keyboard.press('Control+k')
  await page.getByRole(...paletteDialog.search).fill('obab')
  await expect(page.getByText('Nothing found for “obab”')).toBeVisible()
  await expect(page.getByRole(...paletteDialog.records)).toHaveCount(0)
  expect(asked).toEqual([])
})
