import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { AssetFile } from '#src/assets/library/parts/AssetFile.tsx'
import { SharedPage } from '#src/assets/library/pages/SharedPage.tsx'
import { ShownRecordProvider } from '#src/resources/view/shown-record.ts'
import { assetLibrary } from '#tests/pages/assets/library.ts'
import { asset, updatedAt } from '../../../stories/assets/fixtures.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

const showFile = (access: 'View' | 'Download') => {
  const preview = { assetName: 'Policy', fileName: 'policy.zip', sizeBytes: 1000, kind: 'None', link: '/files/1', access }
  const record = {
    id: '1',
    name: 'Policy',
    status: 1,
    createdAt: '',
    updatedAt: '',
    updatedBy: '',
    fields: { assetTypeId: 5, access },
    names: {},
  }
  return render(
    <Served answers={{}} calls={{ previewAsset: () => preview }} path={assetLibrary.listing}>
      <ShownRecordProvider value={{ record, page: pageAt(assetLibrary.listing, 'Assets', '1') }}>
        <AssetFile />
      </ShownRecordProvider>
    </Served>,
  )
}

it('has no download of a file that a person may only see, and says so (CAT-AST-11)', async () => {
  await showFile('View')
  await expect.element(page.getByText(assetLibrary.noDownload)).toBeVisible()
  expect(page.getByRole(...assetLibrary.download).elements()).toHaveLength(0)
})

it('has one for who may download it', async () => {
  await showFile('Download')
  await expect.element(page.getByRole(...assetLibrary.download)).toBeVisible()
  expect(page.getByText(assetLibrary.noDownload).elements()).toHaveLength(0)
})

it('offers among what is shared only those files for download that the person may download', async () => {
  const assets = [asset(1, 'Fees', 1, { access: 'View' }), asset(2, 'Terms', 1, { access: 'Download' })]
  const shares = [{ shareId: 1, sharedBy: 'Ada', sharedAt: updatedAt, access: 'View', assets }]
  await render(
    <Served answers={{}} calls={{ listSharedWithMe: () => ({ shares }), markSharedSeen: () => null }} path={assetLibrary.sharedWithMe}>
      <SharedPage {...pageAt(assetLibrary.sharedWithMe, 'Shared With Me', '0')} />
    </Served>,
  )
  await expect.element(page.getByRole(...assetLibrary.downloadOf('Terms'))).toBeVisible()
  expect(page.getByRole(...assetLibrary.downloadOf('Fees')).elements()).toHaveLength(0)
})
