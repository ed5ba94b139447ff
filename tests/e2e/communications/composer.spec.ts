import { beSignedIn, expect, test } from '#tests/e2e/support.ts'
import { composerPage } from '#tests/pages/communications/composer.ts'
import { paletteDialog } from '#tests/pages/shell.ts'

const content = '/communications/content'

test('a new message is written on while it is saved the first time, and the next one begins empty', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(`${content}/create`)
  const name = page.getByLabel(...composerPage.name)
  const chooseKind = async () => {
    await page.getByRole(...composerPage.mode).selectOption('In-app')
    await page.getByRole(...composerPage.option).selectOption('Individual')
  }
  await chooseKind()
  await name.fill('Results week')
  await page.keyboard.press('Control+s')
  await page.keyboard.type(', second letter')
  await expect(page).toHaveURL(new RegExp(`${content}/edit/[\\w-]{20,}`))
  await page.keyboard.type(' of two')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Results week, second letter of two')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(composerPage.saved)).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Results week, second letter of two')

  await page.goto(`${content}/create`)
  await chooseKind()
  await name.fill('Another letter')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(new RegExp(`${content}/edit/`))
  await page.getByRole(...paletteDialog.open).click()
  await page.getByRole(...paletteDialog.search).fill('Create Communication')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${content}/create$`))
  await expect(name).toHaveValue('')
})
