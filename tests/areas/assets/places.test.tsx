import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { FolderBrowser } from '#src/assets/library/browser/FolderBrowser.tsx'
import { folderBrowser as browser } from '#tests/pages/assets/folder-browser.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

afterEach(cleanup)

const gb = 1024 ** 3

const show = async (width: number, usedBytes: number) => {
  await page.viewport(width, 800)
  const calls = { listAssetContent: () => ({ folders: [], assets: [], storage: { usedBytes, allowedBytes: 100 * gb } }) }
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
