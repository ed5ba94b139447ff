import { expect, it } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { OperationInput } from '#src/api/client.ts'
import { FolderBrowser } from '#src/assets/library/browser/FolderBrowser.tsx'
import { folderBrowser as browser } from '#tests/pages/assets/folder-browser.ts'
import { asset, folder } from '../../../stories/assets/fixtures.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'

const [policies, old, forms] = [folder(1, 'Policies', 0), folder(2, 'Old', 1), folder(3, 'Forms', 0)]
const policy = asset(9, 'Fees', 1)

/** The folder of policies, in which an asset and a folder lie; moves are carried out. */
const open = async () => {
  await page.viewport(1440, 900)
  const moves: unknown[] = []
  let place = policy.folderId
  const calls = {
    listAssetContent: (input: unknown) => {
      const { query = {} } = input as OperationInput<'listAssetContent'>
      const assets = place === query.folderId ? [{ ...policy, folderId: place }] : []
      return { folders: [policies, old, forms], assets }
    },
    moveAssets: (input: unknown) => {
      const { body } = input as OperationInput<'moveAssets'>
      place = body.folderId
      moves.push(body)
      return null
    },
  }
  await render(
    <Served answers={{}} calls={calls} path={`${browser.address}?folder=${inAddress('1')}`}>
      <FolderBrowser {...pageAt(browser.address, 'Folders', '0')} />
    </Served>,
  )
  return moves
}

it.each<[string, () => Locator, number]>([
  ['a folder beside it', () => page.getByRole(...browser.item(/^Old/)), 2],
  ['a folder of the tree', () => page.getByRole(...browser.folder(/^Forms/)), 3],
])('moves an asset that is dragged to %s by one call, and back by Undo (CAT-AST-08)', async (_, target, to) => {
  const moves = await open()
  const asset = page.getByRole(...browser.item(/^Fees/))
  await asset.dropTo(target())
  await expect.element(page.getByRole(...browser.undo)).toBeVisible()
  expect(moves).toEqual([{ assetId: [9], folderId: to }])
  await expect.element(asset).not.toBeInTheDocument()
  await page.getByRole(...browser.undo).click()
  await expect.element(asset).toBeVisible()
  expect(moves.slice(1)).toEqual([{ assetId: [9], folderId: 1 }])
})
