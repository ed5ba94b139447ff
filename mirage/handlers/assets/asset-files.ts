import { fileKindOf } from '#openapi/assets/file-types.ts'
import { pictureSizeOf } from '#openapi/assets/picture-size.ts'
import { toDateTime } from '../../clock.ts'
import { done, ok, type Call, type Handlers } from '../../contract.ts'
import { createLink } from '../../files/links.ts'
import { bytesOf, objectAt } from '../../files/objects.ts'
import { linkToMade } from '../../files/serve-file.ts'
import { zipOf, type ZipEntry } from '../../files/file-archive.ts'
import type { ResourceRecord } from '../../models.ts'
import { includes, type AssetAccess } from '../../resources/assets/access.ts'
import { assetFields, savedNameOf } from '../../resources/assets/asset-fields.ts'
import { refuse, refuseFields } from '../../resources/engine/refusal.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { updateRecord } from '../../resources/engine/write.ts'
import { answeringFields, answeringRecords, requirePermission, storeOf } from '../records.ts'
import { accessTo, assetFor, changeableAsset, draftOf, wrongIn } from './asset-store.ts'

function fileAnswer(storageKey: string, name: string, { db, clock }: PersonalStore) {
  const { link, expiresAt } = createLink(db, clock.now(), { storageKey, name })
  return ok({ link, fileName: name, expiresAt: { date: toDateTime(expiresAt) } })
}

/** An asset to be shown, with links to its file and, for a picture, the size that its bytes say. */
export function previewOf(record: ResourceRecord, access: AssetAccess, { db, clock }: PersonalStore) {
  const { assetName, file } = assetFields(record)
  const { fileName, sizeBytes, storageKey } = file
  const kind = fileKindOf(fileName)
  const object = kind === 'Picture' ? objectAt(db, storageKey) : null
  const size = object && pictureSizeOf(bytesOf(db, object))
  const name = savedNameOf({ assetName, file })
  const linkTo = (isShown: boolean) => createLink(db, clock.now(), { storageKey, name, isShown }).link
  return {
    assetName,
    fileName: name,
    sizeBytes,
    kind,
    link: linkTo(true),
    ...(includes(access, 'Download') && { downloadLink: linkTo(false) }),
    access,
    ...size,
  }
}

/** How many bytes the files of one archive may have together. */
const mostZipBytes = 100 * 1024 * 1024

/** The files of assets, for one archive. */
function gather({ assetId }: Call<'downloadAssets'>['body'], store: PersonalStore): readonly ZipEntry[] {
  const records = [...new Set(assetId)].map((id) => assetFields(assetFor(id, 'Download', store)))
  if (records.reduce((sum, { file }) => sum + file.sizeBytes, 0) > mostZipBytes)
    refuse('Choose fewer files: together they have more than 100 MB.')
  return records.flatMap((fields) => {
    const object = objectAt(store.db, fields.file.storageKey)
    return object ? [{ name: savedNameOf(fields), bytes: bytesOf(store.db, object) }] : []
  })
}

/** Calls about the files of assets: downloads, previews and versions. */
export const assetFileHandlers = {
  downloadAsset: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      requirePermission('Download', store.services.Asset.rules, store.menu)
      const { versionNo = 0 } = call.query
      const fields = assetFields(assetFor(call.path.id, versionNo === 0 ? 'Download' : 'Edit', store))
      const version = versionNo === 0 ? fields.file : fields.versions?.find((one) => one.versionNo === versionNo)
      return version
        ? fileAnswer(version.storageKey, savedNameOf({ ...fields, file: version }), store)
        : refuse('There is no such version.')
    }),

  downloadAssets: async (call) => {
    const store = storeOf(call)
    const gathered = answeringFields(() => {
      requirePermission('Download', store.services.Asset.rules, store.menu)
      return gather(call.body, store)
    })
    return 'status' in gathered ? gathered : ok(await linkToMade('asset-management', 'assets.zip', zipOf(gathered), store))
  },

  previewAsset: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      const record = assetFor(call.path.id, 'View', store)
      return ok(previewOf(record, accessTo(record, store) ?? 'View', store))
    }),

  findSameAssets: (call) => {
    const store = storeOf(call)
    const same = store.records('Asset').where((record) => assetFields(record).file.checksum === call.query.checksum)
    return ok(
      same
        .filter((record) => store.isInScope('Asset', record))
        .slice(0, 20)
        .map((record) => {
          const { assetName, assetTypeId, folderId } = assetFields(record)
          return {
            assetId: record.id,
            assetName,
            assetTypeId,
            folderName: store.named('Folder', folderId),
            isArchived: record.status === -1 ? (1 as const) : (0 as const),
          }
        }),
    )
  },

  addAssetVersion: (call) =>
    answeringFields(() => {
      const store = storeOf(call)
      const record = changeableAsset(call.path.id, store)
      const { file, note } = call.body
      const { versions = [] } = assetFields(record)
      const last = versions.at(-1)
      // A repeated call, whose first answer was lost: each file that is sent has a key of its own.
      if (last && versions.length > 1 && last.storageKey === file.storageKey) return done(`Version ${last.versionNo} added.`)
      const versionNo = (last?.versionNo ?? 1) + 1
      const draft = draftOf(record, { file })
      const wrong = wrongIn(draft, store)
      if (wrong.size > 0) refuseFields(wrong)
      const row = { versionNo, ...file, by: store.author, at: store.now, ...(note && { note }) }
      const act = { act: `version ${versionNo} added`, ...(note && { comment: note }) }
      updateRecord(store.services.Asset, record, draftOf(record, { file, versions: [...versions, row] }), act, store)
      return done(`Version ${versionNo} added.`)
    }),

  restoreAssetVersion: (call) =>
    answeringFields(() => {
      const store = storeOf(call)
      const record = changeableAsset(call.path.id, store)
      const { versions = [], file: current } = assetFields(record)
      const wanted = versions.find(({ versionNo }) => versionNo === call.body.versionNo)
      if (!wanted) return refuse('There is no such version.')
      if (wanted.storageKey === current.storageKey) return refuse('This version is the current one.')
      const { fileName, storageKey, sizeBytes, checksum } = wanted
      const file = { fileName, storageKey, sizeBytes, checksum }
      const row = {
        versionNo: (versions.at(-1)?.versionNo ?? 0) + 1,
        ...file,
        by: store.author,
        at: store.now,
        note: `Version ${wanted.versionNo} again.`,
      }
      const act = { act: `version ${wanted.versionNo} restored` }
      updateRecord(store.services.Asset, record, draftOf(record, { file, versions: [...versions, row] }), act, store)
      return done(`Version ${wanted.versionNo} is the current one again.`)
    }),
} satisfies Partial<Handlers>
