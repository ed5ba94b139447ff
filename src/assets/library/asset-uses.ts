import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { share } from '#openapi/generated/resources/assets/share.ts'
import { usesQuery } from '#src/resources/record-queries.ts'
import type { RecordService } from '#src/resources/record-service.ts'
import type { RecordUses } from '#src/resources/record-types.ts'

/** Asks anew what uses an asset. Shares are left out, as they end with the asset. */
export const assetUsesQuery = (service: RecordService, id: string) => ({
  ...usesQuery(asset, service, id),
  staleTime: 0,
  select: ({ uses, hiddenCount }: RecordUses): RecordUses => ({
    uses: uses.filter(({ resource }) => resource !== share.name),
    hiddenCount,
  }),
})

/** Whether anything keeps an asset from being archived. */
export const isUsed = ({ uses, hiddenCount }: RecordUses): boolean => uses.length + hiddenCount > 0
