import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Notification, NotificationList, NotificationTab } from '#machines/notifications/notifications-types.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import { flag, lenient, timeStamp } from '#src/api/answer-values.ts'
import type { Api } from '#src/api/client.ts'
import { richTextLimits } from '#src/ui/text/rich-text-limits.ts'
import { shorten } from '#src/ui/text/shorten.ts'
import { civilOf } from '#src/time/civil-date.ts'
import { instantOf } from '#src/time/instant.ts'
import { tabSpecs } from './tabs.ts'

/** The number of a list's messages that are kept; the panel says when there are more. */
export const keptMessages = 1000

/** The longest subject, in characters. */
const longestSubject = 2000

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** One line, without control characters, marks that turn the direction of text, or halves of characters. */
const lineOf = (value: unknown) =>
  shorten(
    textOf(value)
      .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
      .replaceAll(/\p{Cs}/gu, '\uFFFD')
      .trim(),
    longestSubject,
  )

/** A positive id, else null: the call with id 0 is for all messages at once. */
const idOf = (value: unknown): number | null =>
  (typeof value === 'number' || (typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value))) &&
  Number.isSafeInteger(Number(value)) &&
  Number(value) > 0
    ? Number(value)
    : null

/** A message of the aggregator. It is shown even when fields of it are malformed. */
const message = v.fallback(
  fields({
    inAppNotificationId: lenient<number, number | null>(idOf),
    communicationSubject: lenient<string, string>(lineOf),
    // One character above the limit, so that a cut is detected.
    content: lenient<string, string>((value) => textOf(value).slice(0, richTextLimits.bytes + 1)),
    createdAt: timeStamp,
    isImportant: v.optional(flag, 0),
  }),
  { inAppNotificationId: null, communicationSubject: '', content: '', createdAt: '', isImportant: false },
)

/** `key` is the id, or the time and subject of a message without one. */
function notificationOf(record: unknown): Notification {
  const { inAppNotificationId: id, communicationSubject: subject, content, createdAt, isImportant } = v.parse(message, record)
  const at = instantOf(createdAt)
  return {
    key: id === null ? `${createdAt} ${subject}` : String(id),
    id,
    subject,
    content,
    sent: { at, day: at === null ? civilOf(createdAt) : null },
    isImportant,
  }
}

/** Makes duplicate keys unique. */
function withOwnKeys(notifications: readonly Notification[]): readonly Notification[] {
  const uses = new Map<string, number>()
  return notifications.map((one) => {
    const use = (uses.get(one.key) ?? 0) + 1
    uses.set(one.key, use)
    return use === 1 ? one : { ...one, key: `${one.key} (${use})` }
  })
}

/** The list of an answer; throws an `ApiProblem` when it is none. Of a long list only what is kept is read. */
export const readNotifications = answerReader(
  'listNotifications',
  v.pipe(
    v.custom<v.InferInput<typeof message>[]>(Array.isArray),
    v.transform((list): NotificationList => ({
      total: list.length,
      notifications: withOwnKeys(list.slice(0, keptMessages).map(notificationOf)),
    })),
  ),
)

/** The number of a contact as calls carry it: 0 if absent. */
export const contactNumberOf = (contactId: string): number => idOf(contactId) ?? 0

/** The messages of a tab. */
export function notificationsQuery(api: Api, contactId: number, tab: NotificationTab) {
  const query = { contactId, status: tabSpecs[tab].status }
  return queryOptions({
    queryKey: ['listNotifications', query] as const,
    queryFn: async ({ signal }) => readNotifications(await api.call('listNotifications', { query }, { signal })),
    staleTime: 0,
  })
}
