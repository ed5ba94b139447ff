import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProblem } from '#src/api/problem.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'
import { openStep, slotsOf } from '#tests/support/schedule/step.tsx'

it.each([
  ['what the server said', new ApiProblem('refused', 400, 'The modules are being imported.'), 'The modules are being imported.'],
  ['which part failed where the server said nothing', new ApiProblem('network', 0), 'The modules could not be loaded.'],
])('modules that could not be read show %s', async (_, problem, text) => {
  await page.viewport(1440, 1200)
  const refusal = Promise.reject(problem)
  refusal.catch(() => {})
  await openStep({
    days: [{ date: { id: 'd1', date: '2027-05-24' }, slots: slotsOf([]) }],
    modules: [],
    pairs: [],
    late: { modules: refusal },
  })
  const alert = page.getByRole(...schedulingPage.modules).getByRole('alert')
  await expect.element(alert, { timeout: 15_000 }).toHaveTextContent(text)
})
