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

/** Which deliveries are asked for. */
export interface DeliveryQuery {
  readonly communicationId?: string
  readonly contactId?: string
  readonly channel?: string
  readonly state?: string
  readonly search?: string
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

/** One page of deliveries, the newest first. */
export const deliveriesQuery = (api: Api, { communicationId, contactId, channel = '', state = '', search = '', page }: DeliveryQuery) =>
  queryOptions({
    queryKey: ['records', 'Communication', 'list', 'deliveries', { communicationId, contactId, channel, state, search, page }],
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
              pageNo: page,
              pageSize: deliveryPageSize,
            },
          },
          { signal, log: { component: communicationId === undefined ? 'Contacts' : 'Content', permission: 'View' } },
        ),
      ),
    placeholderData: keepPreviousData,
  })
