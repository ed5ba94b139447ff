import { describe, expect, it } from 'vitest'
import { asset as rules } from '#openapi/generated/resources/assets/asset.ts'
import { archivedAssets } from '#src/app/resources/assets.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { createRecordService } from '#src/resources/record-service.ts'
import { connect, signedIn } from '#tests/support/client/client.ts'
import { bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'
import { startAssessment } from '../resources/assessment/assessment-start.ts'
import { assetStatus, folders, startLibrary, types } from './start.ts'

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })

async function startArchive() {
  const library = await startLibrary()
  const { operations, asset, move } = library
  const archived = async (name: string, more?: Parameters<typeof asset>[1]) => {
    const id = await asset(name, more)
    await move(id, assetStatus.archived)
    return id
  }
  const names = async () => (await operations.succeed('listArchivedAssets')).list.map(({ assetName }) => assetName)
  const restore = (assetId: number[]) => operations.call('restoreArchivedAssets', { body: { assetId } })
  const remove = (assetId: number[]) => operations.call('deleteArchivedAssets', { body: { assetId } })
  return { ...library, archived, names, restore, remove }
}

describe('the archive', () => {
  it('lists what is archived alone, and forgets what has been there for 30 days', async () => {
    const { archived, asset, names, clock, signIn } = await startArchive()
    await archived('Timetable')
    await asset('Rota')
    expect(await names()).toContain('Timetable')
    expect(await names()).not.toContain('Rota')
    clock.advance(31 * 86_400_000)
    const later = await signIn()
    expect(await later.succeed('listArchivedAssets')).toMatchObject({ list: [], totalCount: 0 })
  })

  it('keeps what something uses, also after 30 days', async () => {
    const { db, clock, as } = await startAssessment()
    const seals = db
      .records('CertificateTemplate')
      .where()
      .flatMap(({ fields }) => Number(fields['sealAssetId'] ?? 0) || [])
    const [id = 0] = seals
    // No call archives it: data may come from an aggregator that let it be chosen from the archive.
    db.records('Asset').update(id, {
      status: assetStatus.archived,
      fields: { ...db.records('Asset').find(id)?.fields, archivedOn: '2026-01-01' },
    })
    clock.advance(31 * 86_400_000)
    const later = await as()
    await later.succeed('Asset', 'list', { query: { pageNo: 1, pageSize: 10, isArchived: '1' } })
    expect(await later.succeed('Asset', 'details', { id })).toMatchObject({ status: assetStatus.archived })
  })

  it('takes in what has not been changed for the months of its type, unless it is in use, and keeps what was given back', async () => {
    const { asset, admin, clock, signIn, handle, share, seal } = await startArchive()
    const png = { bytes: bytesLike('png'), fileName: 'seal.png' }
    const [old, used, other] = [
      await asset('Seal of 2020', { assetTypeId: types.picture, ...png }),
      await asset('Seal', { assetTypeId: types.picture, ...png }),
      await asset('Rota'),
    ]
    await share({ assetId: old, contactType: 'CENTER' })
    await seal(used)
    await admin.change('AssetType', types.picture, { retentionMonths: 1 })
    const later = async (days: number) => {
      clock.advance(days * 86_400_000)
      const [centre, operations, again] = [await signIn('centre@centre.test'), await signIn(), await recordsAs(handle)]
      // Whoever opens the library starts it, also who does not see what uses an asset.
      await centre.succeed('listAssetContent')
      await operations.succeed('listAssetContent')
      return { operations, details: (id: number) => again.succeed('Asset', 'details', { id }), again }
    }
    const { details: before } = await later(29)
    expect(await before(old)).toMatchObject({ status: assetStatus.active })
    const { operations, details, again } = await later(3)
    expect(await details(old)).toMatchObject({ status: assetStatus.archived, archivedBy: 'Retention' })
    const [last] = await again.succeed<{ act: string; comment: string; by: string }[]>('Asset', 'history', { id: old })
    expect(last).toMatchObject({ act: 'archived', comment: 'Not changed for 1 month.', by: 'Retention' })
    for (const id of [used, other]) expect(await details(id)).toMatchObject({ status: assetStatus.active })
    await operations.succeed('restoreArchivedAssets', { body: { assetId: [old] } })
    await operations.succeed('listAssetContent')
    expect(await details(old)).toMatchObject({ status: assetStatus.active })
  })

  it('gives assets back, all or none', async () => {
    const { archived, asset, restore, details } = await startArchive()
    const [one, other] = [await archived('Timetable'), await asset('Rota')]
    expect(await restore([one, other])).toMatchObject({ status: 400, description: 'Rota is not in the archive.' })
    expect(await details(one)).toMatchObject({ status: assetStatus.archived })
    expect(await restore([one])).toMatchObject({ status: 200, description: '1 asset restored.' })
    expect(await details(one)).toMatchObject({ status: assetStatus.active, isArchived: 0 })
  })

  it('gives a folder back with an asset that was archived with it (CAT-AST-13)', async () => {
    const { asset, operations, restore } = await startArchive()
    const id = await asset('Timetable', { folderId: folders.mathematics })
    const shown = async () => (await operations.succeed('listAssetContent', { query: { folderId: 0 } })).folders.map((one) => one.folderId)
    await operations.succeed('removeFolder', { path: { id: folders.pastPapers }, body: { content: 'archive' } })
    expect(await shown()).not.toContain(folders.january)
    await restore([id])
    expect(await shown()).toEqual(expect.arrayContaining([folders.pastPapers, folders.january, folders.mathematics]))
  })

  it('restores an asset to the status it had, so that an unreviewed file does not become active', async () => {
    const { create, files, move, operations, restore, details, admin } = await startArchive()
    const draft = async (assetName: string) => {
      const file = await files.store('handbook.pdf', bytesLike('pdf'))
      const { data } = await create('Asset', { assetName, file, assetTypeId: types.handbook, folderId: folders.empty })
      return Number(data?.['assetId'])
    }
    const [written, inReview, reviewed] = [await draft('Handbook A'), await draft('Handbook B'), await draft('Handbook C')]
    for (const id of [inReview, reviewed]) await move(id, assetStatus.review)
    await move(reviewed, assetStatus.active)
    await operations.succeed('removeFolder', { path: { id: folders.empty }, body: { content: 'archive' } })
    expect(await move(written, assetStatus.active)).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'status', description: 'It was not active before: restore it in the archive.' }] },
    })
    await restore([written, inReview, reviewed])
    const statuses = [written, inReview, reviewed].map(async (id) => (await details(id))['status'])
    expect(await Promise.all(statuses)).toEqual([assetStatus.draft, assetStatus.review, assetStatus.active])
    expect((await admin.succeed('Asset', 'details', { id: written }))['archivedFrom']).toBeUndefined()
  })

  it('leaves the name of a folder that was deleted with its files free, and cannot give it back once it is taken', async () => {
    const { asset, create, admin, operations, restore, remove } = await startArchive()
    const folderName = 'Term papers'
    const make = async () => Number((await create('Folder', { folderName, status: 1 })).data?.['folderId'])
    const folderId = await make()
    const [one, other] = [await asset('Timetable', { folderId }), await asset('Rota', { folderId })]
    await operations.succeed('removeFolder', { path: { id: folderId }, body: { content: 'archive' } })
    expect(await make()).toBeGreaterThan(folderId)
    expect(await restore([one])).toMatchObject({
      status: 400,
      description: 'There is another folder Term papers by now: rename or move that one first.',
    })
    await remove([one])
    expect((await admin.call('Folder', 'details', { id: folderId })).status).toBe(200)
    await remove([other])
    expect((await admin.call('Folder', 'details', { id: folderId })).status).toBe(404)
  })

  it('deletes for ever what it holds, with its shares, and nothing else', async () => {
    const { archived, asset, share, admin, remove, details } = await startArchive()
    const [one, other] = [await archived('Timetable'), await asset('Rota')]
    await share({ assetId: one, contactType: 'CENTER' })
    expect(await remove([one, other])).toMatchObject({ status: 400, description: 'Rota is not in the archive.' })
    expect(await remove([one])).toMatchObject({ status: 200, description: '1 asset deleted for ever.' })
    expect(await details(other)).toMatchObject({ status: assetStatus.active })
    expect((await admin.call('Asset', 'details', { id: one })).status).toBe(404)
  })

  it('is read and emptied by its own calls from its page', async () => {
    const { archived, handle, admin, names } = await startArchive()
    const id = await archived('Timetable')
    if (!admin.session) throw new Error('No one is signed in.')
    const { token, token_type: tokenType, userId, contactId } = admin.session
    const current = () => ({ token, tokenType, userId: String(userId), contactId: String(contactId) })
    const paths: string[] = []
    const fetch = async (request: Request) => {
      paths.push(new URL(request.url).pathname.replace('/api/aggregate/v1', ''))
      return handle(request)
    }
    const api = connect('http://portal.test/api/aggregate/v1', { fetch, session: { ...signedIn, current } })
    const service = createRecordService(rules, api, codec, archivedAssets)
    const { rows } = await service.list({
      page: 1,
      pageSize: 50,
      search: 'Timetable',
      status: 'all',
      sort: null,
      filters: archivedAssets.within,
    })
    expect(rows.map((row) => row.id)).toEqual([String(id)])
    await service.remove([String(id)])
    expect(await names()).not.toContain('Timetable')
    expect(paths).toEqual(['/asset-management/archive/list', '/asset-management/archive/delete'])
  })
})

