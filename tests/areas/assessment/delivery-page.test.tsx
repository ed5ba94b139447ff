import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { deliveries } from '#src/assessment/deliveries.tsx'
import { authoring } from '#tests/pages/assessment/authoring.ts'
import { stamps } from '../../../stories/resources/fixtures.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

const delivery = {
  deliveryId: 1,
  deliveryName: 'Physics May 2026',
  paperId: 1,
  centreIds: [26],
  markingMode: 'Single',
  state: 'Closed',
  ...stamps,
  names: { Paper: { 1: { name: 'Physics', status: 8 } }, Centre: { 26: { name: 'Baobab College Accra', status: 1 } } },
}

/** The page of a delivery for a person of the provider with some rights. */
async function openWith(rights: readonly string[]) {
  await page.viewport(1440, 900)
  const { view: View } = deliveries
  const at = { ...pageAt('/dap/delivery', 'Deliveries', '1'), can: (right: string) => rights.includes(right) }
  await render(
    <Served answers={{ 'GET details/{id}': () => delivery }} path={at.paths.view(at.pathId ?? '')}>
      {View && <View {...at} />}
    </Served>,
  )
  await expect.element(page.getByRole('heading', { name: delivery.deliveryName })).toBeVisible()
}

it('offers to mark again to those alone who may publish', async () => {
  await openWith(['View', 'Modify'])
  await expect.element(page.getByRole(...authoring.checkTab)).toBeVisible()
  await expect.element(page.getByRole(...authoring.regradeTab)).not.toBeInTheDocument()
})

it('offers it to those who may', async () => {
  await openWith(['View', 'Publish'])
  await expect.element(page.getByRole(...authoring.regradeTab)).toBeVisible()
})
