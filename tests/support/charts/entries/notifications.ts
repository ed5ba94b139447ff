import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import type { NotificationsPorts } from '#machines/notifications/notifications-types.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, says, silent, waiting } from '../ports.ts'

const ports: NotificationsPorts = { readLists: waiting(), markAll: waiting(), sendMarks: silent(), watchAttention: silent() }

export const notifications = chartEntry({
  id: 'notifications',
  title: 'Notifications',
  area: 'notifications',
  file: 'notifications/notifications.machine.ts',
  machine: notificationsMachine.provide({ actors: ports }),
  inputs: { 'any person': undefined },
  events: [
    { type: 'panel.open' },
    { type: 'panel.close' },
    { type: 'page.changed', path: '/profile' },
    { type: 'tab.show', tab: 'read' },
    { type: 'tab.show', tab: 'unread' },
    { type: 'card.expand', key: '7', markId: 7 },
    { type: 'card.collapse', key: '7' },
    { type: 'all.mark' },
    { type: 'failure.close' },
    { type: 'lists.changed' },
  ],
  answers: {
    readLists: [done('new messages', { at: 1, arrived: 1 }), done('nothing new', { at: 1, arrived: 0 }), failed('no answer', '500')],
    markAll: [done('all read'), failed('no answer', '500')],
    sendMarks: [says('message read', { type: 'mark.done', id: 7 }), says('marking failed', { type: 'mark.failed', id: 7 })],
    watchAttention: [says('attention gained', { type: 'attention.gained' }), says('attention lost', { type: 'attention.lost' })],
  },
  project: ({ value, context: { tab, cards, failures, hasMarkFailed } }) => [value, tab, cards, failures > 0, hasMarkFailed],
  laws: {
    'no card is open behind a closed panel': (snapshot) =>
      !snapshot.matches({ panel: 'closed' }) || snapshot.context.cards.every(({ isExpanded }) => !isExpanded),
    'the read list is read only while its tab is open': (snapshot) =>
      snapshot.context.polled.includes('read') === (snapshot.matches({ panel: 'open' }) && snapshot.context.tab === 'read'),
    'nothing waits for attention that is there': (snapshot) => !snapshot.matches({ sync: 'due', attention: 'awake' }),
  },
})
