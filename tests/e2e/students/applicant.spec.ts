import type { Locator } from 'playwright/test'
import { beSignedIn, consentsAtSignIn, expect, expectAccessible, journey, test } from '#tests/e2e/support.ts'
import { bytesLike } from '#tests/support/client/files.ts'
import { passwordPages } from '#tests/pages/account.ts'
import { applicantPages as screen } from '#tests/pages/applications/portal.ts'
import { kit } from '#tests/pages/kit.ts'
import { fileField, maskedPages } from '#tests/pages/records.ts'
import { signInPage } from '#tests/pages/sign-in.ts'
import { sendLink } from './send-link.ts'

/** A student without a user, an application and an English certificate. */
const [student, username, secret] = [3092, 'student3092@example.org', 'Orchard#2027']
const portal = '/dashboard/application-portal'
const statement = 'I would like to find out how things work, and to build some that do. '.repeat(9)

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('an applicant comes by the registration link, and by touch takes the steps up to the submission', journey, async ({ page, gate }) => {
  gate.allowNetworkErrors()
  await page.goto(await sendLink(page, student))
  await page.getByLabel(...passwordPages.new).fill(secret)
  await page.getByLabel(...passwordPages.confirm).fill(secret)
  await page.getByRole(...passwordPages.update).tap()
  await expect(page).toHaveURL(/\/login$/)
  await consentsAtSignIn(page, 1, 1)
  await signInPage.fill(page, username, secret)
  await page.getByRole(...signInPage.submit).tap()
  await expect(page).not.toHaveURL(/login/)

  await page.goto(portal)
  await page.getByRole(...screen.start).tap()
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 16
    return video.play()
  })
  await expect(page.getByText(screen.videoOver)).toBeVisible()
  await expect(page.getByRole(...screen.transcript)).toBeChecked()
  // The first save creates the application, and its form stays.
  await page.getByRole(...kit.save).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(screen.saved)).toBeAttached()
  await expect(page.getByRole(...kit.save)).toBeFocused()
  await page.getByRole(...screen.next).tap()
  await expect(page).toHaveURL(new RegExp(`${portal}/course-finder$`))
  const course = page.getByRole(...screen.anyCourse).first()
  await course.tap()
  await expect(course).toHaveAttribute('aria-pressed', 'true')
  expect((await course.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page
    .getByRole(...screen.anyFavourite)
    .first()
    .tap()
  await expect(page.getByRole(...screen.anyFavourite).first()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole(...screen.filters).tap()
  await page.getByRole(...screen.country('United Kingdom')).tap()
  await page.getByRole(...screen.done).tap()
  await expect(page.getByRole(...screen.isOn('Country United Kingdom'))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole(...screen.next).tap()
  await expect(page).toHaveURL(new RegExp(`${portal}/student$`))

  await page.getByRole(...screen.steps).tap()
  await page.getByRole(...screen.stepInMenu('5. Immigration')).tap()
  await expect(page).toHaveURL(new RegExp(`${portal}/immigration$`))
  await page.getByLabel(...screen.residence).fill('Vietnam')
  await page.getByRole(...screen.residenceIn('Vietnam')).tap()
  await page.getByLabel(...screen.funding).selectOption('Family')
  // The bar grows by a line once it says that edits are unsaved, which moves its buttons.
  await expect(page.getByText(kit.unsaved)).toBeVisible()
  await page.getByRole(...screen.next).tap()
  await expect(page).toHaveURL(new RegExp(`${portal}/academic-details$`))
  // The finger goes to the field first: two taps on one place in a moment are one press.
  await page.getByLabel(...screen.statement).tap()
  await page.getByLabel(...screen.statement).fill(statement)
  // A tap right after this text is lost now and then: its field still grows, and Save moves under the finger.
  await expect(page.getByText(kit.unsaved)).toBeVisible()
  await page.getByRole(...screen.next).click()
  await expect(page).toHaveURL(new RegExp(`${portal}/key-documentation$`))

  let parts = 0
  await page.route('**/portal-demo/**', (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    parts += 1
    return parts === 2 ? route.abort('connectionreset') : route.continue()
  })
  await page.getByRole(...screen.add('English certificate')).tap()
  const buffer = Buffer.from(bytesLike('pdf', 1_500_000))
  await page.setInputFiles('input[type=file]', { name: 'english.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole(...fileField.tryNow).tap()
  await expect(page.getByRole(...fileField.replace)).toBeVisible()
  await page.getByRole(...kit.save).tap()
  await page.getByRole(...screen.toNext).tap()

  await expect(page.getByText(screen.nothingMissing)).toBeVisible()
  await page.getByRole(...screen.declaration).tap()
  await expect(page.getByRole(...screen.declaration)).toBeChecked()
  await page.getByRole(...kit.submit).tap()
  await expect(page.getByRole('status').filter({ hasText: screen.isFixed })).toBeFocused()
  await expect(page.getByText(screen.submitted, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
})

test('by keys alone courses are found, compared and chosen, and the summary leads to what is missing', async ({ page }) => {
  await beSignedIn(page, 'student@student.test')
  await page.goto(`${portal}/course-finder`)
  const search = page.getByRole(...screen.search)
  await search.focus()
  await page.keyboard.type('physics')
  const course = page.getByRole(...screen.notChosen).first()
  await expect(course).toHaveAccessibleName(/Physics/)
  const name = ((await course.getAttribute('aria-label')) ?? '').replace('Choose ', '')
  const press = async (button: Locator, key = 'Space') => {
    while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press(key)
  }
  await press(page.getByRole(...screen.anyCompare).nth(0))
  await press(course)
  await expect(page.getByRole(...screen.chosen(name))).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole(...screen.anyCompare)
    .nth(1)
    .focus()
  await page.keyboard.press('Space')
  await page.getByRole(...screen.compareThem(2)).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole(...screen.compared).getByRole(...screen.anyCourse)).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(screen.saved)).toBeAttached()
  await press(page.getByRole(...screen.next), 'Enter')
  await expect(page).toHaveURL(new RegExp(`${portal}/student$`))
  // The record of a registered student is read only, and leads on all the same; its passport is shown once it is asked for.
  await expect(page.getByRole(...maskedPages.reveal)).toBeVisible()
  await page.getByRole(...screen.toNext).click()
  await expect(page).toHaveURL(new RegExp(`${portal}/contact$`))
  await page.goto(`${portal}/create`)
  await expect(page).toHaveURL(new RegExp(`${portal}/immigration$`))
  await page.goto(`${portal}/academic-details`)
  await expect(page.getByRole(...screen.predicted)).toBeVisible()
  await page.goto(`${portal}/summary`)
  for (const part of screen.answers) await expect(page.getByRole('heading', { name: part, level: 2, exact: true })).toBeVisible()
  await expect(page.getByRole(...screen.print)).toBeVisible()
  await expect(page.getByRole(...kit.submit)).toHaveAttribute('aria-disabled', 'true')
  const gap = page.getByRole(...screen.gap('Immigration')).last()
  await gap.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${portal}/immigration$`))
})
