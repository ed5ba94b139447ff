import { DeliveryTable } from '#src/resources/deliveries/DeliveryTable.tsx'
import { deliveriesQuery } from '#src/resources/deliveries/delivery-queries.ts'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'

/** On the page of a contact: the messages to it, and what became of each. */
export function ContactMessages() {
  const { record } = useShownRecord()
  return <DeliveryTable of={{ contactId: record.id }} />
}

/** How many of them there are. */
export const countMessages: TabCounter = async ({ id }, { api, queryClient }) =>
  (await queryClient.fetchQuery(deliveriesQuery(api, { contactId: id, channel: '', state: '', page: 1 }))).totalCount
