import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { answerReader, fields } from '#src/api/answer.ts'
import { id, neededCount, text, timeStamp } from '#src/api/answer-values.ts'
import type { Api } from '#src/api/client.ts'

/** What became of a message to one person on one channel. */
export interface Delivery {
  readonly id: string
  readonly communicationId: string
  readonly communicationName: string
  readonly contactId: string
  readonly name: string
  readonly email: string
  readonly channel: string
  readonly state: string
  readonly error: string
  /** An instant as on the wire. */
  readonly at: string
}

/** By whom or when they are ordered. */
export interface DeliverySort {
  readonly column: 'name' | 'at'
  readonly direction: 'asc' | 'desc'
}

/** Which deliveries are asked for. */
export interface DeliveryQuery {
  readonly communicationId?: string
  readonly contactId?: string
  readonly channel?: string
  readonly state?: string
  /** A part of the person's name or e-mail address. */
  readonly search?: string
  /** None for the newest first. */
  readonly sort?: DeliverySort | null
  readonly page: number
}

const delivery = v.pipe(
  fields({
    messageDeliveryId: id,
    communicationId: id,
    communicationName: text,
    contactId: id,
    name: text,
    email: text,
    channel: text,
    state: text,
    error: v.nullish(text),
    at: timeStamp,
  }),
  v.transform(({ messageDeliveryId, error, ...rest }): Delivery => ({ ...rest, id: messageDeliveryId, error: error ?? '' })),
)

const readDeliveries = answerReader('listMessageDeliveries', fields({ list: v.array(delivery), totalCount: neededCount }))

/** How many deliveries a page shows. */
export const deliveryPageSize = 20

/** One page of deliveries. */
export const deliveriesQuery = (
  api: Api,
  { communicationId, contactId, channel = '', state = '', search = '', sort = null, page }: DeliveryQuery,
) =>
  queryOptions({
    queryKey: ['records', 'Communication', 'list', 'deliveries', { communicationId, contactId, channel, state, search, sort, page }],
    queryFn: async ({ signal }) =>
      readDeliveries(
        await api.call(
          'listMessageDeliveries',
          {
            query: {
              communicationId: Number(communicationId ?? 0),
              contactId: Number(contactId ?? 0),
              channel,
              state,
              searchText: search,
              sortParam: sort === null ? '' : `${sort.column}:${sort.direction}`,
              pageNo: page,
              pageSize: deliveryPageSize,
            },
          },
          { signal, log: { component: communicationId === undefined ? 'Contacts' : 'Content', permission: 'View' } },
        ),
      ),
    placeholderData: keepPreviousData,
  })
