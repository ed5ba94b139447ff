import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { schedulingPage } from '#tests/pages/scheduling.ts'
import { cardOf, moduleOf, openStep, slotsOf } from '#tests/support/schedule/step.tsx'

it.each([
  ['tab', 1440, page.getByRole(...schedulingPage.findings)],
  ['sheet', 375, page.getByRole(...schedulingPage.findingsButton)],
])('Escape from a move that was begun in the %s of findings focuses the card of the module', async (_, width, findings) => {
  await page.viewport(width, 900)
  await openStep({
    days: [
      { date: { id: 'd1', date: '2027-05-24' }, slots: slotsOf([]) },
      { date: { id: 'd2', date: '2027-05-25' }, slots: slotsOf([cardOf(1), cardOf(2)]) },
    ],
    modules: [1, 2].map((id) => moduleOf(id)),
    pairs: [{ ruleName: 'Apart', moduleId: '1', prohibitedId: '2' }],
  })
  await expect.element(findings, { timeout: 15_000 }).toHaveTextContent(/[1-9]/)
  await findings.click()
  const move = page.getByRole(...schedulingPage.moveOne('Module 2'))
  await expect.element(move).toBeVisible()
  // A sheet takes the focus once it is open.
  await expect.poll(() => (document.querySelector('[role=dialog]') ?? document.body).contains(document.activeElement)).toBe(true)
  move.element().focus()
  await userEvent.keyboard('{Enter}')
  const question = page.getByRole('dialog', { name: /Module 2/ })
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  const card = page.getByRole(...schedulingPage.card('Module 2'))
  await expect.poll(() => card.element().contains(document.activeElement)).toBe(true)
})
