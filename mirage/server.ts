import { createAggregatorOf, type Aggregator, type AggregatorOptions } from './aggregator.ts'
import { menuFor } from './fixtures/menus.ts'
import { handlers } from './handlers/all.ts'
import { demo } from './scenarios/demo.ts'
import { empty } from './scenarios/empty.ts'
import { large } from './scenarios/large.ts'

const scenarios = { demo, empty, large }

/** The worlds that an aggregator can start from. */
export type ScenarioName = keyof typeof scenarios

/** All of them, for messages. */
export const scenarioNames: readonly ScenarioName[] = ['demo', 'empty', 'large']

export const isScenarioName = (text: unknown): text is ScenarioName => scenarioNames.some((name) => name === text)

/** The portal's aggregator, seeded by a scenario or gone on from a snapshot. */
export const createAggregator = (options: AggregatorOptions<ScenarioName>): Aggregator<ScenarioName> =>
  createAggregatorOf({ scenarios, handlers, menuFor }, options)
