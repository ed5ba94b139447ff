import type { UploadContext } from '#machines/files/upload-types.ts'
import type { TypedFields, TypedValue } from '#machines/records/typed-values.ts'
import type { FilePhase, ShownFile } from '#src/ui/records/file-field.tsx'
import { plainText } from '../plain-text.ts'

/** The parts of an upload that are drawn. */
export interface UploadStand extends Pick<UploadContext, 'file' | 'held' | 'failure'> {
  readonly phase: FilePhase | null
}

/** Whether a field's value is settled: a file that arrived, or none. */
export const isSettled = (value: TypedValue | undefined): boolean => typeof value !== 'string'

/** The file of a field: that of the upload while there is one, else what the field holds. */
export function shownFile({ phase, file, held, failure }: UploadStand, value: TypedValue | undefined): ShownFile | null {
  if (phase !== null && file) return { name: file.name, size: file.size, phase, held, failure: failure?.message ?? null }
  if (value === null || value === undefined) return null
  const shown = { held: 0, failure: null }
  if (typeof value === 'string') return { ...shown, name: value, size: 0, phase: 'lost' }
  const { fileName, sizeBytes }: TypedFields = Object(value)
  return { ...shown, name: plainText(fileName), size: Number(sizeBytes ?? 0), phase: 'stored' }
}
