import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { assetTypeError } from '#openapi/assets/asset-type-files.ts'
import { isAllowed } from '../../accounts/permissions.ts'
import type { Account, ResourceRecord } from '../../models.ts'
import { standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type FieldsOf } from '../engine/service.ts'
import { RecordRefusal, type Answer } from '../engine/refusal.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { updateRecord } from '../engine/write.ts'
import { accessOf, includes } from './access.ts'
import { assetFields, type AssetFields, type AssetVersion } from './asset-fields.ts'
import { assetStatus } from './asset-status.ts'
import { folderTaken, pathOf, removeHiddenFolders, takenFolder } from './folders.ts'
import { applyRetention, areInUse, daysLeftOf, removeShares, usesBesideShares } from './removal.ts'
import { assetSeeds } from './seeds/assets.ts'
import { seedShareLinks } from './seeds/share-links.ts'
import { storeSampleFiles } from './seeds/sample-files.ts'
import { storageRefusal } from './storage.ts'
import { stewardOn } from './stewards.ts'
import type { TagFields } from './tags.ts'

type Sent = FieldsOf<'Asset'>

const typeOf = (id: number, { db }: Pick<Store, 'db'>) => db.records('AssetType').find(id)?.fields as FieldsOf<'AssetType'> | undefined

/** The names of tags with the words that also lead to them. */
const wordsOf = (tagIds: readonly number[], { db }: Pick<Store, 'db'>): string =>
  tagIds
    .flatMap((id) => {
      const { tagName = '', synonyms = [] } = (db.records('Tag').find(id)?.fields ?? {}) as Partial<TagFields>
      return [tagName, ...synonyms]
    })
    .join(', ')

/** How many uses of an asset a refusal names. */
const mostNamed = 5

/** Refuses to archive assets that are in use, naming the uses, which would show a gap. */
export function refuseUsed(ids: readonly number[], store: PersonalStore): void {
  const uses = usesBesideShares(ids, store)
  if (uses.length === 0) return
  const users = [...new Set(uses.map(({ name }) => name))]
  const more = users.length - mostNamed
  const names = new Intl.ListFormat('en').format(more > 0 ? [...users.slice(0, mostNamed), `${more} more`] : users)
  throw new RecordRefusal(409, `Asset cannot be archived: it is in use by ${names}.`, { kind: 'used', uses, hiddenCount: 0 })
}

/** Whether a person looks after an asset today, as its steward or the steward's deputy. */
function isStewardOf({ contactId }: Account, fields: AssetFields, store: Store): boolean {
  const steward = stewardOn(store.today, fields, store)
  return steward !== null && (steward.contactId === contactId || steward.deputyContactId === contactId)
}

/** Refuses a review to who neither looks after an asset nor may publish. */
function refuseReview(ids: readonly number[], store: PersonalStore): void {
  if (isAllowed(store.menu, { permission: 'Publish', component: asset.components })) return
  const inReview = ids.flatMap((id) => store.records('Asset').find(id) ?? []).filter(({ status }) => status === assetStatus.review)
  if (inReview.some((record) => !isStewardOf(store.user, assetFields(record), store)))
    throw new RecordRefusal(403, 'Only its steward or the deputy, or who may publish, reviews an asset.')
}

const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : [])

/** The versions with the file that is the current one now. */
function withFile(
  { file, versions = [], versionNo = 1 }: AssetFields,
  former: AssetFields | null,
  { author, now }: Pick<PersonalStore, 'author' | 'now'>,
): readonly AssetVersion[] {
  const known = versions.length > 0 || former === null ? versions : [{ ...former.file, versionNo, by: author, at: now }]
  if (known.at(-1)?.storageKey === file.storageKey) return known
  const next = (known.at(-1)?.versionNo ?? 0) + 1
  return [...known, { ...file, versionNo: next, by: author, at: now }]
}

/** Deletes assets for ever, all or none, with their shares and links; refused where one is active or in use. */
export function removeAssets(ids: readonly number[], store: PersonalStore): Answer {
  const places = ids.flatMap((id) => store.db.records('Asset').find(id) ?? []).map((record) => assetFields(record).folderId)
  const mayGo = ids.every((id) => store.db.records('Asset').find(id)?.status !== assetStatus.active)
  if (mayGo && !areInUse(ids, store)) removeShares(ids, store)
  const answer = standardCalls.remove(assets, { id: 0, query: {}, body: { [asset.id]: ids }, store })
  removeHiddenFolders(places, store)
  return answer
}

/** The status that an archived asset is restored to: the one before, and where none is known Review if its type asks for it. */
export function restoredStatus(record: ResourceRecord, store: Pick<Store, 'db'>): number {
  const { archivedFrom, assetTypeId } = assetFields(record)
  return archivedFrom ?? (typeOf(assetTypeId, store)?.needsReview === 1 ? assetStatus.review : assetStatus.active)
}

/** Shows the folder of a restored asset again, and those that it lies in: they were hidden when they were deleted with their files. */
function showFolders(folderId: number, store: PersonalStore): void {
  for (const id of pathOf(folderId, store)) {
    const record = store.db.records('Folder').find(id)
    if (!record || record.status === 1) continue
    updateRecord(store.services.Folder, record, { fields: record.fields, status: 1, record }, { act: 'restored with a file' }, store)
  }
}

