import type { QueryClient } from '@tanstack/react-query'
import type { Api, ResourceApi } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { recordListQuery } from '../record-queries.ts'
import { createRecordService } from '../record-service.ts'
import type { StoredRecord } from '../record-types.ts'
import type { LazyRelated } from './lazy-related.tsx'
import { relatedRecordsOf } from './related-records.ts'

/** What reading the counts needs. */
export interface CountingServices {
  readonly api: Api & ResourceApi
  readonly codec: IdCodec
  readonly queryClient: QueryClient
}

/** Counts what a tab of a record lists; undefined where that has no end, or is not known. */
export type TabCounter = (record: StoredRecord, services: CountingServices) => Promise<number | undefined> | number | undefined

/** A tab that lists something: related records, or what its own counter counts. */
export interface CountedTab {
  readonly id: string
  readonly related?: LazyRelated
  /** Loads the counter of a tab that lists no related records. */
  readonly count?: () => Promise<TabCounter>
}

async function countRelated(related: LazyRelated, { id }: StoredRecord, { api, codec, queryClient }: CountingServices): Promise<number> {
  const { rules, by } = await related.load()
  const list = await queryClient.fetchQuery(recordListQuery(rules, createRecordService(rules, api, codec), relatedRecordsOf(id, { by })))
  return list.total
}

/**
 * How much each tab of a record lists, by the tab's id; a tab of which that could not be read is left out. Reads the
 * first page that the tab shows.
 */
export async function countTabs(
  record: StoredRecord,
  tabs: readonly CountedTab[],
  services: CountingServices,
): Promise<Readonly<Record<string, number>>> {
  const counts = await Promise.allSettled(
    tabs.map(async ({ id, related, count }) => {
      const total = related ? await countRelated(related, record, services) : await (await count?.())?.(record, services)
      return total === undefined ? [] : [[id, total] as const]
    }),
  )
  return Object.fromEntries(counts.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])))
}
