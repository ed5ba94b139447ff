import { assetFields, type AssetFields } from './asset-fields.ts'
import type { PersonalStore } from '../engine/store.ts'

/** The files of an asset by their keys: a version that is current again is stored once. */
const sizesOf = ({ file, versions = [] }: AssetFields): ReadonlyMap<string, number> =>
  new Map([...versions, file].map(({ storageKey, sizeBytes }) => [storageKey, sizeBytes]))

/** How many bytes the library holds: of all versions, and of what is archived too. */
export function usedBytes({ db }: Pick<PersonalStore, 'db'>): number {
  let sum = 0
  for (const record of db.records('Asset').where()) for (const size of sizesOf(assetFields(record)).values()) sum += size
  return sum
}

/** Why a new file does not go into the library; null where it does. */
export function storageRefusal(
  { file, versions = [] }: AssetFields,
  before: AssetFields | null,
  { db, settings: { libraryBytes } }: Pick<PersonalStore, 'db' | 'settings'>,
): string | null {
  const known = [before?.file, ...(before?.versions ?? []), ...versions]
  if (known.some((one) => one?.storageKey === file.storageKey)) return null
  return usedBytes({ db }) + file.sizeBytes > libraryBytes ? 'The storage is full: delete archived files, or ask for more.' : null
}
