import type { Account, Day } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { isMemberOf, type GroupFields } from '../people/contact-groups.ts'
import { assetStatus } from './asset-status.ts'

/** What a person may do with an asset; each one includes those before it. */
export type AssetAccess = 'View' | 'Download' | 'Edit' | 'Manage'

type ShareFields = FieldsOf<'Share'>

const ranks: readonly AssetAccess[] = ['View', 'Download', 'Edit', 'Manage']

/** Whether an access includes another one. */
export const includes = (access: AssetAccess | null, wanted: AssetAccess): boolean =>
  access !== null && ranks.indexOf(access) >= ranks.indexOf(wanted)

const higher = (one: AssetAccess | null, other: AssetAccess): AssetAccess => (one !== null && includes(one, other) ? one : other)

/** Whether a share is in force on a day. */
export const isRunning = ({ until }: ShareFields, today: Day): boolean => until === undefined || until >= today

/** Whether a share is with a person. */
export function isWith({ contactId, contactGroupId, contactType }: ShareFields, user: Account, store: Store): boolean {
  if (contactId !== undefined) return contactId === user.contactId
  if (contactType !== undefined) return contactType === user.contactType
  const group = contactGroupId === undefined ? null : store.db.records('ContactGroup').find(contactGroupId)
  const contact = store.db.records('Contact').find(user.contactId)
  return group?.status === 1 && contact !== null && isMemberOf(group.fields as GroupFields, contact, store)
}

/** The running shares with a person. */
export const sharesWith = (user: Account, store: Store) =>
  store.db.records('Share').where(({ fields, status }) => {
    const share = fields as ShareFields
    return status === 1 && isRunning(share, store.today) && isWith(share, user, store)
  })

/** A folder, and those above it whose shares reach into it. */
export function sharedPathOf(folderId: number, { db }: Pick<Store, 'db'>): readonly number[] {
  const path: number[] = []
  for (let at: number | undefined = folderId; at !== undefined && !path.includes(at);) {
    path.push(at)
    const { parentFolderId, inheritsShares } = (db.records('Folder').find(at)?.fields ?? {}) as Partial<FieldsOf<'Folder'>>
    at = inheritsShares === 1 ? parentFolderId : undefined
  }
  return path
}

/** The fields of an asset that decide who may do what with it. */
interface Guarded {
  readonly id: number
  readonly status: number | string
  readonly folderId: number
  readonly ownerContactId?: number | undefined
}

/**
 * What a person may do with assets: NCUK manages all of them, within the permissions of its people; others have what they own
 * and what is shared with them, by itself or with a folder, while it is active.
 */
export function accessOf(user: Account, store: Store): (asset: Guarded) => AssetAccess | null {
  if (user.contactType === 'NCUK') return () => 'Manage'
  const [byAsset, byFolder] = [new Map<number, AssetAccess>(), new Map<number, AssetAccess>()]
  for (const { fields } of sharesWith(user, store)) {
    const { assetId, folderId, access } = fields as ShareFields
    if (assetId !== undefined) byAsset.set(assetId, higher(byAsset.get(assetId) ?? null, access))
    if (folderId !== undefined) byFolder.set(folderId, higher(byFolder.get(folderId) ?? null, access))
  }
  return ({ id, status, folderId, ownerContactId }) => {
    if (status !== assetStatus.active) return null
    if (ownerContactId === user.contactId) return 'Manage'
    const given = [byAsset.get(id), ...(byFolder.size === 0 ? [] : sharedPathOf(folderId, store).map((one) => byFolder.get(one)))]
    return given.reduce<AssetAccess | null>((highest, one) => (one === undefined ? highest : higher(highest, one)), null)
  }
}
