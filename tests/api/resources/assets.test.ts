import { describe, expect, it } from 'vitest'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { bucketOver, bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'

const [draft, review, active, archived] = [2, 10, 1, -1]
const [handbook, form, logo] = [1, 3, 4]
const [examinations, pastPapers, mathematics, marking, forms] = [1, 2, 4, 5, 8]
const [maths, physics] = [1, 2]

async function start() {
  const { handle, clock, signIn } = startAggregator()
  const admin = await recordsAs(handle)
  if (!admin.session) throw new Error('Nobody is signed in.')
  const files = bucketOver(handle, clock, admin.session)
  let requests = 0
  const create = (name: 'Asset' | 'Folder' | 'Tag' | 'Steward', fields: object) => {
    requests += 1
    return admin.callBadly(name, 'create', { body: { ...fields, requestId: `request-${requests}` } })
  }
  const asset = async (more: object = {}) =>
    create('Asset', {
      assetName: 'Notes',
      file: await files.store('notes.pdf', bytesLike('pdf')),
      assetTypeId: form,
      folderId: forms,
      ...more,
    })
  const move = (id: number, status: number, comment = '') => admin.callBadly('Asset', 'move', { id, body: { status, comment } })
  const update = async (name: 'Asset' | 'Folder' | 'Tag', id: number, changes: object) => {
    const record = await admin.succeed(name, 'details', { id })
    const { fields: rules }: ResourceRules = resourceRules[name]
    const sent = Object.keys(rules).filter((field) => !rules[field]?.readOnly && field in record)
    const fields = Object.fromEntries(sent.map((field) => [field, record[field]]))
    return admin.callBadly(name, 'update', { id, body: { ...fields, updatedAt: record['updatedAt'], ...changes } })
  }
  const count = async (name: 'Asset' | 'Tag', query: Readonly<Record<string, string>>) =>
    (await admin.succeed(name, 'list', { query: { pageNo: 1, pageSize: 10, ...query } }))['totalCount']
  const merge = async (body: { readonly tagId: number[]; readonly intoTagId: number }) =>
    (await signIn('admin@ncuk.test')).call('mergeTags', { body })
  return { admin, handle, files, create, asset, move, update, count, merge }
}

const refusal = (field: string, description: string) => ({ fields: [{ field, description }] })
const idOf = ({ data }: { readonly data: Readonly<Record<string, unknown>> }) => Number(data['assetId'] ?? data['tagId'])

describe('an asset', () => {
  it('takes the files of its type alone, up to its size', async () => {
    const { files, asset } = await start()
    const png = await files.store('logo.png', bytesLike('png'))
    expect((await asset({ file: png })).data).toEqual(refusal('file', 'Choose a file of type PDF or DOCX.'))
    const large = await files.store('large.png', bytesLike('png', 2 * 1024 * 1024 + 1))
    expect((await asset({ file: large, assetTypeId: logo })).data).toEqual(refusal('file', 'Files of this type have at most 2 MB.'))
    expect((await asset()).status).toBe(200)
  })

  it('has a name of its own in its folder', async () => {
    const { asset } = await start()
    expect((await asset()).status).toBe(200)
    expect((await asset({ assetName: 'NOTES' })).status).toBe(400)
    expect((await asset({ folderId: examinations })).status).toBe(200)
  })

  it('is reviewed before it is in use, where its type asks for it', async () => {
    const { asset, move, admin } = await start()
    const id = idOf(await asset({ assetTypeId: handbook }))
    expect((await move(id, active)).data).toEqual(refusal('status', 'Files of this type are reviewed first.'))
    expect((await move(id, review)).status).toBe(200)
    expect((await move(id, draft)).data).toEqual(refusal('comment', 'Comment should not be blank!'))
    expect((await move(id, active)).status).toBe(200)
    expect(await admin.succeed('Asset', 'details', { id })).toMatchObject({ status: active, versionNo: 1 })
    const free = idOf(await asset({ assetName: 'Form' }))
    expect((await move(free, active)).status).toBe(200)
  })

  it('is reviewed by its steward; without the right to publish nobody else reviews it', async () => {
    const { asset, move, admin, handle } = await start()
    const scheduler = await recordsAs(handle, 'scheduler@ncuk.test')
    const [own, other] = [idOf(await asset({ folderId: marking })), idOf(await asset({ folderId: examinations }))]
    for (const id of [own, other]) await move(id, review)
    const reviewed = (id: number, status: number) =>
      scheduler.callBadly('Asset', 'move', { id, body: { status, comment: 'Name the year.' } })
    expect([await scheduler.succeed('Asset', 'details', { id: own }), await scheduler.succeed('Asset', 'details', { id: other })]).toEqual([
      expect.objectContaining({ isSteward: 1 }),
      expect.not.objectContaining({ isSteward: 1 }),
    ])
    for (const status of [active, draft])
      expect(await reviewed(other, status)).toMatchObject({
        status: 403,
        description: 'Only its steward or the deputy, or who may publish, reviews an asset.',
      })
    const several = await scheduler.callBadly('Asset', 'setStatus', { body: { assetId: [own, other], status: active } })
    expect(several.status).toBe(403)
    expect((await reviewed(own, draft)).status).toBe(200)
    await move(own, review)
    expect((await reviewed(own, active)).status).toBe(200)
    expect(await admin.succeed('Asset', 'details', { id: own })).toMatchObject({ status: active })
  })

  it('is reviewed by the deputy of its steward as by the steward', async () => {
    const { asset, move, admin, handle } = await start()
    const scheduler = await recordsAs(handle, 'scheduler@ncuk.test')
    await admin.change('Steward', 5, { contactId: 508, deputyContactId: 507 })
    const id = idOf(await asset({ folderId: marking }))
    await move(id, review)
    expect(await scheduler.succeed('Asset', 'details', { id })).toMatchObject({ isSteward: 1 })
    expect((await scheduler.callBadly('Asset', 'move', { id, body: { status: active } })).status).toBe(200)
  })

  it('is hidden once archived, and comes back with its folder and tags (CAT-AST-13)', async () => {
    const { asset, move, update, count, admin } = await start()
    const id = idOf(await asset({ tagIds: [maths] }))
    await move(id, active)
    expect((await move(id, archived)).status).toBe(200)
    expect(await count('Asset', { searchText: 'Notes', isArchived: '0' })).toBe(0)
    expect(await count('Asset', { searchText: 'Notes', isArchived: '1' })).toBe(1)
    expect((await update('Asset', id, { assetName: 'Other' })).status).toBe(409)
    expect((await move(id, active)).status).toBe(200)
    expect(await admin.succeed('Asset', 'details', { id })).toMatchObject({ status: active, folderId: forms, tagIds: [maths] })
  })

  it('counts the files that it has had', async () => {
    const { asset, update, files, admin } = await start()
    const id = idOf(await asset())
    expect((await update('Asset', id, { file: await files.store('notes-2.pdf', bytesLike('pdf')) })).status).toBe(200)
    expect(await admin.succeed('Asset', 'details', { id })).toMatchObject({ versionNo: 2 })
  })
})

describe('a folder', () => {
  it('is not moved into itself or below itself (CAT-AST-09)', async () => {
    const { update } = await start()
    const itself = refusal('parentFolderId', 'A folder cannot be moved into itself.')
    expect((await update('Folder', pastPapers, { parentFolderId: pastPapers })).data).toEqual(itself)
    expect((await update('Folder', examinations, { parentFolderId: mathematics })).data).toEqual(itself)
  })

  it('stands at most on the sixth level, with all below it', async () => {
    const { create, update } = await start()
    const inside = async (parentFolderId: number, folderName: string) =>
      Number((await create('Folder', { folderName, parentFolderId })).data['folderId'])
    const fifth = await inside(mathematics, 'Fifth')
    const sixth = await inside(fifth, 'Sixth')
    const tooDeep = refusal('parentFolderId', 'Folders go six levels deep.')
    expect((await create('Folder', { folderName: 'Seventh', parentFolderId: sixth })).data).toEqual(tooDeep)
    expect((await update('Folder', forms, { parentFolderId: sixth })).data).toEqual(tooDeep)
    expect((await update('Folder', forms, { parentFolderId: fifth })).status).toBe(200)
  })

  it('has a name without / in a parent that has no other of it', async () => {
    const { create } = await start()
    expect((await create('Folder', { folderName: 'a/b' })).data).toEqual(refusal('folderName', String.raw`A name has no / and no \.`))
    expect((await create('Folder', { folderName: 'Marking', parentFolderId: examinations })).status).toBe(400)
    expect((await create('Folder', { folderName: 'Marking' })).status).toBe(200)
  })
})

describe('a tag', () => {
  it('that is merged adds its uses, and its name still finds them (CAT-AST-15)', async () => {
    const { asset, merge, count, admin } = await start()
    await asset({ tagIds: [maths, physics] })
    await asset({ assetName: 'Waves', tagIds: [physics] })
    const uses = async () => Number((await admin.succeed('Tag', 'details', { id: maths }))['usageCount'])
    const before = await uses()
    expect((await merge({ tagId: [physics], intoTagId: maths })).status).toBe(200)
    expect(await uses()).toBe(before + 1)
    expect(await admin.succeed('Tag', 'details', { id: maths })).toMatchObject({ synonyms: ['Maths', 'Numeracy', 'Physics'] })
    expect(await count('Tag', { searchText: 'physics' })).toBe(1)
    expect(await count('Asset', { searchText: 'physics' })).toBe(before + 1)
  })

  it('is not merged into itself, nor known by a word of another one', async () => {
    const { merge, create } = await start()
    expect((await merge({ tagId: [maths], intoTagId: maths })).description).toBe('Choose two different tags.')
    expect((await create('Tag', { tagName: 'numeracy', tagGroup: 'Other' })).data).toEqual(
      refusal('tagName', 'This name already leads to Mathematics.'),
    )
    expect((await create('Tag', { tagName: 'Counting', tagGroup: 'Other', synonyms: ['maths'] })).data).toEqual(
      refusal('synonyms', 'maths already leads to Mathematics.'),
    )
  })
})

describe('a steward', () => {
  it('is the only one of a place on a day', async () => {
    const { create, admin } = await start()
    const { untilDate } = await admin.succeed('Steward', 'details', { id: 5 })
    const day = String(untilDate)
    const text = day.split('-').toReversed().join('/')
    const steward = { contactId: 501, scope: 'Folder', folderId: 5 }
    const { stewardName } = await admin.succeed('Steward', 'details', { id: 5 })
    expect((await create('Steward', { ...steward, fromDate: day })).data).toEqual(
      refusal('fromDate', `${String(stewardName)} is steward here until ${text}.`),
    )
    expect((await create('Steward', { ...steward, folderId: pastPapers, fromDate: day })).status).toBe(200)
  })

  it('looks after a type or a folder, which is named', async () => {
    const { create } = await start()
    const steward = { contactId: 501, fromDate: '2030-01-01' }
    expect((await create('Steward', { ...steward, scope: 'Type', folderId: forms })).data).toEqual(refusal('assetTypeId', 'Select a type.'))
    expect((await create('Steward', { ...steward, scope: 'Folder' })).data).toEqual(refusal('folderId', 'Select a folder.'))
    expect((await create('Steward', { ...steward, scope: 'Folder', folderId: forms, deputyContactId: 501 })).data).toEqual(
      refusal('deputyContactId', 'Choose another contact than the steward.'),
    )
  })
})
