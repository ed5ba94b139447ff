import { fromPromise } from 'xstate'
import type { FileType, StoredFile } from '#openapi/assets/file-types.ts'
import type { UploadInput, UploadPorts } from '#machines/files/upload-types.ts'
import { actFailureOf, failureOf } from '#src/resources/failure.ts'
import { createUploadPorts, uploadInput, type FileRefusal } from '#src/resources/files/upload-ports.ts'
import type { RecordService } from '#src/resources/record-service.ts'
import type { Bucket } from '#src/api/files/bucket.ts'

/** What all assets of one bulk upload have in common. */
export interface BulkFields {
  readonly assetTypeId: number
  readonly folderId: number
  readonly tagIds: readonly number[]
}

interface BulkDeps {
  readonly bucket: Bucket
  readonly service: Pick<RecordService, 'create'>
  readonly fields: BulkFields
  /** Of the file: sent again it makes no second asset. */
  readonly requestId: string
  /** What the asset is called, asked for whenever it is made. */
  nameOf(fileName: string): string
  readonly refusal?: FileRefusal
  /** Called before an asset is made: tells whether nothing is left to do, as the library has the file already. */
  isSettled?(file: StoredFile): Promise<boolean>
  /** The server refused the name of the asset: it can be sent again with another one. */
  onNameRefused(): void
}

/** The name of an asset that is made of a file: the name of the file without its extension. */
export const assetNameOf = (fileName: string): string => {
  const dot = fileName.lastIndexOf('.')
  return (dot > 0 ? fileName.slice(0, dot) : fileName).slice(0, 200)
}

/** Sends a file and makes an asset of it, unless that is settled otherwise. */
export const createBulkPorts = ({
  bucket,
  service,
  fields: { tagIds, ...fields },
  requestId,
  nameOf,
  refusal,
  isSettled,
  onNameRefused,
}: BulkDeps): UploadPorts => ({
  ...createUploadPorts(bucket, 'asset-management', refusal),
  registerFile: fromPromise(async ({ input: { file } }) => {
    if (await isSettled?.(file)) return
    const record = {
      ...fields,
      ...(tagIds.length > 0 && { tagIds: [...tagIds] }),
      assetName: nameOf(file.fileName),
      file: { ...file },
    }
    try {
      await service.create(record, requestId)
    } catch (problem) {
      if (failureOf(problem).fields?.has('assetName')) onNameRefused()
      throw problem
    }
  }),
})

/** The input of an upload of a new asset. Where a field is refused, the message is that of the field. */
export function bulkInput(types: readonly FileType[]): UploadInput {
  const usual = uploadInput(types)
  return {
    ...usual,
    failure: (problem) => {
      const failure = usual.failure(problem)
      return failure.isPassing ? failure : { ...failure, message: actFailureOf(problem).message || failure.message }
    },
  }
}
