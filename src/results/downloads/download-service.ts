import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ResultDownloadRequest } from '#openapi/generated/schema.d.ts'
import type { DownloadKind } from '#machines/session/session-types.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import type { RecordQuery } from '#src/resources/record-page.ts'
import { stamp } from '#src/resources/record-reader.ts'

const read = answerReader('downloadResults', v.object({ link: v.string(), fileName: v.string() }))

/** Longer than other calls: a file of many results is made at once. */
const deadlineMs = 120_000

const viewOfResults = { component: resourceCalls.Result.components, permission: 'View' } as const

/** An address, without its host, that reads a file of results for some minutes. */
export const readDownload = async (api: Api, kind: DownloadKind, body: ResultDownloadRequest) =>
  read(await api.call('downloadResults', { path: { kind }, body }, { deadlineMs, log: viewOfResults }))

/** The results that a list shows, on all its pages. */
export const downloadOfList = ({ search, status, sort, filters = {} }: RecordQuery): ResultDownloadRequest => ({
  list: {
    searchText: search,
    statusId: status === 'all' ? '0' : status,
    sortParam: sort ? `${sort.column}:${sort.direction}` : '',
    filters: Object.fromEntries(Object.entries(filters).map(([name, values = []]) => [name, values.join(',')])),
  },
})

const readHistory = answerReader(
  'listResultDownloads',
  v.array(
    v.object({
      kind: v.picklist(['csv', 'excel', 'bulk', 'certificate', 'transcript']),
      fileName: v.string(),
      sizeBytes: v.number(),
      resultSetName: v.optional(v.string()),
      students: v.number(),
      results: v.optional(v.number()),
      downloadedBy: v.string(),
      downloadedAt: stamp,
    }),
  ),
)

/** A file of results that was made for a person. */
export type PastDownload = ReturnType<typeof readHistory>[number]

/** Read anew whenever it is looked at: another device or person may have taken files. */
export const downloadHistoryQuery = (api: Api) =>
  queryOptions({
    queryKey: ['result-downloads'],
    queryFn: async ({ signal }) => readHistory(await api.call('listResultDownloads', {}, { log: viewOfResults, signal })),
    staleTime: 0,
    gcTime: 0,
  })
