import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { assetTypeError } from '#openapi/assets/asset-type-files.ts'
import { fileTypeOf } from '#openapi/assets/file-types.ts'
import { assetType } from '#openapi/generated/resources/assets/asset-type.ts'
import type { FileRefusal } from '#src/resources/files/upload-ports.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import type { RecordService } from '#src/resources/record-service.ts'

const Limits = v.object({ extensions: v.array(v.string()), maxSizeMb: v.number() })

/** Checks a file by the limits of its asset type; if those cannot be read, the server decides. */
export const assetTypeRefusal =
  (queryClient: QueryClient, service: Pick<RecordService, 'details'>, assetTypeId: number): FileRefusal =>
  async ({ name, size }) => {
    const record = await queryClient.fetchQuery(recordQuery(assetType, service, String(assetTypeId))).catch(() => null)
    const limits = v.safeParse(Limits, record?.fields)
    if (!limits.success) return null
    const extensions = limits.output.extensions.flatMap((ending) => fileTypeOf(`.${ending}`) ?? [])
    return assetTypeError(name, size, { ...limits.output, extensions })
  }
