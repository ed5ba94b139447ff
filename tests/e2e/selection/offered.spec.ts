import { paths } from '#machines/access/paths.ts'
import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, openHome, test } from '#tests/e2e/support.ts'
import { selectionWizard as wizard } from '#tests/pages/selection/wizard.ts'

const [notOffered, offered] = [encryptId(3), encryptId(1)]

test('a curriculum that is not offered leads back to what is', async ({ page }) => {
  await beSignedIn(page, 'centre@centre.test')
  for (const address of [notOffered, `${offered}?yearId=${encryptId(21)}`]) {
    await page.goto(`${paths.curriculumCentres}/${address}`)
    await expect(page.getByText(wizard.missing)).toBeVisible()
  }
  await page.getByRole(...wizard.backToList).click()
  await expect(page).toHaveURL(paths.curriculumCentres)
})

test('an administrator finds the selection of a centre by centre and curriculum, and acts for the centre', async ({ page }) => {
  await openHome(page)
  await page.goto(paths.curriculumCentresOfAdministrators)
  await page.getByRole(...wizard.offered('IFY Business', 'Baobab College Accra')).click()
  await expect(page.getByText(wizard.actingFor('Baobab College Accra'))).toBeVisible()
})
