import { describe, expect, it } from 'vitest'
import { recordsAs } from '#tests/support/records.ts'
import { assetStatus, folders, people, startLibrary } from './start.ts'

const day = 86_400_000

const startShared = async () => {
  const library = await startLibrary()
  const centre = await library.signIn('centre@centre.test')
  const names = async (signedIn = centre) =>
    (await signedIn.succeed('listSharedWithMe')).shares.flatMap(({ assets }) => assets.map(({ assetName }) => assetName))
  const news = async (signedIn = centre) =>
    (await signedIn.succeed('listNotifications', { query: { contactId: 0, status: 0 } })).filter(({ communicationSubject }) =>
      communicationSubject.includes('shares'),
    )
  return { ...library, centre, names, news }
}

describe('a share', () => {
  it('with the centre shows there with one notification, and is gone after its end (CAT-AST-10)', async () => {
    const { asset, share, names, news, signIn, clock, admin } = await startShared()
    const id = await asset('Timetable')
    const { untilDate } = await admin.succeed('Steward', 'details', { id: 5 })
    expect((await share({ assetId: id, contactGroupId: people.baobab, until: untilDate, message: 'For June.' })).status).toBe(200)
    expect(await names()).toContain('Timetable')
    expect(await news()).toEqual([
      expect.objectContaining({
        communicationSubject: expect.stringMatching(/^Alexandrina .* shares Timetable with you until /),
        content: '<p>For June.</p>',
      }),
    ])
    const university = await signIn('university@university.test')
    expect(await names(university)).not.toContain('Timetable')
    clock.advance(Date.parse(String(untilDate)) - clock.now() + day)
    const later = await signIn('centre@centre.test')
    expect(await names(later)).not.toContain('Timetable')
    expect((await later.call('previewAsset', { path: { id } })).status).toBe(404)
  })

  it('of a folder reaches the folders below that inherit its shares, and what is put there later', async () => {
    const { asset, share, names } = await startShared()
    await share({ folderId: folders.examinations, contactId: people.centre })
    await asset('Deep Paper', { folderId: folders.mathematics })
    expect(await names()).toContain('Deep Paper')
  })

  it('gives what its access includes: to view is not to download, nor to change (CAT-AST-11)', async () => {
    const { asset, share, centre, handle } = await startShared()
    const id = await asset('Timetable')
    await share({ assetId: id, contactId: people.centre })
    const records = await recordsAs(handle, 'centre@centre.test')
    expect(await records.succeed('Asset', 'details', { id })).toMatchObject({ access: 'View' })
    expect(await centre.succeed('previewAsset', { path: { id } })).not.toHaveProperty('downloadLink')
    const refusal = [403, 'You may see this asset, but not download it.']
    expect(await centre.refuse('downloadAsset', { path: { id } })).toEqual(refusal)
    expect(await centre.refuse('downloadAssets', { body: { assetId: [id] } })).toEqual(refusal)
    expect((await records.call('Asset', 'file', { id, query: { field: 'file' } })).status).toBe(403)
    await share({ assetId: id, contactId: people.centre, access: 'Download' })
    expect((await centre.call('downloadAsset', { path: { id } })).status).toBe(200)
    // The labels of the menu are the other half: a centre changes nothing in the library.
    expect((await centre.refuse('renameAsset', { path: { id }, body: { assetName: 'Other' } }))[0]).toBe(403)
  })

  it('is of one thing and with one kind of people', async () => {
    const { share, asset } = await startShared()
    const id = await asset('Timetable')
    expect((await share({ assetId: id, folderId: folders.forms, contactId: people.centre })).status).toBe(400)
    expect((await share({ assetId: id })).status).toBe(400)
    expect((await share({ assetId: id, contactId: people.centre, contactType: 'CENTER' })).status).toBe(400)
    expect((await share({ assetId: id, contactId: people.centre, until: '2020-01-01' })).status).toBe(400)
  })

  it('shows nothing that is archived, and shows it again once it is restored (CAT-AST-13)', async () => {
    const { asset, share, names, move } = await startShared()
    const id = await asset('Timetable')
    await share({ assetId: id, contactId: people.centre })
    await move(id, assetStatus.archived)
    expect(await names()).not.toContain('Timetable')
    await move(id, assetStatus.active)
    expect(await names()).toContain('Timetable')
  })
})

describe('what is new of what is shared', () => {
  it('is everything at first, and then what came or changed since it was seen; the tile counts it (CAT-ASR-19)', async () => {
    const { asset, share, centre, clock, operations, signIn } = await startShared()
    const seen = (signedIn = centre) => signedIn.succeed('listSharedWithMe')
    const tile = async (signedIn = centre) =>
      (await signedIn.succeed('listFigures')).find(({ address }) => address === '/asset-management/shared-with-me')
    const { shares, seenUntil } = await seen()
    const all = new Set(shares.flatMap(({ assets }) => assets.map(({ assetId }) => assetId))).size
    expect(seenUntil).toBeUndefined()
    expect(await tile()).toMatchObject({ value: String(all), text: 'assets new to you' })
    await centre.succeed('markSharedSeen', { body: { seenUntil: { date: '2999-01-01 00:00:00.000000' } } })
    const stamps = shares.flatMap(({ sharedAt, assets }) => [sharedAt.date, ...assets.map(({ updatedAt }) => updatedAt.date)])
    const newest = { date: stamps.toSorted().at(-1) }
    expect((await seen()).seenUntil).toEqual(newest)
    await centre.succeed('markSharedSeen', { body: { seenUntil: { date: '2020-01-01 00:00:00.000000' } } })
    expect((await seen()).seenUntil).toEqual(newest)
    expect(await tile()).toMatchObject({ value: '0' })
    clock.advance(1000)
    const id = await asset('Timetable')
    await share({ assetId: id, contactId: people.centre })
    await share({ assetId: id, contactType: 'CENTER' })
    expect(await tile()).toMatchObject({ value: '1', text: 'asset new to you' })
    expect(await tile(await signIn('centre@centre.test'))).toMatchObject({ value: '1' })
    await centre.succeed('markSharedSeen', { body: { seenUntil: { date: '2999-01-01 00:00:00.000000' } } })
    expect(await tile()).toMatchObject({ value: '0' })
    clock.advance(1000)
    await operations.succeed('renameAsset', { path: { id }, body: { assetName: 'Timetable of June' } })
    expect(await tile()).toMatchObject({ value: '1' })
    const university = await signIn('university@university.test')
    expect((await seen(university)).seenUntil).toBeUndefined()
  })
})

describe('the library', () => {
  it('has nothing for a person with whom nothing is shared', async () => {
    const { asset, handle, signIn } = await startShared()
    const id = await asset('Timetable')
    const records = await recordsAs(handle, 'centre@centre.test')
    expect((await records.call('Asset', 'details', { id })).status).toBe(404)
    const centre = await signIn('centre@centre.test')
    const { assets } = await centre.succeed('listAssetContent', { query: { folderId: 0, searchText: 'Timetable' } })
    expect(assets).toEqual([])
  })
})
