import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepFocusOnPage } from '#src/app/loading/keep-focus.ts'
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

it('Undo that takes the focused element away is focused before the heading gets the lost focus', async () => {
  await page.viewport(1440, 900)
  const days = [{ date: { id: 'd1', date: '2027-05-24' }, slots: slotsOf([cardOf(1)]) }]
  await openStep({ days, modules: [moduleOf(1)], pairs: [], hasHistory: true })
  await expect.element(page.getByRole(...schedulingPage.nothingToUndo)).toBeVisible()
  // Looks as soon as the page has changed, and not some frames later.
  const stop = keepFocusOnPage((run) => run())
  const focused: string[] = []
  const note = ({ target }: FocusEvent) =>
    void (target instanceof Element && focused.push(target.getAttribute('aria-label') ?? target.tagName))
  await page.getByRole('button', { name: texts.remove('Module 1'), exact: true }).click()
  await expect.element(page.getByRole(...schedulingPage.undo('Remove Module 1 from Slot 1'))).toBeVisible()
  document.addEventListener('focusin', note)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole(...schedulingPage.nothingToUndo)).toHaveFocus()
  document.removeEventListener('focusin', note)
  stop()
  expect(focused).toEqual(['Undo: Remove Module 1 from Slot 1'])
})
