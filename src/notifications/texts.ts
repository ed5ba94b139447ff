import { counted } from '#src/ui/text/counted.ts'

/** Every text of the notifications. */
export const texts = {
  title: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${counted(unread)} unread`),
  loading: 'Loading notifications',
  tabs: 'Notifications by state',
  unread: 'Unread',
  read: 'Read',
  counted: (count: number) => `${count} ${count === 1 ? 'notification' : 'notifications'}`,
  markAll: 'Mark All As Read',
  noUnread: 'No New Notifications',
  noRead: 'No Notifications',
  today: 'Today',
  yesterday: 'Yesterday',
  noDate: '—',
  important: 'Important',
  noSubject: '(no subject)',
  noContent: 'This message is empty.',
  cut: 'The rest of this message is too long to be shown.',
  showMore: 'Show more',
  shown: (shown: number, total: number) => `The newest ${counted(shown)} of ${counted(total)}`,
  beyond: 'Older notifications are not listed.',
  markFailed: 'The notification could not be marked as read. Please try again.',
  arrived: (count: number) => (count === 1 ? '1 new notification' : `${count} new notifications`),
  marked: 'Notification marked as read',
  allMarked: 'All notifications marked as read',
} as const
