import { addressOf } from '#machines/access/address.ts'
import type { IdCodec } from '#src/api/id-codec.ts'

const below = '/asset-manager'

/** Addresses of an asset by its type. */
export const assetPatterns = {
  upload: `${below}/upload/:typeId/:assetId`,
  view: `${below}/view/:typeId/:assetId`,
  edit: `${below}/edit/:typeId/:assetId`,
  preview: `${below}/preview/:typeId/:assetId`,
  delete: `${below}/delete/:typeId/:assetId`,
} as const

/** Where several files are uploaded at once. */
export const bulkUploadPath = '/asset-management/bulk-upload'

/** Stands in an address for a missing type or asset. */
export const none = '0'

type Codec = Pick<IdCodec, 'encrypt'>

const at = (pattern: string) => (codec: Codec, typeId: number, assetId: number) =>
  addressOf<string>(pattern, {
    typeId: typeId === 0 ? none : (codec.encrypt(String(typeId)) ?? none),
    assetId: assetId === 0 ? none : (codec.encrypt(String(assetId)) ?? none),
  })

/** The addresses of one asset; 0 for none. */
export const assetPaths = {
  upload: at(assetPatterns.upload),
  view: at(assetPatterns.view),
  edit: at(assetPatterns.edit),
  preview: at(assetPatterns.preview),
  delete: at(assetPatterns.delete),
} as const
