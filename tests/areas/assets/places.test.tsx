import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { LibraryFolder } from '#src/assets/library/calls.ts'
import { FolderBrowser } from '#src/assets/library/browser/FolderBrowser.tsx'
import { folderBrowser as browser } from '#tests/pages/assets/folder-browser.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

const gb = 1024 ** 3

const show = async (width: number, usedBytes: number, folders: readonly LibraryFolder[] = []) => {
  await page.viewport(width, 800)
  const calls = { listAssetContent: () => ({ folders, assets: [], storage: { usedBytes, allowedBytes: 100 * gb } }) }
  await render(
    <Served answers={{}} calls={calls} path={browser.address}>
      <FolderBrowser {...pageAt(browser.address, 'Folders', '0')} />
    </Served>,
  )
}

it.each([375, 819, 820, 1440])('leads to the places of the library and says how full it is, %i pixels wide', async (width) => {
  await show(width, 38 * gb)
  for (const name of browser.places) await expect.element(page.getByRole(...browser.place(name))).toBeVisible()
  const storage = page.getByRole(...browser.storage)
  await expect.element(storage).toHaveAttribute('aria-valuetext', '38 GB of 100 GB')
  expect(storage.elements()).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it('says that the storage is full', async () => {
  await show(1440, 100 * gb)
  await expect.element(page.getByText(browser.full)).toBeVisible()
})

it('leaves no empty line above the items, and moves none of them when one is chosen', async () => {
  const updatedAt = { date: '2026-10-04 09:00:00.000000' }
  const folder = { folderId: 1, folderName: 'Policies', parentFolderId: 0, assetCount: 2, sizeBytes: 2000, updatedAt }
  await show(1440, 38 * gb, [folder])
  const item = page.getByRole(...browser.item(/^Policies/))
  await expect.element(item).toBeVisible()
  const before = item.element().getBoundingClientRect()
  expect(
    before.top -
      page
        .getByRole(...browser.type)
        .element()
        .getBoundingClientRect().bottom,
  ).toBeLessThan(24)
  await item.click()
  await expect.element(page.getByRole(...browser.moveTo)).toBeVisible()
  expect(item.element().getBoundingClientRect().top).toBe(before.top)
})
