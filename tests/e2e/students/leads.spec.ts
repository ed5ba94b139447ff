import { beSignedIn, expect, expectAccessible, test } from '#tests/e2e/support.ts'
import { leadBoard as board } from '#tests/pages/students/leads.ts'

test('a lead is dragged to the column that it has come to, and to the lost ones with a reason', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/sms/leads?view=board')
  const [fresh, contacted, lost] = ['New', 'Contacted', 'Lost'].map((state) => page.getByRole(...board.column(state)))
  if (!fresh || !contacted || !lost) throw new Error('A column is missing.')
  const name = (await fresh.getByRole('listitem').first().getByRole('link').textContent()) ?? ''
  const card = (column: typeof fresh) => column.getByRole('listitem').filter({ hasText: name })
  await expect(page.locator('[draggable=true]')).not.toHaveCount(0)
  await card(fresh).dragTo(contacted.getByRole('heading'))
  await expect(card(contacted)).toBeVisible()
  await expect(card(fresh)).toHaveCount(0)
  await card(contacted).dragTo(lost.getByRole('heading'))
  const question = page.getByRole(...board.lose)
  await question.getByRole(...board.reason).fill('Chose another provider.')
  await expectAccessible(page)
  await question.getByRole(...board.accept).click()
  await expect(card(lost)).toBeVisible()
  await expect(card(contacted)).toHaveCount(0)
})
