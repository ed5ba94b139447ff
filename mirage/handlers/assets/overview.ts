import { endsSoonDays } from '#openapi/assets/ends-soon.ts'
import type { AssetLines } from '#openapi/generated/schema.d.ts'
import { addDays } from '../../factories/days.ts'
import { ok, type Handlers } from '../../contract.ts'
import type { ResourceRecord } from '../../models.ts'
import { assetFields } from '../../resources/assets/asset-fields.ts'
import { assetStatus } from '../../resources/assets/asset-status.ts'
import { applyRetention } from '../../resources/assets/removal.ts'
import { markSeen, seenUntilOf, sharedAssets } from '../../resources/assets/share-visits.ts'
import type { FieldsOf } from '../../resources/engine/service.ts'
import { storeOf } from '../records.ts'
import { libraryOf, listedAsset } from './asset-store.ts'

const most = 5
const changedOn = ({ updatedAt }: ResourceRecord) => updatedAt.slice(0, 10)

const lines = (records: readonly ResourceRecord[], dayOf: (record: ResourceRecord) => string = changedOn): AssetLines => ({
  total: records.length,
  first: records.slice(0, most).map((record) => {
    const { assetTypeId, assetName } = assetFields(record)
    return { assetId: record.id, assetTypeId, assetName, day: dayOf(record) }
  }),
})

/** What the library holds, and what is shared with a person. */
export const overviewHandlers = {
  readAssetSummary: (call) => {
    const store = storeOf(call)
    applyRetention(store)
    const assets = libraryOf(store)
    const typeIds = new Set(assets.map((record) => assetFields(record).assetTypeId))
    const storage = [...typeIds]
      .map((assetTypeId) => ({ assetTypeId, records: assets.filter((record) => assetFields(record).assetTypeId === assetTypeId) }))
      .map(({ assetTypeId, records }) => ({
        assetTypeId,
        typeName: store.named('AssetType', assetTypeId),
        assetCount: records.length,
        sizeBytes: records.reduce((sum, record) => sum + assetFields(record).file.sizeBytes, 0),
      }))
      .toSorted((one, other) => other.sizeBytes - one.sizeBytes)
    const endOf = (record: ResourceRecord) => assetFields(record).expiresOn ?? ''
    const ending = assets.filter((record) => endOf(record) >= store.today && endOf(record) <= addDays(store.today, endsSoonDays))
    const latest = assets.toSorted((one, other) =>
      one.updatedAt < other.updatedAt ? 1 : one.updatedAt > other.updatedAt ? -1 : other.id - one.id,
    )
    return ok({
      storage,
      reviews: lines(assets.filter(({ status }) => status === assetStatus.review)),
      ending: lines(
        ending.toSorted((one, other) => endOf(one).localeCompare(endOf(other))),
        endOf,
      ),
      latest: { ...lines(latest), total: Math.min(latest.length, most) },
      mine: lines(latest.filter((record) => assetFields(record).ownerContactId === store.user.contactId)),
    })
  },

  listSharedWithMe: (call) => {
    const store = storeOf(call)
    const seenUntil = seenUntilOf(store)
    const shares = sharedAssets(store).map(({ share, assets }) => {
      const { folderId, access, until, message } = share.fields as FieldsOf<'Share'>
      return {
        shareId: share.id,
        sharedBy: share.updatedBy,
        sharedAt: { date: share.createdAt },
        access,
        ...(folderId !== undefined && { folderName: store.named('Folder', folderId) }),
        ...(until !== undefined && { until }),
        ...(message !== undefined && { message }),
        assets: assets.map((asset) => listedAsset(asset, store)),
      }
    })
    return ok({
      ...(seenUntil !== null && { seenUntil: { date: seenUntil } }),
      shares: shares.toSorted((one, other) => (one.sharedAt.date < other.sharedAt.date ? 1 : -1)),
    })
  },

  markSharedSeen: ({ body, ...call }) => {
    markSeen(body.seenUntil.date, storeOf(call))
    return ok(null)
  },
} satisfies Partial<Handlers>
