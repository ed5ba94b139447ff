import type { Clock } from './clock.ts'
import type { Db } from './db.ts'

/** The worlds that an aggregator can start from. */
const scenarioNames = ['demo', 'empty', 'large'] as const

export type ScenarioName = (typeof scenarioNames)[number]

export const isScenarioName = (text: unknown): text is ScenarioName => scenarioNames.some((name) => name === text)

/** Says that there is no such scenario, and which there are. */
export const unknownScenario = (text: unknown): string => `There is no scenario "${String(text)}". Known are ${scenarioNames.join(', ')}.`

/** What a scenario seeds. */
export interface SeedContext {
  readonly db: Db
  readonly clock: Clock
}

/** Fills a database that holds no more than its secret. Nothing in it is random, and every "now" comes from the clock. */
export type Scenario = (context: SeedContext) => void
