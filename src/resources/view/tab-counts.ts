import type { QueryClient } from '@tanstack/react-query'
import type { ResourceApi } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { recordListQuery } from '../record-queries.ts'
import { createRecordService } from '../record-service.ts'
import type { LazyRelated } from './lazy-related.tsx'
import { relatedRecordsOf } from './related-records.ts'

interface CountingServices {
  readonly api: ResourceApi
  readonly codec: IdCodec
  readonly queryClient: QueryClient
}

/**
 * How many records each tab of the record with this id lists, by the tab's id; a tab whose records could not be read is
 * left out. What is read is what the tab begins with.
 */
export async function countTabs(
  id: string,
  tabs: readonly { readonly id: string; readonly related?: LazyRelated }[],
  { api, codec, queryClient }: CountingServices,
): Promise<Readonly<Record<string, number>>> {
  const counts = await Promise.allSettled(
    tabs.map(async ({ id: tab, related }) => {
      if (!related) return []
      const { rules, by } = await related.load()
      const list = await queryClient.fetchQuery(
        recordListQuery(rules, createRecordService(rules, api, codec), relatedRecordsOf(id, { by })),
      )
      return [[tab, list.total] as const]
    }),
  )
  return Object.fromEntries(counts.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])))
}
