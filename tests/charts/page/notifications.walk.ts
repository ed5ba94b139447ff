import { expect, test } from '#tests/e2e/support.ts'
import { notifications } from '#tests/support/charts/entries/notifications.ts'
import { walkPage, walkPageAtRandom } from '#tests/support/charts/page-walk.ts'
import { notificationsDriver } from './notifications-driver.ts'
import { randomWalks } from './random-walk-settings.ts'

test('every way through the notifications is a way through their drawer', async ({ page, gate }, info) => {
  gate.allowNetworkErrors()
  expect(await walkPage(page, info, notifications, notificationsDriver)).toEqual([])
})

test('walks at random through the notifications are walks through their drawer', async ({ page, gate }, info) => {
  gate.allowNetworkErrors()
  expect(await walkPageAtRandom(page, info, notifications, notificationsDriver, randomWalks)).toEqual([])
})
