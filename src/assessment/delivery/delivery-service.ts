import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Done } from '#machines/outcome.ts'
import { delivery } from '#openapi/generated/resources/assessment/delivery.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { encrypted } from '../encrypted.ts'

const component = ['AssessmentDelivery']

const readSittings = answerReader(
  'listSittings',
  v.array(
    v.object({
      blockKind: v.picklist(['exam', 'test']),
      blockId: v.number(),
      blockName: v.string(),
      days: v.array(v.object({ date: v.string(), slots: v.array(v.number()) })),
      centreIds: v.array(v.number()),
    }),
  ),
)
const finding = v.object({ text: v.string(), count: v.number() })
const readCheck = answerReader('checkDelivery', v.object({ errors: v.array(finding), warnings: v.array(finding), candidates: v.number() }))
const change = v.object({ candidateNumber: v.string(), before: v.number(), after: v.number() })
const readRegrade = answerReader('regradeDelivery', v.object({ versionNo: v.number(), changes: v.array(change) }))

/** A published block in which a paper can be sat, with the dates and slots that hold its module. */
export type SittingChoice = ReturnType<typeof readSittings>[number]

/** The blocks in which a paper can be sat. */
export const sittingsQuery = (api: Api, paperId: number) =>
  queryOptions({
    queryKey: ['records', delivery.name, 'list', { sittingsOf: paperId }],
    queryFn: async ({ signal }) =>
      readSittings(await api.call('listSittings', { query: { paperId } }, { log: { component, permission: 'View' }, signal })),
  })

/** The errors and warnings of scheduling a delivery. Its key is below that of lists, so that it is read again after a write. */
export const deliveryCheckQuery = (api: Api, codec: IdCodec, id: string) =>
  queryOptions({
    queryKey: ['records', delivery.name, 'list', { checkOf: id }],
    queryFn: async ({ signal }) =>
      readCheck(
        await api.call('checkDelivery', { path: { id: encrypted(codec, id) } }, { log: { component, permission: 'Modify' }, signal }),
      ),
  })

const regrade = (api: Api, codec: IdCodec, id: string, questionId: number, mode: 'check' | 'apply', signal?: AbortSignal) =>
  api.call(
    'regradeDelivery',
    { path: { id: encrypted(codec, id) }, body: { questionId, mode } },
    { log: { component, permission: 'Modify' }, ...(signal && { signal }) },
  )

/** Whose marks the present key of a question changes. */
export const regradeQuery = (api: Api, codec: IdCodec, id: string, questionId: number) =>
  queryOptions({
    queryKey: ['records', delivery.name, 'list', { regradeOf: id, questionId }],
    queryFn: async ({ signal }) => readRegrade(await regrade(api, codec, id, questionId, 'check', signal)),
    retry: false,
  })

/** Marks a question by its present key. */
export async function applyRegrade(api: Api, codec: IdCodec, id: string, questionId: number): Promise<Done> {
  const { description } = await regrade(api, codec, id, questionId, 'apply')
  return { message: description }
}

/** Sends the agreed marks to the results. */
export async function sendMarks(api: Api, codec: IdCodec, id: string): Promise<Done> {
  const { description } = await api.call(
    'sendDelivery',
    { path: { id: encrypted(codec, id) } },
    { log: { component, permission: 'Modify' } },
  )
  return { message: description }
}
