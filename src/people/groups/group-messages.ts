import { communication } from '#openapi/generated/resources/communications/communication.ts'
import { relatedTo } from '#src/resources/view/related-records.ts'

/** On the page of a group: the messages to audiences that it belongs to. */
export const messagesOfGroup = relatedTo(communication, 'contactGroupIds', [
  'communicationName',
  'mode',
  'sentAt',
  'countDelivered',
  'state',
])
