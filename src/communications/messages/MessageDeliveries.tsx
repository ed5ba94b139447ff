import { DeliveryTable } from '#src/resources/deliveries/DeliveryTable.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'

/** On the page of a message: what became of it, for each person and channel. */
export function MessageDeliveries() {
  const { record } = useShownRecord()
  return <DeliveryTable of={{ communicationId: record.id }} />
}
