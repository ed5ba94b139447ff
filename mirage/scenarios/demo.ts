import { accounts } from '../fixtures/accounts.ts'
import { notificationsOf } from '../fixtures/notifications.ts'
import { seededReset } from '../fixtures/reset-key.ts'
import { issueLink } from '../accounts/reset-links.ts'
import { lateInvitation } from '../resources/people/seeds/users.ts'
import type { Scenario } from '../scenario.ts'
import { seedAccountsAndTimeZones, seedBlocks, seedModuleRules } from './parts.ts'

const dayMs = 24 * 60 * 60 * 1000

/** An academic year with blocks in every state, and edge cases on purpose. */
export const demo: Scenario = (context) => {
  const { db, clock } = context
  seedAccountsAndTimeZones(context)
  issueLink(db, clock, seededReset)
  issueLink(db, clock, { ...lateInvitation, life: -dayMs })
  seedModuleRules(context)
  for (const counter of seedBlocks(context).counters) db.counters.insert(counter)
  for (const notification of accounts.flatMap((account) => notificationsOf(account, clock.now()))) db.notifications.insert(notification)
}
