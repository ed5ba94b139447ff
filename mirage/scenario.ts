import type { Clock } from './clock.ts'
import type { Db } from './db.ts'

/** The worlds that an aggregator can start from. */
const scenarioNames = ['demo', 'empty', 'large'] as const

export type ScenarioName = (typeof scenarioNames)[number]

export const isScenarioName = (text: unknown): text is ScenarioName => scenarioNames.some((name) => name === text)

/** Thrown for an unknown scenario; names the known ones. */
export const unknownScenario = (text: unknown): string => `There is no scenario "${String(text)}". Known are ${scenarioNames.join(', ')}.`

/** What a scenario seeds. */
export interface SeedContext {
  readonly db: Db
  readonly clock: Clock
}

/** Fills a database that has only its secret. Nothing is random, and every "now" comes from the clock. */
export type Scenario = (context: SeedContext) => void
