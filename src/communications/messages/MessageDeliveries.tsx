import { DeliveryTable } from '#src/resources/deliveries/DeliveryTable.tsx'
import { deliveriesQuery } from '#src/resources/deliveries/delivery-queries.ts'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'

/** On the page of a message: what became of it, for each person and channel. */
export function MessageDeliveries() {
  const { record } = useShownRecord()
  return <DeliveryTable of={{ communicationId: record.id }} />
}

/** How many deliveries the message has. */
export const countDeliveries: TabCounter = async ({ id }, { api, queryClient }) =>
  (await queryClient.fetchQuery(deliveriesQuery(api, { communicationId: id, channel: '', state: '', page: 1 }))).totalCount
