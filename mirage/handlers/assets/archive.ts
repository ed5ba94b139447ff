import { done, ok, type Call, type Handlers } from '../../contract.ts'
import type { ResourceRecord } from '../../models.ts'
import { assetFields } from '../../resources/assets/asset-fields.ts'
import { assetStatus } from '../../resources/assets/asset-status.ts'
import { removeAssets, restoredStatus } from '../../resources/assets/assets.ts'
import { folderTaken, takenFolder } from '../../resources/assets/folders.ts'
import { applyRetention } from '../../resources/assets/removal.ts'
import { pageOf } from '../../resources/engine/list.ts'
import { refuse } from '../../resources/engine/refusal.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { updateRecord } from '../../resources/engine/write.ts'
import { answeringConflicts, answeringFields, answeringRecords, recordOf, storeOf, wired } from '../records.ts'
import { counted, draftOf, wrongIn } from './asset-store.ts'

/** The assets of a call, each of which has to be in the archive. */
function archivedAssets({ assetId }: Call<'restoreArchivedAssets'>['body'], store: PersonalStore): readonly ResourceRecord[] {
  const records = [...new Set(assetId)].map((id) => recordOf('Asset', id, store))
  const other = records.find(({ status }) => status !== assetStatus.archived)
  return other ? refuse(`${assetFields(other).assetName} is not in the archive.`) : records
}

function restore(records: readonly ResourceRecord[], store: PersonalStore): void {
  const drafts = records.map((record) => ({ record, draft: { ...draftOf(record, {}), status: restoredStatus(record, store) } }))
  for (const { record, draft } of drafts)
    if (wrongIn(draft, store).has('assetName'))
      refuse(`${assetFields(record).assetName} is in its folder already: rename or move that one first.`)
  for (const { folderId } of records.map(assetFields)) {
    const taken = takenFolder(folderId, store)
    if (taken !== null) refuse(folderTaken(taken))
  }
  for (const { record, draft } of drafts) updateRecord(store.services.Asset, record, draft, { act: 'Restore' }, store)
}

/** What the page of the archive asks for. */
export const archiveHandlers = {
  listArchivedAssets: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      applyRetention(store)
      const archived = store.scoped('Asset').filter(({ status }) => status === assetStatus.archived)
      const { records, ...counts } = pageOf(store.services.Asset, archived, call.query, store)
      return ok({ list: wired('Asset', records, store), ...counts })
    }),

  restoreArchivedAssets: (call) =>
    answeringFields(() => {
      const store = storeOf(call)
      const records = archivedAssets(call.body, store)
      restore(records, store)
      return done(`${counted(records.length, 'asset')} restored.`)
    }),

  deleteArchivedAssets: (call) =>
    answeringConflicts(() => {
      const store = storeOf(call)
      const ids = archivedAssets(call.body, store).map(({ id }) => id)
      removeAssets(ids, store)
      return done(`${counted(ids.length, 'asset')} deleted for ever.`)
    }),
} satisfies Partial<Handlers>
