import { button, dialog, tab } from './parts.ts'

export const notificationsDrawer = {
  bell: button(/^Notifications/),
  layer: dialog('Notifications'),
  unread: tab('Unread'),
  read: tab('Read'),
  markAll: button('Mark All As Read'),
  noneNew: 'No New Notifications',
  none: 'No Notifications',
}
