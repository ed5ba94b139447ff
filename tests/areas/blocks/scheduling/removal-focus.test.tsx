import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { texts } from '#src/blocks/scheduling/texts.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'
import { cardOf, moduleOf, openStep, slotsOf } from '#tests/support/schedule/step.tsx'

it('a removal takes the focus to the next card at once, not by way of Undo', async () => {
  await page.viewport(1440, 900)
  const slots = slotsOf([cardOf(1), cardOf(2), cardOf(3)])
  const days = [{ date: { id: 'd1', date: '2027-05-24' }, slots }]
  await openStep({ days, modules: [1, 2, 3].map((id) => moduleOf(id)), pairs: [], hasHistory: true })
  await expect.element(page.getByRole(...schedulingPage.nothingToUndo)).toBeVisible()
  await page.getByRole('button', { name: texts.remove('Module 1'), exact: true }).click()
  await expect.element(page.getByRole(...schedulingPage.undo('Remove Module 1 from Slot 1'))).toBeVisible()
  const remove = page.getByRole('button', { name: texts.remove('Module 2'), exact: true })
  const focused: (string | null)[] = []
  const note = ({ target }: FocusEvent) => focused.push(target instanceof Element ? target.getAttribute('aria-label') : null)
  document.addEventListener('focusin', note)
  await remove.click()
  await expect.element(remove).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain('Module 3')
  document.removeEventListener('focusin', note)
  expect(focused.filter((label) => label?.startsWith('Undo'))).toEqual([])
})
