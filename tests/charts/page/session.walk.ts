import { expect, test } from '#tests/e2e/support.ts'
import { session } from '#tests/support/charts/entries/session.ts'
import { walkPage, wanderPage } from '#tests/support/charts/page-walk.ts'
import { sessionStand } from './session-stand.ts'
import { wandering } from './wandering.ts'

test('every way through a session is a way through the portal', async ({ page, gate }, info) => {
  gate.allowNetworkErrors()
  expect(await walkPage(page, info, session, sessionStand)).toEqual([])
})

test('walks at random through a session are walks through the portal', async ({ page, gate }, info) => {
  gate.allowNetworkErrors()
  expect(await wanderPage(page, info, session, sessionStand, wandering)).toEqual([])
})
