import { expect, it } from 'vitest'
import { bytesLike } from '#tests/support/client/files.ts'
import { assetStatus, folders, refusedAt, startLibrary, types } from './start.ts'

const full = refusedAt('file', 'The storage is full: delete archived files, or ask for more.')

/** A library that has room for so many bytes more than the seeds have. */
async function withRoomFor(bytes: number) {
  const seeded = (await (await startLibrary()).operations.succeed('listAssetContent')).storage?.usedBytes ?? 0
  return startLibrary({ libraryBytes: seeded + bytes })
}

it('tells staff alone how much the library holds, with each version counted once', async () => {
  const { operations, asset, files, details, admin, signIn } = await withRoomFor(100_000)
  const held = async () => (await operations.succeed('listAssetContent')).storage?.usedBytes ?? 0
  const before = await held()
  const id = await asset('Held', { bytes: bytesLike('pdf', 700) })
  expect(await held()).toBe(before + 700)
  await operations.succeed('addAssetVersion', {
    path: { id },
    body: { file: await files.store('newer.pdf', bytesLike('pdf', 900)) },
  })
  await operations.succeed('restoreAssetVersion', { path: { id }, body: { versionNo: 1 } })
  expect(await held()).toBe(before + 1600)
  await admin.callBadly('Asset', 'move', { id, body: { status: assetStatus.archived, comment: '' } })
  expect([(await details(id))['status'], await held()]).toEqual([assetStatus.archived, before + 1600])
  expect(await (await signIn('centre@centre.test')).succeed('listAssetContent')).not.toHaveProperty('storage')
})

it('takes a file that fills the storage to its last byte, and refuses one byte more', async () => {
  const { create, files, operations } = await withRoomFor(1000)
  const stored = async (name: string, length: number) => {
    const file = await files.store(`${name}.pdf`, bytesLike('pdf', length))
    return create('Asset', { assetName: name, file, assetTypeId: types.form, folderId: folders.finance })
  }
  expect(await stored('Too long', 1001)).toMatchObject(full)
  expect(await stored('Last', 1000)).toMatchObject({ status: 200 })
  const { usedBytes, allowedBytes } = (await operations.succeed('listAssetContent')).storage ?? {}
  expect(usedBytes).toBe(allowedBytes)
})

it('refuses a version that goes over it; what is stored stays, and can be renamed and brought back', async () => {
  const { asset, files, operations, details } = await withRoomFor(1000)
  const id = await asset('Stays', { bytes: bytesLike('pdf', 600) })
  const path = { id }
  const file = await files.store('newer.pdf', bytesLike('pdf', 700))
  const refused = await operations.call('addAssetVersion', { path, body: { file } })
  expect(refused).toMatchObject({ status: 400, data: full.data })
  expect(await operations.call('renameAsset', { path, body: { assetName: 'Stays here' } })).toMatchObject({ status: 200 })
  expect(await details(id)).toMatchObject({ assetName: 'Stays here', versionNo: 1 })
})
