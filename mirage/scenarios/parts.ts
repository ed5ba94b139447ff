import { toDay } from '../clock.ts'
import { credentialSeeds } from '../fixtures/accounts.ts'
import { blockSeeds, type BlockSeeds } from '../fixtures/blocks.ts'
import { moduleRules } from '../fixtures/module-rules.ts'
import { timeZoneGroups, timeZones } from '../fixtures/time-zones.ts'
import type { Scenario, SeedContext } from '../scenario.ts'

/** What people sign in with, and the time zones that a block can be given. */
export const seedAccountsAndTimeZones: Scenario = ({ db, clock }) => {
  for (const credentials of credentialSeeds(clock.now())) db.credentials.insert(credentials)
  for (const group of timeZoneGroups) db.timeZoneGroups.insert(group)
  for (const zone of timeZones) db.timeZones.insert(zone)
}

/** The rules between modules. */
export const seedModuleRules: Scenario = ({ db }) => {
  for (const rule of moduleRules) db.moduleRules.insert(rule)
}

/** The demo's blocks on the day of seeding. */
export function seedBlocks({ db, clock }: SeedContext): BlockSeeds {
  const seeds = blockSeeds(toDay(clock.now()))
  for (const block of seeds.blocks) db.blocks.insert(block)
  for (const date of seeds.academicDates) db.academicDates.insert(date)
  return seeds
}
