import { communication } from '#openapi/generated/resources/communications/communication.ts'
import { Related } from '#src/resources/view/Related.tsx'

/** On the page of a group: the messages to audiences that it belongs to. */
export const GroupMessages = () => (
  <Related of={communication} by="contactGroupIds" columns={['communicationName', 'mode', 'sentAt', 'countDelivered', 'state']} />
)
