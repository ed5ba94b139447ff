import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { Allocation } from '#src/assessment/marking/Allocation.tsx'
import { markingPage } from '#tests/pages/assessment/marking.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

/** The page of a delivery whose two scripts are given by the first press. */
async function openAllocation() {
  const sent: unknown[] = []
  const marker = { markerId: 1, markerName: 'Ada Bell', first: 0, second: 0, third: 0, open: 0 }
  const delivery = { deliveryId: 4, deliveryName: 'Physics', markingMode: 'Single', scripts: 2, toGive: 2, thirds: 0 }
  const at = pageAt('/dap/marking', 'Scripts', '1')
  await render(
    <Served
      answers={{}}
      calls={{
        getMarkingAllocation: () => ({ deliveries: [delivery], markers: [marker] }),
        allocateMarking: (input) => {
          const isApplied = JSON.stringify(input).includes('"apply"')
          if (isApplied) sent.push(input)
          return { given: isApplied || sent.length === 0 ? 2 : 0, markers: [marker] }
        },
      }}
      path={at.paths.list}
    >
      <Allocation {...at} />
    </Served>,
  )
  return sent
}

it('keeps the focus on Allocate once nothing is left to give, and gives it once', async () => {
  const sent = await openAllocation()
  const give = page.getByRole(...markingPage.allocate(/^Allocate/))
  await expect.element(give).toHaveTextContent('2')
  give.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(give).toHaveTextContent(/^Allocate$/)
  await expect.element(give).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveLength(1)
})
