import { describe, expect, it } from 'vitest'
import { checksumOf } from '#mirage/files/bytes.ts'
import { crc32 } from '#mirage/files/file-archive.ts'
import { recordsAs } from '#tests/support/records.ts'
import { bytesLike } from '#tests/support/client/files.ts'
import { assetStatus, certificate, folders, refusedAt, startLibrary, types } from './start.ts'

const day = 86_400_000

describe('an asset', () => {
  it('is found by the bytes of its file, so that they are not kept twice (CAT-AST-06)', async () => {
    const { asset, operations, details } = await startLibrary()
    const id = await asset('Timetable')
    const { file } = await details(id)
    const { checksum }: { checksum: string } = Object(file)
    expect(await operations.succeed('findSameAssets', { query: { checksum } })).toEqual([
      { assetId: id, assetName: 'Timetable', assetTypeId: types.form, folderName: 'Finance', isArchived: 0 },
    ])
    expect(await operations.succeed('findSameAssets', { query: { checksum: 'f'.repeat(64) } })).toEqual([])
  })

  it('gets no name that is taken in its folder, and is saved with the ending of its file (CAT-AST-07)', async () => {
    const { asset, operations, details } = await startLibrary()
    await asset('Rota')
    const id = await asset('Timetable', { bytes: bytesLike('pdf', 200) })
    const rename = (assetName: string) => operations.call('renameAsset', { path: { id }, body: { assetName } })
    expect(await rename(' ROTA ')).toMatchObject(refusedAt('assetName', 'This Name is already in use.'))
    expect((await rename('../../Plan: 2027.PDF')).status).toBe(200)
    expect(await details(id)).toMatchObject({ assetName: '../../Plan: 2027.PDF' })
    const { fileName } = await operations.succeed('downloadAsset', { path: { id }, query: { versionNo: 0 } })
    expect(fileName).toBe('_.._Plan_ 2027.pdf')
  })

  it('keeps its versions, and an older one becomes the current one again', async () => {
    const { asset, operations, files, details, read } = await startLibrary()
    const id = await asset('Timetable')
    const file = await files.store('second.pdf', bytesLike('pdf', 300))
    expect(await operations.call('addAssetVersion', { path: { id }, body: { file, note: 'Corrected.' } })).toMatchObject({
      description: 'Version 2 added.',
    })
    expect(await details(id)).toMatchObject({ versionNo: 2, sizeBytes: 300 })
    const png = await files.store('a.png', bytesLike('png'))
    expect((await operations.call('addAssetVersion', { path: { id }, body: { file: png } })).status).toBe(400)
    expect((await operations.call('restoreAssetVersion', { path: { id }, body: { versionNo: 1 } })).status).toBe(200)
    expect(await details(id)).toMatchObject({
      versionNo: 3,
      sizeBytes: 100,
      versions: [{ versionNo: 1 }, { versionNo: 2, note: 'Corrected.' }, { versionNo: 3, note: 'Version 1 again.' }],
    })
    const { link } = await operations.succeed('downloadAsset', { path: { id }, query: { versionNo: 2 } })
    expect(new Uint8Array(await (await read(link)).arrayBuffer())).toEqual(bytesLike('pdf', 300))
  })

  it('gets a version once where the answer was lost', async () => {
    const { asset, operations, files, details } = await startLibrary()
    const id = await asset('Timetable')
    const file = await files.store('second.pdf', bytesLike('pdf', 300))
    const add = () => operations.call('addAssetVersion', { path: { id }, body: { file } })
    const restore = () => operations.call('restoreAssetVersion', { path: { id }, body: { versionNo: 1 } })
    await add()
    expect(await add()).toMatchObject({ status: 200, description: 'Version 2 added.' })
    await restore()
    expect(await restore()).toMatchObject({ status: 400, description: 'This version is the current one.' })
    expect(await details(id)).toMatchObject({ versionNo: 3 })
  })

  it('keeps the bytes of all its versions, and those of none are gone after a day', async () => {
    const { asset, operations, files, clock, signIn, read } = await startLibrary()
    const id = await asset('Timetable')
    const file = await files.store('second.pdf', bytesLike('pdf', 300))
    await operations.call('addAssetVersion', { path: { id }, body: { file } })
    clock.advance(2 * day)
    const later = await signIn()
    const { link } = await later.succeed('downloadAsset', { path: { id }, query: { versionNo: 1 } })
    expect((await read(link)).status).toBe(200)
  })

  it('that a template shows is not archived: the template is named (CAT-AST-14)', async () => {
    const { asset, seal, move } = await startLibrary()
    const id = await asset('Crest', { bytes: bytesLike('png'), fileName: 'crest.png', assetTypeId: types.picture })
    await seal(id)
    const { status, description, data } = await move(id, assetStatus.archived)
    expect([status, description]).toEqual([409, 'Asset cannot be archived: it is in use by Year Two certificate.'])
    expect(data).toMatchObject({
      kind: 'used',
      uses: [{ resource: 'CertificateTemplate', name: 'Year Two certificate', field: 'Seal' }],
    })
  })

  it('is deleted for ever from the archive only, by itself after 30 days', async () => {
    const { asset, move, admin, details, clock, handle } = await startLibrary()
    const id = await asset('Timetable')
    const remove = () => admin.call('Asset', 'remove', { body: { assetId: [id] } })
    expect((await remove()).description).toBe('Archive it before it is deleted for ever.')
    await move(id, assetStatus.archived)
    expect(await details(id)).toMatchObject({ daysLeft: 30, archivedBy: expect.stringContaining('Alexandrina') })
    clock.advance(31 * day)
    const later = await recordsAs(handle)
    await later.succeed('Asset', 'list', { query: { pageNo: 1, pageSize: 10, isArchived: '1' } })
    expect((await later.call('Asset', 'details', { id })).status).toBe(404)
  })

  it('is not offered to other records once it is archived, nor taken from them', async () => {
    const { asset, move, admin, create } = await startLibrary()
    const id = await asset('Seal of 2020', { assetTypeId: types.picture, bytes: bytesLike('png'), fileName: 'seal.png' })
    const offered = async () => {
      const options = await admin.succeed<{ id: number }[]>('Asset', 'options', { query: { searchText: 'Seal of 2020', pageSize: 20 } })
      return options.map((option) => option.id)
    }
    const template = () => create('CertificateTemplate', { ...certificate, sealAssetId: id })
    expect(await offered()).toEqual([id])
    await move(id, assetStatus.archived)
    expect(await offered()).toEqual([])
    expect(await template()).toMatchObject(refusedAt('sealAssetId', 'This Seal is no longer available.'))
    await move(id, assetStatus.active)
    expect((await template()).status).toBe(200)
  })
})