describe('an asset that is about to end', () => {
  it('is told to its owner and its steward from 30 days before on, once, with its page', async () => {
    const { asset, admin, clock, signIn } = await startArchive()
    const id = await asset('Price list')
    await admin.change('Asset', id, { expiresOn: '2027-01-31' })
    const steward = { scope: 'Folder', folderId: folders.finance, contactId: 507, fromDate: '2026-11-01' }
    await admin.succeed('Steward', 'create', { body: { ...steward, requestId: 'steward' } })
    const told = async (username: string) => {
      const operations = await signIn(username)
      const list = await operations.succeed('listNotifications', { query: { contactId: 0, status: 0 } })
      return list.filter(({ communicationSubject }) => communicationSubject.startsWith('Price list is'))
    }
    expect(await told('admin@ncuk.test')).toEqual([])
    clock.advance(45 * 86_400_000)
    for (const username of ['admin@ncuk.test', 'admin@ncuk.test', 'viewer@ncuk.test', 'scheduler@ncuk.test'])
      expect([username, (await told(username)).map(({ communicationSubject }) => communicationSubject)]).toEqual([
        username,
        username === 'viewer@ncuk.test' ? [] : ['Price list is valid until 31/01/2027'],
      ])
    const [first] = await told('admin@ncuk.test')
    expect(first?.content).toContain(`/asset-manager/view/${codec.encrypt(String(types.form))}/${codec.encrypt(String(id))}`)
  })
})
