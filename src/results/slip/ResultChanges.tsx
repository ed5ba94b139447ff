import { queryOptions, useQuery } from '@tanstack/react-query'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { useServices } from '#src/api/services.tsx'
import { ChangeList, changeEntries } from '#src/resources/changes/ChangeList.tsx'
import { encrypted } from '#src/resources/record-calls.ts'
import { slipTexts as texts } from './texts.ts'

const readChanges = answerReader('listResultChanges', changeEntries)

/** Read again after a write, as lists of results are. */
const changesQuery = (api: Api, codec: IdCodec, studentId: string) =>
  queryOptions({
    queryKey: ['records', 'Result', 'list', { changesOf: studentId }],
    queryFn: async ({ signal }) => {
      const log = { component: resourceCalls.Result.components, permission: 'View' as const }
      return readChanges(await api.call('listResultChanges', { path: { id: encrypted(codec, studentId) } }, { log, signal }))
    },
  })

/** What was changed of the results of a student. */
export function ResultChanges({ studentId }: { readonly studentId: string }) {
  const { api, codec } = useServices()
  return <ChangeList label={texts.history} read={useQuery(changesQuery(api, codec, studentId))} />
}