describe('several assets', () => {
  it('move with one call, all or none, and back again (CAT-AST-08)', async () => {
    const { asset, operations, details } = await startLibrary()
    const [one, two] = [await asset('Rota'), await asset('Timetable', { bytes: bytesLike('pdf', 200) })]
    const put = (assetId: number[], folderId: number) => operations.call('moveAssets', { body: { assetId, folderId } })
    expect(await put([one, two], folders.empty)).toMatchObject({ status: 200, description: '2 assets moved.' })
    expect([await details(one), await details(two)]).toMatchObject([{ folderId: folders.empty }, { folderId: folders.empty }])
    expect((await put([one, two], folders.finance)).status).toBe(200)
    await asset('Rota', { folderId: folders.empty, bytes: bytesLike('pdf', 400) })
    expect(await put([two, one], folders.empty)).toMatchObject(refusedAt('folderId', 'Rota is in this folder already.'))
    expect(await details(two)).toMatchObject({ folderId: folders.finance })
  })

  it('get further tags beside those that they have', async () => {
    const { asset, operations, details } = await startLibrary()
    const id = await asset('Timetable', { tagIds: [1] })
    expect((await operations.call('tagAssets', { body: { assetId: [id], tagIds: [2, 1] } })).status).toBe(200)
    expect(await details(id)).toMatchObject({ tagIds: [1, 2] })
  })

  it('are saved as one ZIP, whose files have the names of the assets', async () => {
    const { asset, operations, read } = await startLibrary()
    const [one, two] = [await asset('Rota'), await asset('Rota', { folderId: folders.empty, bytes: bytesLike('pdf', 200) })]
    const { link, fileName } = await operations.succeed('downloadAssets', { body: { assetId: [one, two] } })
    expect(fileName).toBe('assets.zip')
    const zip = new Uint8Array(await (await read(link)).arrayBuffer())
    const text = new TextDecoder('latin1').decode(zip)
    expect(text.match(/Rota(?: \(2\))?\.pdf/g)).toEqual(['Rota.pdf', 'Rota (2).pdf', 'Rota.pdf', 'Rota (2).pdf'])
    const at = text.indexOf('Rota (2).pdf') + 'Rota (2).pdf'.length
    expect(zip.slice(at, at + 200)).toEqual(bytesLike('pdf', 200))
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
  })
})

