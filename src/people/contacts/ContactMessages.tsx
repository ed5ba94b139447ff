import { DeliveryTable } from '#src/resources/deliveries/DeliveryTable.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'

/** On the page of a contact: the messages to it, and what became of each. */
export function ContactMessages() {
  const { record } = useShownRecord()
  return <DeliveryTable of={{ contactId: record.id }} />
}
