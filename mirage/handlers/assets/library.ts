import type { AssetContentAnswer } from '#openapi/generated/schema.d.ts'
import type { ResourceRecord } from '../../models.ts'
import { done, ok, type Call, type Handlers } from '../../contract.ts'
import { assetFields } from '../../resources/assets/asset-fields.ts'
import { sumOf, withBelow } from '../../resources/assets/folders.ts'
import { applyRetention } from '../../resources/assets/removal.ts'
import { usedBytes } from '../../resources/assets/storage.ts'
import { refuseFields } from '../../resources/engine/refusal.ts'
import type { FieldsOf } from '../../resources/engine/service.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { folded } from '../../resources/engine/values.ts'
import { updateRecord } from '../../resources/engine/write.ts'
import { answeringFields, answeringRecords, recordOf, storeOf } from '../records.ts'
import { changeableAsset, counted, draftOf, libraryOf, listedAsset, wrongIn } from './asset-store.ts'

const folderFields = ({ fields }: ResourceRecord) => fields as FieldsOf<'Folder'>

/** Folders that a person may see: those of NCUK all, others those with something that is shared with them. */
function foldersOf(assets: readonly ResourceRecord[], store: PersonalStore): AssetContentAnswer['data']['folders'] {
  const all = store.db.records('Folder').where(({ status }) => status === 1)
  return all
    .map((record) => ({
      folderId: record.id,
      folderName: folderFields(record).folderName,
      parentFolderId: folderFields(record).parentFolderId ?? 0,
      ...sumOf(record.id, assets, store),
      updatedAt: { date: record.updatedAt },
    }))
    .filter(({ assetCount }) => store.user.contactType === 'NCUK' || assetCount > 0)
}

function found(
  { folderId = 0, searchText = '' }: Call<'listAssetContent'>['query'],
  assets: readonly ResourceRecord[],
  store: PersonalStore,
) {
  const words = folded(searchText)
  if (words === '') return assets.filter((record) => assetFields(record).folderId === folderId)
  const places = folderId === 0 ? null : new Set(withBelow(folderId, store))
  return assets.filter((record) => {
    const { assetName, file, folderId: place } = assetFields(record)
    const texts = [assetName, file.fileName, record.fields['tagWords']]
    return (places === null || places.has(place)) && texts.some((text) => folded(text).includes(words))
  })
}

/** Moves assets to a folder, all or none. */
function move({ assetId, folderId }: Call<'moveAssets'>['body'], store: PersonalStore): number {
  recordOf('Folder', folderId, store)
  const records = [...new Set(assetId)].map((id) => changeableAsset(id, store))
  const drafts = records.map((record) => draftOf(record, { folderId }))
  const names = new Set<string>()
  for (const draft of drafts) {
    const { assetName } = assetFields(draft)
    const isTaken = wrongIn(draft, store).has('assetName') || names.has(folded(assetName))
    if (isTaken) refuseFields([['folderId', `${assetName} is in this folder already.`]])
    names.add(folded(assetName))
  }
  for (const [index, record] of records.entries()) {
    const draft = drafts[index]
    if (draft) updateRecord(store.services.Asset, record, draft, { act: 'moved' }, store)
  }
  return records.length
}

function tag({ assetId, tagIds }: Call<'tagAssets'>['body'], store: PersonalStore): number {
  for (const id of tagIds) recordOf('Tag', id, store)
  const records = [...new Set(assetId)].map((id) => changeableAsset(id, store))
  const drafts = records.map((record) => draftOf(record, { tagIds: [...new Set([...(assetFields(record).tagIds ?? []), ...tagIds])] }))
  for (const draft of drafts) {
    const wrong = wrongIn(draft, store).get('tagIds')
    if (wrong !== undefined) refuseFields([['tagIds', wrong]])
  }
  for (const [index, record] of records.entries()) {
    const draft = drafts[index]
    if (draft) updateRecord(store.services.Asset, record, draft, { act: 'tagged' }, store)
  }
  return records.length
}

/** Calls that list, rename, move and tag assets. */
export const libraryHandlers = {
  listAssetContent: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      applyRetention(store)
      const assets = libraryOf(store)
      const { folderId = 0 } = call.query
      if (folderId !== 0) recordOf('Folder', folderId, store)
      return ok({
        folders: foldersOf(assets, store),
        assets: found(call.query, assets, store).map((record) => listedAsset(record, store)),
        ...(store.user.contactType === 'NCUK' && {
          storage: { usedBytes: usedBytes(store), allowedBytes: store.settings.libraryBytes },
        }),
      })
    }),

  renameAsset: (call) =>
    answeringFields(() => {
      const store = storeOf(call)
      const record = changeableAsset(call.path.id, store)
      const draft = draftOf(record, { assetName: call.body.assetName })
      const wrong = wrongIn(draft, store).get('assetName')
      if (wrong !== undefined) refuseFields([['assetName', wrong]])
      updateRecord(store.services.Asset, record, draft, { act: 'renamed' }, store)
      return done('Asset renamed successfully.')
    }),

  moveAssets: (call) => answeringFields(() => done(`${counted(move(call.body, storeOf(call)), 'asset')} moved.`)),

  tagAssets: (call) => answeringFields(() => done(`${counted(tag(call.body, storeOf(call)), 'asset')} tagged.`)),
} satisfies Partial<Handlers>
