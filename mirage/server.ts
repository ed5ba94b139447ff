import { createAggregatorOf, type Aggregator as AggregatorOf, type AggregatorOptions as OptionsOf, type Due } from './aggregator.ts'
import { menuFor } from './accounts/menus.ts'
import { endOverdueAttempts } from './assessment/sitting.ts'
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

/** What comes by the clock: messages are sent at their time, and sittings end at theirs. */
export function due({ db, clock, settings, services: all }: Due): void {
  const store = createStore(db, all, clock)
  endOverdueAttempts({ ...store, clock })
  sendDue({ store, clock, settings })
}

/** The portal's aggregator, seeded by a scenario or restored from a snapshot. */
export const createAggregator = (options: AggregatorOptions): Aggregator =>
  createAggregatorOf({ scenarios: { demo, empty, large }, extents, handlers, services, menuFor, due }, options)
