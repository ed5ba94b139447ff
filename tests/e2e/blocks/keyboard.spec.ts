import type { Locator } from 'playwright/test'
import { beSignedIn, dayFromToday, expect, signIn, tabTo, test } from '#tests/e2e/support.ts'
import { blockListPage } from '#tests/pages/block-list.ts'
import { blockDetailsPage, blockWizard, timeZonesPage } from '#tests/pages/block-wizard.ts'
import { slotPanel } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'

test('the whole job by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page)
  await page.goto('/sms/exam-block')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await tabTo(page, page.getByRole(...blockListPage.create).or(page.getByRole(...blockListPage.createButton)))
  await page.keyboard.press('Enter')
  await expect(page.getByRole(...blockWizard.title)).toBeVisible()

  const type = async (field: Locator, text: string) => {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
  await type(page.getByLabel(...blockDetailsPage.name), 'Keyboard Exams')
  await type(page.getByLabel(...blockDetailsPage.shortName), 'Keys')
  await type(page.getByLabel(...blockDetailsPage.from), await dayFromToday(page, 10))
  await type(page.getByLabel(...blockDetailsPage.to), await dayFromToday(page, 12))
  await expect(page.getByLabel(...blockDetailsPage.code)).toHaveValue(/.+/)
  await page.keyboard.press('Control+Enter')

  await expect(page.getByText(timeZonesPage.prompt)).toBeVisible()
  await tabTo(page, page.getByRole(...timeZonesPage.apply))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole(...timeZonesPage.hour).first())
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+Enter')
  const slot = slotPanel(page, 1)
  await expect(slot).toBeVisible()

  await tabTo(page, page.getByRole(...schedulingPage.search))
  await page.keyboard.type('Physics')
  await tabTo(page, page.getByRole(...schedulingPage.module('Physics')))
  await page.keyboard.press('Enter')
  const placeIn = page.getByRole('dialog')
  await expect(placeIn).toBeVisible()
  await tabTo(page, placeIn.getByRole(...schedulingPage.slotChoice(1)))
  await page.keyboard.press('Enter')
  const card = slot.getByRole(...schedulingPage.card('Physics'))
  await expect(card).toBeVisible()
  await expect(card.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')

  await expect(page.getByRole('heading', { name: 'Exam Blocks Summary' })).toBeVisible()
  await tabTo(page, page.getByRole(...kit.publish))
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
  await page.getByRole(...blockListPage.search).fill('January Exams 2027')
  await page
    .getByRole('row', { name: /January Exams 2027/ })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole(...blockWizard.zonesStep).click()
  const first = slotPanel(page, 1).getByRole('article').first()
  await expect(first).toBeVisible()
  const name = (await first.getAttribute('aria-label')) ?? ''
  const said = page.locator('[data-live=polite]')
  await first.getByRole(...schedulingPage.anyMove).focus()
  await page.keyboard.press('Space')
  await expect(said).toHaveText(`${name} lifted. Slot 1 of 3.`)
  await page.keyboard.press('ArrowDown')
  await expect(said).toHaveText(/^Slot 2, .+ \d\d:\d\d, \d+ modules?\./)
  await page.keyboard.press('Escape')
  await expect(said).toHaveText('Move cancelled.')
  await expect(slotPanel(page, 1).getByRole('article', { name })).toBeVisible()
  await first.getByRole(...schedulingPage.anyMove).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(slotPanel(page, 2).getByRole('article', { name })).toBeVisible()
  await expect(said).toHaveText(`${name} moved from Slot 1 to Slot 2.`)
  await page.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('12/01/2027 selected, 3 slots.')
})
