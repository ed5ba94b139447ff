import { addDays } from '../../factories/days.ts'
import type { Day } from '../../models.ts'
import type { Store } from '../engine/store.ts'
import { archiveDays, assetFields } from './asset-fields.ts'
import { assetStatus } from './asset-status.ts'

const dayMs = 86_400_000

/** How many days an archived asset is kept from a day on. */
export const daysLeftOf = (archivedOn: Day | undefined, today: Day): number =>
  Math.max(0, Math.round((Date.parse(addDays(archivedOn ?? today, archiveDays)) - Date.parse(today)) / dayMs))

/** Removes the shares of assets and the links to them, which lead to nothing once they are deleted for ever. */
export function removeShares(assetIds: readonly number[], { db }: Pick<Store, 'db'>): void {
  for (const { id, fields } of db.records('Share').where()) if (assetIds.includes(Number(fields['assetId']))) db.records('Share').remove(id)
  for (const { id, assetId } of db.shareLinks.where()) if (assetIds.includes(assetId)) db.shareLinks.remove(id)
}

/** Deletes what has been in the archive for its days. */
export function removeOver({ db, today }: Pick<Store, 'db' | 'today'>): void {
  const isOver = (archivedOn: Day | undefined) => archivedOn !== undefined && addDays(archivedOn, archiveDays) < today
  for (const record of db.records('Asset').where(({ status }) => status === assetStatus.archived)) {
    if (!isOver(assetFields(record).archivedOn)) continue
    removeShares([record.id], { db })
    db.records('Asset').remove(record.id)
  }
}
