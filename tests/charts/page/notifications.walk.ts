import { expect, test } from '#tests/e2e/support.ts'
import { notifications } from '#tests/support/charts/entries/notifications.ts'
import { walkPage, wanderPage } from '#tests/support/charts/page-walk.ts'
import { notificationsStand } from './notifications-stand.ts'
import { wandering } from './wandering.ts'

test('every way through the notifications is a way through their drawer', async ({ page, gate }, info) => {
  gate.allowNetworkErrors()
  expect(await walkPage(page, info, notifications, notificationsStand)).toEqual([])
})

test('walks at random through the notifications are walks through their drawer', async ({ page, gate }, info) => {
  gate.allowNetworkErrors()
  expect(await wanderPage(page, info, notifications, notificationsStand, wandering)).toEqual([])
})
