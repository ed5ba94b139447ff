import { asset } from '#openapi/generated/resources/assets/asset.ts'
import type { ListedAsset } from '#openapi/generated/schema.d.ts'
import { fileKindOf } from '#openapi/assets/file-types.ts'
import type { ResourceRecord } from '../../models.ts'
import { accessOf, includes, type AssetAccess } from '../../resources/assets/access.ts'
import { assetFields } from '../../resources/assets/asset-fields.ts'
import { assetStatus } from '../../resources/assets/asset-status.ts'
import { stateOf } from '../../resources/assets/share-links.ts'
import { breachesOf, tidied, type Draft } from '../../resources/engine/check.ts'
import { RecordRefusal, refuse } from '../../resources/engine/refusal.ts'
import type { Fields } from '../../resources/engine/service.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { scanUniques } from '../../resources/engine/uniques.ts'
import { recordOf } from '../records.ts'

/** What a person may do with an asset; null for nothing. */
export const accessTo = (record: ResourceRecord, store: PersonalStore): AssetAccess | null => {
  const { folderId, ownerContactId } = assetFields(record)
  return accessOf(store.user, store)({ id: record.id, status: record.status, folderId, ownerContactId })
}

/** The asset of an id; refuses the call if the caller may see none, or may do less with it than is wanted. */
export function assetFor(id: number, wanted: AssetAccess, store: PersonalStore): ResourceRecord {
  const record = recordOf('Asset', id, store)
  if (includes(accessTo(record, store), wanted)) return record
  throw new RecordRefusal(403, wanted === 'Download' ? 'You may see this asset, but not download it.' : 'You may not change this asset.')
}

/** The asset of an id, if the caller may change it and it is not archived; refuses the call otherwise. */
export function changeableAsset(id: number, store: PersonalStore): ResourceRecord {
  const record = assetFor(id, 'Edit', store)
  if (record.status === assetStatus.archived) refuse('Restore it before it is changed.')
  return record
}

/** An asset with other values. */
export const draftOf = (record: ResourceRecord, changes: Fields): Draft => ({
  fields: tidied({ ...record.fields, ...changes }, asset.fields),
  status: record.status,
  record,
})

/** The errors of a draft. */
export const wrongIn = (draft: Draft, store: PersonalStore): ReadonlyMap<string, string> =>
  breachesOf(store.services.Asset, draft, store, scanUniques(store.services.Asset, store))

/** An asset as browsers of the library list it. */
export function listedAsset(record: ResourceRecord, store: PersonalStore): ListedAsset {
  const fields = assetFields(record)
  const { assetName, file, assetTypeId, folderId, tagIds = [], versionNo = 1 } = fields
  const { stewardName } = record.fields
  const links = store.db.shareLinks.where((link) => link.assetId === record.id && stateOf(link, store.today) === 'Open')
  return {
    assetId: record.id,
    assetName,
    fileName: file.fileName,
    sizeBytes: file.sizeBytes,
    assetTypeId,
    typeName: store.named('AssetType', assetTypeId),
    folderId,
    status: Number(record.status),
    tags: tagIds.map((id) => store.named('Tag', id)),
    kind: fileKindOf(file.fileName),
    linkCount: links.length,
    versionNo,
    ...(typeof stewardName === 'string' && { stewardName }),
    updatedAt: { date: record.updatedAt },
    access: accessTo(record, store) ?? 'View',
  }
}

/** The assets of the library that a person may see. */
export const libraryOf = (store: PersonalStore): ResourceRecord[] =>
  store.records('Asset').where((record) => record.status !== assetStatus.archived && store.isInScope('Asset', record))

/** "1 asset", "2 assets". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
