import { deliveriesQuery } from '#src/resources/deliveries/delivery-queries.ts'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'

/** How many deliveries a message has. */
export const countDeliveries: TabCounter = async ({ id }, { api, queryClient }) =>
  (await queryClient.fetchQuery(deliveriesQuery(api, { communicationId: id, channel: '', state: '', page: 1 }))).totalCount
