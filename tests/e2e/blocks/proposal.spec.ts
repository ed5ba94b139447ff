import { beSignedIn, codec, expect, expectAccessible, tabTo, test } from '#tests/e2e/support.ts'
import { slotPanel } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { proposalDialog, schedulingPage } from '#tests/pages/scheduling.ts'

/** Zones Only Draft: five dates of three slots without a module. */
const empty = codec.encrypt('113')

test('M5: a proposal by keys alone places every module, says why, leaves nothing when it is cancelled, and is taken over whole', async ({
  page,
}) => {
  await beSignedIn(page)
  await page.goto(`/sms/exam-block/Examcentreadministration?examBlockId=${empty}&step=2`)
  await expect(slotPanel(page, 3)).toBeVisible()
  const entry = page.getByRole(...proposalDialog.open)
  const dialog = page.getByRole(...proposalDialog.dialog)
  await expect(entry).toBeEnabled()
  await tabTo(page, entry)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(proposalDialog.placed(35, 35))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(entry).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByText(kit.unsaved)).toHaveCount(0)

  await page.keyboard.press('Enter')
  const mathematics = dialog.getByRole(...proposalDialog.module('Mathematics for Business'))
  await expect(mathematics).toBeVisible()
  await tabTo(page, mathematics)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('No clash: none of its 596 students sits another paper in this slot.')).toBeVisible()
  await expect(dialog.getByRole('term')).toHaveCount(4)
  await expectAccessible(page)
  await tabTo(page, dialog.getByRole(...proposalDialog.keep))
  await page.keyboard.press('Enter')
  await expect(mathematics).toHaveAccessibleName('Mathematics for Business, kept')
  await tabTo(page, dialog.getByRole(...proposalDialog.another))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(proposalDialog.placed(35, 35))).toBeVisible()
  await tabTo(page, dialog.getByRole(...proposalDialog.acceptAll(35)))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(slotPanel(page, 1).getByRole('article')).not.toHaveCount(0)
  const said = page.locator('[data-live=polite]')
  await expect(said).toHaveText('Proposal of 35 modules accepted. The dates are not saved yet.')
  await expect(page.getByRole(...schedulingPage.undo('Accept proposal of 35 modules'))).toBeEnabled()
  await page.keyboard.press('Control+z')
  await expect(said).toHaveText('Undone: Accept proposal of 35 modules.')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByText(kit.unsaved)).toHaveCount(0)
  await tabTo(page, page.getByRole(...schedulingPage.redo('Accept proposal of 35 modules')))
  await page.keyboard.press('Enter')
  await expect(slotPanel(page, 1).getByRole('article')).not.toHaveCount(0)

  const saves: string[] = []
  page.on('request', (request) => void (request.method() !== 'GET' && saves.push(new URL(request.url()).pathname)))
  await tabTo(page, page.getByRole(...schedulingPage.saveAll))
  await page.keyboard.press('Enter')
  await expect(page.getByText(kit.unsaved)).toHaveCount(0)
  await expect(page.getByRole(...schedulingPage.saveAll)).toHaveCount(0)
  await expect(slotPanel(page, 1).locator(':focus')).toHaveCount(1)
  expect(saves).toEqual([expect.stringMatching(/-block-module\//)])
})
