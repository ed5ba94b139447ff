import { beSignedIn, expect, expectAccessible, test } from '#tests/e2e/support.ts'
import { importPage } from '#tests/pages/import.ts'
import { kit } from '#tests/pages/kit.ts'
import { recordList } from '#tests/pages/record-list.ts'
import { recordPicker } from '#tests/pages/records.ts'

const list = '/sms/centres'

test('filters stand in the address, and a view brings them back', async ({ page }) => {
  test.setTimeout(90_000)
  await beSignedIn(page)
  await page.goto(list)
  await expect(page.getByRole('table').locator('tbody').getByRole('link').first()).toBeVisible()
  // The head of the table stays at the edge of the sheet, so that no row shows above it.
  await page.setViewportSize({ width: 1440, height: 500 })
  const main = page.getByRole('main')
  await main.evaluate((sheet) => sheet.scrollTo(0, 300))
  const headAt = () =>
    main.evaluate((sheet) =>
      Math.round((sheet.querySelector('thead')?.getBoundingClientRect().top ?? 0) - sheet.getBoundingClientRect().top),
    )
  expect(await headAt()).toBe(1)
  // So it does where more columns than there is room for are scrolled sideways.
  await page.getByRole(...recordList.columns).click()
  const chooser = page.getByRole(...recordList.columnChoice)
  await expect(chooser.locator(':focus')).toBeVisible()
  for (const column of ['Legal Name', 'E-mail', 'Principal', 'Exams Officer']) await chooser.getByRole('checkbox', { name: column }).check()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-scrolls=true]')).toBeVisible()
  await main.evaluate((sheet) => sheet.scrollTo(0, 300))
  await expect.poll(headAt).toBe(1)
  // On a phone one button opens what has no room in the head.
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole(...kit.moreActions).click()
  await expect(page.getByRole(...importPage.open)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole(...recordList.filters).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.getByRole('checkbox', { name: 'Online' }).check()
  await expect(page).toHaveURL(/deliveryModes=2/)
  await panel.getByRole(...recordPicker('Centre', 'countryId')).pressSequentially('Gha')
  await page.getByRole('option', { name: 'Ghana' }).click()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await panel.getByRole(...recordList.done).click()
  const chips = page.getByRole(...recordList.chips).getByRole('listitem')
  await expect(chips).toHaveText(['Country Ghana', 'Delivery Online'])
  // An id is encrypted in the address.
  expect(new URL(page.url()).searchParams.get('countryId')).toMatch(/^[A-Za-z0-9_-]{20,}$/)

  await page.reload()
  await expect(chips).toHaveText(['Country Ghana', 'Delivery Online'])
  await page.getByRole(...recordList.saveView).click()
  await page.getByLabel(recordList.viewName).fill('Online in Ghana')
  await page.keyboard.press('Enter')
  const view = page.getByRole('button', { name: 'View Online in Ghana' })
  await expect(view).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Remove Country Ghana' }).click()
  await expect(page.getByText('View changed')).toBeVisible()
  await view.click()
  await page.getByRole('menuitem', { name: 'Online in Ghana' }).click()
  await expect(chips).toHaveText(['Country Ghana', 'Delivery Online'])
  await expect(page.getByText('View changed')).toBeHidden()

  await page.getByRole(...recordList.clearFilters).click()
  await expect(chips).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(page.getByRole(...recordList.filters)).toBeFocused()

  await page.getByRole(...recordList.views).click()
  await page.getByRole('menuitem', { name: 'Online in Ghana' }).click()
  await page.getByRole('button', { name: 'Remove Country Ghana' }).click()
  await page.getByRole(...recordList.saveView).click()
  await expect(page.getByText('View changed')).toBeHidden()
  await expect(view).toBeFocused()
})
