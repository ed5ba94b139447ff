import { fileTypeOf, fileTypesText, type FileType } from './file-types.ts'

/** What files of an asset type have to be. */
export interface AssetTypeLimits {
  readonly extensions: readonly FileType[]
  readonly maxSizeMb: number
}

const bytesPerMb = 1024 * 1024

/** Why an asset type does not take a file, in words; null where it does. */
export function assetTypeError(fileName: string, sizeBytes: number, { extensions, maxSizeMb }: AssetTypeLimits): string | null {
  const type = fileTypeOf(fileName)
  if (type === null || !extensions.includes(type)) return `Choose a file of type ${fileTypesText(extensions)}.`
  return sizeBytes > maxSizeMb * bytesPerMb ? `Files of this type have at most ${maxSizeMb} MB.` : null
}
