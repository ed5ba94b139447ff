import { expect, test } from '#tests/e2e/support.ts'
import { session } from '#tests/support/charts/entries/session.ts'
import { walkPage, walkPageAtRandom } from '#tests/support/charts/page-walk.ts'
import { sessionDriver } from './session-driver.ts'
import { randomWalks } from './random-walk-settings.ts'

test('the portal follows every transition of a session', async ({ page, gate }, info) => {
  gate.allowNetworkErrors()
  expect(await walkPage(page, info, session, sessionDriver)).toEqual([])
})

test('the portal follows random walks through a session', async ({ page, gate }, info) => {
  gate.allowNetworkErrors()
  expect(await walkPageAtRandom(page, info, session, sessionDriver, randomWalks)).toEqual([])
})
