import type { Clock } from './clock.ts'
import type { Db } from './db.ts'

/** What a scenario seeds. */
export interface SeedContext {
  readonly db: Db
  readonly clock: Clock
}

/** Fills an empty database. Nothing in it is random, and every "now" comes from the clock. */
export type Scenario = (context: SeedContext) => void
