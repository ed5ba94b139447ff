import { addDays, addMonths } from '../../factories/days.ts'
import type { Day, ResourceRecord } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { usesOf } from '../engine/uses.ts'
import { updateRecord } from '../engine/write.ts'
import { archiveDays, assetFields } from './asset-fields.ts'
import { assetStatus } from './asset-status.ts'
import { removeHiddenFolders } from './folders.ts'

const dayMs = 86_400_000

/** How many more days an archived asset is kept. */
export const daysLeftOf = (archivedOn: Day | undefined, today: Day): number =>
  Math.max(0, Math.round((Date.parse(addDays(archivedOn ?? today, archiveDays)) - Date.parse(today)) / dayMs))

/** Who uses assets; shares end with what they are of. */
export const usesBesideShares = (ids: readonly number[], store: PersonalStore) =>
  usesOf('Asset', new Set(ids), store).uses.filter(({ resource }) => resource !== 'Share')

/** Whether anything but a share uses assets, also where the person may not see it. */
export const areInUse = (ids: readonly number[], store: PersonalStore): boolean =>
  usesBesideShares(ids, { ...store, isInScope: () => true }).length > 0

/** Removes the shares of assets and the links to them, which lead to nothing once they are deleted for ever. */
export function removeShares(assetIds: readonly number[], { db }: Pick<Store, 'db'>): void {
  for (const { id, fields } of db.records('Share').where()) if (assetIds.includes(Number(fields['assetId']))) db.records('Share').remove(id)
  for (const { id, assetId } of db.shareLinks.where()) if (assetIds.includes(assetId)) db.shareLinks.remove(id)
}

/** Deletes assets that have been in the archive for `archiveDays`; what is in use stays until it is not. */
function removeOver(store: PersonalStore): void {
  const { db, today } = store
  const isOver = (archivedOn: Day | undefined) => archivedOn !== undefined && addDays(archivedOn, archiveDays) < today
  for (const record of db.records('Asset').where(({ status }) => status === assetStatus.archived)) {
    if (!isOver(assetFields(record).archivedOn) || areInUse([record.id], store)) continue
    removeShares([record.id], { db })
    db.records('Asset').remove(record.id)
    removeHiddenFolders([assetFields(record).folderId], { db })
  }
}

/** The months for which the type of an asset has it kept; 0 where it says nothing. */
const monthsKept = (record: ResourceRecord, { db }: Pick<Store, 'db'>): number =>
  (db.records('AssetType').find(assetFields(record).assetTypeId)?.fields as FieldsOf<'AssetType'> | undefined)?.retentionMonths ?? 0

/** The name that archive and history show where retention, not a person, has archived an asset. */
const byRetention = 'Retention'

/** Archives what has not been changed for the months that its type says; what is in use stays until it is not. */
function archiveUnchanged(store: PersonalStore): void {
  const { db, today } = store
  for (const record of db.records('Asset').where(({ status }) => status === assetStatus.active)) {
    const months = monthsKept(record, store)
    if (months === 0 || addMonths(record.updatedAt.slice(0, 10), months) > today || areInUse([record.id], store)) continue
    const draft = { fields: record.fields, status: assetStatus.archived, record }
    const act = { act: 'archived', comment: `Not changed for ${months} ${months === 1 ? 'month' : 'months'}.` }
    updateRecord(store.services.Asset, record, draft, act, { ...store, author: byRetention })
  }
}

/** Does what the clock has made due: archives what has been kept long enough, and deletes what has been archived for its days. */
export function applyRetention(store: PersonalStore): void {
  archiveUnchanged(store)
  removeOver(store)
}
