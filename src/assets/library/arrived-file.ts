import type { StoredFile } from '#openapi/assets/file-types.ts'
import type { TypedValue } from '#machines/records/typed-values.ts'

/** A file that has arrived; null while there is none. */
export function arrivedFile(value: TypedValue | undefined): StoredFile | null {
  const { fileName, storageKey, sizeBytes, checksum }: Readonly<Record<string, unknown>> = Object(value)
  if (typeof fileName !== 'string' || typeof storageKey !== 'string' || typeof checksum !== 'string') return null
  return { fileName, storageKey, sizeBytes: Number(sizeBytes), checksum }
}
