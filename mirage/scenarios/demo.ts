import { accounts } from '../fixtures/accounts.ts'
import { notificationsOf } from '../fixtures/notifications.ts'
import { seededReset } from '../fixtures/reset-key.ts'
import { issueLink } from '../accounts/reset-links.ts'
import type { Scenario } from '../scenario.ts'
import { seedAccountsAndTimeZones, seedBlocks, seedModuleRules } from './parts.ts'

/** An academic year with blocks in every state, and edge cases on purpose. */
export const demo: Scenario = (context) => {
  const { db, clock } = context
  seedAccountsAndTimeZones(context)
  issueLink(db, clock, seededReset)
  seedModuleRules(context)
  for (const counter of seedBlocks(context).counters) db.counters.insert(counter)
  for (const notification of accounts.flatMap((account) => notificationsOf(account, clock.now()))) db.notifications.insert(notification)
}
