import { toDateTime } from '../clock.ts'
import { done, ok, problem, type Handlers } from '../contract.ts'
import type { Account } from '../models.ts'
import { tellOfReports } from '../reports/schedule.ts'
import { tellOfEndingAssets } from '../resources/assets/reminders.ts'
import { remind } from '../resources/calendar/reminders.ts'
import { storeOf } from './records.ts'
import { noteRead } from '../resources/communications/deliveries.ts'

/** 0 stands for the caller's own contact. */
const isOwn = (contactId: number, user: Account) => contactId === 0 || contactId === user.contactId

/** Messages to the contact. */
export const notificationHandlers = {
  listNotifications: ({ query, ...call }) => {
    const { db, user } = call
    if (!isOwn(query.contactId, user)) return problem(403, 'These are the notifications of another contact.')
    remind(user, storeOf(call))
    tellOfReports(user, storeOf(call))
    tellOfEndingAssets(user, storeOf(call))
    const list = db.notifications
      .where(({ contactId, status }) => contactId === user.contactId && status === query.status)
      .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)
    return ok(
      list.map(({ id, subject, content, status, createdAt, isImportant = false }) => ({
        inAppNotificationId: id,
        communicationSubject: subject,
        content,
        status,
        createdAt: { date: toDateTime(createdAt) },
        ...(isImportant && { isImportant: 1 as const }),
      })),
    )
  },

  updateNotification: ({ path, body, db, user, clock }) => {
    if (!isOwn(body.contactId, user)) return problem(403, 'These are the notifications of another contact.')
    const unread = db.notifications.where(({ contactId, status }) => contactId === user.contactId && status === 0)
    if (path.id === 0) {
      for (const { id } of unread) db.notifications.update(id, { status: 1 })
      noteRead(new Set(unread.map(({ id }) => id)), toDateTime(clock.now()), db)
      return done('All notifications read')
    }
    const notification = db.notifications.find(path.id)
    if (notification?.contactId !== user.contactId) return problem(404, 'This notification does not exist.')
    if (notification.status === 0) {
      db.notifications.update(path.id, { status: 1 })
      noteRead(new Set([path.id]), toDateTime(clock.now()), db)
    }
    return done('Notification read')
  },
} satisfies Partial<Handlers>
