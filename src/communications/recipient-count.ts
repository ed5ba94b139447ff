import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { answerReader, fields } from '#src/api/answer.ts'
import { id, neededCount, text } from '#src/api/answer-values.ts'
import type { Api, OperationInput } from '#src/api/client.ts'

/** Who is counted: an audience that is stored, or as it is written. */
export type Counted = OperationInput<'countRecipients'>['body']

/** How many people a message reaches. */
export interface RecipientCount {
  readonly count: number
  readonly leftOut: number
  /** The first ten by name. */
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly types: readonly { readonly type: string; readonly count: number }[]
  /** How many are left after each rule. */
  readonly steps: readonly number[]
}

const readCount = answerReader(
  'countRecipients',
  v.pipe(
    fields({
      count: neededCount,
      leftOut: neededCount,
      people: v.array(fields({ contactId: id, name: text })),
      types: v.array(fields({ contactType: text, count: neededCount })),
      steps: v.array(neededCount),
    }),
    v.transform(({ count, leftOut, people, types, steps }): RecipientCount => ({
      count,
      leftOut,
      people: people.map(({ contactId, name }) => ({ id: contactId, name })),
      types: types.map(({ contactType, count: ofType }) => ({ type: contactType, count: ofType })),
      steps,
    })),
  ),
)

/** Counts whom a message reaches now. */
export const countRecipients = async (api: Api, counted: Counted, signal?: AbortSignal): Promise<RecipientCount> =>
  readCount(
    await api.call(
      'countRecipients',
      { body: counted },
      { ...(signal && { signal }), log: { component: 'Recipient', permission: 'View' } },
    ),
  )

/** Whom a message reaches now. It is asked for anew whenever it is shown: people come and go. */
export const recipientCountQuery = (api: Api, counted: Counted) =>
  queryOptions({
    queryKey: ['records', 'Audience', 'count', { counted }],
    queryFn: ({ signal }) => countRecipients(api, counted, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
