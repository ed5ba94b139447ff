import type { Locator, Page } from 'playwright/test'
import { slotPanel } from '#tests/e2e/journey.ts'
import { beSignedIn, dayFromToday, expect, test, signIn } from '#tests/e2e/support.ts'

/** Walks with Tab alone until the wanted control has the focus; fails when it is out of reach. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return
    await page.keyboard.press(key)
  }
  await expect(wanted).toBeFocused()
}

test('the whole job by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page)
  await page.goto('/sms/exam-block')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Create Exam Block' }).or(page.getByRole('button', { name: 'Create Exam Block' })))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Create Exam Block' })).toBeVisible()

  const type = async (field: Locator, text: string) => {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
  await type(page.getByLabel('Name', { exact: true }), 'Keyboard Exams')
  await type(page.getByLabel('Short Name'), 'Keys')
  await type(page.getByLabel('From', { exact: true }), await dayFromToday(page, 10))
  await type(page.getByLabel('To', { exact: true }), await dayFromToday(page, 12))
  await expect(page.getByLabel('Exam Code')).toHaveValue(/.+/)
  await page.keyboard.press('Control+Enter')

  await expect(page.getByText('Please Select TimeZones')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Apply' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('spinbutton', { name: /hour/i }).first())
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+Enter')
  const slot = slotPanel(page, 1)
  await expect(slot).toBeVisible()

  await tabTo(page, page.getByRole('searchbox', { name: 'Search modules' }))
  await page.keyboard.type('Physics')
  await tabTo(page, page.getByRole('button', { name: /^Physics/ }))
  await page.keyboard.press('Enter')
  const placeIn = page.getByRole('dialog')
  await expect(placeIn).toBeVisible()
  await tabTo(page, placeIn.getByRole('button', { name: /^Slot 1/ }))
  await page.keyboard.press('Enter')
  const card = slot.getByRole('article', { name: 'Physics' })
  await expect(card).toBeVisible()
  await expect(card.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')

  await expect(page.getByRole('heading', { name: 'Exam Blocks Summary' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }))
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('row', { name: /Keyboard Exams.*Active/ })
      .or(page.getByText('Keyboard Exams'))
      .first(),
  ).toBeVisible()
})

test('a lifted module moves between slots with the arrows, and Escape puts it back; slot, time, date and outcome are spoken', async ({
  page,
}) => {
  await beSignedIn(page)
  await page.goto('/sms/exam-block')
  await page.getByRole('searchbox', { name: /Search exam blocks/ }).fill('January Exams 2027')
  await page
    .getByRole('row', { name: /January Exams 2027/ })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('button', { name: /Define Exam/ }).click()
  const first = slotPanel(page, 1).getByRole('article').first()
  await expect(first).toBeVisible()
  const name = (await first.getAttribute('aria-label')) ?? ''
  const said = page.locator('[data-live=polite]')
  await first.getByRole('button', { name: /^Move / }).focus()
  await page.keyboard.press('Space')
  await expect(said).toHaveText(`${name} lifted. Slot 1 of 3.`)
  await page.keyboard.press('ArrowDown')
  await expect(said).toHaveText(/^Slot 2, .+ \d\d:\d\d, \d+ modules?\./)
  await page.keyboard.press('Escape')
  await expect(said).toHaveText('Move cancelled.')
  await expect(slotPanel(page, 1).getByRole('article', { name })).toBeVisible()
  await first.getByRole('button', { name: /^Move / }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(slotPanel(page, 2).getByRole('article', { name })).toBeVisible()
  await expect(said).toHaveText(`${name} moved from Slot 1 to Slot 2.`)
  await page.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('12/01/2027 selected, 3 slots.')
})
