import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { fileTypeOf, fileTypesText } from '#openapi/file-types.ts'
import { storeSamplePdf } from '../../fixtures/sample-pdf.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { assetFields, type AssetFields } from './asset-fields.ts'
import { assetStatus } from './asset-status.ts'
import { assetSeeds, sampleKey } from './seeds/assets.ts'
import { stewardOn } from './stewards.ts'
import type { TagFields } from './tags.ts'

type Sent = FieldsOf<'Asset'>

const bytesPerMb = 1024 * 1024

const typeOf = (id: number, { db }: Pick<Store, 'db'>) => db.records('AssetType').find(id)?.fields as FieldsOf<'AssetType'> | undefined

/** The names of tags with the words that also lead to them. */
const wordsOf = (tagIds: readonly number[], { db }: Pick<Store, 'db'>): string =>
  tagIds
    .flatMap((id) => {
      const { tagName = '', synonyms = [] } = (db.records('Tag').find(id)?.fields ?? {}) as Partial<TagFields>
      return [tagName, ...synonyms]
    })
    .join(', ')

/** The files of the provider: each in one folder, of one type, found by its tags. */
export const assets = serveResource({
  rules: asset,
  seeds: assetSeeds,
  seedBeside: (db, { today }) => storeSamplePdf(db, sampleKey, Date.parse(today)),
  calculated: ({ file, tagIds = [], folderId, assetTypeId }, _id, store, status) => {
    const contactId = stewardOn(store.today, { folderId, assetTypeId }, store)
    return {
      sizeBytes: file.sizeBytes,
      isArchived: status === assetStatus.archived ? 1 : 0,
      tagWords: wordsOf(tagIds, store),
      ...(contactId !== null && { stewardName: store.named('Contact', contactId) }),
    }
  },
  completed: (fields: AssetFields, { before, user }) => {
    const former = before === null ? null : assetFields({ fields: before })
    const isReplaced = former !== null && former.file.storageKey !== fields.file.storageKey
    const { versionNo = 1 } = former ?? {}
    const ownerContactId = fields.ownerContactId ?? user.contactId
    return tidied({ ...fields, ownerContactId, versionNo: versionNo + Number(isReplaced) }, asset.fields) as Sent
  },
  checks: [
    ({ assetTypeId, file }, store) => {
      const { extensions = [], maxSizeMb = 0 } = typeOf(assetTypeId, store) ?? {}
      const type = fileTypeOf(file.fileName)
      if (type === null || !extensions.includes(type)) return ['file', `Choose a file of type ${fileTypesText(extensions)}.`]
      return file.sizeBytes > maxSizeMb * bytesPerMb ? ['file', `Files of this type have at most ${maxSizeMb} MB.`] : null
    },
    ({ expiresOn }, { before, today }) =>
      expiresOn !== undefined && expiresOn !== before?.expiresOn && expiresOn < today ? ['expiresOn', 'This day is over.'] : null,
  ],
  moveRefusal: ({ assetTypeId }, { id, status, db }) => {
    const from = id === null ? null : db.records('Asset').find(id)?.status
    const skipsReview = from === assetStatus.draft && status === assetStatus.active && typeOf(assetTypeId, { db })?.needsReview === 1
    return skipsReview ? 'Files of this type are reviewed first.' : null
  },
  updateRefusal: ({ status }) => (status === assetStatus.archived ? 'Restore it before it is changed.' : null),
})
