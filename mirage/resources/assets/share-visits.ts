import type { Db } from '../../db.ts'
import type { ResourceRecord } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { sharedPathOf, sharesWith } from './access.ts'
import { assetFields } from './asset-fields.ts'
import { assetStatus } from './asset-status.ts'

/** Until when a person has seen what is shared with them: an instant as on the wire. */
export interface ShareVisitRecord {
  readonly id: number
  readonly userId: number
  readonly seenUntil: string
}

const visitOf = (userId: number, db: Db) => db.shareVisits.findBy((one) => one.userId === userId)

/** Until when a person has seen what is shared; null before the first visit. */
export const seenUntilOf = ({ user, db }: PersonalStore): string | null => visitOf(user.id, db)?.seenUntil ?? null

/** The running shares with a person, each with its active assets; those without any are left out. */
export function sharedAssets(store: PersonalStore): { readonly share: ResourceRecord; readonly assets: readonly ResourceRecord[] }[] {
  const active = store.records('Asset').where(({ status }) => status === assetStatus.active)
  return sharesWith(store.user, store)
    .map((share) => {
      const { assetId, folderId } = share.fields as FieldsOf<'Share'>
      const isShared = (asset: ResourceRecord) =>
        assetId === undefined ? sharedPathOf(assetFields(asset).folderId, store).includes(folderId ?? 0) : asset.id === assetId
      return { share, assets: active.filter(isShared) }
    })
    .filter(({ assets }) => assets.length > 0)
}

/** Notes until when a person has seen what is shared: never earlier than before, and not later than the newest that there is. */
export function markSeen(seenUntil: string, store: PersonalStore): void {
  const { user, db } = store
  const visit = visitOf(user.id, db)
  const newest = sharedAssets(store)
    .flatMap(({ share, assets }) => [share.createdAt, ...assets.map(({ updatedAt }) => updatedAt)])
    .filter((at) => at <= seenUntil)
    .toSorted()
    .at(-1)
  if (newest === undefined) return
  if (!visit) db.shareVisits.insert({ userId: user.id, seenUntil: newest })
  else if (newest > visit.seenUntil) db.shareVisits.update(visit.id, { seenUntil: newest })
}

/** How many assets were shared with a person, or changed, since the last visit; each once. */
export function countNewShared(store: PersonalStore): number {
  const seenUntil = seenUntilOf(store) ?? ''
  const fresh = sharedAssets(store).flatMap(({ share, assets }) =>
    assets.filter(({ updatedAt }) => share.createdAt > seenUntil || updatedAt > seenUntil),
  )
  return new Set(fresh.map(({ id }) => id)).size
}
