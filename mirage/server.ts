import { createAggregatorOf, type Aggregator as AggregatorOf, type AggregatorOptions as OptionsOf, type Due } from './aggregator.ts'
import { menuFor } from './accounts/menus.ts'
import { handlers } from './handlers/all.ts'
import { sendDue } from './resources/communications/sending.ts'
import { createStore } from './resources/engine/store.ts'
import { services } from './resources/services.ts'
import type { ScenarioName } from './scenario.ts'
import { demo } from './scenarios/demo.ts'
import { empty } from './scenarios/empty.ts'
import { large } from './scenarios/large.ts'

export type Aggregator = AggregatorOf<ScenarioName>
export type AggregatorOptions = OptionsOf<ScenarioName>

const extents = { demo: 'written', empty: 'lookups', large: 'long' } as const

/** Messages come at their time, by the server's clock. */
const due = ({ db, clock, settings, services: all }: Due): void => sendDue({ store: createStore(db, all, clock), clock, settings })

/** The portal's aggregator, seeded by a scenario or restored from a snapshot. */
export const createAggregator = (options: AggregatorOptions): Aggregator =>
  createAggregatorOf({ scenarios: { demo, empty, large }, extents, handlers, services, menuFor, due }, options)
