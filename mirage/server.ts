import { createAggregatorOf, type Aggregator as AggregatorOf, type AggregatorOptions as OptionsOf } from './aggregator.ts'
import { menuFor } from './fixtures/menus.ts'
import { handlers } from './handlers/all.ts'
import type { ScenarioName } from './scenario.ts'
import { demo } from './scenarios/demo.ts'
import { empty } from './scenarios/empty.ts'
import { large } from './scenarios/large.ts'

export type Aggregator = AggregatorOf<ScenarioName>
export type AggregatorOptions = OptionsOf<ScenarioName>

/** The portal's aggregator, seeded by a scenario or gone on from a snapshot. */
export const createAggregator = (options: AggregatorOptions): Aggregator =>
  createAggregatorOf({ scenarios: { demo, empty, large }, handlers, menuFor }, options)
