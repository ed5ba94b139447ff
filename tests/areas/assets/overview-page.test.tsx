import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { OverviewPage } from '#src/assets/library/pages/OverviewPage.tsx'
import { assetDashboard } from '#tests/pages/assets/dashboard.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'

const lines = (total: number, name = '') => ({
  total,
  first: total === 0 ? [] : [{ assetId: 1, assetTypeId: 5, assetName: name, day: '2027-04-30' }],
})

const show = async () => {
  const summary = {
    storage: [
      { assetTypeId: 5, typeName: 'Policy', assetCount: 3, sizeBytes: 3 * 1024 ** 2 },
      { assetTypeId: 6, typeName: 'Logo', assetCount: 1, sizeBytes: 1024 ** 2 },
    ],
    reviews: lines(6, 'Draft fees'),
    ending: lines(7, 'Price list'),
    latest: lines(1, 'Handbook'),
    mine: lines(8, 'My notes'),
  }
  await render(
    <Served answers={{}} calls={{ readAssetSummary: () => summary }} path="/asset-management/dashboard">
      <OverviewPage {...pageAt('/asset-management/dashboard', 'Dashboard', '0')} />
    </Served>,
  )
  await expect.element(page.getByRole(...assetDashboard.card('Storage by type'))).toBeVisible()
}

const allOf = (card: string, total: number) => page.getByRole(...assetDashboard.card(card)).getByRole(...assetDashboard.all(total))

it('leads from each card to the assets that it counts', async () => {
  await show()
  await expect.element(allOf('Waiting for review', 6)).toHaveAttribute('href', '/asset?status=10')
  // On 14 April 2027, 30 days ahead.
  await expect
    .element(allOf('Ending soon', 7))
    .toHaveAttribute('href', '/asset?expiresOnFrom=2027-04-14&expiresOnTo=2027-05-14&sort=expiresOn%3Aasc')
  await expect.element(allOf('Mine', 8)).toHaveAttribute('href', `/asset?ownerContactId=${inAddress('501')}`)
})

it('shows what each card begins with, the storage by type, and no link where a card has everything', async () => {
  await show()
  for (const [card, name] of [
    ['Waiting for review', 'Draft fees'],
    ['Ending soon', 'Price list'],
    ['Latest', 'Handbook'],
    ['Mine', 'My notes'],
  ] as const)
    await expect.element(page.getByRole(...assetDashboard.card(card)).getByText(name)).toBeVisible()
  expect(allOf('Latest', 1).elements()).toHaveLength(0)
  await expect.element(page.getByText('4 MB in 4 assets')).toBeVisible()
})
