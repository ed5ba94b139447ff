import type { Locator } from 'playwright/test'
import { beSignedIn, codec, dayFromToday, expect, journey, signIn, tabTo, test } from '#tests/e2e/support.ts'
import { blockListPage } from '#tests/pages/block-list.ts'
import { blockDetailsPage, blockWizard, summaryPage, timeZonesPage } from '#tests/pages/block-wizard.ts'
import { slotPanel } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'

test('the whole job by keyboard alone', journey, async ({ page }) => {
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

  await expect(page.getByRole(...summaryPage.title('Exam'))).toBeVisible()
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

test('M7: three moves by keys are saved, and undone by keys after a reload, in a tab that knew nothing of them too', async ({
  page,
  context,
}) => {
  const schedule = `/sms/exam-block/Examcentreadministration?examBlockId=${codec.encrypt('103')}&step=2&date=2027-03-08`
  await beSignedIn(page)
  await page.goto(schedule)
  const cardIn = (slot: number, tab = page) => slotPanel(tab, slot).getByRole('article')
  await expect(cardIn(1)).toHaveCount(1)
  const name = (await cardIn(1).getAttribute('aria-label')) ?? ''
  const said = page.locator('[data-live=polite]')
  const other = await context.newPage()
  await other.goto(schedule)
  await expect(other.getByRole(...schedulingPage.nothingToUndo)).toBeVisible()
  await page.bringToFront()
  for (const [from, to] of [
    [1, 2],
    [2, 1],
    [1, 2],
  ] as const) {
    await cardIn(from)
      .getByRole(...schedulingPage.anyMove)
      .focus()
    await page.keyboard.press('Space')
    await expect(said).toHaveText(new RegExp(`^${name} lifted`))
    await page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp')
    await expect(said).toHaveText(new RegExp(`^Slot ${to},`))
    await page.keyboard.press('Space')
    await expect(said).toHaveText(`${name} moved from Slot ${from} to Slot ${to}.`)
  }
  await tabTo(page, page.getByRole(...kit.save))
  await page.keyboard.press('Enter')
  await expect(page.getByText(kit.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByRole(...schedulingPage.undo(`Move ${name} to Slot 2`))).toBeEnabled()
  await expect(cardIn(2)).toHaveCount(1)
  for (const slot of [2, 1, 2]) {
    await page.keyboard.press('Control+z')
    await expect(said).toHaveText(`Undone: Move ${name} to Slot ${slot}.`)
    await expect(cardIn(3 - slot)).toHaveCount(1)
  }
  await expect(page.getByRole(...schedulingPage.nothingToUndo)).toBeVisible()
  await expect(cardIn(1)).toHaveCount(1)
  await expect(page.getByText(kit.unsaved)).toBeVisible()
  // No step is undone twice: the other tab only has them to redo.
  await expect(other.getByRole(...schedulingPage.nothingToUndo)).toBeVisible()
  await expect(other.getByRole(...schedulingPage.redo(`Move ${name} to Slot 2`))).toBeVisible()
})
