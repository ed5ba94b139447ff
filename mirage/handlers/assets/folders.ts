import { folder } from '#openapi/generated/resources/assets/folder.ts'
import { done, type Call, type Handlers } from '../../contract.ts'
import type { ResourceRecord } from '../../models.ts'
import { assetFields } from '../../resources/assets/asset-fields.ts'
import { assetStatus } from '../../resources/assets/asset-status.ts'
import { refuseUsed } from '../../resources/assets/assets.ts'
import { removeFolder, withBelow } from '../../resources/assets/folders.ts'
import { breachesOf, tidied } from '../../resources/engine/check.ts'
import { RecordRefusal, refuse, refuseFields } from '../../resources/engine/refusal.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { scanUniques } from '../../resources/engine/uniques.ts'
import { updateRecord } from '../../resources/engine/write.ts'
import { answeringFields, recordOf, storeOf } from '../records.ts'
import { counted, draftOf, wrongIn } from './asset-store.ts'

const childrenOf = (folderId: number, { db }: Pick<PersonalStore, 'db'>) =>
  db.records('Folder').where(({ fields }) => fields['parentFolderId'] === folderId)

const assetsIn = (folderId: number, store: PersonalStore) =>
  store.records('Asset').where((record) => assetFields(record).folderId === folderId)

/** A folder in another place; refused where it cannot lie there. */
function placed(record: ResourceRecord, parentFolderId: number | undefined, store: PersonalStore) {
  const { Folder } = store.services
  const draft = { fields: tidied({ ...record.fields, parentFolderId }, folder.fields), status: record.status, record }
  const [first] = breachesOf(Folder, draft, store, scanUniques(Folder, store))
  if (first)
    refuseFields([['parentFolderId', first[0] === 'folderName' ? `${String(record.fields['folderName'])} is there already.` : first[1]]])
  return draft
}

function move({ folderId, parentFolderId }: Call<'moveFolders'>['body'], store: PersonalStore): number {
  const parent = parentFolderId === 0 ? undefined : recordOf('Folder', parentFolderId, store).id
  const records = [...new Set(folderId)].map((id) => recordOf('Folder', id, store))
  const drafts = records.map((record) => placed(record, parent, store))
  for (const [index, record] of records.entries()) {
    const draft = drafts[index]
    if (draft) updateRecord(store.services.Folder, record, draft, { act: 'moved' }, store)
  }
  return records.length
}

/** Moves what is in a folder into the folder above. */
function moveUp(record: ResourceRecord, store: PersonalStore): void {
  const { parentFolderId } = record.fields
  const parent = typeof parentFolderId === 'number' ? parentFolderId : undefined
  const assets = assetsIn(record.id, store)
  if (parent === undefined && assets.length > 0) refuse('Files lie in a folder: move them, or archive them.')
  const folders = childrenOf(record.id, store).map((child) => ({ child, draft: placed(child, parent, store) }))
  const drafts = assets.map((asset) => ({ asset, draft: draftOf(asset, { folderId: parent }) }))
  for (const { asset, draft } of drafts)
    if (asset.status !== assetStatus.archived && wrongIn(draft, store).has('assetName'))
      refuse(`${assetFields(asset).assetName} is in the folder above already.`)
  for (const { child, draft } of folders) updateRecord(store.services.Folder, child, draft, { act: 'moved' }, store)
  for (const { asset, draft } of drafts) updateRecord(store.services.Asset, asset, draft, { act: 'moved' }, store)
}

/** Archives all files in a folder and below it. The folders are then hidden, or removed where there was no file. */
function archiveAll(record: ResourceRecord, store: PersonalStore): void {
  const inside = withBelow(record.id, store)
  const assets = inside.flatMap((id) => assetsIn(id, store))
  const open = assets.filter(({ status }) => status !== assetStatus.archived)
  refuseUsed(
    open.map(({ id }) => id),
    store,
  )
  const { Asset, Folder } = store.services
  for (const asset of open)
    updateRecord(
      Asset,
      asset,
      { fields: asset.fields, status: assetStatus.archived, record: asset },
      { act: 'archived with its folder' },
      store,
    )
  if (assets.length === 0) {
    for (const id of inside) removeFolder(id, store)
    return
  }
  // The folders are hidden, not removed: restoring one of the files shows them again.
  for (const one of inside.map((id) => recordOf('Folder', id, store)))
    updateRecord(Folder, one, { fields: one.fields, status: -1, record: one }, { act: 'deleted' }, store)
}

/** What folders do beside the standard calls. */
export const folderHandlers = {
  moveFolders: (call) => answeringFields(() => done(`${counted(move(call.body, storeOf(call)), 'folder')} moved.`)),

  removeFolder: (call) =>
    answeringFields(() => {
      const store = storeOf(call)
      const record = recordOf('Folder', call.path.id, store)
      try {
        if (call.body.content === 'up') {
          moveUp(record, store)
          removeFolder(record.id, store)
        } else archiveAll(record, store)
      } catch (error) {
        // The data of this 409 are the uses of files, not of the folder: only its message is answered.
        if (error instanceof RecordRefusal && error.status === 409) refuse(error.message)
        throw error
      }
      return done('Folder deleted successfully.')
    }),
} satisfies Partial<Handlers>
