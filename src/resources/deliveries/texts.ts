/** Texts of the deliveries of messages. */
export const deliveryTexts = {
  deliveries: 'Deliveries',
  noDeliveries: 'Nothing has been delivered yet',
  noMessages: 'No messages to this contact yet',
  person: 'Person',
  message: 'Message',
  channel: 'Channel',
  email: 'E-mail',
  state: 'State',
  at: 'At',
  allChannels: 'All channels',
  allStates: 'All states',
  search: 'Search people',
  none: 'No data found',
} as const
