import { notificationsDriver } from '#tests/charts/page/notifications-driver.ts'
import { expect, test } from '#tests/e2e/support.ts'
import { notifications } from '#tests/support/charts/entries/notifications.ts'
import { walkPage } from '#tests/support/charts/page-walk.ts'

test('every way through the notifications is a way through their drawer', async ({ page, gate }, info) => {
  test.setTimeout(180_000)
  gate.allowNetworkErrors()
  expect(await walkPage(page, info, notifications, notificationsDriver)).toEqual([])
})
