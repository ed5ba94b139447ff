import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ApiProblem } from '#src/api/problem.ts'
import { UploadRow } from '#src/assets/library/upload/UploadRow.tsx'
import { bulkUpload } from '#tests/pages/assets/bulk-upload.ts'
import { sameFile } from '#tests/pages/assets/library.ts'
import { bytesLike } from '#tests/support/client/files.ts'
import { Served } from '../../../stories/resources/served.tsx'

const digestOf = async (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
const fields = { assetTypeId: 3, folderId: 13, tagIds: [] }
const found = { assetId: 5, assetName: 'Policy 1', assetTypeId: 3, folderName: 'Policies', isArchived: 0 }

// The bucket holds whatever is put into it.
beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const bytes = await request.arrayBuffer()
    return Response.json({ held: bytes.byteLength, checksum: await digestOf(bytes) })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A row whose file the library has already, once it asks what to do. */
const show = async () => {
  const said: string[] = []
  const outcomes: unknown[] = []
  const note = (call: string) => () => {
    said.push(call)
    return null
  }
  await render(
    <Served
      answers={{
        'POST create': () => {
          said.push('create')
          return { assetId: 9 }
        },
        'GET details/{id}': () => Promise.reject(new ApiProblem('server', 500, null, null, { isTriedOut: true })),
      }}
      calls={{
        getStorageSettings: () => ({ NX_ACCESS_KEY_ID: 'id', NX_SECRET_ACCESS_KEY: 'secret', NX_BUCKET_NAME: 'files' }),
        findSameAssets: () => [found],
        addAssetVersion: note('addAssetVersion'),
      }}
      path="/asset-management/bulk-upload"
    >
      <ul>
        <UploadRow
          file={new File([bytesLike('pdf')], 'Policy.pdf')}
          fields={fields}
          isDue
          onOutcome={(outcome) => outcomes.push(outcome)}
        />
      </ul>
    </Served>,
  )
  await expect.element(page.getByRole(...bulkUpload.asks('Policy.pdf'))).toBeVisible()
  expect(said).toEqual([])
  expect(outcomes.at(-1)).toBe('asked')
  return { said, outcomes }
}

it.each([
  ['existing', bulkUpload.notAdded, []],
  ['addVersion', bulkUpload.addedAsVersion, ['addAssetVersion']],
  ['keepBoth', bulkUpload.uploaded, ['create']],
] as const)('asks about a file that the library has, and does what is chosen: %s (CAT-AST-06)', async (choice, text, calls) => {
  const { said, outcomes } = await show()
  await page.getByRole(...sameFile[choice]).click()
  await expect.element(page.getByText(text)).toBeVisible()
  expect(said).toEqual(calls)
  expect(outcomes.at(-1)).toBe('done')
})