describe('a folder', () => {
  it('goes into no folder below it, by one call for several (CAT-AST-09)', async () => {
    const { operations, admin } = await startLibrary()
    const put = (folderId: number[], parentFolderId: number) => operations.call('moveFolders', { body: { folderId, parentFolderId } })
    const itself = refusedAt('parentFolderId', 'A folder cannot be moved into itself.')
    expect(await put([folders.examinations], folders.mathematics)).toMatchObject(itself)
    expect(await put([folders.empty, folders.examinations], folders.january)).toMatchObject(itself)
    expect(await admin.succeed('Folder', 'details', { id: folders.empty })).toMatchObject({ parentFolderId: folders.centres })
    expect((await put([folders.empty, folders.marking], 0)).status).toBe(200)
    expect(await admin.succeed('Folder', 'details', { id: folders.marking })).not.toHaveProperty('parentFolderId')
  })

  it('moves what is in it up when it is deleted, or archives it', async () => {
    const { operations, admin, asset, details } = await startLibrary()
    const id = await asset('Deep', { folderId: folders.mathematics })
    const remove = (folder: number, content: 'up' | 'archive') =>
      operations.call('removeFolder', { path: { id: folder }, body: { content } })
    expect((await remove(folders.mathematics, 'up')).status).toBe(200)
    expect(await details(id)).toMatchObject({ folderId: folders.january })
    expect((await admin.call('Folder', 'details', { id: folders.mathematics })).status).toBe(404)
    expect((await remove(folders.pastPapers, 'archive')).status).toBe(200)
    expect(await details(id)).toMatchObject({ status: assetStatus.archived, folderId: folders.january })
    const { folders: left } = await operations.succeed('listAssetContent', { query: { folderId: 0 } })
    expect(left.map(({ folderId }) => folderId)).not.toContain(folders.january)
  })

  it('counts what is in it and below it, and finds it there', async () => {
    const { operations } = await startLibrary()
    const { folders: all, assets } = await operations.succeed('listAssetContent', {
      query: { folderId: folders.examinations, searchText: 'marking guide 1' },
    })
    expect(all.find(({ folderId }) => folderId === folders.examinations)?.assetCount).toBeGreaterThan(70)
    expect(assets.map(({ assetName }) => assetName)).toContain('Marking Guide 11')
  })
})

describe('the size of a folder', () => {
  it('is the same in the tree and in the list: without what is archived, with what lies below', async () => {
    const { asset, move, operations, admin } = await startLibrary()
    await asset('Deep', { folderId: folders.mathematics })
    await move(await asset('Gone', { folderId: folders.mathematics }), assetStatus.archived)
    const { folders: tree } = await operations.succeed('listAssetContent', { query: { folderId: 0 } })
    const { list = [] } = await admin.succeed('Folder', 'list', { query: { pageNo: 1, pageSize: 50 } })
    const sizes = (all: readonly Readonly<Record<string, unknown>>[]) =>
      Object.fromEntries(all.map(({ folderId, assetCount, sizeBytes }) => [String(folderId), [assetCount, sizeBytes]]))
    expect(sizes(list)).toEqual(sizes(tree))
    expect(sizes(tree)[folders.examinations]?.[0]).toBeGreaterThan(70)
  })
})

