import { and, assign, emit, enqueueActions, raise, setup, stateIn } from 'xstate'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'
import { collapseCards, expandCard, settleAll, settleCard } from './cards.ts'
import type {
  NotificationsContext,
  NotificationsEvent,
  NotificationsFact,
  NotificationsPorts,
  NotificationsTag,
  NotificationTab,
} from './notifications-types.ts'

const ports: NotificationsPorts = {
  readLists: unprovided('readLists'),
  markAll: unprovided('markAll'),
  sendMarks: unprovidedCallback('sendMarks'),
  watchAttention: unprovidedCallback('watchAttention'),
}

/** Ms between two readings of the lists. */
export const pollMs = 300_000
const longestPauseMs = 3_600_000

/**
 * The messages to a person, from their bell: a panel with tabs, cards that are read by being expanded and collapsed,
 * and lists that are read again every five minutes, more rarely after failures, and not while the page is hidden or offline.
 * If reads fall due meanwhile, one is made afterwards.
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsFact,
    tags: {} as NotificationsTag,
  },
  actors: ports,
  delays: {
    pollDue: pollMs,
    retryDue: ({ context }) => Math.min(pollMs * 2 ** (context.failures - 1), longestPauseMs),
  },
  guards: {
    isAwake: stateIn({ attention: 'awake' }),
    hasArrived: (_, arrived: number) => arrived > 0,
    isOtherTab: ({ context }, tab: NotificationTab) => context.tab !== tab,
    isUnreadShown: and([stateIn({ panel: 'open' }), ({ context }) => context.tab === 'unread']),
  },
  actions: {
    show: assign((_, tab: NotificationTab) => ({ tab, polled: [...new Set(['unread', tab] as const)] })),
    hide: assign({ polled: ['unread'] }),
    clearMarkFailure: assign({ hasMarkFailed: false }),
    /** Closing one card, or all of them, is what makes unread messages read. */
    collapse: enqueueActions(({ context, enqueue }, key: string | null) => {
      const { cards, due } = collapseCards(context.cards, (card) => key === null || card.key === key)
      enqueue.assign({ cards })
      for (const id of due) enqueue.sendTo('marks', { type: 'mark.send', id })
    }),
    settle: assign(({ context }, { id, isRead }: { id: number; isRead: boolean }) => ({
      cards: settleCard(context.cards, id, isRead),
      hasMarkFailed: !isRead,
    })),
    reportArrived: emit((_, count: number) => ({ type: 'messages.arrived' as const, count })),
  },
}).createMachine({
  id: 'notifications',
  type: 'parallel',
  context: { tab: 'unread', polled: ['unread'], cards: [], failures: 0, readAt: null, hasMarkFailed: false },
  invoke: [{ src: 'watchAttention' }, { src: 'sendMarks', id: 'marks' }],
  on: {
    'mark.done': {
      actions: [
        { type: 'settle', params: ({ event }) => ({ id: event.id, isRead: true }) },
        emit({ type: 'message.marked' }),
        raise({ type: 'lists.changed' }),
      ],
    },
    'mark.failed': {
      actions: [{ type: 'settle', params: ({ event }) => ({ id: event.id, isRead: false }) }, emit({ type: 'marking.failed' })],
    },
    'failure.close': { actions: 'clearMarkFailure' },
  },
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: { entry: 'hide', on: { 'panel.open': { target: 'open', actions: 'clearMarkFailure' } } },
        open: {
          tags: 'open',
          entry: { type: 'show', params: 'unread' },
          exit: { type: 'collapse', params: null },
          on: {
            'panel.close': 'closed',
            'page.changed': 'closed',
            'card.expand': {
              actions: assign({ cards: ({ context, event }) => expandCard(context.cards, event.key, event.markId) }),
            },
            'card.collapse': { actions: ['clearMarkFailure', { type: 'collapse', params: ({ event }) => event.key }] },
            'tab.show': {
              guard: { type: 'isOtherTab', params: ({ event }) => event.tab },
              actions: [
                { type: 'collapse', params: null },
                { type: 'show', params: ({ event }) => event.tab },
              ],
            },
          },
        },
      },
    },
    sync: {
      initial: 'due',
      on: {
        'panel.open': '.due',
        'tab.show': '.due',
        'lists.changed': '.due',
      },
      states: {
        /** At once, or as soon as the page is visible and online. */
        due: { always: { guard: 'isAwake', target: 'fetching' } },
        fetching: {
          invoke: {
            src: 'readLists',
            input: ({ context }) => ({ tabs: context.polled }),
            onDone: [
              {
                guard: { type: 'hasArrived', params: ({ event }) => event.output.arrived },
                target: 'waiting',
                actions: [
                  assign({ failures: 0, readAt: ({ event }) => event.output.at }),
                  { type: 'reportArrived', params: ({ event }) => event.output.arrived },
                ],
              },
              { target: 'waiting', actions: assign({ failures: 0, readAt: ({ event }) => event.output.at }) },
            ],
            onError: { target: 'backingOff', actions: assign({ failures: ({ context }) => context.failures + 1 }) },
          },
        },
        waiting: { after: { pollDue: 'due' } },
        backingOff: { after: { retryDue: 'due' } },
      },
    },
    attention: {
      initial: 'asleep',
      states: {
        asleep: { on: { 'attention.gained': 'awake' } },
        awake: { on: { 'attention.lost': 'asleep' } },
      },
    },
    all: {
      initial: 'resting',
      states: {
        resting: { on: { 'all.mark': { guard: 'isUnreadShown', target: 'marking', actions: 'clearMarkFailure' } } },
        marking: {
          tags: 'busy',
          invoke: {
            src: 'markAll',
            onDone: {
              target: 'resting',
              actions: [
                assign({ cards: ({ context }) => settleAll(context.cards) }),
                emit({ type: 'messages.marked' }),
                raise({ type: 'lists.changed' }),
              ],
            },
            onError: { target: 'resting', actions: [assign({ hasMarkFailed: true }), emit({ type: 'marking.failed' })] },
          },
        },
      },
    },
  },
})
