import type { NotificationTab } from '#machines/notifications/notifications-types.ts'
import type { OperationInput } from '#src/api/client.ts'
import { texts } from './texts.ts'

interface TabSpec {
  /** Which messages the call asks for. */
  readonly status: OperationInput<'listNotifications'>['query']['status']
  readonly label: string
  /** Shown when the tab has no messages. */
  readonly empty: string
}

/** What each tab asks for and shows. */
export const tabSpecs: Readonly<Record<NotificationTab, TabSpec>> = {
  unread: { status: 0, label: texts.unread, empty: texts.noUnread },
  read: { status: 1, label: texts.read, empty: texts.noRead },
}