describe('a preview', () => {
  it('of a page or a drawing runs no script (CAT-AST-17)', async () => {
    const { asset, operations, read } = await startLibrary()
    const html = new TextEncoder().encode('<!doctype html><title>a</title><script>alert(1)</script>')
    const page = await asset('Page', { bytes: html, fileName: 'page.html', assetTypeId: types.guide })
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const drawing = await asset('Drawing', { bytes: svg, fileName: 'drawing.svg', assetTypeId: types.picture })
    for (const id of [page, drawing]) {
      const { link } = await operations.succeed('previewAsset', { path: { id } })
      const { headers } = await read(link)
      expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/)
      expect(headers.get('content-security-policy')).not.toContain('script')
      expect(headers.get('content-disposition')).toMatch(/^inline/)
      // The same address for saving is another one: what it is for is signed.
      expect((await read(link.replace('&view=1', ''))).status).toBe(403)
    }
  })

  it('of a PDF is nothing else, and runs no script: its frame has no sandbox', async () => {
    const { asset, operations, read } = await startLibrary()
    const html = new TextEncoder().encode('%PDF-1.4\n<!doctype html><script>alert(1)</script>\n%%EOF')
    const { link, kind } = await operations.succeed('previewAsset', {
      path: { id: await asset('Paper', { bytes: html, fileName: 'paper.pdf', assetTypeId: types.guide }) },
    })
    const { headers } = await read(link)
    expect(kind).toBe('Pdf')
    expect(Object.fromEntries(['content-type', 'x-content-type-options'].map((name) => [name, headers.get(name)]))).toEqual({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'self'$/)
    expect(headers.get('content-security-policy')).not.toContain('script')
  })

  it('tells the size of a picture that nothing has decoded', async () => {
    const { operations, admin } = await startLibrary()
    const { list = [] } = await admin.succeed('Asset', 'list', { query: { pageNo: 1, pageSize: 10, searchText: 'Poster' } })
    const preview = await operations.succeed('previewAsset', { path: { id: Number(list[0]?.['assetId']) } })
    expect(preview).toMatchObject({ kind: 'Picture', width: 20_000, height: 10_000 })
  })
})

describe('the seeds', () => {
  it('have the checksums of the bytes that are stored with them', async () => {
    const { admin, operations, read } = await startLibrary()
    const { list = [] } = await admin.succeed('Asset', 'list', { query: { pageNo: 1, pageSize: 50, assetTypeId: '6,8' } })
    for (const { assetId, file } of list) {
      const { checksum, sizeBytes }: { checksum: string; sizeBytes: number } = Object(file)
      const { link } = await operations.succeed('downloadAsset', { path: { id: Number(assetId) }, query: { versionNo: 0 } })
      const bytes = new Uint8Array(await (await read(link)).arrayBuffer())
      expect([assetId, bytes.length, await checksumOf(bytes)]).toEqual([assetId, sizeBytes, checksum])
    }
  })
})

describe('the summary', () => {
  it('tells what the library holds by type, and what waits', async () => {
    const { operations } = await startLibrary()
    const { storage, reviews, ending, latest, mine } = await operations.succeed('readAssetSummary')
    expect(storage.reduce((sum, { assetCount }) => sum + assetCount, 0)).toBeGreaterThan(90)
    expect(reviews.total).toBeGreaterThan(5)
    expect(ending.first[0]?.assetName).toBe('Price List 1')
    expect(latest.first).toHaveLength(5)
    expect(mine.total).toBeGreaterThan(latest.first.length)
  })
})
