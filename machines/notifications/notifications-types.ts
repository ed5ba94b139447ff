import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type { OpenCard } from './cards.ts'

/** The tabs of the panel, in their order. It opens with the first, whose list is read whether it is shown or not. */
export const notificationTabs = ['unread', 'read'] as const

export type NotificationTab = (typeof notificationTabs)[number]

/** A message to the person, as the lists hold it. */
export interface Notification {
  /** Unique within its list. */
  readonly key: string
  /** Null when the aggregator gave none that a call could carry: such a message can be read, never marked. */
  readonly id: number | null
  readonly subject: string
  /** Rich text, not sanitised yet. */
  readonly content: string
  readonly sent: Sent
  /** The sender calls it important. */
  readonly isImportant: boolean
}

/** When a message was sent: an instant (ms), or a day (yyyy-MM-dd) when it came without a time; neither when it cannot be read. */
export interface Sent {
  readonly at: number | null
  readonly day: string | null
}

/** A list of messages, newest first: how many there are, and as many of them as are kept. */
export interface NotificationList {
  readonly total: number
  readonly notifications: readonly Notification[]
}

/** What came of reading the lists: when that was (ms), and how many unread messages were not there before. */
export interface Reading {
  readonly at: number
  readonly arrived: number
}

/** What the notifications need done; the lists themselves stand in the query cache. */
export type NotificationsPorts = {
  /** Reads the lists of these tabs again, dropping reads under way. Rejects when one of them could not be read. */
  readLists: PromiseActorLogic<Reading, { readonly tabs: readonly NotificationTab[] }>
  /** Makes every message read, and tidies the lists. */
  markAll: PromiseActorLogic<void>
  /** Makes single messages read, each by one call, and tidies the lists: answers each `mark.send` with `mark.done` or `mark.failed`. */
  sendMarks: CallbackActorLogic<MarkRequest>
  /** Reports at once, and at every change, whether the page is visible and online. */
  watchAttention: CallbackActorLogic<AttentionFact>
}

export type MarkRequest = { readonly type: 'mark.send'; readonly id: number }
export type MarkFact = { readonly type: 'mark.done' | 'mark.failed'; readonly id: number }
export type AttentionFact = { readonly type: 'attention.gained' | 'attention.lost' }

export interface NotificationsContext {
  /** The tab shown last: a panel that is closing still shows it. */
  readonly tab: NotificationTab
  /** The lists that are read at each turn. */
  readonly polled: readonly NotificationTab[]
  /** Cards that are expanded or whose call is under way; all others are collapsed. */
  readonly cards: readonly OpenCard[]
  /** Failed turns in a row. */
  readonly failures: number
  /** When the lists were last read (ms); null before. */
  readonly readAt: number | null
  /** The last attempt to make a message read did not succeed. */
  readonly hasMarkFailed: boolean
}

export type NotificationsEvent =
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  /** Another page stands below the panel. */
  | { type: 'page.changed'; path: string }
  | { type: 'tab.show'; tab: NotificationTab }
  | { type: 'card.expand'; key: string; markId: number | null }
  | { type: 'card.collapse'; key: string }
  | { type: 'all.mark' }
  | { type: 'failure.close' }
  /** The lists differ from what was read. */
  | { type: 'lists.changed' }
  | MarkFact
  | AttentionFact

/** Facts that are announced to the person. */
export type NotificationsFact =
  | { type: 'messages.arrived'; count: number }
  | { type: 'message.marked' }
  | { type: 'messages.marked' }
  | { type: 'marking.failed' }

/** `open`: the panel is; `busy`: all messages are being marked. */
export type NotificationsTag = 'open' | 'busy'