/** The files of the provider: each in one folder, of one type, found by its tags. */
export const assets = serveResource({
  rules: asset,
  seeds: assetSeeds,
  seedBeside: (db, days) => {
    storeSampleFiles(db, days)
    seedShareLinks(db, days)
  },
  scope: (user, store) => {
    const access = accessOf(user, store)
    return ({ folderId, ownerContactId }, id, status) => access({ id, folderId, ownerContactId, status }) !== null
  },
  shownTo: (user, store) => {
    const access = accessOf(user, store)
    return (fields, id, status) => {
      const { folderId, ownerContactId } = fields
      const isSteward = status === assetStatus.review && isStewardOf(user, fields, store)
      return {
        ...fields,
        access: access({ id, folderId, ownerContactId, status }) ?? 'View',
        ...(isSteward && { isSteward: 1 as const }),
      }
    }
  },
  heldKeys: (fields: AssetFields) => (fields.versions ?? []).map(({ storageKey }) => storageKey),
  calculated: (fields: AssetFields, _id, store, status) => {
    const { file, tagIds = [], folderId, assetTypeId, archivedOn } = fields
    const steward = stewardOn(store.today, { folderId, assetTypeId }, store)
    const isArchived = status === assetStatus.archived
    return {
      sizeBytes: file.sizeBytes,
      isArchived: isArchived ? 1 : 0,
      tagWords: wordsOf(tagIds, store),
      ...(isArchived && { daysLeft: daysLeftOf(archivedOn, store.today) }),
      ...(steward !== null && { stewardName: store.named('Contact', steward.contactId) }),
    }
  },
  completed: (fields: AssetFields, writing) => {
    const { id, before, status, user, db, today, author } = writing
    const former = before === null ? null : assetFields({ fields: before })
    const versions = withFile(fields, former, writing)
    const ownerContactId = fields.ownerContactId ?? user.contactId
    const archivedFrom = id === null ? undefined : db.records('Asset').find(id)?.status
    const isArchived = status === assetStatus.archived
    const archived = !isArchived
      ? { archivedFrom: undefined, archivedOn: undefined, archivedBy: undefined }
      : archivedFrom === assetStatus.archived
        ? {}
        : { archivedFrom, archivedOn: today, archivedBy: author }
    const { versionNo = 1 } = versions.at(-1) ?? {}
    return tidied({ ...fields, ...archived, ownerContactId, versions, versionNo }, asset.fields) as Sent
  },
  saved: (id, { folderId }, store, before) => {
    const isRestored = before?.status === assetStatus.archived && store.db.records('Asset').find(id)?.status !== assetStatus.archived
    if (isRestored) showFolders(folderId, store)
  },
  checks: [
    ({ assetTypeId, file }, store) => {
      const { extensions = [], maxSizeMb = 0 } = typeOf(assetTypeId, store) ?? {}
      const text = assetTypeError(file.fileName, file.sizeBytes, { extensions, maxSizeMb })
      return text === null ? null : ['file', text]
    },
    (fields, writing) => {
      const text = storageRefusal(fields, writing.before, writing)
      return text === null ? null : ['file', text]
    },
    ({ expiresOn }, { before, today }) =>
      expiresOn !== undefined && expiresOn !== before?.expiresOn && expiresOn < today ? ['expiresOn', 'This day is over.'] : null,
  ],
  moveRefusal: ({ assetTypeId }, { id, status, db }) => {
    const record = id === null ? null : db.records('Asset').find(id)
    if (record?.status === assetStatus.archived && status !== restoredStatus(record, { db }))
      return 'It was not active before: restore it in the archive.'
    const taken = record?.status === assetStatus.archived ? takenFolder(assetFields(record).folderId, { db }) : null
    if (taken !== null) return folderTaken(taken)
    const skipsReview =
      record?.status === assetStatus.draft && status === assetStatus.active && typeOf(assetTypeId, { db })?.needsReview === 1
    return skipsReview ? 'Files of this type are reviewed first.' : null
  },
  updateRefusal: ({ status }) => (status === assetStatus.archived ? 'Restore it before it is changed.' : null),
  deleteRefusal: (_fields, { status }) => (status === assetStatus.active ? 'Archive it before it is deleted for ever.' : null),
  on: {
    list: (service, call) => {
      applyRetention(call.store)
      return standardCalls.list(service, call)
    },
    move: (service, call) => {
      if (call.body['status'] === assetStatus.archived) refuseUsed([call.id], call.store)
      refuseReview([call.id], call.store)
      return standardCalls.move(service, call)
    },
    setStatus: (service, call) => {
      if (call.body['status'] === assetStatus.archived) refuseUsed(idsIn(call.body[asset.id]), call.store)
      refuseReview(idsIn(call.body[asset.id]), call.store)
      return standardCalls.setStatus(service, call)
    },
    remove: (_service, call) => removeAssets(idsIn(call.body[asset.id]), call.store),
    file: (service, call) => {
      const record = call.store.records('Asset').find(call.id)
      if (
        record &&
        !includes(accessOf(call.store.user, call.store)({ ...assetFields(record), id: record.id, status: record.status }), 'Download')
      )
        throw new RecordRefusal(403, 'You may see this asset, but not download it.')
      return standardCalls.file(service, call)
    },
  },
})
