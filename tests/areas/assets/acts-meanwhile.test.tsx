import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ApiProblem } from '#src/api/problem.ts'
import type { ListedAsset } from '#src/assets/library/calls.ts'
import { FolderBrowser } from '#src/assets/library/browser/FolderBrowser.tsx'
import { ChosenAssets } from '#src/assets/library/parts/ChosenAssets.tsx'
import { RecordPageProvider } from '#src/resources/record-page-context.ts'
import { Toaster } from '#src/ui/layers/toast.tsx'
import { assetLibrary } from '#tests/pages/assets/library.ts'
import { folderBrowser as browser } from '#tests/pages/assets/folder-browser.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

const policy: ListedAsset = {
  assetId: 1,
  assetName: 'Policy',
  fileName: 'policy.pdf',
  sizeBytes: 1000,
  assetTypeId: 5,
  typeName: 'Policy',
  folderId: 0,
  status: 1,
  tags: [],
  kind: 'Pdf',
  linkCount: 0,
  versionNo: 1,
  updatedAt: { date: '2026-10-04 09:00:00.000000' },
  access: 'Manage',
}

const dialog = page.getByRole(...browser.renameDialog)
// By its role alone: the matcher of this page takes the drawn asterisk for a part of the name.
const name = dialog.getByRole('textbox')
const save = dialog.getByRole(...browser.save)
const cancel = dialog.getByRole(...browser.cancel)

/** A call whose answer the test gives. */
function awaited() {
  let [done, fail] = [() => {}, (_problem: unknown) => {}]
  const answer = new Promise<null>((resolve, reject) => {
    ;[done, fail] = [() => resolve(null), reject]
  })
  return { answer, done, fail }
}

/** The browser with an asset chosen, whose acts wait until the test answers them. */
async function open() {
  await page.viewport(1100, 800)
  const download = awaited()
  const rename = awaited()
  const renamed: unknown[] = []
  const calls = {
    listAssetContent: () => ({ folders: [], assets: [policy] }),
    downloadAssets: () => download.answer,
    renameAsset: (input: unknown) => {
      renamed.push(input)
      return rename.answer
    },
  }
  await render(
    <Served answers={{}} calls={calls} path={browser.address}>
      <FolderBrowser {...pageAt(browser.address, 'Folders', '0')} />
    </Served>,
  )
  await page.getByRole(...browser.item(/^Policy 1000 B/)).click()
  const startRename = async () => {
    await page.getByRole(...browser.rename).click()
    await name.fill('Rules')
  }
  return { download, rename, renamed, startRename }
}

it('waits with an act for the one under way, and shows the failure of that one after the dialog', async () => {
  const { download, renamed, startRename } = await open()
  await page.getByRole(...browser.downloadAll).click()
  await startRename()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  download.fail(new ApiProblem('refused', 400, 'The file is gone.'))
  await expect.element(save).not.toHaveAttribute('aria-busy')
  await expect.element(name).toHaveValue('Rules')
  expect([renamed, dialog.getByRole('alert').elements()]).toEqual([[], []])
  await cancel.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The file is gone.')
})

it('holds a dialog open until its own act is done', async () => {
  const { rename, renamed, startRename } = await open()
  await startRename()
  await save.click()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  await cancel.click({ force: true })
  await userEvent.keyboard('{Escape}')
  await expect.element(name).toHaveValue('Rules')
  rename.done()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(renamed).toHaveLength(1)
})

it('says in the list that a download has failed', async () => {
  const downloadAssets = () => Promise.reject(new ApiProblem('refused', 400, 'The file is gone.'))
  const row = { id: '1', name: 'Policy', status: 1, createdAt: '', updatedAt: '', updatedBy: '', fields: { folderId: 1 }, names: {} }
  await render(
    <Served answers={{}} calls={{ downloadAssets }} path={assetLibrary.listing}>
      <RecordPageProvider value={pageAt(assetLibrary.listing, 'Assets', '1')}>
        <ChosenAssets rows={[row]} />
      </RecordPageProvider>
      <Toaster />
    </Served>,
  )
  await page.getByRole(...browser.downloadAll).click()
  await expect.element(page.getByText('The file is gone.')).toBeVisible()
})
