import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ApiProblem } from '#src/api/problem.ts'
import { ShareDialog } from '#src/assets/library/parts/ShareDialog.tsx'
import { assetLibrary } from '#tests/pages/assets/library.ts'
import { Served } from '../../../stories/resources/served.tsx'

it('sends a share again under its own request id, and another one under another', async () => {
  const ids: unknown[] = []
  const create = (input: unknown) => {
    ids.push(Object(input).body.requestId)
    throw new ApiProblem('network', 0)
  }
  await render(
    <Served answers={{ 'POST create': create }} path={assetLibrary.listing}>
      <ShareDialog assetIds={[1, 2]} onClose={() => {}} />
    </Served>,
  )
  const share = page.getByRole(...assetLibrary.share)
  const press = async (times: number) => {
    await share.click()
    await expect.poll(() => ids).toHaveLength(times)
    await expect.element(share).not.toHaveAttribute('aria-busy')
  }
  await page.getByText(assetLibrary.withKind[0]).click()
  await page.getByRole(...assetLibrary.kind).selectOptions('CENTER')
  await press(1)
  await press(2)
  await page.getByRole(...assetLibrary.kind).selectOptions('INSTITUTE')
  await press(3)
  expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false])
})
