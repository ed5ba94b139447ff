import { contactPages } from '../../pages/contacts.ts'
import { userPages } from '../../pages/users.ts'
import { beSignedIn, expect, test } from '../support.ts'

// The whole list is in view: scrolling to an option would move the list under the pointer.
test.use({ viewport: { width: 1440, height: 1200 } })

test('an option that is pressed while others arrive is the one that is chosen', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/cms/contacts/create')
  await page.getByRole(...contactPages.addRole).click()
  let answer = () => {}
  const pressed = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/searchText=Principal/, async (route) => {
    await pressed
    await route.continue()
  })
  const role = page.getByRole(...userPages.role)
  const option = page.getByRole(...contactPages.principal)
  // The options without a search have to be there before the typing: their answer would not be shown after it.
  await role.click()
  await expect(option).toBeVisible()
  await role.fill('Principal')
  await option.hover()
  await page.mouse.down()
  const arrived = page.waitForResponse(/searchText=Principal/)
  answer()
  await (await arrived).finished()
  await page.mouse.up()
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(role).toHaveValue('Principal')
})
