import type { Resources } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'

/** An asset as it is stored. */
export type AssetFields = FieldsOf<'Asset'> &
  Partial<Pick<Resources['Asset']['record'], 'versionNo' | 'versions' | 'archivedFrom' | 'archivedOn' | 'archivedBy'>>

/** A file that an asset has had. */
export type AssetVersion = NonNullable<AssetFields['versions']>[number]

/** The fields of a stored asset, which the contract has checked. */
export const assetFields = ({ fields }: Pick<ResourceRecord, 'fields'>) => fields as AssetFields

/** How long an archived asset is kept, in days. */
export const archiveDays = 30

const shortest = 1

/** The name under which the file of an asset is saved: the asset's, with the ending of its file and without signs of paths. */
export function savedNameOf({ assetName, file }: Pick<AssetFields, 'assetName' | 'file'>): string {
  const ending = file.fileName.slice(file.fileName.lastIndexOf('.'))
  const stem = assetName.toLowerCase().endsWith(ending.toLowerCase()) ? assetName.slice(0, -ending.length) : assetName
  // Marks that turn the direction of text would show another ending.
  const safe = stem.replaceAll(/[/\\:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '_').replaceAll(/^[. ]+|[. ]+$/g, '')
  return `${safe.length < shortest ? 'file' : safe}${ending}`
}
